import { withStorage } from '../../look/withStorage';
import { logFailure } from './log';

/** A text in the browser's local storage, in the shape that React's useSyncExternalStore reads. */
export interface StoredText {
  /** Returns the stored text, or null if there is none or the browser stores nothing. */
  read(): string | null;
  write(text: string): void;
  /** Calls back on every change, in this tab or another. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/**
 * Returns the store for the text under `key`. If the browser refuses to store it (private mode, full quota),
 * it lasts while the page is open.
 */
export function storedText(key: string): StoredText {
  const listeners = new Set<() => void>();
  let unsaved: string | null = null;
  const notify = () => listeners.forEach((listener) => listener());
  const onStorage = (event: StorageEvent) => {
    // A null key means that the whole storage was cleared.
    if (event.key === key || event.key === null) notify();
  };
  return {
    read: () => unsaved ?? readFromBrowser(key),
    write(text) {
      unsaved = writeToBrowser(key, text) ? null : text;
      notify();
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('storage', onStorage);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) window.removeEventListener('storage', onStorage);
      };
    },
  };
}

/**
 * Runs an action on the browser's storage, which may be blocked or full; returns `otherwise` if it fails.
 * `what` is then logged once, since some texts are read on every render.
 */
export function inStorage<T>(action: (storage: Storage) => T, otherwise: T, what: string): T {
  const done = withStorage(action, (error) => {
    if (!logged.has(what)) logFailure(what, error);
    logged.add(what);
  });
  return done ?? otherwise;
}

const logged = new Set<string>();

/** Returns false if the browser stores nothing. */
export function writeToBrowser(key: string, text: string): boolean {
  const write = (storage: Storage) => {
    storage.setItem(key, text);
    return true;
  };
  return inStorage(write, false, `${key} cannot be stored`);
}

/** Returns the text under `key`, or null if there is none or the browser stores nothing. */
export function readFromBrowser(key: string): string | null {
  return inStorage((storage) => storage.getItem(key), null, `${key} cannot be read`);
}
