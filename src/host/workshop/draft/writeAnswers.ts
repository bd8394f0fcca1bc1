import type { Key, QuestionDraft } from './draft';
import { numberOf, numbersOf } from './numbers';

/** A question's answers in the JSON. */
export interface WrittenAnswers {
  fields: Record<string, unknown>;
  /** The field with the list of their texts. */
  list: string;
  /** The answers written, in the order of that list. */
  keys: Key[];
}

/** The fields that make a question's kind. Empty answers are left out; a right one that is missing is null. */
export function writeAnswers(question: QuestionDraft): WrittenAnswers {
  const written = question.answers.filter((answer) => answer.text.trim() !== '');
  const texts = written.map((answer) => answer.text);
  const right = written.flatMap((answer, index) => (answer.right ? [index] : []));
  const keys = written.map((answer) => answer.key);
  switch (question.kind) {
    case 'choice':
      return { fields: { answers: texts, correctAnswer: right[0] ?? null }, list: 'answers', keys };
    case 'multiple':
      return { fields: { answers: texts, correctAnswers: right }, list: 'answers', keys };
    case 'text':
      return { fields: { acceptedAnswers: texts }, list: 'acceptedAnswers', keys };
    case 'order':
      return { fields: { correctOrder: texts }, list: 'correctOrder', keys };
    case 'number':
      return { fields: numberFields(question), list: 'answers', keys: [] };
  }
}

function numberFields({
  number,
  unit,
  counting,
  nearest,
  tolerance,
}: QuestionDraft): Record<string, unknown> {
  const value = numberOf(number);
  return {
    correctNumber: value === '' ? null : value,
    ...(unit && { unit }),
    ...(counting === 'nearest' && { nearest: numbersOf(nearest) }),
    ...(counting === 'tolerance' && { tolerance: numberOf(tolerance) }),
  };
}
