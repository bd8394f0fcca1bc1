import { EXPORT_TEXTS } from './exportTexts';
import { IMPORT_TEXTS } from './importTexts';

/** The languages that hosts read reports and reasons in. */
export type Language = 'de' | 'en';

const TEXTS = { ...IMPORT_TEXTS, ...EXPORT_TEXTS };
export type TextKey = keyof typeof TEXTS;

/** A text in the language, with what stands in it filled in. */
export function sayText(language: Language, key: TextKey, ...values: (string | number)[]): string {
  const text: string = TEXTS[key][language === 'de' ? 0 : 1];
  return text.replace(/\{(\d)\}/g, (_hole, place: string) => String(values[Number(place)] ?? ''));
}
