import { execFileSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';

/**
 * What can take the place of a file: reading it fails, or would never end. Windows has no pipes in folders.
 */
export const NO_FILES: [what: string, make: (path: string) => unknown][] = [
  ['a folder', (path) => mkdir(path)],
  ...(process.platform === 'win32'
    ? []
    : ([['a pipe', (path) => execFileSync('mkfifo', [path])]] as [string, (path: string) => unknown][])),
];
