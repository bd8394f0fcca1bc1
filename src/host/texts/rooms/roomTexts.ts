import { type Catalogue, defineTexts } from '../useLanguage';
import type de from './de';

const useTexts = defineTexts(import.meta.glob<Catalogue<typeof de>>('./??.ts'));

/** What several rooms say. */
export const useWords = () => useTexts().words;
export const useConnectionTexts = () => useTexts().connection;
export const useDeviceTexts = () => useTexts().devices;
export const useLobbyTexts = () => useTexts().lobby;
export const useCrowdTexts = () => useTexts().crowd;
export const usePlayerTexts = () => useTexts().players;
export const useSettingsTexts = () => useTexts().settings;
export const useQuizDialogTexts = () => useTexts().quizDialog;
export const useShortcutsTexts = () => useTexts().shortcuts;
export const useEveningTexts = () => useTexts().evenings;
export const useTakeHomeTexts = () => useTexts().takeHome;

export type ConnectionTexts = ReturnType<typeof useConnectionTexts>;
export type SettingsTexts = ReturnType<typeof useSettingsTexts>;
