import type { Solution, SolvedKind } from '../contract/question';
import { choiceWords } from './choice/words';
import { matchWords } from './match/words';
import { multipleWords } from './multiple/words';
import { numberWords } from './number/words';
import { orderWords } from './order/words';
import { partsWords } from './parts/words';
import { stagesWords } from './stages/words';
import { textWords } from './text/words';
import type { HostWords, RightLine, Shown, SolutionWords, WordsKind } from './wordsKind';

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
