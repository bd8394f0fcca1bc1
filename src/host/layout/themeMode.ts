import { storedText } from '../browser/storedText';

export const THEME_MODES = ['light', 'dark', 'auto'] as const;
/** What the host chose; auto follows the system. */
export type ThemeMode = (typeof THEME_MODES)[number];
export type Theme = 'light' | 'dark';

const stored = storedText('quiz-night.theme-mode');
/** Written after every change: its storage event reaches other tabs that missed the mode's own. */
const sync = storedText('quiz-night.theme-sync');
const current = storedText('quiz-night.current-theme');
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The stored mode; auto where none, or none that we know, is stored. */
export function readThemeMode(): ThemeMode {
  const text = stored.read();
  return THEME_MODES.find((mode) => mode === text) ?? 'auto';
}

/** The theme that the stored mode means now. */
export function readTheme(): Theme {
  const mode = readThemeMode();
  if (mode !== 'auto') return mode;
  return systemIsDark().matches ? 'dark' : 'light';
}

/** Stores the host's choice, and notifies subscribers in this tab and in the others. */
export function saveThemeMode(mode: ThemeMode): void {
  stored.write(mode);
  sync.write(`${mode} ${Date.now()}`);
}

/** Switches between light and dark; auto is first resolved to the system's preference. */
export function flipTheme(): void {
  saveThemeMode(readTheme() === 'dark' ? 'light' : 'dark');
}

/** Calls back when the theme may have changed: here, in another tab, by the system. Returns an unsubscribe function. */
export function subscribeToTheme(listener: () => void): () => void {
  const system = systemIsDark();
  system.addEventListener('change', listener);
  const stops = [stored.subscribe(listener), sync.subscribe(listener)];
  return () => {
    system.removeEventListener('change', listener);
    stops.forEach((stop) => stop());
  };
}

/** Sets the theme's class on the root, for the style sheet's custom properties. */
export function showTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.remove(theme === 'dark' ? 'light' : 'dark');
  classList.add(theme);
}

/** Stores the theme that the root shows under its own key, now and whenever the root's class changes. */
export function recordCurrentTheme(): () => void {
  const root = document.documentElement;
  const record = () => current.write(root.classList.contains('dark') ? 'dark' : 'light');
  record();
  const observer = new MutationObserver(record);
  observer.observe(root, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
