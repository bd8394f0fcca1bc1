import { letteredCounts, pickedWords } from '../picked/words';
import type { WordsKind } from '../../contract/wording/rightAnswers';

export const orderWords: WordsKind<'order'> = {
  right: (solution, shown) =>
    pickedWords.right(solution, shown).map((line, index) => ({ ...line, place: index + 1 })),
  offered: pickedWords.offered,
  given: letteredCounts,
  between: ' → ',
};
