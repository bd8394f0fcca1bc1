import type { QuestionSource } from '../../../contract/quizSource';
import type { KindName } from '../import/table/kindNames';

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
