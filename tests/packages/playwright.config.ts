import { spawnSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

/** What is needed beside Node, by the argument with which each only says its version. */
const NEEDED = { unzip: '-v', wine: '--version' };

const missing = Object.entries(NEEDED)
  .filter(([program, argument]) => spawnSync(program, [argument]).error)
  .map(([program]) => program);
if (spawnSync('/usr/bin/python3', ['-c', 'import fusepy']).status !== 0) missing.push('python3-fusepy');
if (missing.length > 0) {
  process.stdout.write(`Not run, nothing is tested: ${missing.join(' and ')} missing on this machine.\n`);
  process.exit(process.platform === 'linux' ? 1 : 0);
}

/** The packages in `release/`, each started as its user would; one after the other, since each needs both cores. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env.CI),
  workers: 1,
  timeout: 300_000,
  expect: { timeout: 120_000 },
  reporter: [['list']],
});
