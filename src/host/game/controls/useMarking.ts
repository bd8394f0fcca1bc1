import type { HostGame, MarkedQuestion } from '../../../contract/toHosts';
import { hasSolution, type SolvedKind } from '../../../contract/question';
import { useRead } from '../../api/useRead';
import { useMarkingSource } from './useMarkingSource';

/** A group of answers to a question that are right or wrong together. */
export type MarkedGroup = NonNullable<MarkedQuestion['groups']>[number];

/**
 * Returns a question's groups, undefined until they have loaded, and whether that failed. Requests them again
 * after a reconnect and whenever they change.
 */
export function useGroups({ questionId, version, groups }: MarkedQuestion) {
  const { known, registrations, read: ask } = useMarkingSource();
  const last = known[questionId];
  const isMissing = !groups && !(last && last.version === version);
  const { read, retry } = useRead({
    subject: isMissing ? questionId : null,
    news: `${version} ${registrations}`,
    load: async () => {
      if (!(await ask(questionId))) throw new Error('The groups could not be loaded');
    },
  });
  return { groups: groups ?? last?.groups, isFailed: read.status === 'failed', retry };
}

/** Counts the groups that only resemble the right answer and wait for the host's verdict. */
export function waitingIn(questions: readonly MarkedQuestion[] = []): number {
  return questions.reduce((sum, { groups, waiting }) => {
    const seen = groups?.filter(({ suggested, doubtful }) => suggested || doubtful).length;
    return sum + (waiting ?? seen ?? 0);
  }, 0);
}

/** Counts all that waits for the host's verdict: answers that are in doubt, and objections. */
export function toJudgeIn(hostGame: HostGame | null | undefined): number {
  return waitingIn(hostGame?.marking) + (hostGame?.openObjections ?? 0);
}

/**
 * The kind of a marked question with a right answer; null where it has none, so that answers are let in or
 * hidden; undefined where the server does not tell the kind.
 */
export function solvedKindOf({ kind }: MarkedQuestion): SolvedKind | null | undefined {
  if (kind === undefined) return undefined;
  const asked = { kind };
  return hasSolution(asked) ? asked.kind : null;
}

/** The share of the points that a group gets: 0, 0.5 or 1. */
export function shareOf({ share, correct }: MarkedGroup): number {
  return share ?? Number(correct);
}

/** The verdict on a group, and who gave it. */
export function verdictOf(group: MarkedGroup) {
  const { correct, suggested, doubtful, marked } = group;
  if (marked && shareOf(group) === 0.5) return 'markedHalf';
  if (marked) return correct ? 'markedRight' : 'markedWrong';
  if (suggested) return 'typo';
  if (doubtful) return 'doubtful';
  return correct ? 'right' : 'wrong';
}

/** Sorts groups by the part of the answer they belong to, without empty ones; all in one where there are no parts. */
export function inParts(
  groups: readonly MarkedGroup[],
  labels: readonly string[] = [],
): { label?: string; groups: readonly MarkedGroup[] }[] {
  const parts =
    labels.length === 0
      ? [{ groups }]
      : labels.map((label, part) => ({ label, groups: groups.filter((group) => group.part === part) }));
  return parts.filter((part) => part.groups.length > 0);
}
