import endToEnd from '../e2e/playwright.config';

/** `npm run screenshots`: redraws README's pictures from the current product. */
export default { ...endToEnd, testDir: '.', testMatch: '**/*.shots.ts', workers: 1 };
