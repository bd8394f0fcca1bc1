import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from '../support/browser';

/** End-to-end tests: a real browser against the built server. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  // A machine busy with something else needs several times as long as a free one.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 720 },
    actionTimeout: 30_000,
    navigationTimeout: 30_000,
    launchOptions: { executablePath: ensureBrowser(), args: BROWSER_FLAGS },
  },
});
