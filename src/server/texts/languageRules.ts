import type { AnswerWords } from '../../reading/answerWords';
import { isLanguage, type Language, LANGUAGES } from '../../contract/languages';
import { LanguageRules } from '../../reading/languageRules';

const FILES = import.meta.glob<AnswerWords>('../../locales/*/answers.json', {
  eager: true,
  import: 'default',
});
const known = new Map<Language, LanguageRules>();

/** Returns how the words of typed answers are compared in a language; undefined for one without a file. */
export function languageRules(language: string): LanguageRules | undefined {
  if (!isLanguage(language)) return undefined;
  const words = FILES[`../../locales/${language}/answers.json`];
  const { over } = LANGUAGES[language];
  if (!words) return over && languageRules(over);
  let rules = known.get(language);
  if (!rules) {
    rules = new LanguageRules(words);
    known.set(language, rules);
  }
  return rules;
}
