import { spawn } from 'node:child_process';
import { isPackage } from './dataFolder';

const COMMANDS: Partial<Record<NodeJS.Platform, [command: string, ...args: string[]]>> = {
  // The first quoted text would become a window title.
  win32: ['cmd', '/d', '/c', 'start', '""'],
  darwin: ['open'],
};

/** Whether one of the packages' starters runs the program, by a double-click or in a terminal. */
export function isRunByStarter(env = process.env): boolean {
  return env.QUIZ_NIGHT_STARTER === '1';
}

/** Whether npx runs the program, which its user expects to open the browser as a double-click does. */
export function isRunByNpx(env = process.env): boolean {
  return isPackage(env) && env.npm_command === 'exec';
}

/** Whether somebody sits in front of a screen of this machine: not over ssh, in CI, or without a desktop. */
export function hasScreen(env = process.env, platform = process.platform): boolean {
  if (env.CI && env.CI !== 'false') return false;
  if (env.SSH_CONNECTION || env.SSH_CLIENT || env.SSH_TTY) return false;
  return platform === 'win32' || platform === 'darwin' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/** In milliseconds: a command that has not failed by then is a browser that runs in the foreground. */
const LONGEST_MS = 3_000;

/** Opens a page in the user's browser; resolves with false if the system cannot. */
export function openBrowser(url: string): Promise<boolean> {
  const [command, ...args] = COMMANDS[process.platform] ?? ['xdg-open'];
  return new Promise((resolve) => {
    const child = spawn(command, [...args, url], {
      stdio: 'ignore',
      windowsVerbatimArguments: true,
      windowsHide: true,
      // Closing the terminal must not close the browser.
      detached: process.platform !== 'win32',
    });
    child.once('error', () => resolve(false));
    child.once('exit', (code) => resolve(code === 0));
    child.unref();
    setTimeout(() => resolve(true), LONGEST_MS);
  });
}
