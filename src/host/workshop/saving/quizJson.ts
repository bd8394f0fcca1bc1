import type { Language } from '../../../contract/languages';
import { QUIZ_LIMITS, type QuizSource } from '../../../contract/question';

/** Whether something is the JSON of a quiz, finished or not. */
export function isQuizSource(input: unknown): input is QuizSource {
  return isObject(input) && typeof input.quizName === 'string';
}

/** Whether both say the same, whatever the order of their fields. The id is the address's, not the content's. */
export function isSameQuiz(one: QuizSource | null, other: QuizSource | null): boolean {
  return (
    one === other ||
    (one !== null && other !== null && canonical(withoutId(one)) === canonical(withoutId(other)))
  );
}

/** How many questions a quiz has, as it stands. */
export function countQuestions(source: QuizSource): number {
  return questionsOf(source).length;
}

/** The texts of the questions that another quiz does not have, or not so. */
export function questionsOnlyIn(source: QuizSource, other: QuizSource): string[] {
  const known = new Set(questionsOf(other).map(canonical));
  const own = questionsOf(source).filter((question) => !known.has(canonical(question)));
  return own.map((question) =>
    isObject(question) && typeof question.question === 'string' ? question.question : '',
  );
}

const COPY: Record<Language, string> = {
  de: 'Kopie',
  en: 'copy',
  es: 'copia',
  fr: 'copie',
  it: 'copia',
  nl: 'kopie',
  pl: 'kopia',
  pt: 'cópia',
};

/** The same quiz under the name of a copy, to be stored as another one. */
export function copyOf(source: QuizSource, lang: Language): QuizSource {
  const end = ` (${COPY[lang]})`;
  const beginning = source.quizName.slice(0, QUIZ_LIMITS.quizName - end.length);
  // No half of a character stays at its end.
  const copy: QuizSource = { ...source, quizName: beginning.replace(/[\uD800-\uDBFF]$/, '') + end };
  delete copy.quizId;
  return copy;
}

const withoutId = (source: QuizSource) => ({ ...source, quizId: undefined });

function questionsOf({ questions, rounds }: QuizSource): unknown[] {
  const parts: unknown[] = [{ questions }, ...listOf(rounds)];
  return parts.flatMap((part) => (isObject(part) ? listOf(part.questions) : []));
}

function canonical(part: unknown): string {
  return JSON.stringify(part, (_name, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function listOf(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
