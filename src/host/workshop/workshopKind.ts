import type { ReactNode } from 'react';
import type { AnswerOf, QuestionKind, QuestionSource } from '../../contract/question';
import type { Language } from '../../contract/languages';
import type { AnswerDraft, KindDraft, QuestionDraft } from './draft/draft';
import type { EditedField, JsonFields } from './draft/fields';
import type { useQuestionTexts } from './workshopTexts';
import type { KindFields } from '../../game/quiz/quiz';
import { plugged } from '../../plug';

/** The moment of a question that the preview shows: asking or reveal. */
export type Moment = 'question' | 'solution';

/** A placeholder for text not typed yet. */
export const NOTHING_YET = '…';

/** How the preview plays a kind of question. */
interface PlayedKind<Name extends QuestionKind> {
  /** The fields to play, however little was typed; of another kind where this one would show a gap. */
  played: (draft: QuestionDraft, moment: Moment) => KindFields;
  /** The answer of the player with this index to a question of this kind; undefined where there is none. */
  answer: (question: KindFields<Name>, at: number) => AnswerOf<Name> | undefined;
  /** Whether it has its own points in place of those of all kinds; absent: never. */
  hasOwnPoints?: (draft: QuestionDraft) => boolean;
  /** The file names of pictures beside the question's own; absent: none. */
  pictures?: (draft: QuestionDraft) => string[];
  /** The most points that it can bring, where they are not the question's own. */
  mostPoints?: (draft: QuestionDraft) => number | undefined;
}

/** A kind of question whose author writes a list of answers. */
export interface ListKind<Name extends QuestionKind = QuestionKind> extends PlayedKind<Name> {
  readonly fields?: undefined;
  /** The field of a quiz file with the texts of the answers. */
  readonly list: keyof QuestionSource & string;
  /** How many of the answers are marked as right; absent where all are, or none. */
  readonly marks?: 'one' | 'several';
  /** Players pick one of the answers, and none is marked as right. */
  readonly isOffered?: true;
  /** Whether this question has a list of answers; absent: always. */
  readonly isListed?: (question: QuestionDraft) => boolean;
  readonly mostAnswers: number;
  /** In characters. */
  readonly longestAnswer: number;
  /** The order of the answers matters. */
  readonly isNumbered?: true;
  /** Its answers may have a picture each, in the field `answerImages` of a quiz file. */
  readonly hasPictures?: true;
  /** The field of a quiz file with what a part accepts, for a kind whose answers are parts with a label. */
  readonly textField?: string;
  /** Its optional fields, which are read, written after the list, and edited below it. */
  readonly options?: KindOptions;
  /** Reads its fields other than the list and the options. */
  readonly read?: (fields: JsonFields) => Partial<QuestionDraft>;
  /** Reads the list; absent where it holds only texts. */
  readonly readAnswers?: (fields: JsonFields) => WrittenAnswer[];
  readonly write?: (question: QuestionDraft) => JsonFields;
}

/** Fields by their names, each of which is also that of its message. */
export type KindOptions = {
  readonly [Name in keyof KindDraft & keyof ReturnType<typeof useQuestionTexts>['answers']]?: EditedField;
};

/** A kind of question whose answer has fields of its own. */
export interface FieldsKind<Name extends QuestionKind = QuestionKind> extends PlayedKind<Name> {
  readonly list: null;
  readonly marks?: undefined;
  readonly isListed?: undefined;
  readonly isNumbered?: undefined;
  readonly hasPictures?: undefined;
  readonly textField?: undefined;
  readonly options?: undefined;
  /** Its fields: from the name in a quiz file to the name in the editor. */
  readonly fields: Readonly<Record<string, string>>;
  readonly read: (fields: JsonFields) => Partial<QuestionDraft>;
  readonly write: (question: QuestionDraft) => JsonFields;
  /** The answer in one line. */
  readonly inShort: (question: QuestionDraft, language: Language, withUnit: WithUnit) => string;
  readonly sourceInShort: (question: QuestionSource, withUnit: WithUnit) => string;
}

/** Writes a number with its unit in the host's language. */
type WithUnit = (given: { value: string; unit: string }) => string;

export type WorkshopKind<Name extends QuestionKind = QuestionKind> = ListKind<Name> | FieldsKind<Name>;

export interface KindFieldsProps {
  question: QuestionDraft;
  /** In a tie-break the nearest always wins, whatever the question says. */
  isTieBreak: boolean;
  /** The list of answers, where the kind has one. */
  children: ReactNode;
}

export type FieldsOfKinds = Partial<Record<QuestionKind, (props: KindFieldsProps) => ReactNode>>;

/** The editor's fields for kinds whose answer is not only a list. */
export const fieldsOfKinds = plugged<FieldsOfKinds>('workshopFields');

export interface WrittenAnswer {
  text: string;
  right: boolean;
  label?: string;
  image?: string;
}

/** In the preview this many players, the first ones, are right. */
export const RIGHT_COUNT = 14;
/** In the preview this many players pick each of several wrong answers. */
export const WRONG_COUNT = 6;

/** The answers with any content: a part has it with its label alone, a pictured answer with its picture alone. */
export function writtenIn(
  answers: readonly AnswerDraft[],
  { textField, hasPictures }: Pick<WorkshopKind, 'textField' | 'hasPictures'> = {},
): AnswerDraft[] {
  return answers.filter(
    ({ label, text, image }) =>
      text.trim() !== '' ||
      (textField !== undefined && label.trim() !== '') ||
      (hasPictures && image.trim() !== ''),
  );
}

export function textsOf({ answers }: QuestionDraft): string[] {
  return writtenIn(answers).map(({ text }) => text.trim());
}

export function inTurn<T>(list: readonly T[], at: number): T | undefined {
  return list[at % list.length];
}

export interface WorkshopKinds {
  kinds: { [Name in QuestionKind]: WorkshopKind<Name> };
  /** The fields that only some kinds have in a question's draft, with their initial values. */
  drafts: KindDraft;
}
const plug = plugged<WorkshopKinds>('workshop');

export function kindDrafts(): KindDraft {
  return plug().drafts;
}

/** The workshop's rules for a kind of question. */
export function kindOf<Name extends QuestionKind>({ kind }: { kind: Name }): WorkshopKind<Name> {
  return plug().kinds[kind] as never;
}
