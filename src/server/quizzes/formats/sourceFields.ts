import type { QuestionSource } from '../../../contract/quizSource';
import { fieldName } from '../faults';
import type { Report } from '../remarks/report';
import type { KindName } from './table/kindNames';

/** The fields of each kind of question, the one that makes the kind first. */
export const KIND_FIELDS = {
  choice: ['correctAnswer', 'answers'],
  multiple: ['correctAnswers', 'answers'],
  text: ['acceptedAnswers'],
  number: ['correctNumber', 'unit', 'nearest', 'tolerance'],
  order: ['correctOrder'],
} as const satisfies Record<KindName, readonly (keyof QuestionSource)[]>;

/** The kind of a question that `readQuiz` reads. */
export function kindOf(question: QuestionSource): KindName {
  const kinds = Object.keys(KIND_FIELDS) as KindName[];
  return kinds.find((kind) => (question[KIND_FIELDS[kind][0]] ?? undefined) !== undefined) ?? 'choice';
}

/** Time without a limit is told by null. */
const isEmpty = (name: string, value: unknown): boolean =>
  value === undefined || value === '' || (value === null && name !== 'seconds');

/** Reports which fields of a quiz, a round or a question a format cannot hold. An empty field says nothing. */
export function reportLost(
  part: Record<string, unknown>,
  kept: readonly string[],
  where: string,
  report: Report,
): void {
  const lost = Object.entries(part).filter(([name, value]) => !kept.includes(name) && !isEmpty(name, value));
  const names = lost.map(([name]) => fieldName([name], report.language));
  if (names.length) report.addList(where, 'fieldsLost', names);
}
