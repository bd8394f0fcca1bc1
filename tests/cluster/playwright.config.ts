import { spawnSync } from 'node:child_process';
import { defineConfig } from '@playwright/test';

const NEEDED = ['redis-server', 'redis-cli', 'nginx'];

const missing = NEEDED.filter((program) => spawnSync(program, ['-v']).error);
if (missing.length > 0) {
  const isServerSystem = process.platform === 'linux';
  process.stdout.write(`Not run, nothing is tested: ${missing.join(' and ')} missing on this machine.\n`);
  process.exit(isServerSystem ? 1 : 0);
}

/** Several server processes over one Redis behind nginx. The tests mostly wait for leases and for clients. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // A busy machine needs several times as long as an idle one.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
});
