import type { Language } from '../../contract/languages';
import { dayFormat } from '../../contract/wording/days';
import { fileFor } from '../../contract/wording/fileFor';

export type HomeTexts = Awaited<ReturnType<typeof loadHomeTexts>>;

const TEXTS = import.meta.glob<{ default: Messages['home'] }>('../../locales/*/home.json');

/** Loads the words of the evenings that a phone has kept. */
export async function loadHomeTexts(language: Language) {
  const { default: texts } = await fileFor(TEXTS, language)();
  return { ...texts, date: dateIn(language) };
}

/** Returns an ISO 8601 date in words. */
function dateIn(language: Language): (date: string) => string {
  const write = dayFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  return (date) => (Number.isNaN(Date.parse(date)) ? date : write(Date.parse(date)));
}
