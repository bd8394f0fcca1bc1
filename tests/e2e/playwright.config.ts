import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from '../support/browser';

/** End-to-end tests: a real browser against the built server. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results',
  globalSetup: process.env.BUSY ? './keepBusy.ts' : undefined,
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  // Two cores are busy with three: a test waits for half of its time.
  workers: 3,
  // A machine busy with something else needs several times as long as a free one.
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    viewport: { width: 1280, height: 720 },
    // Nothing is waited for that only moves; the whole evenings are played with all that moves.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: ensureBrowser(), args: BROWSER_FLAGS },
  },
});
