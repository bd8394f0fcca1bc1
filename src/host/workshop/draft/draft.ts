import { isObject } from '../../../contract/parsed';
import type { QuestionKind } from '../../../contract/question';

/** A quiz in the making: whatever was typed, right or wrong. Immutable: each edit replaces it. */
export interface QuizDraft {
  readonly name: string;
  readonly description: string;
  readonly settings: QuizSettings;
  /** The question that decides a shared first place. */
  readonly tieBreak: QuestionDraft | null;
  readonly rounds: readonly RoundDraft[];
  readonly rest: UnknownFields;
}

/** How a quiz or a round is played. Empty values inherit from the level above, then from the default. */
export interface PlaySettings {
  readonly scoring: '' | 'points' | 'speed';
  readonly reveal: '' | 'question' | 'round';
  /** As typed; NO_LIMIT for none. */
  readonly seconds: string;
}

interface QuizSettings extends PlaySettings {
  readonly scores: '' | 'round' | 'end';
  readonly joker: boolean;
  /** The rules that everybody reads before the first round. */
  readonly rules: string;
}

export interface RoundDraft {
  readonly key: Key;
  readonly title: string;
  readonly settings: PlaySettings;
  /** Whether it is open from the start until its own place in the order. */
  readonly beside: boolean;
  readonly questions: readonly QuestionDraft[];
  readonly rest: UnknownFields;
}

/** The fields that only some kinds have; the kinds add them where they declare their initial values. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface KindDraft {}

/** A question with the fields of all kinds, so that changing its kind loses nothing. Numbers are as typed. */
export interface QuestionDraft extends KindDraft {
  readonly key: Key;
  readonly kind: QuestionKind;
  readonly text: string;
  /** The answers to select, the answers in their right order, the accepted answers, or the parts. */
  readonly answers: readonly AnswerDraft[];
  readonly points: string;
  /** Whether each team stakes some of its points before it. */
  readonly wager: boolean;
  readonly seconds: string;
  readonly explanation: string;
  readonly note: string;
  readonly source: string;
  /** A day as YYYY-MM-DD. */
  readonly checkAfter: string;
  readonly image: string;
  readonly imageAlt: string;
  readonly audio: string;
  readonly audioFrom: string;
  readonly audioTo: string;
  readonly audioFade: string;
  readonly video: string;
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
/** The id of a question's other field, by its name in the draft; OWN_FIELD for a kind's first. */
export const questionPart = (key: Key, field: string): string => `${field}-${key}`;
export const answerField = (key: Key): string => `answer-${key}`;
/** The id of the field for what a part accepts; the answer's own field holds its label. */
export const acceptedField = (key: Key): string => `accepted-${key}`;
/** The id of the mark that makes an answer the right one. */
export const rightMark = (key: Key): string => `right-${key}`;
export const roundTitle = (key: Key): string => `round-${key}`;
export const roundSeconds = (key: Key): string => `seconds-${key}`;
export const roundBeside = (key: Key): string => `beside-${key}`;

/** The fields of a JSON object, with values of any type. */
export type JsonFields = Record<string, unknown>;

export function fieldsOf(input: unknown): JsonFields {
  return isObject(input) ? { ...input } : {};
}

export function isPresent(value: unknown): boolean {
  return value !== null && value !== undefined;
}

/** A text unchanged, a number or boolean as text; anything else is empty. */
export function textOf(value: unknown): string {
  return isPresent(value) && typeof value !== 'object' ? String(value) : '';
}
