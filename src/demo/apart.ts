/** Keeps texts as a browser's storage does, as properties of its own, until the page is closed. */
class MemoryStorage implements Storage {
  [key: string]: unknown;

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
  }

  removeItem(key: string): void {
    delete this[key];
  }

  clear(): void {
    for (const key of Object.keys(this)) this.removeItem(key);
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
 * it, and every connection that it opens ends in this page or in the one around it. Returns the page's storage.
 */
export function keepApart({ WebSocket, BroadcastChannel, fetch }: Means, storage?: Storage): Storage {
  const own = storage ?? new MemoryStorage();
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
