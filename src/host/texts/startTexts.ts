import { type Catalogue, defineTexts } from './useLanguage';

const useTexts = defineTexts(import.meta.glob<Catalogue<Messages['start']>>('../../locales/*/start.json'));

export const useUiTexts = () => useTexts().ui;
export const useFrameTexts = () => useTexts().frame;
export const useStartTexts = () => useTexts().start;
