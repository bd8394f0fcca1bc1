import { type Catalogue, defineTexts } from '../texts/useLanguage';

const useTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['rehearsal']>>('../../locales/*/rehearsal.json'),
);

/** The texts shown before and after a rehearsal. */
export const useRehearsalTexts = () => useTexts().rehearsal;
export const useFirstEveningTexts = () => useTexts().firstEvening;

export type ReportTexts = ReturnType<typeof useRehearsalTexts>['report'];
