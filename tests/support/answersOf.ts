import type { Question } from '../../src/contract/question';

/** Returns what a question offers for picking or sorting. */
export function answersOf(question: Question): string[] {
  const { answers } = { answers: undefined, ...question };
  if (!answers) throw new Error(`A question of the kind ${question.kind} offers no answers.`);
  return answers;
}
