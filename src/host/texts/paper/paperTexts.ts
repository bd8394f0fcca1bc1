import { type Catalogue, defineTexts } from '../useLanguage';
import type de from './de';

const useTexts = defineTexts(import.meta.glob<Catalogue<typeof de>>('./??.ts'));

export const useAddPaperTexts = () => useTexts().add;
export const usePhoneTexts = () => useTexts().phones;
export const useScorerTexts = () => useTexts().scorer;
export const useGridTexts = () => useTexts().grid;

export type GridTexts = ReturnType<typeof useGridTexts>;
