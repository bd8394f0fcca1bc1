import type { QuestionKind } from '../../../contract/question';
import type { DraftOf, QUESTION_FIELDS, QUIZ_FIELDS, ROUND_FIELDS } from './fields';

/** A quiz in the making: whatever was typed, right or wrong. Immutable: each edit replaces it. */
export interface QuizDraft {
  readonly name: string;
  readonly description: string;
  readonly settings: DraftOf<typeof QUIZ_FIELDS>;
  /** The question that decides a shared first place. */
  readonly tieBreak: QuestionDraft | null;
  readonly rounds: readonly RoundDraft[];
  readonly rest: UnknownFields;
}

export interface RoundDraft {
  readonly key: Key;
  readonly title: string;
  readonly settings: DraftOf<typeof ROUND_FIELDS>;
  readonly questions: readonly QuestionDraft[];
  readonly rest: UnknownFields;
}

/** The fields that only some kinds have; the kinds add them where they declare their initial values. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface KindDraft {}

/** A question with the fields of all kinds, so that changing its kind loses nothing. Numbers are as typed. */
export interface QuestionDraft extends KindDraft, DraftOf<typeof QUESTION_FIELDS> {
  readonly key: Key;
  readonly kind: QuestionKind;
  readonly text: string;
  /** The answers to select, the answers in their right order, the accepted answers, or the parts. */
  readonly answers: readonly AnswerDraft[];
  readonly rest: UnknownFields;
}

export interface AnswerDraft {
  readonly key: Key;
  /** For a part: what it asks for. Its text is then what is accepted. */
  readonly label: string;
  readonly text: string;
  /** The file name of its picture. */
  readonly image: string;
  /** Used only where answers are marked as right. */
  readonly right: boolean;
}

/** A field of a question that holds typed text. */
export type TypedField = {
  [Field in keyof QuestionDraft]: string extends QuestionDraft[Field] ? Field : never;
}[keyof QuestionDraft];

/** Fields of a quiz file that the workshop does not know and leaves unchanged. */
type UnknownFields = Readonly<Record<string, unknown>>;

/** Identifies a part of a draft while the page is open. */
export type Key = string;

/** Stands for the rules, which are no question, where the open question is named. */
export const RULES: Key = 'rules';

/** The name of the first field of a question whose answer is not a list. */
export const OWN_FIELD = 'own';

/** The ids of the elements that can be focused. */
export const QUIZ_NAME = 'quiz-name';
/** The id of a field of the whole quiz, by its name in the file. */
export const quizPart = (field: string): string => `quiz-${field}`;
export const questionField = (key: Key): string => `question-${key}`;
export const questionCard = (key: Key): string => `card-${key}`;
/** The id of another field of a question or a round, by its name in the draft; OWN_FIELD for a kind's first. */
export const partField = (key: Key, field: string): string => `${field}-${key}`;
export const answerField = (key: Key): string => `answer-${key}`;
/** The id of the field for what a part accepts; the answer's own field holds its label. */
export const acceptedField = (key: Key): string => `accepted-${key}`;
/** The id of the mark that makes an answer the right one. */
export const rightMark = (key: Key): string => `right-${key}`;
export const roundTitle = (key: Key): string => `round-${key}`;
