import type { WordsKind } from '../../contract/wording/rightAnswers';
import { writtenWords } from '../written/words';

export const stagesWords: WordsKind<'stages'> = {
  ...writtenWords,
  offered: ({ clues }) => clues.map((text) => ({ text })),
};
