import type { ErrorCode } from '../../contract/errors';

/** Why the form is back, each with its own sentence in texts.ts. */
export type FailureReason =
  | 'code_missing'
  | 'code_unknown'
  | 'room_full'
  | 'name_empty'
  | 'name_too_long'
  | 'name_invalid'
  | 'name_taken'
  | 'too_many_attempts'
  | 'server_failed'
  | 'room_ended'
  | 'seat_gone';

/** The part of the form that a failure concerns; `form` is all of it. */
export type Field = 'code' | 'name' | 'form';
export interface Failure {
  field: Field;
  reason: FailureReason;
}

const JOIN_FAILURES: Partial<Record<ErrorCode, Failure>> = {
  session_not_found: { field: 'code', reason: 'code_unknown' },
  session_full: { field: 'code', reason: 'room_full' },
  name_empty: { field: 'name', reason: 'name_empty' },
  name_too_long: { field: 'name', reason: 'name_too_long' },
  name_invalid: { field: 'name', reason: 'name_invalid' },
  name_taken: { field: 'name', reason: 'name_taken' },
  too_many_attempts: { field: 'form', reason: 'too_many_attempts' },
};

const RETURN_FAILURES: Partial<Record<ErrorCode, Failure>> = {
  session_not_found: { field: 'form', reason: 'room_ended' },
  token_invalid: { field: 'form', reason: 'seat_gone' },
};

/** What a refused JoinSession means to the person; undefined: nothing, the same call is to be repeated. */
export function failureOfJoin(code: ErrorCode): Failure | undefined {
  if (code === 'server_closing' || code === 'already_joined') return undefined;
  return JOIN_FAILURES[code] ?? { field: 'form', reason: 'server_failed' };
}

/** What a refused RejoinSession means. Only a room or a seat that is gone ends the stay; all else is tried again. */
export function failureOfReturn(code: ErrorCode): Failure | undefined {
  return RETURN_FAILURES[code];
}

/** No name or code is longer; the server would cut the connection for a frame too large, and never answer. */
const MAX_TYPED = 1000;

/** What can be told without asking the server: almost nothing, for the server alone knows which names can stand. */
export function failureOfEntry(code: string, name: string): Failure | undefined {
  if (code === '') return { field: 'code', reason: 'code_missing' };
  if (code.length > MAX_TYPED) return { field: 'code', reason: 'code_unknown' };
  if (name === '') return { field: 'name', reason: 'name_empty' };
  if (name.length > MAX_TYPED) return { field: 'name', reason: 'name_too_long' };
  return undefined;
}
