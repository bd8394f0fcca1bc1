import type { ReactNode } from 'react';
import type { OfKind, Question, QuestionKind, Solution, Tally } from '../contract/question';
import type { SceneNamed } from '../contract/scene';

/** All that the wall knows of one kind of question. */
export interface WallKind<Name extends QuestionKind = QuestionKind> {
  /** What it asks for, before it is revealed; absent: all of that stands on the phones. */
  Open?: (props: OpenProps<OfKind<Question, Name>>) => ReactNode;
  /** It is answered by typing: the invitation to do so stands where other kinds have their answers. */
  isTyped?: true;
  /** The unit that the invitation names; absent: the kind has none. */
  unitOf?: (question: OfKind<Question, Name>) => string | undefined;
  /** What is right, and what was answered. */
  Result: (props: ResultProps<Name>) => ReactNode;
  /** How many answers or parts a picture shares the wall with; absent: none. */
  answerCount?: (question: OfKind<Question, Name>) => number;
  /** These are so many that they need most of the wall. */
  isLong?: (question: OfKind<Question, Name>) => boolean;
}

export interface OpenProps<Asked extends Question = Question> {
  question: Asked;
  /** Whether answers are accepted no more. */
  closed: boolean;
}

export interface ResultProps<Name extends QuestionKind = QuestionKind> {
  question: OfKind<Question, Name>;
  solution: OfKind<Solution, Name>;
  tally: OfKind<Tally, Name>;
  scene: SceneNamed<'reveal'>;
  /** Whether a picture takes most of the room. */
  hasPicture: boolean;
}
