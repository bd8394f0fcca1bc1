import { lettered } from '../picked/words';
import type { WordsKind } from '../wordsKind';

export const orderWords: WordsKind<'order'> = {
  rightLines: ({ correct }, shown) => lettered(correct, shown).map((text, place) => `${place + 1}. ${text}`),
};
