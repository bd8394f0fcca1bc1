import { spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { Started, type Start } from './started';

const RELEASE = resolve('release');
/** Windows' own, which reads zips too; a shell from elsewhere may find another one first. */
const WINDOWS_TAR = join(process.env.SystemRoot ?? '', 'System32', 'tar.exe');

/** Returns the path of the package whose name ends like this. */
export function packageFor(ending: string): string {
  const name = readdirSync(RELEASE).find((each) => each.endsWith(ending));
  if (!name) throw new Error(`there is no ${ending} in ${RELEASE}: run npm run package first`);
  return join(RELEASE, name);
}

/** Unpacks a zip as users do, or all but one file of it; returns the folder with the starter. */
export function unpack(system: string, folder: string, leftOut?: string): string {
  mkdirSync(folder, { recursive: true });
  const zip = packageFor(`-${system}.zip`);
  const all = ['-q', zip, '-d', folder];
  if (process.platform === 'win32') run(WINDOWS_TAR, ['-xf', zip, '-C', folder]);
  else run('unzip', leftOut === undefined ? all : [...all, '-x', `Quiz Night/${leftOut}`]);
  return join(folder, 'Quiz Night');
}

/** Runs a program to its end, which must succeed; returns its output. */
export function run(command: string, args: string[], env: NodeJS.ProcessEnv = process.env): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, { encoding: 'utf8', env });
  expect(status, `${command} ${args.join(' ')}: ${String(error ?? stderr)}`).toBe(0);
  return stdout;
}

interface Fixtures {
  /** A folder of the test's own, with a browser that only records what it is told to open. */
  folder: string;
  /** Starts a process that is ended with the test. */
  start(what: Omit<Start, 'cwd'> & Partial<Start>): Started;
}

export const test = base.extend<Fixtures>({
  // eslint-disable-next-line no-empty-pattern
  folder: async ({}, provide) => {
    const folder = mkdtempSync(join(tmpdir(), 'quiz-night-'));
    const browser = join(folder, 'bin', 'xdg-open');
    mkdirSync(join(folder, 'bin'));
    mkdirSync(join(folder, 'home'));
    writeFileSync(browser, `#!/bin/sh\necho "$@" >> '${join(folder, 'opened')}'\n`);
    chmodSync(browser, 0o755);
    await provide(folder);
    // Windows keeps the files of a program locked for a moment after its end.
    rmSync(folder, { recursive: true, force: true, maxRetries: 10 });
  },
  start: async ({ folder }, provide) => {
    const all: Started[] = [];
    await provide((what) => {
      const started = new Started({ cwd: folder, ...what }, folder);
      all.push(started);
      return started;
    });
    for (const started of all) await started.stop('SIGKILL');
  },
});
export { expect };

/** A user's environment without Node. */
export function withoutNode(folder: string): NodeJS.ProcessEnv {
  const tools = join(folder, 'bin');
  for (const tool of ['sh', 'dirname', 'readlink', 'uname'])
    run('ln', ['-sf', run('which', [tool]).trim(), join(tools, tool)]);
  return { HOME: join(folder, 'home'), PATH: tools };
}

/** What the browser was told to open, in order. */
export function openedPages(folder: string): string[] {
  try {
    return readFileSync(join(folder, 'opened'), 'utf8').split('\n').filter(Boolean);
  } catch {
    return [];
  }
}
