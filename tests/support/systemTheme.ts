const DARK = '(prefers-color-scheme: dark)';

type Listener = (event: MediaQueryListEvent) => void;
const listeners = new Set<Listener>();
let dark = false;

/** Adds what jsdom lacks: a matchMedia that knows the system's colour scheme; every other query is false. */
export function stubMatchMedia(): void {
  dark = false;
  listeners.clear();
  window.matchMedia = (query) => {
    const list = {
      media: query,
      get matches() {
        return query === DARK && dark;
      },
      addEventListener: (_type: string, listener: Listener) => query === DARK && listeners.add(listener),
      removeEventListener: (_type: string, listener: Listener) => listeners.delete(listener),
    };
    return list as unknown as MediaQueryList;
  };
}

/** Switches the system between light and dark and notifies all listeners. */
export function setSystemTheme(theme: 'light' | 'dark'): void {
  dark = theme === 'dark';
  for (const listener of listeners) listener({ matches: dark, media: DARK } as MediaQueryListEvent);
}
