import type { WordsKind } from '../wordsKind';
import { writtenWords } from '../written/words';

export const stagesWords: WordsKind<'stages'> = {
  ...writtenWords,
  offered: ({ clues }) => clues.map((text) => ({ text })),
};
