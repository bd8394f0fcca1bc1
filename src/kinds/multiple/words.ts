import { pickedWords } from '../picked/words';
import type { WordsKind } from '../wordsKind';

export const multipleWords: WordsKind<'multiple'> = pickedWords;
