import { pickedWords } from '../picked/words';
import type { WordsKind } from '../wordsKind';

export const choiceWords: WordsKind<'choice'> = pickedWords;
