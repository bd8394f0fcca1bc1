/**
 * The hub client takes the test runner for Node and would go past the test's network with the ws package; it reads
 * this from `process.release`. Imported first, this makes it use the page's own WebSocket and fetch.
 */
Object.defineProperty(process, 'release', { value: { ...process.release, name: 'browser' } });
