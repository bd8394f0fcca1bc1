import type { OfKind, QuestionKind, Solution } from '../contract/question';

/** How hosts read one kind of question: on the remote, on the laptop and beside paper. */
export interface WordsKind<Name extends QuestionKind = QuestionKind> {
  /** What is right, each right answer or part in a line of its own. */
  rightLines: (solution: OfKind<Solution, Name>, shown: Shown, value: WriteNumber) => string[];
  /** A group of answers, whose text is the same for all languages; absent: as it is. */
  groupText?: (text: string, value: WriteNumber) => string;
  /** An answer can be half right. */
  canBeHalf?: true;
}

/** What is known of the question that the solution belongs to. */
export interface Shown {
  text: string;
  answers?: readonly string[] | undefined;
  parts?: readonly { label: string }[] | undefined;
}

type WriteNumber = (value: number) => string;
