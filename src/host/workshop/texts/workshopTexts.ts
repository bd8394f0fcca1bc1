import { type Catalogue, defineTexts } from '../../texts/useLanguage';
import type de from './de';

const useTexts = defineTexts(import.meta.glob<Catalogue<typeof de>>('./??.ts'));

export const useWorkshopTexts = () => useTexts().workshop;
export const useQuestionTexts = () => useTexts().question;
export const useKindTexts = () => useTexts().kinds;
export const usePreviewTexts = () => useTexts().preview;
export const useSavingTexts = () => useTexts().saving;
export const useQuizFileTexts = () => useTexts().files;
