import { WebSocket } from 'ws';

/** A browser's socket reports a connection that failed by its end alone; that of ws would end the process. */
class PageSocket extends WebSocket {
  constructor(url: string) {
    super(url);
    this.on('error', () => undefined);
  }
}

/** What the code of the pages needs of a browser: a page that is looked at, and nothing stored. */
Object.assign(globalThis, {
  window: new EventTarget(),
  document: Object.assign(new EventTarget(), { visibilityState: 'visible' }),
  WebSocket: PageSocket,
});

// The pages log each connection that is lost, which is what all these tests are about.
// eslint-disable-next-line no-console
for (const level of ['info', 'warn', 'error'] as const) console[level] = () => undefined;
