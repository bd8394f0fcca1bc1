import type { PlayerAdmission } from '../../contract/hubs';
import type { LinkState } from '../connection/hubLink';
import type { PhoneTexts } from '../texts/loadTexts';

/** The part of the form that a failure concerns; `form` is all of it. */
export type FormPart = 'code' | 'name' | 'form';
export interface FormFailure {
  field: FormPart;
  /** Each has a sentence. */
  reason: keyof PhoneTexts['join']['failures'];
}
/** The form keeps the name, so that the person sees which one is meant. */
export const REMOVED: FormFailure = { field: 'name', reason: 'player_removed' };
export const DEVICE_REMOVED: FormFailure = { field: 'form', reason: 'device_removed' };

/** One player's place in one session, requested or granted. `code` is the room code, `token` the phone's own secret. */
export interface Membership {
  code: string;
  name: string;
  token: string;
  /** What a team-mate's phone has invited this one with, until it is admitted; the name is unknown so long. */
  ticket?: string | undefined;
  /** Of this phone as another player in the same session, given up once the phone is admitted to its new team. */
  replaced?: Membership | undefined;
}

/** What the form's fields contain when it appears. */
export interface Draft {
  code: string;
  name: string;
}

/**
 * What the page shows. Every screen but the form has the membership that the person wants; that of an evening which has
 * ended is past, and only the place in it is shown.
 */
export type Screen =
  | {
      kind: 'form';
      draft: Draft;
      failure?: FormFailure | undefined;
      /** The draft is complete, and its name the one that this phone had last: it is offered before the form. */
      isOffered?: true;
    }
  | { kind: 'joining'; membership: Membership }
  | { kind: 'returning'; membership: Membership }
  | { kind: 'in'; membership: Membership; quizName: string; playerCount: number }
  | { kind: 'ended'; membership: Membership }
  /** Invited by a team-mate's phone, but a player already: the person chooses. */
  | { kind: 'invited'; membership: Membership; ticket: string };

export interface JoinState {
  screen: Screen;
  link: LinkState;
  /** Nothing is heard of the server, though the connection stands. */
  isSilent?: boolean | undefined;
  /** Memberships to be given back to the server, also those left while offline. */
  leaving: readonly Membership[];
  /** The token that the server has accepted on the open connection. */
  acceptedToken?: string | undefined;
}

/** What the person did, and what came of the calls and the connection. `token` tells which membership is meant. */
export type JoinEvent =
  | { type: 'linkChanged'; link: LinkState }
  | { type: 'silenceChanged'; isSilent: boolean }
  | { type: 'entryRefused'; draft: Draft; failure: FormFailure }
  | { type: 'fieldEdited'; field: FormPart }
  /** Another name than the one offered. */
  | { type: 'otherNameChosen' }
  /** `replaced`: the membership that the phone had in the same session under another name. */
  | { type: 'joinRequested'; membership: Membership; replaced?: Membership | undefined }
  | { type: 'admitted'; token: string; admission: PlayerAdmission }
  | { type: 'refused'; token: string; failure: FormFailure }
  | { type: 'playerCountChanged'; playerCount: number }
  /** A host removed the player whom the connection speaks for, or the phone was sent away from its team. */
  | { type: 'removed'; failure: FormFailure }
  /** The session has ended in order. Without `token`: that of the player whom the connection speaks for. */
  | { type: 'ended'; token?: string }
  | { type: 'leaveRequested' }
  | { type: 'left'; token: string }
  /** The membership is kept; only the form is shown. */
  | { type: 'otherSessionChosen' };

/** The membership that the person wants, if any. */
export function membershipOf(screen: Screen): Membership | undefined {
  const hasNone = screen.kind === 'form' || screen.kind === 'ended' || screen.kind === 'invited';
  return hasNone ? undefined : screen.membership;
}

/** The connection as the person is told of it. */
export function shownLink({ link, isSilent }: JoinState): LinkState {
  return isSilent ? 'offline' : link;
}

/** The next state. An event that does not apply leaves the state as it is. */
export function reduceJoin(state: JoinState, event: JoinEvent): JoinState {
  const { screen, leaving } = state;
  const membership = membershipOf(screen);
  switch (event.type) {
    case 'linkChanged':
      return { ...state, link: event.link, isSilent: false, acceptedToken: undefined };
    case 'silenceChanged':
      return { ...state, isSilent: event.isSilent };
    case 'entryRefused':
      if (screen.kind !== 'form') return state;
      return { ...state, screen: form(event.draft, event.failure) };
    case 'fieldEdited':
      if (screen.kind !== 'form' || screen.failure?.field !== event.field) return state;
      return { ...state, screen: form(screen.draft) };
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
      const isWanted = membership?.token === event.token;
      return {
        ...state,
        acceptedToken: event.token,
        screen: isWanted ? admittedTo(event) : screen,
        leaving: isWanted && membership.replaced ? [...leaving, membership.replaced] : leaving,
      };
    }
    case 'refused':
      if (membership?.token !== event.token) return state;
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

function form({ code, name }: Draft, failure?: FormFailure): Screen {
  return { kind: 'form', draft: { code, name }, failure };
}

/** Code and name are from now on as the server has them. */
function admittedTo({ token, admission }: Extract<JoinEvent, { type: 'admitted' }>): Screen {
  const { sessionCode, playerName, quizName, playerCount } = admission;
  return { kind: 'in', membership: { code: sessionCode, name: playerName, token }, quizName, playerCount };
}

/** What was typed stays, but for the code of a session that has ended, and for a team's name that others still have. */
function draftAfter({ code, name, replaced }: Membership, { reason }: FormFailure): Draft {
  return {
    code: reason === 'session_ended' ? '' : code,
    name: reason === 'device_removed' ? '' : (replaced?.name ?? name),
  };
}
