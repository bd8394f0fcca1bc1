import { type Catalogue, defineTexts } from '../texts/useLanguage';

const useTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['rehearsal']>>('../../locales/*/rehearsal.json'),
);

/** What a rehearsal says before it begins and after it has ended. */
export const useRehearsalTexts = () => useTexts().rehearsal;
export const useFirstEveningTexts = () => useTexts().firstEvening;

export type ReportTexts = ReturnType<typeof useRehearsalTexts>['report'];
