import { lettered } from '../picked/words';
import type { WordsKind } from '../wordsKind';

export const multipleWords: WordsKind<'multiple'> = {
  rightLines: ({ correct }, shown) => lettered(correct, shown),
};
