import { useLayoutEffect, useSyncExternalStore } from 'react';
import { storedText } from '../browser/storedText';

export const THEME_MODES = ['light', 'dark', 'auto'] as const;
/** The host's choice; `auto` follows the system. */
type ThemeMode = (typeof THEME_MODES)[number];
type Theme = 'light' | 'dark';

const stored = storedText('quiz-night.theme-mode');
/** Written after every change, so that its storage event reaches tabs that missed the mode's own. */
const sync = storedText('quiz-night.theme-sync');
const current = storedText('quiz-night.current-theme');
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** Returns the stored mode; `auto` if none, or an unknown one, is stored. */
function readThemeMode(): ThemeMode {
  const text = stored.read();
  return THEME_MODES.find((mode) => mode === text) ?? 'auto';
}

/** Returns the theme that the stored mode means now. */
function readTheme(): Theme {
  const mode = readThemeMode();
  if (mode !== 'auto') return mode;
  return systemIsDark().matches ? 'dark' : 'light';
}

/** Stores the host's choice, and notifies subscribers in this tab and in the others. */
function saveThemeMode(mode: ThemeMode): void {
  stored.write(mode);
  sync.write(`${mode} ${Date.now()}`);
}

/** Calls back when the theme may have changed, here or elsewhere. Returns an unsubscribe function. */
function subscribeToTheme(listener: () => void): () => void {
  const system = systemIsDark();
  system.addEventListener('change', listener);
  const stops = [stored.subscribe(listener), sync.subscribe(listener)];
  return () => {
    system.removeEventListener('change', listener);
    stops.forEach((stop) => stop());
  };
}

/** Returns the current theme and functions that change it; follows other tabs and the system. */
export function useTheme() {
  const mode = useSyncExternalStore(subscribeToTheme, readThemeMode);
  const theme = useSyncExternalStore(subscribeToTheme, readTheme);
  /** Switches between light and dark; `auto` is first resolved to the system's preference. */
  const flip = () => saveThemeMode(readTheme() === 'dark' ? 'light' : 'dark');
  return { mode, theme, setMode: saveThemeMode, flip };
}

/** Keeps the theme's class on the root element, for the style sheet's custom properties. */
export function useRootTheme(): void {
  const { theme } = useTheme();
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.remove(theme === 'dark' ? 'light' : 'dark');
    classList.add(theme);
  }, [theme]);
}

/** Stores the theme that the root element shows under its own key, while the calling screen is open. */
export function useRecordedTheme(): void {
  useLayoutEffect(() => {
    const root = document.documentElement;
    const record = () => current.write(root.classList.contains('dark') ? 'dark' : 'light');
    record();
    const observer = new MutationObserver(record);
    observer.observe(root, { attributeFilter: ['class'] });
    return () => observer.disconnect();
  }, []);
}
