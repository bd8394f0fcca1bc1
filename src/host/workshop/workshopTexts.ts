import { dayFormat } from '../../contract/wording/days';
import { type Catalogue, defineTexts } from '../texts/useLanguage';

const useTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['workshop']>>('../../locales/*/workshop.json'),
  ({ files, ...texts }, language) => ({
    ...texts,
    files: { ...files, time: dayFormat(language, { dateStyle: 'medium', timeStyle: 'short' }) },
  }),
);

export const useWorkshopTexts = () => useTexts().workshop;
export const useQuestionTexts = () => useTexts().question;
export const useKindTexts = () => useTexts().kinds;
export const usePreviewTexts = () => useTexts().preview;
export const useSavingTexts = () => useTexts().saving;
export const useQuizFileTexts = () => useTexts().files;
