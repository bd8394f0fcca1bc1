import type { Answer, QuestionKind, QuestionSource } from '../contract/question';
import type { Language } from '../contract/languages';
import type { AnswerDraft, QuestionDraft } from '../host/workshop/draft/draft';
import type { JsonFields } from '../host/workshop/draft/json';
import type { Kind } from './rules';

/** What is looked at of a question: as it is asked, or as it is revealed. */
export type Moment = 'question' | 'solution';

/** Stands for what is not typed yet. */
export const NOTHING_YET = '…';

/** How the preview plays a kind of question. */
interface PlayedKind<Name extends QuestionKind> {
  /** What makes the kind, however little is typed; perhaps another kind, where it would show what is not there. */
  played: (draft: QuestionDraft, moment: Moment) => Kind;
  /** The answer of the player at this place, if there is one, to a question of this kind. */
  answer: (question: Extract<Kind, { kind: Name }>, at: number) => Answer | undefined;
  /** Whether it has points of its own, which hold instead of those that all kinds have; absent: it never has. */
  hasOwnPoints?: (draft: QuestionDraft) => boolean;
  /** The most that it can bring, where that is not its points. */
  mostPoints?: (draft: QuestionDraft) => number | undefined;
}

/** A kind of question whose author writes a list of answers. */
export interface ListKind<Name extends QuestionKind = QuestionKind> extends PlayedKind<Name> {
  /** The field of a quiz file with the texts of the answers. */
  readonly list: keyof QuestionSource & string;
  /** How many of the answers are marked as right; none where all are right. */
  readonly marks?: 'one' | 'several';
  readonly mostAnswers: number;
  /** In characters. */
  readonly longestAnswer: number;
  /** The order of the answers says something. */
  readonly isNumbered?: true;
  /** Each answer is a part that has a label: what it asks for. */
  readonly hasLabels?: true;
  /** Absent: the list holds the texts alone. */
  readonly readAnswers?: (fields: JsonFields) => WrittenAnswer[];
  readonly write?: (question: QuestionDraft) => JsonFields;
}

/** A kind of question whose answer has fields of its own. */
export interface FieldsKind<Name extends QuestionKind = QuestionKind> extends PlayedKind<Name> {
  readonly list: null;
  readonly read: (fields: JsonFields) => Partial<QuestionDraft>;
  readonly write: (question: QuestionDraft) => JsonFields;
  /** The answer in one line. */
  readonly inShort: (question: QuestionDraft, language: Language) => string;
  readonly sourceInShort: (question: QuestionSource) => string;
}

export type WorkshopKind<Name extends QuestionKind = QuestionKind> = ListKind<Name> | FieldsKind<Name>;

export interface WrittenAnswer {
  text: string;
  right: boolean;
  label?: string;
}

/** In the preview the first so many players are right. */
export const RIGHT_COUNT = 14;
/** Of several wrong answers each is picked by so many. */
export const WRONG_COUNT = 6;

/** The answers that say anything; a part does with its label alone. */
export function writtenIn(answers: readonly AnswerDraft[], hasLabels = false): AnswerDraft[] {
  return answers.filter(({ label, text }) => text.trim() !== '' || (hasLabels && label.trim() !== ''));
}

export function textsOf({ answers }: QuestionDraft): string[] {
  return writtenIn(answers).map(({ text }) => text.trim());
}

export function inTurn<T>(list: readonly T[], at: number): T | undefined {
  return list[at % list.length];
}
