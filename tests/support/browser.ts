import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

/** The headless shell draws no window, and so needs far less processor time. */
const NAMES = [
  'chromium-headless-shell',
  'google-chrome-stable',
  'google-chrome',
  'chromium',
  'chromium-browser',
  'microsoft-edge-stable',
  'microsoft-edge',
];
const MACOS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
];
const WINDOWS = ['Google\\Chrome\\Application\\chrome.exe', 'Microsoft\\Edge\\Application\\msedge.exe'];

const isRoot = process.getuid?.() === 0;

/** Flags for a browser without first-run pages and background requests; as root it has no sandbox. */
export const BROWSER_FLAGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Every window would also start two hidden pages of the address bar, for a third of the processor time. The
  // flag replaces Playwright's list of features.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup',
  // The shell would round the widths of letters, unlike a real window.
  '--font-render-hinting=none',
];

/**
 * Returns the path of an installed Chrome, Chromium or Edge. If there is none, installs one (Debian's package
 * when root, otherwise Playwright's own download) and says so.
 */
export function ensureBrowser(): string {
  const found = findBrowser();
  if (found) return found;
  if (isRoot && existsSync('/usr/bin/apt-get')) {
    say("installing Debian's chromium-headless-shell.");
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    execFileSync('apt-get', ['update'], { stdio: 'inherit', env });
    const install = ['install', '-y', '--no-install-recommends', 'chromium-headless-shell'];
    execFileSync('apt-get', install, { stdio: 'inherit', env });
  } else {
    say('downloading one with Playwright.');
    const npx = process.platform === 'win32' ? 'npx.cmd' : 'npx';
    const shell = process.platform === 'win32';
    execFileSync(npx, ['playwright', 'install', 'chromium'], { stdio: 'inherit', shell });
  }
  const installed = findBrowser();
  if (!installed)
    throw new Error('No browser could be installed; install Chrome, Chromium or Edge and try again.');
  return installed;
}

function say(what: string): void {
  process.stdout.write(`No Chrome, Chromium or Edge is installed: ${what}\n`);
}

function findBrowser(): string | undefined {
  const folders = (process.env.PATH ?? '').split(delimiter);
  const windows = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
  const candidates = [
    ...(process.env.BROWSER_PATH ? [process.env.BROWSER_PATH] : []),
    ...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))),
    ...MACOS,
    ...WINDOWS.flatMap((path) => windows.filter(Boolean).map((folder) => join(folder!, path))),
    chromium.executablePath(),
  ];
  return candidates.find((path) => existsSync(path));
}
