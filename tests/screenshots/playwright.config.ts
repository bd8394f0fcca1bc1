import endToEnd from '../e2e/playwright.config';

/** `npm run screenshots`: draws README's pictures anew, from the product as it is. */
export default { ...endToEnd, testDir: '.', testMatch: '**/*.shots.ts', workers: 1 };
