import { WebSocket } from 'ws';

/**
 * A browser's socket reports a failed connection only by its close; the error event of ws would end the
 * process.
 */
class PageSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    this.on('error', () => undefined);
  }
}

/**
 * What the pages' code needs of a browser: a visible page, and neither storage nor history, as all phones share
 * them.
 */
Object.assign(globalThis, {
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  history: { state: null, replaceState: () => undefined },
  WebSocket: PageSocket,
});

// The pages log each lost connection, which is what all these tests are about.
// eslint-disable-next-line no-console
for (const level of ['info', 'warn', 'error'] as const) console[level] = () => undefined;
