import type { Language } from '../../contract/languages';
import type en from './en';

export type PhoneTexts = typeof en;

const TEXTS: Record<Language, () => Promise<{ default: PhoneTexts }>> = {
  de: () => import('./de'),
  en: () => import('./en'),
};

/** The texts in one language: a phone loads no other. */
export async function loadPhoneTexts(language: Language): Promise<PhoneTexts> {
  return (await TEXTS[language]()).default;
}
