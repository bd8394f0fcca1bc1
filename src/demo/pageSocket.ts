import type { PageConnection, PageHub } from './pageHub';

/** What clients need of a WebSocket. */
type Socket = Pick<
  WebSocket,
  'url' | 'binaryType' | 'readyState' | 'send' | 'close' | 'onopen' | 'onmessage' | 'onclose' | 'onerror'
>;

const [CONNECTING, OPEN, CLOSED] = [0, 1, 3] as const;

/**
 * Returns a class that clients use in place of WebSocket, whose connections end at hubs in this page: the last part of
 * an address, such as `quizHub`, says which one.
 */
export function pageSockets(hubs: ReadonlyMap<string, PageHub>) {
  return class PageSocket implements Socket {
    static readonly CONNECTING = CONNECTING;
    static readonly OPEN = OPEN;
    static readonly CLOSED = CLOSED;
    readonly url: string;
    binaryType: BinaryType = 'blob';
    readyState: 0 | 1 | 3 = CONNECTING;
    onopen: WebSocket['onopen'] = null;
    onmessage: WebSocket['onmessage'] = null;
    onclose: WebSocket['onclose'] = null;
    onerror: WebSocket['onerror'] = null;
    #connection: PageConnection | undefined;

    constructor(url: string | URL) {
      this.url = String(url);
      queueMicrotask(() => this.#open());
    }

    #open(): void {
      if (this.readyState !== CONNECTING) return;
      const hub = hubs.get(new URL(this.url).pathname.split('/').at(-1) ?? '');
      if (!hub) return this.#closed(false);
      this.readyState = OPEN;
      this.#connection = hub.connect({
        receive: (data) => {
          if (this.readyState === OPEN) this.#call('onmessage', new MessageEvent('message', { data }));
        },
        closed: () => this.#closed(true),
      });
      this.#call('onopen', new Event('open'));
    }

    send(data: string | ArrayBufferLike | Blob | ArrayBufferView): void {
      if (this.readyState === OPEN) this.#connection?.receive(String(data));
    }

    close(): void {
      this.#connection?.end();
      if (this.readyState !== CLOSED) queueMicrotask(() => this.#closed(true));
    }

    #closed(wasClean: boolean): void {
      if (this.readyState === CLOSED) return;
      this.readyState = CLOSED;
      this.#call('onclose', new CloseEvent('close', { wasClean, code: wasClean ? 1000 : 1006 }));
    }

    #call(name: 'onopen' | 'onmessage' | 'onclose', event: Event): void {
      (this[name] as ((event: Event) => void) | null)?.(event);
    }
  };
}
