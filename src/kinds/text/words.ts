import type { WordsKind } from '../wordsKind';

export const textWords: WordsKind<'text'> = {
  right: ({ accepted }) => accepted.map((text) => ({ text })),
  between: ' / ',
  canBeHalf: true,
};
