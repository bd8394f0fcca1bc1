import { defineConfig } from '@playwright/test';
import { BROWSER_FLAGS, ensureBrowser } from '../support/browser';

/** `npm run bench`: prints what it measures and asserts no time. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.bench.ts',
  outputDir: '../../test-results',
  workers: 1,
  timeout: 600_000,
  reporter: [['list']],
  use: {
    viewport: { width: 1920, height: 1080 },
    launchOptions: { executablePath: ensureBrowser(), args: BROWSER_FLAGS },
  },
});
