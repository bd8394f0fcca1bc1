import { type Catalogue, defineTexts } from '../texts/useLanguage';
import { dayIn } from '../texts/dayIn';

export const useQuizListTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['quizList']>>('../../locales/*/quizList.json'),
  ({ list }, language) => ({ ...list, day: dayIn(language) }),
);
