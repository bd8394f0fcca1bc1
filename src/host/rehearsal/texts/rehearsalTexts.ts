import { type Catalogue, defineTexts } from '../../texts/useLanguage';
import type de from './de';

const useTexts = defineTexts(import.meta.glob<Catalogue<typeof de>>('./??.ts'));

/** What a rehearsal says before it begins and after it has ended. */
export const useRehearsalTexts = () => useTexts().rehearsal;
export const useFirstEveningTexts = () => useTexts().firstEvening;

export type ReportTexts = ReturnType<typeof useRehearsalTexts>['report'];
