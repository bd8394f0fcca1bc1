import type { ReactNode } from 'react';
import type { OfKind, Question, QuestionKind, SolutionOf, Tally } from '../../contract/question';
import type { SceneNamed } from '../../contract/scene';
import { plugged } from '../../plug';
import type { GameTexts } from './gameTexts';

/** The wall's components for one kind of question. */
export interface WallKind<Name extends QuestionKind = QuestionKind> {
  /** What it asks for, before the reveal; absent where only the phones show that. */
  Open?: (props: OpenProps<OfKind<Question, Name>>) => ReactNode;
  /** Whether it is answered by typing, so that an invitation takes the answers' place; absent: never. */
  isTyped?: (question: OfKind<Question, Name>) => boolean;
  /** The unit named in the invitation; absent for a kind without units. */
  unitOf?: (question: OfKind<Question, Name>) => string | undefined;
  /** The players' answers, with the right one where there is one. */
  Result: (props: ResultProps<Name>) => ReactNode;
  /** What the counts in the result mean, in the place of the invitation to answer; absent: nothing. */
  legend?: (tally: OfKind<Tally, Name>, texts: GameTexts) => string;
  /** The number of answers or parts that share the wall with a picture; absent: none. */
  answerCount?: (question: OfKind<Question, Name>) => number;
  /** Whether there are so many of them that they need most of the wall. */
  isLong?: (question: OfKind<Question, Name>) => boolean;
}

export interface OpenProps<Asked extends Question = Question> {
  question: Asked;
  /** Whether answers are no longer accepted. */
  closed: boolean;
  /** How many gave each answer, where that is shown live. */
  liveCounts?: readonly number[] | undefined;
}

/**
 * How far a reveal has come: how the room answered; the same with the wrong answers fallen away; and with what is
 * right.
 */
export type RevealStep = 'votes' | 'wrong' | 'right';

export interface ResultProps<Name extends QuestionKind = QuestionKind> {
  question: OfKind<Question, Name>;
  solution: SolutionOf<Name>;
  tally: OfKind<Tally, Name>;
  scene: SceneNamed<'reveal'>;
  step: RevealStep;
  /** Whether a picture takes most of the room. */
  hasPicture: boolean;
}

export type WallKinds = { [Name in QuestionKind]: WallKind<Name> };
const kinds = plugged<WallKinds>('wall');

/** The wall's components for a kind of question. */
export function wallOf<Name extends QuestionKind>({ kind }: { kind: Name }): WallKind<Name> {
  return kinds()[kind] as never;
}
