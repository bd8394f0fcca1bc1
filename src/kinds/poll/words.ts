import type { AskedWords } from '../../contract/wording/rightAnswers';
import { lettered, letteredCounts } from '../picked/words';

export const pollWords: AskedWords<'poll'> = {
  offered: ({ answers = [] }) => lettered({ answers }),
  /** How the room voted: for each answer to choose from, or the texts that the host has let in. */
  given: ({ counts, groups = [] }, { answers = [] }) =>
    counts
      ? letteredCounts({ counts }, { answers })
      : groups.map(({ text, count }) => ({ text, end: count })),
};
