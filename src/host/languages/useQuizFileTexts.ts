import { quizFileTexts, type QuizFileTexts } from './quizFileTexts';
import { useLanguage } from './useLanguage';

/** The texts about quizzes as files, in the host's language. */
export function useQuizFileTexts(): QuizFileTexts {
  return quizFileTexts[useLanguage()];
}
