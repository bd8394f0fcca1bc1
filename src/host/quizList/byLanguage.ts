import { languageOfTag } from '../../contract/languages';
import type { QuizSummary } from '../../contract/quizSummary';
import { readLanguage } from '../texts/useLanguage';

/**
 * Separates the quizzes that the host can read from the rest. They are sorted: quizzes without a language
 * first, then those in the chosen language (or the mixture's), then those in the browser's other languages.
 * The rest begins with English, which more hosts can read than any other language.
 */
export function byLanguage(quizzes: readonly QuizSummary[]): { own: QuizSummary[]; others: QuizSummary[] } {
  const chosen = readLanguage();
  const wished =
    chosen === 'mixture' ? [...navigator.languages, 'de', 'en'] : [chosen, ...navigator.languages];
  const known = wished.map(languageOfTag);
  const last = known.length + 1;
  const placeOf = ({ language }: QuizSummary) => {
    if (language === undefined) return 0;
    const spoken = languageOfTag(language);
    return known.indexOf(spoken) + 1 || (spoken === 'en' ? last : last + 1);
  };
  const sorted = quizzes.toSorted((one, other) => placeOf(one) - placeOf(other));
  return {
    own: sorted.filter((quiz) => placeOf(quiz) < last),
    others: sorted.filter((quiz) => placeOf(quiz) >= last),
  };
}
