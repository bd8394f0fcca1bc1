import type { WordsKind } from '../wordsKind';

export const textWords: WordsKind<'text'> = { rightLines: ({ accepted }) => accepted, canBeHalf: true };
