import type { OfKind, Question, Tally } from '../../contract/question';
import { letteredCounts } from '../picked/words';
import type { GivenLine } from '../wordsKind';

/** How the room voted: each answer to choose from, or the texts that the host has let in. */
export function pollLines(
  { counts, groups = [] }: OfKind<Tally, 'poll'>,
  { answers = [] }: OfKind<Question, 'poll'>,
): GivenLine[] {
  if (counts) return letteredCounts({ counts }, { answers });
  return groups.map(({ text, count }) => ({ text, end: count }));
}
