import { defineTexts } from '../../texts/useLanguage';

const useTexts = defineTexts({
  de: () => import('./de'),
  en: () => import('./en'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  nl: () => import('./nl'),
  pl: () => import('./pl'),
  pt: () => import('./pt'),
});

export const useWorkshopTexts = () => useTexts().workshop;
export const useQuestionTexts = () => useTexts().question;
export const useKindTexts = () => useTexts().kinds;
export const usePreviewTexts = () => useTexts().preview;
export const useSavingTexts = () => useTexts().saving;
export const useQuizFileTexts = () => useTexts().files;

export type QuizFileTexts = ReturnType<typeof useQuizFileTexts>;
