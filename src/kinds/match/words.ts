import { letterOf } from '../../look/answerSigns';
import { lettered } from '../picked/words';
import type { WordsKind } from '../wordsKind';

export const matchWords: WordsKind<'match'> = {
  right: ({ pairs }, { answers = [] }) =>
    pairs.map(([label, text]) => ({ label, text, letter: letterOf(answers.indexOf(text)) })),
  offered: (question) => [...question.left.map((text) => ({ text })), ...lettered(question)],
  given: ({ counts }, { left }) => left.map((text, place) => ({ text, end: counts[place] ?? 0 })),
  between: ' | ',
};
