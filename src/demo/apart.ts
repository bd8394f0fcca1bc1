/** Keeps texts as a browser's storage does, as properties of its own, until the page is closed. */
export class MemoryStorage implements Storage {
  [key: string]: unknown;

  /** The frames and windows that share it, and hear of every change. */
  readonly #sharers = new Set<Window & typeof globalThis>();

  share(page: Window & typeof globalThis): void {
    this.#sharers.add(page);
    page.addEventListener('pagehide', () => this.#sharers.delete(page));
  }

  get length(): number {
    return Object.keys(this).length;
  }

  key(index: number): string | null {
    return Object.keys(this)[index] ?? null;
  }

  getItem(key: string): string | null {
    return Object.hasOwn(this, key) ? String(this[key]) : null;
  }

  setItem(key: string, text: string): void {
    this[key] = String(text);
    this.#tell(key);
  }

  removeItem(key: string): void {
    delete this[key];
    this.#tell(key);
  }

  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key);
  }

  #tell(key: string): void {
    for (const page of this.#sharers) page.dispatchEvent(new page.StorageEvent('storage', { key }));
  }
}

/** Puts something in the place of what the browser gives a page under this name. */
function replace(name: string, value: unknown): void {
  Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
}

/** What a page has in place of the browser's own. */
interface Means {
  WebSocket: unknown;
  BroadcastChannel: unknown;
  fetch: unknown;
}

/**
 * Keeps a page to itself, before any of its parts runs: what it stores stays in its memory, where no other page finds
 * it, and every connection that it opens ends in this page or in the one around it. Frames and windows of a page may
 * share its storage. Returns the storage.
 */
export function keepApart(
  { WebSocket, BroadcastChannel, fetch }: Means,
  storage?: MemoryStorage,
): MemoryStorage {
  const own = storage ?? new MemoryStorage();
  storage?.share(window);
  replace('localStorage', own);
  replace('WebSocket', WebSocket);
  replace('BroadcastChannel', BroadcastChannel);
  replace('fetch', fetch);
  // What would rather use this than `fetch` does so only where there is one.
  replace('XMLHttpRequest', undefined);
  // The address of a room leads nowhere without a server.
  const { replaceState } = history;
  history.replaceState = (state, unused, url) => {
    const isElsewhere = url !== undefined && url !== null && String(url).startsWith('/');
    replaceState.call(history, state, unused, isElsewhere ? undefined : url);
  };
  return own;
}
