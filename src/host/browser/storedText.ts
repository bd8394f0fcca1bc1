import { withStorage } from '../../look/withStorage';
import { logFailure } from './log';

/** A text in the browser's local storage, in the shape that React's useSyncExternalStore reads. */
export interface StoredText {
  /** The stored text, or null where there is none or the browser keeps none. */
  read(): string | null;
  write(text: string): void;
  /** Calls back on every change, of this tab and of the others. Returns an unsubscribe function. */
  subscribe(listener: () => void): () => void;
}

/**
 * The text under `key`. Where the browser refuses to store it (private mode, full quota), it lasts as long as the
 * page is open.
 */
export function storedText(key: string): StoredText {
  const listeners = new Set<() => void>();
  let unsaved: string | null = null;
  const notify = () => listeners.forEach((listener) => listener());
  const onStorage = (event: StorageEvent) => {
    // A null key says that the whole storage was cleared.
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
 * Does something with the browser's storage, to which access may be refused altogether, and which may be full. `what`
 * is logged where that fails, once each: some texts are read at every rendering.
 */
export function inStorage<T>(action: (storage: Storage) => T, otherwise: T, what: string): T {
  const done = withStorage(action, (error) => {
    if (!logged.has(what)) logFailure(what, error);
    logged.add(what);
  });
  return done ?? otherwise;
}

const logged = new Set<string>();

/** False where the browser stores nothing. */
export function writeToBrowser(key: string, text: string): boolean {
  const write = (storage: Storage) => {
    storage.setItem(key, text);
    return true;
  };
  return inStorage(write, false, `${key} cannot be stored`);
}

/** The text under `key`, or null where there is none or the browser keeps none. */
export function readFromBrowser(key: string): string | null {
  return inStorage((storage) => storage.getItem(key), null, `${key} cannot be read`);
}
