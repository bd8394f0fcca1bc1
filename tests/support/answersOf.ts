import type { Question } from '../../src/contract/question';

/** What a question offers to be picked or sorted. */
export function answersOf(question: Question): string[] {
  if (!('answers' in question)) throw new Error(`A question of the kind ${question.kind} offers no answers.`);
  return question.answers;
}
