import { plugged } from '../../plug';
import {
  hasSolution,
  type OfKind,
  type Question,
  type QuestionKind,
  type ShownOf,
  type Solution,
  type SolutionOf,
  type SolvedKind,
  type Tally,
} from '../question';
import type { SceneNamed } from '../scene';

/** How one kind of question is read by hosts. */
export interface AskedWords<Name extends QuestionKind = QuestionKind> {
  /** What the host reads out below the question; absent: nothing. */
  offered?: (question: OfKind<Question, Name>) => RightLine[];
  /** The room's answers, as the wall shows them at the reveal. */
  given: (
    tally: OfKind<Tally, Name>,
    question: OfKind<Question, Name>,
    solution: SolutionOf<Name>,
    words: SolutionWords,
  ) => GivenLine[];
}

/** How one kind of question with a right answer is read: by hosts, on paper and in results. */
export interface WordsKind<Name extends SolvedKind = SolvedKind> extends AskedWords<Name> {
  /** The right answer, with a line for each right answer, accepted text or part. */
  right: (solution: OfKind<Solution, Name>, shown: Shown<Name>, words: SolutionWords) => RightLine[];
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
  /** The address of an answer's picture. */
  picture?: string;
  /** The position of an answer in a sequence, from 1. */
  place?: number;
}

/** One of the room's answers, with how many gave it, or what was guessed. */
export interface GivenLine extends Pick<RightLine, 'text' | 'letter' | 'picture'> {
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

export type WordsKinds = {
  [Name in QuestionKind]: Name extends SolvedKind ? WordsKind<Name> : AskedWords<Name>;
};
const kinds = plugged<WordsKinds>('words');

/** How a kind of question with a right answer is read. */
export function wordsOf<Name extends SolvedKind>({ kind }: { kind: Name }): WordsKind<Name> {
  return kinds()[kind] as never;
}

/** What hosts read out below a question. */
export function offeredLines(question: Question): RightLine[] {
  const words: AskedWords = kinds()[question.kind] as never;
  return words.offered?.(question) ?? [];
}

type Revealed = Pick<SceneNamed<'reveal'>, 'question' | 'solution' | 'tally'>;

/** The room's answers to a revealed question. */
export function givenLines({ question, solution, tally }: Revealed, words: SolutionWords): GivenLine[] {
  if (hasSolution(question) && !solution) return [];
  // The question, its solution and its tally are of the same kind, which the compiler cannot follow.
  const { given }: AskedWords = kinds()[question.kind] as never;
  return given(tally, question, solution as never, words);
}

/** The right answer as lines of text for hosts. */
export function rightLines(solution: Solution, shown: Shown, words: HostWords): string[] {
  const lines = wordsOf(solution).right(solution, shown, words);
  return lines.map(({ text, label, letter, place }) => {
    const value = [place && `${place}.`, letter, text].filter(Boolean).join(' ');
    return label === undefined ? value : words.labelled({ label, value });
  });
}

/** The right answer in one line, as in results. */
export function rightText(solution: Solution, shown: Shown, words: SolutionWords): string {
  const { right, between } = wordsOf(solution);
  return right(solution, shown, words).map(wholeText).join(between);
}

/** A line with everything that is accepted. */
export function wholeText({ text, also = [] }: RightLine): string {
  return [text, ...also].join(' / ');
}
