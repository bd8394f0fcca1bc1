import { letterOf } from '../../look/answerSigns';
import type { WordsKind } from '../wordsKind';

export const matchWords: WordsKind<'match'> = {
  right: ({ pairs }, { answers = [] }) =>
    pairs.map(([label, text]) => ({ label, text, letter: letterOf(answers.indexOf(text)) })),
  between: ' | ',
};
