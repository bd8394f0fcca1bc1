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

/** React reads at every rendering, so a storage that cannot be read is logged only once per key. */
const loggedUnreadable = new Set<string>();

function readFromBrowser(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    if (!loggedUnreadable.has(key)) logFailure(`${key} cannot be read`, error);
    loggedUnreadable.add(key);
    return null;
  }
}

function writeToBrowser(key: string, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch (error) {
    logFailure(`${key} cannot be stored`, error);
    return false;
  }
}
