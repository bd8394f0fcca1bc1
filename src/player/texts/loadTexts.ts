import type { Language } from '../../contract/languages';
import type en from './en';

export type PhoneTexts = typeof en;

const TEXTS: Record<Language, () => Promise<{ default: PhoneTexts }>> = {
  de: () => import('./de'),
  en: () => import('./en'),
  es: () => import('./es'),
  fr: () => import('./fr'),
  it: () => import('./it'),
  nl: () => import('./nl'),
  pl: () => import('./pl'),
  pt: () => import('./pt'),
};

/** The texts in one language: a phone loads no other. */
export async function loadPhoneTexts(language: Language): Promise<PhoneTexts> {
  return (await TEXTS[language]()).default;
}
