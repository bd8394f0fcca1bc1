import type { Question, Solution } from '../../../contract/question';

/** What is right, in words: one line for each right answer, or for each place of an order. */
export function solutionLines(
  solution: Solution,
  question: Question,
  value: (number: number) => string,
): string[] {
  if ('accepted' in solution) return solution.accepted;
  if ('value' in solution) return [[value(solution.value), solution.unit].filter(Boolean).join(' ')];
  const lines = solution.correct.map((place) => question.answers?.[place] ?? String(place + 1));
  return question.kind === 'order' ? lines.map((line, place) => `${place + 1}. ${line}`) : lines;
}
