import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import { canPerform } from './dockerfile';

const runs = (program: string, ...words: string[]): boolean => spawnSync(program, words).status === 0;

const isLinux = process.platform === 'linux';
if (isLinux && !runs('unzip', '-v')) {
  process.stdout.write('Nothing is tested: unzip is missing on this machine.\n');
  process.exit(1);
}
/** What imitates other systems, by the tests that need it: not every machine has it. */
const OTHERS = [
  { spec: 'image.spec.ts', needs: 'bwrap, and the right to use it', isHere: canPerform() },
  { spec: 'windows.spec.ts', needs: 'wine', isHere: runs('wine', '--version') },
  {
    spec: 'macos.spec.ts',
    needs: 'python3-fusepy and /dev/fuse',
    isHere: existsSync('/dev/fuse') && runs('/usr/bin/python3', '-c', 'import fusepy'),
  },
];
const missing = isLinux ? OTHERS.filter(({ isHere }) => !isHere) : [];
for (const { spec, needs } of missing) process.stdout.write(`NOT TESTED HERE: ${spec} needs ${needs}.\n`);

/**
 * The packages in `release/`, each started as its user would. All are tested on Linux; Windows and macOS only
 * start their own.
 */
export default defineConfig({
  testDir: '.',
  testMatch: isLinux ? '**/*.spec.ts' : '**/own.spec.ts',
  testIgnore: missing.map(({ spec }) => `**/${spec}`),
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: [['list']],
});
