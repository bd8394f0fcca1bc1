import type { Answer, SubmittedAnswer } from '../../contract/question';

/** By questionId: what was chosen and not yet acknowledged by the server. */
export type Unsent = Readonly<Record<string, SubmittedAnswer>>;

type Parts = (string | null)[];

/** Whether an answer is one in parts. */
export function isParts(answer: SubmittedAnswer | undefined): answer is Parts {
  return Array.isArray(answer) && answer.some((part) => typeof part !== 'number');
}

/** What is still to be sent, with what was chosen now. */
export function addUnsent(before: SubmittedAnswer | undefined, chosen: SubmittedAnswer): SubmittedAnswer {
  if (!isParts(before) || !isParts(chosen)) return chosen;
  return chosen.map((part, place) => part ?? before[place] ?? null);
}

/** What is still to be sent after the server has taken `sent`; undefined: nothing. */
export function afterSent(
  unsent: SubmittedAnswer | undefined,
  sent: SubmittedAnswer,
): SubmittedAnswer | undefined {
  if (!isParts(unsent) || !isParts(sent)) return isSame(unsent, sent) ? undefined : unsent;
  const rest = unsent.map((part, place) => (part === sent[place] ? null : part));
  return rest.some((part) => part !== null) ? rest : undefined;
}

/** The answer that stands, with what was chosen in its place. */
export function withUnsent(
  stands: Answer | undefined,
  unsent: SubmittedAnswer | undefined,
): Answer | undefined {
  if (unsent === undefined) return stands;
  if (!isParts(unsent)) return unsent;
  const parts = isParts(stands) ? stands : [];
  return unsent.map((part, place) => part ?? parts[place] ?? '');
}

/** Whether two answers say the same. */
export function isSame(one: SubmittedAnswer | undefined, other: SubmittedAnswer | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
