import { lettered } from '../picked/words';
import type { WordsKind } from '../wordsKind';

export const choiceWords: WordsKind<'choice'> = {
  rightLines: ({ correct }, shown) => lettered(correct, shown),
};
