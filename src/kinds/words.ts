import { hasSolution, type Question, type Solution, type SolvedKind } from '../contract/question';
import type { SceneNamed } from '../contract/scene';
import { choiceWords } from './choice/words';
import { matchWords } from './match/words';
import { multipleWords } from './multiple/words';
import { numberWords } from './number/words';
import { orderWords } from './order/words';
import { partsWords } from './parts/words';
import { pollLines } from './poll/words';
import { stagesWords } from './stages/words';
import { textWords } from './text/words';
import { lettered } from './picked/words';
import type { GivenLine, HostWords, RightLine, Shown, SolutionWords, WordsKind } from './wordsKind';

type Revealed = Pick<SceneNamed<'reveal'>, 'question' | 'solution' | 'tally'>;

const KINDS: { [Name in SolvedKind]: WordsKind<Name> } = {
  choice: choiceWords,
  multiple: multipleWords,
  text: textWords,
  number: numberWords,
  order: orderWords,
  parts: partsWords,
  match: matchWords,
  stages: stagesWords,
};

/** How a kind of question with a right answer is read. */
export function wordsOf<Name extends SolvedKind>({ kind }: { kind: Name }): WordsKind<Name> {
  return KINDS[kind] as never;
}

/** What hosts read out below a question. */
export function offeredLines(question: Question): RightLine[] {
  if (hasSolution(question)) return wordsOf(question).offered?.(question) ?? [];
  return lettered({ answers: question.answers ?? [] });
}

/** The room's answers to a revealed question; where it has no right one, those that the wall shows. */
export function givenLines({ question, solution, tally }: Revealed, words: SolutionWords): GivenLine[] {
  if (tally.kind === 'poll') return question.kind === 'poll' ? pollLines(tally, question) : [];
  // The question, its solution and its tally are of the same kind, which the compiler cannot follow.
  return solution ? wordsOf(solution).given(tally as never, question as never, solution as never, words) : [];
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
