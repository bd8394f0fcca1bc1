import { type Catalogue, defineTexts } from '../texts/useLanguage';
import { dayIn } from '../texts/eveningTexts';

export const useQuizListTexts = defineTexts(
  import.meta.glob<Catalogue<Messages['quizList']>>('../../locales/*/quizList.json'),
  ({ list }, language) => ({ ...list, day: dayIn(language) }),
);
