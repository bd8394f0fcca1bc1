import { spawn } from 'node:child_process';

const COMMANDS: Partial<Record<NodeJS.Platform, [command: string, ...args: string[]]>> = {
  // The first quoted text would become a window title.
  win32: ['cmd', '/d', '/c', 'start', '""'],
  darwin: ['open'],
};

/** In milliseconds: a command that has not failed by then is a browser that runs in the foreground. */
const LONGEST_MS = 3_000;

/** Opens a page in the user's browser; resolves with false if the system cannot. */
export function openBrowser(url: string, platform = process.platform): Promise<boolean> {
  const [command, ...args] = COMMANDS[platform] ?? ['xdg-open'];
  return new Promise((resolve) => {
    const child = spawn(command, [...args, url], {
      stdio: 'ignore',
      windowsVerbatimArguments: true,
      windowsHide: true,
      // Closing the terminal must not close the browser.
      detached: platform !== 'win32',
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
    child.unref();
    setTimeout(() => resolve(true), LONGEST_MS);
  });
}
