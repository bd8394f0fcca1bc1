import type { MarkedQuestion } from '../../../contract/hostGame';

/** A question's answers that are right or wrong together. */
export type MarkedGroup = MarkedQuestion['groups'][number];
/** What a group counts as, and who said so. */
export type Verdict = 'right' | 'wrong' | 'typo' | 'markedRight' | 'markedWrong';

/** The questions as a host checks them: the newest first, since its answers are on the table now. */
export function queueOf(marking: readonly MarkedQuestion[]): MarkedQuestion[] {
  return [...marking].reverse();
}

/** How many groups of a question only look like the right answer, and wait for the host's word. */
export function doubtfulOf({ groups }: MarkedQuestion): number {
  return groups.filter(({ suggested }) => suggested).length;
}

export function verdictOf({ correct, suggested, marked }: MarkedGroup): Verdict {
  if (marked) return correct ? 'markedRight' : 'markedWrong';
  if (suggested) return 'typo';
  return correct ? 'right' : 'wrong';
}

/**
 * A question as guests may see it: before it is revealed, in the order of the alphabet, since its own order tells which
 * answers look like the right one.
 */
export function asGuestsMaySee(question: MarkedQuestion): MarkedQuestion {
  if (question.revealed) return question;
  const groups = [...question.groups].sort((one, other) => one.text.localeCompare(other.text));
  return { ...question, groups };
}
