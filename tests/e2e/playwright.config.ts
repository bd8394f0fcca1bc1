import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from '../support/browser';

/** End-to-end tests: a real browser against the built server. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 720 },
    actionTimeout: 15_000,
    navigationTimeout: 15_000,
    launchOptions: { executablePath: ensureBrowser(), args: BROWSER_FLAGS },
  },
});
