import { readQuiz } from '../../src/game/quiz/readQuiz';
import type { GameQuiz } from '../../src/game/quiz/quiz';

/** Returns a quiz as if read from its file. */
export function quizOf(file: object): GameQuiz {
  const parsed = readQuiz(file);
  if (!parsed.ok) throw Error(JSON.stringify(parsed.faults));
  return parsed.value;
}

/** Returns the faults of a quiz file, as `path code`. */
export function faultsIn(file: object): string[] {
  const parsed = readQuiz(file);
  return parsed.ok ? [] : parsed.faults.map(({ path, code }) => `${path.join('/')} ${code}`);
}

/** One part of an answer, and the texts that are accepted for it. */
export const part = (label: string, ...acceptedAnswers: string[]) => ({ label, acceptedAnswers });

/** A choice of three answers, the second of which is right. */
export const choice = (question: string, rest: object = {}) => ({
  question,
  answers: ['red', 'green', 'blue'],
  correctAnswer: 1,
  ...rest,
});
