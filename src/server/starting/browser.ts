import { spawn } from 'node:child_process';

const COMMANDS: Partial<Record<NodeJS.Platform, [command: string, ...args: string[]]>> = {
  // The first text in quotes would be the title of a window.
  win32: ['cmd', '/d', '/c', 'start', '""'],
  darwin: ['open'],
};

/** In milliseconds: what has not failed by then is a browser that runs in the same process. */
const LONGEST_MS = 3_000;

/** Opens a page in the user's browser; resolves with false where the system does not. */
export function openBrowser(url: string, platform = process.platform): Promise<boolean> {
  const [command, ...args] = COMMANDS[platform] ?? ['xdg-open'];
  return new Promise((resolve) => {
    const child = spawn(command, [...args, url], {
      stdio: 'ignore',
      windowsVerbatimArguments: true,
      windowsHide: true,
      // What closes the terminal is not to close the browser.
      detached: platform !== 'win32',
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
    child.unref();
    setTimeout(() => resolve(true), LONGEST_MS);
  });
}
