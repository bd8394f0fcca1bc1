import type { ErrorCode } from '../../contract/errors';

/** Why the form shows a failure. Each reason has a sentence in texts.ts. */
export type FailureReason =
  | 'code_missing'
  | 'code_unknown'
  | 'session_full'
  | 'session_locked'
  | 'name_empty'
  | 'name_too_long'
  | 'name_invalid'
  | 'name_taken'
  | 'server_failed'
  | 'session_ended'
  | 'membership_gone'
  | 'player_removed';

/** The part of the form that a failure concerns; `form` is all of it. */
export type Field = 'code' | 'name' | 'form';
export interface Failure {
  field: Field;
  reason: FailureReason;
}

const JOIN_FAILURES: Partial<Record<ErrorCode, Failure>> = {
  session_not_found: { field: 'code', reason: 'code_unknown' },
  session_full: { field: 'code', reason: 'session_full' },
  session_locked: { field: 'code', reason: 'session_locked' },
  name_empty: { field: 'name', reason: 'name_empty' },
  name_too_long: { field: 'name', reason: 'name_too_long' },
  name_invalid: { field: 'name', reason: 'name_invalid' },
  name_taken: { field: 'name', reason: 'name_taken' },
};

/** The form keeps the name, so that the person sees which one is meant. */
export const REMOVED: Failure = { field: 'name', reason: 'player_removed' };

const REJOIN_FAILURES: Partial<Record<ErrorCode, Failure>> = {
  session_not_found: { field: 'form', reason: 'session_ended' },
  token_invalid: { field: 'form', reason: 'membership_gone' },
  player_removed: REMOVED,
  // The call holds only what the phone has saved: repeated, it would be refused again.
  invalid_arguments: { field: 'form', reason: 'membership_gone' },
};

/** What a refused JoinSession means for the person; undefined where the same call is to be repeated. */
export function joinFailure(code: ErrorCode): Failure | undefined {
  if (code === 'server_closing' || code === 'already_joined') return undefined;
  return JOIN_FAILURES[code] ?? { field: 'form', reason: 'server_failed' };
}

/** What a refused RejoinSession means for the person; undefined where the same call is to be repeated. */
export function rejoinFailure(code: ErrorCode): Failure | undefined {
  return REJOIN_FAILURES[code];
}

/** No name or code is longer. A frame too large would end the connection instead of being answered. */
export const MAX_TYPED = 1000;

/** What is wrong with an entry, as far as the phone can tell: only the server knows the rules of names. */
export function entryFailure(code: string, name: string): Failure | undefined {
  if (code === '') return { field: 'code', reason: 'code_missing' };
  if (code.length > MAX_TYPED) return { field: 'code', reason: 'code_unknown' };
  if (name === '') return { field: 'name', reason: 'name_empty' };
  if (name.length > MAX_TYPED) return { field: 'name', reason: 'name_too_long' };
  return undefined;
}
