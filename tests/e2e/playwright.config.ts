import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from '../support/browser';

/** End-to-end tests: a real browser against the built server. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: process.env.BUSY ? './keepBusy.ts' : undefined,
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Four workers on two cores: a test spends half of its time waiting.
  workers: 4,
  // A machine busy with something else takes several times as long as an idle one.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 720 },
    // No test waits for animations; the whole evenings are played with them.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: ensureBrowser(), args: BROWSER_FLAGS },
  },
});
