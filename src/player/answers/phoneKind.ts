import type { ReactNode } from 'react';
import type { PlayerOwn } from '../../contract/toPhones';
import type { AnswerOf, OfKind, Question, QuestionKind, Solution } from '../../contract/question';
import { plugged } from '../../plug';
import type { AnswerControlProps, AnswerTexts, SceneTexts } from './usePlay';

/** A component. */
type Drawn<Props> = (props: Props) => ReactNode;

/** The phone's components and texts for one kind of question. */
export interface PhoneKind<Name extends QuestionKind = QuestionKind> {
  /** The control for answering it. */
  Control: Drawn<AnswerControlProps<Name>>;
  /** An answer that can no longer be changed. */
  Given: Drawn<{ question: OfKind<Question, Name>; answer: AnswerOf<Name> }>;
  /** The right answer, below its label; absent for a kind without one. */
  Right?: Drawn<SolvedProps<Name>>;
  /** The label above it; absent: that of the right answer in general. */
  rightLabel?: (texts: SceneTexts) => string;
  /** Replaces the player's answer and the right one, which are its children in this order. */
  Reveal?: Drawn<RevealProps<Name>>;
  /** The heading where only this share of its parts is right; absent for a kind without parts. */
  partsRight?: (
    question: OfKind<Question, Name>,
    share: number,
    texts: SceneTexts,
    solution: OfKind<Solution, Name> | undefined,
  ) => string | undefined;
  /** Whether an answer that counts as right is not the right one itself; absent for a kind in which it always is. */
  isNear?: (answer: AnswerOf<Name>, solution: OfKind<Solution, Name>) => boolean;
  /** An answer in one line. */
  inLine: (question: OfKind<Question, Name>, answer: AnswerOf<Name>, texts: AnswerTexts) => string;
}

export interface SolvedProps<Name extends QuestionKind = QuestionKind> {
  question: OfKind<Question, Name>;
  solution: OfKind<Solution, Name>;
}

interface RevealProps<Name extends QuestionKind = QuestionKind> extends SolvedProps<Name> {
  result: PlayerOwn['results'][string] | undefined;
  children: ReactNode;
}

export type PhoneKinds = { [Name in QuestionKind]: PhoneKind<Name> };
const kinds = plugged<PhoneKinds>('phone');

/** The phone's components and texts for a kind of question. */
export function phoneOf<Name extends QuestionKind>({ kind }: { kind: Name }): PhoneKind<Name> {
  return kinds()[kind] as never;
}
