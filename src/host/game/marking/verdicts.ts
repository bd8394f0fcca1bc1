import type { MarkedQuestion } from '../../../contract/hostGame';
import type { MarkedGroup } from './useGroups';

/** What a group counts as, and who said so. */
export type Verdict = 'right' | 'wrong' | 'typo' | 'doubtful' | 'markedRight' | 'markedWrong';

/** The questions as a host checks them: the newest first, since its answers are on the table now. */
export function queueOf(marking: readonly MarkedQuestion[]): MarkedQuestion[] {
  return [...marking].reverse();
}

/** How many groups of these questions only look like the right answer, and wait for the host to judge them. */
export function waitingIn(questions: readonly MarkedQuestion[]): number {
  return questions.reduce((sum, { groups, waiting }) => {
    const seen = groups?.filter(({ suggested, doubtful }) => suggested || doubtful).length;
    return sum + (waiting ?? seen ?? 0);
  }, 0);
}

export function verdictOf({ correct, suggested, doubtful, marked }: MarkedGroup): Verdict {
  if (marked) return correct ? 'markedRight' : 'markedWrong';
  if (suggested) return 'typo';
  if (doubtful) return 'doubtful';
  return correct ? 'right' : 'wrong';
}

/**
 * Groups as guests may see them before the reveal: in the order of the alphabet, since their own order tells which
 * answers look like the right one.
 */
export function inAlphabet(groups: readonly MarkedGroup[]): MarkedGroup[] {
  return [...groups].sort((one, other) => one.text.localeCompare(other.text));
}
