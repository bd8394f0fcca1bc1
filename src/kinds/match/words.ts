import { letterOf } from '../../look/answerSigns';
import { counted, lettered } from '../picked/words';
import type { WordsKind } from '../../contract/wording/rightAnswers';

export const matchWords: WordsKind<'match'> = {
  right: ({ pairs }, { answers = [] }) =>
    pairs.map(([label, text]) => ({ label, text, letter: letterOf(answers.indexOf(text)) })),
  offered: (question) => [...question.left.map((text) => ({ text })), ...lettered(question)],
  given: (tally, { left }) =>
    counted(
      left.map((text) => ({ text })),
      tally,
    ),
  between: ' | ',
};
