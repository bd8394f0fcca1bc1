import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from '../support/browser';

/** Tests of the demo: a real browser against a server of plain files, with what `npm run demo` has built. */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  outputDir: '../../test-results',
  forbidOnly: Boolean(process.env.CI),
  fullyParallel: true,
  workers: 2,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    locale: 'en-GB',
    viewport: { width: 1366, height: 768 },
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: ensureBrowser(), args: BROWSER_FLAGS },
  },
});
