import type { OfKind, Question, ShownOf, Solution, SolvedKind, Tally } from '../contract/question';

/** How one kind of question with a right answer is read: by hosts, on paper and in results. */
export interface WordsKind<Name extends SolvedKind = SolvedKind> {
  /** The right answer, with a line for each right answer, accepted text or part. */
  right: (solution: OfKind<Solution, Name>, shown: Shown<Name>, words: SolutionWords) => RightLine[];
  /** What the host reads out below the question; absent: nothing. */
  offered?: (question: OfKind<Question, Name>) => RightLine[];
  /** The room's answers, as the wall shows them at the reveal. */
  given: (
    tally: OfKind<Tally, Name>,
    question: OfKind<Question, Name>,
    solution: OfKind<Solution, Name>,
    words: SolutionWords,
  ) => GivenLine[];
  /** The separator for these lines when joined in one. */
  between: string;
  /** Writes a group's language-neutral text in the host's language; absent: the text is shown unchanged. */
  groupText?: (text: string, value: SolutionWords['value']) => string;
  /** Its answers can be half right. */
  canBeHalf?: true;
}

export interface RightLine {
  text: string;
  /** What else a part accepts. */
  also?: readonly string[];
  /** What a part asks for. */
  label?: string | undefined;
  /** The letter of an answer on the wall and on sheets. */
  letter?: string;
  /** The position of an answer in a sequence, from 1. */
  place?: number;
}

/** One of the room's answers, with how many gave it, or what was guessed. */
export interface GivenLine extends Pick<RightLine, 'text' | 'letter'> {
  end: number | string;
  isRight?: boolean;
}

/** What its solution refers to: its question as everybody sees it, or only what a sheet has of that. */
export type Shown<Name extends SolvedKind = SolvedKind> = Partial<ShownOf<Name>> & {
  tolerance?: number | undefined;
};

/** How a language writes right answers. Where it has no words for something, that is left out. */
export interface SolutionWords {
  value: (value: number) => string;
  withUnit: (given: { value: string; unit: string }) => string;
  tolerance?: (given: { number: string; amount: string }) => string;
  anyOrder?: string;
}

export interface HostWords extends SolutionWords {
  labelled: (given: { label: string; value: string }) => string;
}
