import type { MarkedQuestion } from '../../../contract/hostGame';
import type { Question, Round } from '../../../contract/question';
import { useRead } from '../../api/useRead';
import { useMarkingSource } from './useMarkingSource';

/** A question's answers that are right or wrong together. */
export type MarkedGroup = NonNullable<MarkedQuestion['groups']>[number];

/**
 * How many groups of answers wait for this page's host to judge them: of a scene's question, of all of its round where
 * it has none, or without a scene of the whole game.
 */
export function useWaiting(scene?: { question: Question | null; round: Round | null }): number {
  const { questions } = useMarkingSource();
  if (!scene) return waitingIn(questions);
  const { question, round } = scene;
  const isIn = (each: MarkedQuestion): boolean =>
    question ? each.questionId === question.questionId : each.round === round?.index;
  return waitingIn(questions.filter(isIn));
}

/** A question's groups, which are asked for where they are missing or old. */
interface ShownGroups {
  /** Undefined until they have come. */
  groups: readonly MarkedGroup[] | undefined;
  /** Whether they were asked for, and did not come. */
  isFailed: boolean;
  retry: () => void;
}

/** The groups of a question that somebody looks at. Asks for them again after a reconnect, and whenever they change. */
export function useGroups({ questionId, version, groups }: MarkedQuestion): ShownGroups {
  const { known, registrations, read: ask } = useMarkingSource();
  const last = known[questionId];
  const isMissing = !groups && !(last && last.version === version);
  const { read, retry } = useRead({
    subject: isMissing ? questionId : null,
    news: `${version} ${registrations}`,
    load: async () => {
      if (!(await ask(questionId))) throw new Error('The groups have not come');
    },
  });
  return { groups: groups ?? last?.groups, isFailed: read.status === 'failed', retry };
}

/** What a group counts as, and who said so. */
type Verdict = 'right' | 'wrong' | 'typo' | 'doubtful' | 'markedRight' | 'markedHalf' | 'markedWrong';

/** How many groups of these questions only look like the right answer, and wait for the host to judge them. */
export function waitingIn(questions: readonly MarkedQuestion[]): number {
  return questions.reduce((sum, { groups, waiting }) => {
    const seen = groups?.filter(({ suggested, doubtful }) => suggested || doubtful).length;
    return sum + (waiting ?? seen ?? 0);
  }, 0);
}

/** How right a group counts as: 0, 0.5 or 1. */
export function shareOf({ share, correct }: MarkedGroup): number {
  return share ?? Number(correct);
}

export function verdictOf(group: MarkedGroup): Verdict {
  const { correct, suggested, doubtful, marked } = group;
  if (marked && shareOf(group) === 0.5) return 'markedHalf';
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

/** Groups by the part of the answer that they are of, with the part's label; all together where there are no parts. */
export function inParts(
  groups: readonly MarkedGroup[],
  labels: readonly string[] = [],
): { label?: string; groups: readonly MarkedGroup[] }[] {
  if (labels.length === 0) return [{ groups }];
  return labels.map((label, part) => ({ label, groups: groups.filter((group) => group.part === part) }));
}
