import type { PlayerAdmission } from '../../contract/hubs';
import type { LinkState } from '../connection/hubLink';
import type { Failure, Field } from './failures';

/** A place in a room: asked for or taken. The token is the phone's own secret. */
export interface Seat {
  code: string;
  name: string;
  token: string;
}

/** What stands in the form's fields when it appears. */
export interface Draft {
  code: string;
  name: string;
}

export type Screen =
  | { kind: 'form'; draft: Draft; failure?: Failure | undefined }
  | { kind: 'joining'; seat: Seat }
  | { kind: 'returning'; seat: Seat }
  | { kind: 'in'; seat: Seat; quizName: string; playerCount: number };

export interface JoinState {
  screen: Screen;
  link: LinkState;
}

export type JoinEvent =
  | { type: 'linkChanged'; link: LinkState }
  | { type: 'entryRefused'; draft: Draft; failure: Failure }
  | { type: 'fieldEdited'; field: Field }
  | { type: 'joinAsked'; seat: Seat }
  | { type: 'admitted'; admission: PlayerAdmission }
  | { type: 'refused'; failure: Failure }
  | { type: 'playerCountChanged'; playerCount: number }
  | { type: 'left' }
  | { type: 'otherRoomChosen' };

/** The seat that the person wants to be on, if any. */
export function seatOf(screen: Screen): Seat | undefined {
  return screen.kind === 'form' ? undefined : screen.seat;
}

/** The next state. An event that means nothing to the screen it meets leaves the state as it is. */
export function reduceJoin(state: JoinState, event: JoinEvent): JoinState {
  if (event.type === 'linkChanged') return { ...state, link: event.link };
  const screen = nextScreen(state.screen, event);
  return screen === state.screen ? state : { ...state, screen };
}

function nextScreen(screen: Screen, event: Exclude<JoinEvent, { type: 'linkChanged' }>): Screen {
  const seat = seatOf(screen);
  switch (event.type) {
    case 'entryRefused':
      return { kind: 'form', draft: event.draft, failure: event.failure };
    case 'fieldEdited':
      return screen.kind === 'form' && screen.failure?.field === event.field
        ? { kind: 'form', draft: screen.draft }
        : screen;
    case 'joinAsked':
      return screen.kind === 'form' ? { kind: 'joining', seat: event.seat } : screen;
    case 'admitted':
      return seat ? admittedTo(seat, event.admission) : screen;
    case 'refused':
      return seat ? { kind: 'form', draft: draftAfter(seat, event.failure), failure: event.failure } : screen;
    case 'playerCountChanged':
      return screen.kind === 'in' ? { ...screen, playerCount: event.playerCount } : screen;
    case 'left':
      return seat ? { kind: 'form', draft: { code: seat.code, name: seat.name } } : screen;
    case 'otherRoomChosen':
      return seat ? { kind: 'form', draft: { code: '', name: seat.name } } : screen;
  }
}

function admittedTo(seat: Seat, admission: PlayerAdmission): Screen {
  return {
    kind: 'in',
    seat: { code: admission.sessionCode, name: admission.playerName, token: seat.token },
    quizName: admission.quizName,
    playerCount: admission.playerCount,
  };
}

/** What was typed stays. Only the code of a room that has ended is of no use any more. */
function draftAfter(seat: Seat, failure: Failure): Draft {
  return { code: failure.reason === 'room_ended' ? '' : seat.code, name: seat.name };
}
