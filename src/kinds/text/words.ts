import type { WordsKind } from '../wordsKind';
import { writtenWords } from '../written/words';

export const textWords: WordsKind<'text'> = writtenWords;
