import type { Language } from '../../contract/languages';
import { dayFormat } from '../../contract/wording/days';
import { fileFor } from '../../contract/wording/fileFor';

export type HomeTexts = Awaited<ReturnType<typeof loadHome>>['texts'];

const TEXTS = import.meta.glob<{ default: Messages['home'] }>('../../locales/*/home.json');

/** Loads the evening's components and texts. */
export async function loadHome(language: Language) {
  const [{ EveningDialog }, { default: texts }] = await Promise.all([
    import('./EveningDialog'),
    fileFor(TEXTS, language)(),
  ]);
  return { EveningDialog, texts: { ...texts, date: dateIn(language) } };
}

/** Returns an ISO 8601 date in words. */
function dateIn(language: Language): (date: string) => string {
  const write = dayFormat(language, { dateStyle: 'full', timeZone: 'UTC' });
  return (date) => (Number.isNaN(Date.parse(date)) ? date : write(Date.parse(date)));
}
