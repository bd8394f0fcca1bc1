import { useLayoutEffect, useSyncExternalStore } from 'react';
import {
  flipTheme,
  readTheme,
  readThemeMode,
  recordCurrentTheme,
  saveThemeMode,
  showTheme,
  subscribeToTheme,
  type Theme,
  type ThemeMode,
} from './themeMode';

export interface ThemeControls {
  mode: ThemeMode;
  /** What the mode means now: auto follows the system. */
  theme: Theme;
  setMode: (mode: ThemeMode) => void;
  flip: () => void;
}

/** The current theme; follows other tabs and the system. */
export function useTheme(): ThemeControls {
  const mode = useSyncExternalStore(subscribeToTheme, readThemeMode);
  const theme = useSyncExternalStore(subscribeToTheme, readTheme);
  return { mode, theme, setMode: saveThemeMode, flip: flipTheme };
}

/** Sets the root's class whenever the theme changes. */
export function useRootTheme(): void {
  const { theme } = useTheme();
  useLayoutEffect(() => showTheme(theme), [theme]);
}

/** Stores the current theme under its own key, as long as the screen that calls this is open. */
export function useRecordedTheme(): void {
  useLayoutEffect(recordCurrentTheme, []);
}
