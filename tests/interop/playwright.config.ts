import endToEnd from '../e2e/playwright.config';

/** The lobby end to end against an ASP.NET Core SignalR server; one at a time, since each test builds it. */
export default { ...endToEnd, testDir: '.', workers: 1 };
