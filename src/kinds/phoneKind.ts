import type { ReactNode } from 'react';
import type { PlayerOwn } from '../contract/playerGame';
import type { Answer, OfKind, Question, QuestionKind, Solution } from '../contract/question';
import type { AnswerControlProps, AnswerTexts, SceneTexts } from '../player/answers/usePlay';

/** A component. */
type Drawn<Props> = (props: Props) => ReactNode;

/** All that the phone's page knows of one kind of question. */
export interface PhoneKind<Name extends QuestionKind = QuestionKind> {
  /** What it is answered with. */
  Control: Drawn<AnswerControlProps<OfKind<Question, Name>>>;
  /** An answer that can be changed no longer. */
  Given: Drawn<{ question: OfKind<Question, Name>; answer: Answer }>;
  /** What is right, below its label. */
  Right: Drawn<SolvedProps<Name>>;
  /** What stands above it; absent: that this is the right answer. */
  rightLabel?: (texts: SceneTexts) => string;
  /** Instead of the player's answer and what is right, its children, one after the other. */
  Reveal?: Drawn<RevealProps<Name>>;
  /** How many parts it has; the heading then says how many are right. Absent: none. */
  partCount?: (question: OfKind<Question, Name>) => number;
  /** An answer in one line. */
  inLine: (question: OfKind<Question, Name>, answer: Answer, texts: AnswerTexts) => string;
}

export interface SolvedProps<Name extends QuestionKind = QuestionKind> {
  question: OfKind<Question, Name>;
  solution: OfKind<Solution, Name>;
}

export interface RevealProps<Name extends QuestionKind = QuestionKind> extends SolvedProps<Name> {
  result: PlayerOwn['results'][string] | undefined;
  children: ReactNode;
}
