import { defineTexts } from '../../texts/useLanguage';

const useTexts = defineTexts({ de: () => import('./de'), en: () => import('./en') });

/** What a rehearsal says before it begins and after it has ended. */
export const useRehearsalTexts = () => useTexts().rehearsal;
export const useFirstEveningTexts = () => useTexts().firstEvening;

export type ReportTexts = ReturnType<typeof useRehearsalTexts>['report'];
