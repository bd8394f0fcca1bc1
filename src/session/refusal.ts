import type { ErrorCode, ProblemDocument } from '../contract/errors';
import type { GameRefusal } from '../game/events';

/** What a problem document contains besides its code. */
export type RefusalDetails = Pick<
  ProblemDocument,
  'etag' | 'problems' | 'report' | 'nearest' | 'rows' | 'guess'
>;

/** An expected failure on its way to the caller: a problem document in REST, a completion's error in a hub. */
export class Refusal extends Error {
  /** @param detail what exactly is wrong, for a problem document or the log; must not contain a token */
  constructor(
    readonly code: ErrorCode,
    readonly detail?: string,
    readonly more?: RefusalDetails,
  ) {
    super(code);
  }
}

/** Another process has the resource: the call is handed over to `origin`, such as `http://10.0.0.2:5000`. */
export class Elsewhere extends Error {
  constructor(readonly origin: string) {
    super(`at ${origin}`);
  }
}

/** Why the rules of a session refuse an event. */
export type SessionRefusal =
  | GameRefusal
  | Extract<
      ErrorCode,
      | 'session_locked'
      | 'session_full'
      | 'name_taken'
      | 'name_empty'
      | 'name_too_long'
      | 'name_invalid'
      | 'devices_full'
      | 'not_captain'
      | 'ticket_invalid'
    >;
