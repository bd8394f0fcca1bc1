import type { ErrorCode } from '../../contract/errors';
import { parsePlayerAdmission } from '../../contract/hubs';
import type { Answered, HubCall } from '../connection/hubLink';
import {
  DEVICE_REMOVED,
  membershipOf,
  REMOVED,
  type FormFailure,
  type JoinEvent,
  type JoinState,
} from './joinState';

export type JoinCall = HubCall<{ join: JoinEvent }>;

/**
 * Returns the call that brings the server in step with the state, or undefined if none is due or possible. A
 * call whose result was lost is due again on the next connection, which is harmless with the same token.
 */
export function nextJoinCall(state: JoinState): JoinCall | 'reconnect' | undefined {
  const { screen, link, leaving, acceptedToken } = state;
  const membership = leaving[0] ?? membershipOf(screen);
  if (link !== 'online' || !membership) return undefined;
  const { code, name, token, ticket } = membership;
  const isLeaving = leaving.length > 0;
  const isAccepted = acceptedToken === token;
  // A connection has one membership. Changing it without leaving the first needs a new connection.
  if (acceptedToken !== undefined && !isAccepted) return 'reconnect';
  const left = (): { join: JoinEvent } => ({ join: { type: 'left', token } });
  if (isLeaving && isAccepted) return { method: 'LeaveSession', args: [], eventOf: left };
  if (!isLeaving && screen.kind === 'joining') {
    const failures = ticket === undefined ? JOIN_FAILURES : { ...JOIN_FAILURES, ...DEVICE_FAILURES };
    return {
      ...(ticket === undefined
        ? { method: 'JoinSession', args: [code, name, token] }
        : { method: 'JoinAsDevice', args: [code, ticket, token] }),
      eventOf: (result) => admitted(token, result) ?? refused(token, joinFailure(result, failures)),
    };
  }
  if (isAccepted) return undefined;
  return {
    method: 'RejoinSession',
    args: [code, token],
    eventOf: (result) =>
      admitted(token, result) ?? (isLeaving ? left() : refused(token, REJOIN_FAILURES[codeOf(result)])),
  };
}

function admitted(token: string, result: Answered): { join: JoinEvent } | undefined {
  const admission = result.kind === 'value' ? parsePlayerAdmission(result.value) : undefined;
  return admission?.ok ? { join: { type: 'admitted', token, admission: admission.value } } : undefined;
}

/** Without a failure, the same call is retried. */
function refused(token: string, failure: FormFailure | undefined): { join: JoinEvent } | undefined {
  return failure && { join: { type: 'refused', token, failure } };
}

/** An unreadable admission is the server's fault. */
function codeOf(result: Answered): ErrorCode {
  return result.kind === 'refused' ? result.code : 'internal_error';
}

type Failures = Partial<Record<ErrorCode, FormFailure>>;

const JOIN_FAILURES: Failures = {
  session_not_found: { field: 'code', reason: 'code_unknown' },
  session_full: { field: 'code', reason: 'session_full' },
  session_locked: { field: 'code', reason: 'session_locked' },
  name_empty: { field: 'name', reason: 'name_empty' },
  name_too_long: { field: 'name', reason: 'name_too_long' },
  name_invalid: { field: 'name', reason: 'name_invalid' },
  name_taken: { field: 'name', reason: 'name_taken' },
};

const DEVICE_FAILURES: Failures = {
  ticket_invalid: { field: 'form', reason: 'ticket_invalid' },
  devices_full: { field: 'form', reason: 'devices_full' },
  already_joined: { field: 'form', reason: 'already_joined' },
};

function joinFailure(result: Answered, failures: Failures): FormFailure | undefined {
  const code = codeOf(result);
  const isPassing = code === 'server_closing' || code === 'already_joined';
  return failures[code] ?? (isPassing ? undefined : { field: 'form', reason: 'server_failed' });
}

const REJOIN_FAILURES: Failures = {
  session_not_found: { field: 'form', reason: 'session_ended' },
  token_invalid: { field: 'form', reason: 'membership_gone' },
  player_removed: REMOVED,
  device_removed: DEVICE_REMOVED,
  // The call only contains what the phone has saved: if retried, it would be refused again.
  invalid_arguments: { field: 'form', reason: 'membership_gone' },
};
