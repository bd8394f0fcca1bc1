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

/** What a rehearsal says before it begins and after it has ended. */
export const useRehearsalTexts = () => useTexts().rehearsal;
export const useFirstEveningTexts = () => useTexts().firstEvening;

export type ReportTexts = ReturnType<typeof useRehearsalTexts>['report'];
