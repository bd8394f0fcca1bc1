import type { Language } from '../../contract/languages';
import type en from './texts/en';

export type HomeTexts = typeof en;

const TEXTS: Record<Language, () => Promise<{ default: HomeTexts }>> = {
  de: () => import('./texts/de'),
  en: () => import('./texts/en'),
  es: () => import('./texts/es'),
  fr: () => import('./texts/fr'),
  it: () => import('./texts/it'),
  nl: () => import('./texts/nl'),
  pl: () => import('./texts/pl'),
  pt: () => import('./texts/pt'),
};

/** Loads what shows an evening, with its words. */
export async function loadHome(language: Language) {
  const [{ EveningDialog }, { default: texts }] = await Promise.all([
    import('./EveningDialog'),
    TEXTS[language](),
  ]);
  return { EveningDialog, texts };
}
