import { readQuiz } from '../../src/game/quiz/readQuiz';
import type { GameQuiz } from '../../src/game/quiz/quiz';

/** A quiz as its file would be read. */
export function quizOf(file: object): GameQuiz {
  const parsed = readQuiz(file);
  if (!parsed.ok) throw Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

/** A choice of three, the second of which is right. */
export const choice = (question: string, rest: object = {}) => ({
  question,
  answers: ['red', 'green', 'blue'],
  correctAnswer: 1,
  ...rest,
});
