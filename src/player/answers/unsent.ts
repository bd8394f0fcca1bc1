import type { Answer, SubmittedAnswer } from '../../contract/question';

/** By questionId: answers that were chosen but not yet acknowledged by the server. */
export type Unsent = Readonly<Record<string, SubmittedAnswer>>;

type Parts = (string | null)[];

/** Whether an answer has several parts. */
export function isParts(answer: SubmittedAnswer | undefined): answer is Parts {
  return Array.isArray(answer) && answer.some((part) => typeof part !== 'number');
}

/** Returns what remains to be sent, with the new choice added. */
export function addUnsent(before: SubmittedAnswer | undefined, chosen: SubmittedAnswer): SubmittedAnswer {
  if (!isParts(before) || !isParts(chosen)) return chosen;
  return chosen.map((part, place) => part ?? before[place] ?? null);
}

/** Returns what remains to be sent after the server has accepted `sent`, or undefined if nothing. */
export function afterSent(
  unsent: SubmittedAnswer | undefined,
  sent: SubmittedAnswer,
): SubmittedAnswer | undefined {
  if (!isParts(unsent) || !isParts(sent)) return isSame(unsent, sent) ? undefined : unsent;
  const rest = unsent.map((part, place) => (part === sent[place] ? null : part));
  return rest.some((part) => part !== null) ? rest : undefined;
}

/** Returns the stored answer with the unsent choice applied. */
export function withUnsent(
  stands: Answer | undefined,
  unsent: SubmittedAnswer | undefined,
): Answer | undefined {
  if (unsent === undefined) return stands;
  if (!isParts(unsent)) return unsent;
  const parts = isParts(stands) ? stands : [];
  return unsent.map((part, place) => part ?? parts[place] ?? '');
}

/** Whether two answers are equal. */
export function isSame(one: SubmittedAnswer | undefined, other: SubmittedAnswer | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
