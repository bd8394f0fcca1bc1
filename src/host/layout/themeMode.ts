import { storedText } from '../browser/storedText';

export const THEME_MODES = ['light', 'dark', 'auto'] as const;
/** What the host chose; auto follows the system. */
export type ThemeMode = (typeof THEME_MODES)[number];
export type Theme = 'light' | 'dark';

const stored = storedText('quiz-night.theme-mode');
/** Written after every change: its storage event tells the other tabs, even when they missed the mode's own. */
const sync = storedText('quiz-night.theme-sync');
const current = storedText('quiz-night.current-theme');
const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

/** The stored mode; auto where none, or none that we know, is stored. */
export function readThemeMode(): ThemeMode {
  const text = stored.read();
  return THEME_MODES.find((mode) => mode === text) ?? 'auto';
}

/** The theme that the stored mode comes to now. */
export function readTheme(): Theme {
  const mode = readThemeMode();
  if (mode !== 'auto') return mode;
  return systemIsDark().matches ? 'dark' : 'light';
}

/** Stores the host's choice, and tells everyone who subscribed, in this tab and in the others. */
export function saveThemeMode(mode: ThemeMode): void {
  stored.write(mode);
  sync.write(`${mode} ${Date.now()}`);
}

/** Flips between light and dark; auto is first resolved to the system's preference. */
export function flipTheme(): void {
  saveThemeMode(readTheme() === 'dark' ? 'light' : 'dark');
}

/** Calls back when mode or theme may have changed: by this tab, by another, by the system. */
export function subscribeToTheme(listener: () => void): () => void {
  const system = systemIsDark();
  system.addEventListener('change', listener);
  const stops = [stored.subscribe(listener), sync.subscribe(listener)];
  return () => {
    system.removeEventListener('change', listener);
    stops.forEach((stop) => stop());
  };
}

/** Puts the theme on the root, where the style sheet's custom properties hang. */
export function showTheme(theme: Theme): void {
  const { classList } = document.documentElement;
  classList.remove(theme === 'dark' ? 'light' : 'dark');
  classList.add(theme);
}

/** Keeps the theme that the root shows under a key of its own, now and whenever the root's class changes. */
export function recordCurrentTheme(): () => void {
  const root = document.documentElement;
  const record = () => current.write(root.classList.contains('dark') ? 'dark' : 'light');
  record();
  const observer = new MutationObserver(record);
  observer.observe(root, { attributeFilter: ['class'] });
  return () => observer.disconnect();
}
