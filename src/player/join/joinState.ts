import type { ErrorCode } from '../../contract/errors';
import { parsePlayerAdmission, type PlayerAdmission } from '../../contract/toPhones';
import type { LinkState } from '../../look/hubLink';
import type { Answered, HubCall } from '../connection/hubCalls';
import type { PhoneTexts } from '../texts/loadTexts';

/** The part of the form that a failure concerns; `form` is the whole of it. */
export type FormPart = 'code' | 'name' | 'form';
export interface FormFailure {
  field: FormPart;
  /** Each has a message. */
  reason: keyof PhoneTexts['join']['failures'];
}
/** The form keeps the name, so that it is clear which one is meant. */
export const REMOVED: FormFailure = { field: 'name', reason: 'player_removed' };
export const DEVICE_REMOVED: FormFailure = { field: 'form', reason: 'device_removed' };

/** A player's place in a session, requested or granted. `code`: the room code; `token`: the secret. */
export interface OwnMembership {
  code: string;
  name: string;
  token: string;
  /** The invitation from a team-mate's phone, until admission; the name is unknown until then. */
  ticket?: string | undefined;
  /** This phone's former membership in the same session, given up once its new team has admitted it. */
  replaced?: OwnMembership | undefined;
}

/** The initial contents of the form's fields. */
export interface Draft {
  code: string;
  name: string;
}

/**
 * What the page shows. Every screen but the form has the membership that the player wants; once the evening
 * has ended, it is past, and only its result is shown.
 */
export type Screen =
  | {
      kind: 'form';
      draft: Draft;
      failure?: FormFailure | undefined;
      /** The draft is complete with the name that this phone had last, which is offered before the form. */
      isOffered?: true;
    }
  | { kind: 'joining'; membership: OwnMembership }
  | { kind: 'returning'; membership: OwnMembership }
  | { kind: 'in'; membership: OwnMembership; quizName: string; playerCount: number }
  | { kind: 'ended'; membership: OwnMembership }
  /** Invited by a team-mate's phone, but already a player: the person chooses. */
  | { kind: 'invited'; membership: OwnMembership; ticket: string };

export interface JoinState {
  /** This page's secret, the same on all its connections. */
  pageId: string;
  screen: Screen;
  link: LinkState;
  /** The server is silent although the connection is open. */
  isSilent?: boolean | undefined;
  /**
   * How often what was received may have become out of date, above all the time left, on the open connection. A
   * new admission brings the current state.
   */
  outdated?: number | undefined;
  /** Memberships to be given back to the server, including those left while offline. */
  leaving: readonly OwnMembership[];
  /** The token that the server has accepted on the open connection. */
  acceptedToken?: string | undefined;
}

/** The player's actions, and the results of calls and connections. `token` identifies the membership. */
export type JoinEvent =
  | { type: 'linkChanged'; link: LinkState }
  | { type: 'silenceChanged'; isSilent: boolean }
  | { type: 'outdated' }
  | { type: 'entryRefused'; draft: Draft; failure: FormFailure }
  | { type: 'fieldEdited'; field: FormPart }
  /** The form was filled in before the page's scripts were there. */
  | { type: 'edited'; draft: Draft }
  /** A name other than the one offered. */
  | { type: 'otherNameChosen' }
  /** `replaced`: the phone's membership in the same session under another name. */
  | { type: 'joinRequested'; membership: OwnMembership; replaced?: OwnMembership | undefined }
  /** `outdated`: as it was when the call was made. */
  | { type: 'admitted'; token: string; admission: PlayerAdmission; outdated?: number | undefined }
  | { type: 'refused'; token: string; failure: FormFailure }
  | { type: 'playerCountChanged'; playerCount: number }
  /** A host removed the connection's player, or the phone was removed from its team. */
  | { type: 'removed'; failure: FormFailure }
  /** The session has ended normally. Without `token`: that of the connection's player. */
  | { type: 'ended'; token?: string }
  | { type: 'leaveRequested' }
  | { type: 'left'; token: string }
  /** The membership is kept; only the form is shown. */
  | { type: 'otherSessionChosen' };

export type JoinCall = HubCall<{ join: JoinEvent }>;

/** Returns the membership that the player wants, if any. */
export function membershipOf(screen: Screen): OwnMembership | undefined {
  const hasNone = screen.kind === 'form' || screen.kind === 'ended' || screen.kind === 'invited';
  return hasNone ? undefined : screen.membership;
}

/** Whether the server has accepted the open connection as the player's. */
export function isAccepted({ screen, acceptedToken }: JoinState): boolean {
  return screen.kind === 'in' && screen.membership.token === acceptedToken;
}

/** Returns the connection's status to show. */
export function shownLink({ link, isSilent }: JoinState): LinkState {
  return isSilent ? 'offline' : link;
}

/** Returns the next state. An event that does not apply leaves it unchanged. */
export function reduceJoin(state: JoinState, event: JoinEvent): JoinState {
  const { screen, leaving } = state;
  const membership = membershipOf(screen);
  switch (event.type) {
    case 'linkChanged':
      return { ...state, link: event.link, isSilent: false, outdated: undefined, acceptedToken: undefined };
    case 'silenceChanged':
      return { ...state, isSilent: event.isSilent };
    case 'outdated':
      return { ...state, outdated: (state.outdated ?? 0) + 1 };
    case 'entryRefused':
      if (screen.kind !== 'form') return state;
      return { ...state, screen: form(event.draft, event.failure) };
    case 'fieldEdited':
      if (screen.kind !== 'form' || screen.failure?.field !== event.field) return state;
      return { ...state, screen: form(screen.draft) };
    case 'edited':
      return screen.kind === 'form' ? { ...state, screen: form(event.draft) } : state;
    case 'otherNameChosen':
      if (screen.kind !== 'form') return state;
      return { ...state, screen: form({ ...screen.draft, name: '' }) };
    case 'joinRequested':
      if (screen.kind !== 'form' && screen.kind !== 'invited') return state;
      return {
        ...state,
        screen: { kind: 'joining', membership: event.membership },
        leaving: event.replaced ? [...leaving, event.replaced] : leaving,
      };
    case 'admitted': {
      const isWanted = membership?.token === event.token && !isLeaving(state, event.token);
      return {
        ...state,
        outdated: event.outdated === state.outdated ? undefined : state.outdated,
        acceptedToken: event.token,
        screen: isWanted ? admittedTo(event) : screen,
        leaving: isWanted && membership.replaced ? [...leaving, membership.replaced] : leaving,
      };
    }
    case 'refused':
      if (membership?.token !== event.token || isLeaving(state, event.token)) return state;
      return { ...state, screen: form(draftAfter(membership, event.failure), event.failure) };
    case 'playerCountChanged':
      if (screen.kind !== 'in') return state;
      return { ...state, screen: { ...screen, playerCount: event.playerCount } };
    case 'removed':
      if (!membership || membership.token !== state.acceptedToken) return state;
      return { ...state, screen: form(draftAfter(membership, event.failure), event.failure) };
    case 'ended':
      if (!membership || membership.token !== (event.token ?? state.acceptedToken)) return state;
      return { ...state, screen: { kind: 'ended', membership }, acceptedToken: undefined };
    case 'leaveRequested':
      if (!membership) return state;
      return { ...state, screen: form(membership), leaving: [...leaving, membership] };
    case 'left':
      return {
        ...state,
        leaving: leaving.filter(({ token }) => token !== event.token),
        acceptedToken: undefined,
      };
    case 'otherSessionChosen':
      if (screen.kind === 'form') return state;
      return { ...state, screen: form({ code: '', name: screen.membership.name }) };
  }
}

/** Whether the place under a token is still to be given back, before the player comes back to it. */
function isLeaving({ leaving }: JoinState, token: string): boolean {
  return leaving.some((each) => each.token === token);
}

function form({ code, name }: Draft, failure?: FormFailure): Screen {
  return { kind: 'form', draft: { code, name }, failure };
}

/** Adopts code and name as the server has them. */
function admittedTo({ token, admission }: Extract<JoinEvent, { type: 'admitted' }>): Screen {
  const { sessionCode, playerName, quizName, playerCount } = admission;
  return { kind: 'in', membership: { code: sessionCode, name: playerName, token }, quizName, playerCount };
}

/** Keeps the entry, except for the code of an ended session and for a team's name that others still have. */
function draftAfter({ code, name, replaced }: OwnMembership, { reason }: FormFailure): Draft {
  return {
    code: reason === 'session_ended' ? '' : code,
    name: reason === 'device_removed' ? '' : (replaced?.name ?? name),
  };
}

/**
 * Returns the call that brings the server in step with the state, or undefined if none is due or possible. A
 * call whose result was lost is due again on the next connection, which is harmless with the same token.
 */
export function nextJoinCall(state: JoinState): JoinCall | 'reconnect' | undefined {
  const { pageId, screen, link, leaving, outdated, acceptedToken } = state;
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
        ? { method: 'JoinSession', args: [code, name, token, pageId] }
        : { method: 'JoinAsDevice', args: [code, ticket, token, pageId] }),
      eventOf: (result) => admitted(token, result, outdated) ?? refused(token, joinFailure(result, failures)),
    };
  }
  if (isAccepted && outdated === undefined) return undefined;
  return {
    method: 'RejoinSession',
    args: [code, token, pageId],
    eventOf: (result) =>
      admitted(token, result, outdated) ??
      (isLeaving ? left() : refused(token, REJOIN_FAILURES[codeOf(result)])),
  };
}

function admitted(
  token: string,
  result: Answered,
  outdated: number | undefined,
): { join: JoinEvent } | undefined {
  const admission = result.kind === 'value' ? parsePlayerAdmission(result.value) : undefined;
  return admission?.ok
    ? { join: { type: 'admitted', token, admission: admission.value, outdated } }
    : undefined;
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
