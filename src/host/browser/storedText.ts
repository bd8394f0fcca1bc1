import { logFailure } from './log';

/** A text in the browser's local storage, in the shape that React's useSyncExternalStore reads. */
export interface StoredText {
  /** The stored text, or null where there is none or the browser keeps none. */
  read(): string | null;
  write(text: string): void;
  /** Calls back on every change, of this tab and of the others. Returns the way out. */
  subscribe(listener: () => void): () => void;
}

/**
 * The text under `key`. A browser that refuses to store (private mode, full quota) still gets it for as long as the page
 * is open.
 */
export function storedText(key: string): StoredText {
  const listeners = new Set<() => void>();
  let unsaved: string | null = null;
  const tell = () => listeners.forEach((listener) => listener());
  const onStorage = (event: StorageEvent) => {
    // A null key says that the whole storage was cleared.
    if (event.key === key || event.key === null) tell();
  };
  return {
    read: () => unsaved ?? readFromBrowser(key),
    write(text) {
      unsaved = writeToBrowser(key, text) ? null : text;
      tell();
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

/** React reads at every rendering: a storage that is closed is told once per key. */
const toldUnreadable = new Set<string>();

function readFromBrowser(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch (error) {
    if (!toldUnreadable.has(key)) logFailure(`${key} cannot be read`, error);
    toldUnreadable.add(key);
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
