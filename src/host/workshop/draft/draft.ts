import type { QuestionKind } from '../../../contract/question';

/** A quiz while it is made: what was typed, right or wrong. It is never changed, but replaced. */
export interface QuizDraft {
  readonly name: string;
  readonly description: string;
  readonly settings: QuizSettings;
  /** A number question, for a shared first place. */
  readonly tieBreak: QuestionDraft | null;
  readonly rounds: readonly RoundDraft[];
  readonly rest: UnknownFields;
}

/** How a quiz or a round is played. Empty: as the level above says, then the default. */
export interface PlaySettings {
  readonly scoring: '' | 'points' | 'speed';
  readonly reveal: '' | 'question' | 'round';
  /** As typed; NO_LIMIT for none. */
  readonly seconds: string;
}

interface QuizSettings extends PlaySettings {
  readonly scores: '' | 'round' | 'end';
  readonly joker: boolean;
  /** What everybody is told before the first round. */
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

/** A question with the fields of all kinds, so that changing its kind loses nothing. Numbers are as typed. */
export interface QuestionDraft {
  readonly key: Key;
  readonly kind: QuestionKind;
  readonly text: string;
  /** What can be picked or is put in order (as it is right), what is accepted as right, or the parts. */
  readonly answers: readonly AnswerDraft[];
  readonly number: string;
  readonly unit: string;
  /** How a number counts as right. */
  readonly counting: 'exact' | 'nearest' | 'tolerance';
  /** The points of the nearest, such as `3, 2, 1`. */
  readonly nearest: string;
  readonly tolerance: string;
  /** Whether the text for a part counts for any part. */
  readonly anyOrder: boolean;
  readonly points: string;
  readonly seconds: string;
  readonly explanation: string;
  readonly note: string;
  readonly image: string;
  readonly imageAlt: string;
  readonly audio: string;
  readonly video: string;
  readonly rest: UnknownFields;
}

export interface AnswerDraft {
  readonly key: Key;
  /** Of a part: what it asks for. Its text is then what is accepted. */
  readonly label: string;
  readonly text: string;
  /** Means something for choice and multiple alone. */
  readonly right: boolean;
}

/** Fields of a quiz file that the workshop does not know, which stay as they are. */
type UnknownFields = Readonly<Record<string, unknown>>;

/** Names a part of a draft as long as the page is open. */
export type Key = string;

/** What is open while the rules are typed, which are no question. */
export const RULES: Key = 'rules';
