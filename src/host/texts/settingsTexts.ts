import { type Catalogue, defineTexts } from './useLanguage';

const useTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['settings']>>('../../locales/*/settings.json'),
);

/** Texts of the settings and of the list of keys. */
export const useSettingsTexts = () => useTexts().settings;
export const useShortcutsTexts = () => useTexts().shortcuts;
