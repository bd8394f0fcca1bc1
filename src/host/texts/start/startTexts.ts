import { type Catalogue, defineTexts } from '../useLanguage';
import type de from './de';

const useTexts = defineTexts(import.meta.glob<Catalogue<typeof de>>('./??.ts'));

export const useUiTexts = () => useTexts().ui;
export const useFrameTexts = () => useTexts().frame;
export const useStartTexts = () => useTexts().start;
