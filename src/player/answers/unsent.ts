import type { Answer } from '../../contract/question';

/** An answer as it is sent: of one in parts, null for each that stays as it stands. */
export type Submitted = Answer | readonly (string | null)[];
/** By questionId: what was chosen and not yet acknowledged by the server. */
export type Unsent = Readonly<Record<string, Submitted>>;

type Parts = readonly (string | null)[];

/** Whether an answer is one in parts. */
export function isParts(answer: Submitted | undefined): answer is Parts {
  return Array.isArray(answer) && answer.some((part) => typeof part !== 'number');
}

/** What is still to be sent, with what was chosen now. */
export function addUnsent(before: Submitted | undefined, chosen: Submitted): Submitted {
  if (!isParts(before) || !isParts(chosen)) return chosen;
  return chosen.map((part, place) => part ?? before[place] ?? null);
}

/** What is still to be sent after the server has taken `sent`; undefined: nothing. */
export function afterSent(unsent: Submitted | undefined, sent: Submitted): Submitted | undefined {
  if (!isParts(unsent) || !isParts(sent)) return isSame(unsent, sent) ? undefined : unsent;
  const rest = unsent.map((part, place) => (part === sent[place] ? null : part));
  return rest.some((part) => part !== null) ? rest : undefined;
}

/** The answer that stands, with what was chosen in its place. */
export function withUnsent(stands: Answer | undefined, unsent: Submitted | undefined): Answer | undefined {
  if (unsent === undefined) return stands;
  if (!isParts(unsent)) return unsent as Answer;
  const parts = isParts(stands) ? stands : [];
  return unsent.map((part, place) => part ?? parts[place] ?? '') as unknown as Answer;
}

/** Whether two answers say the same. */
export function isSame(one: Submitted | undefined, other: Submitted | undefined): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
