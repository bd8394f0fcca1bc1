import {
  type AnswersCounted,
  parseAnswersCounted,
  type SessionGame,
  type Session,
  parsePlayerJoined,
  parseSession,
} from '../../contract/toMonitors';
import { type HostGame, type MarkedQuestion, parseHostGame } from '../../contract/toHosts';
import type { Parsed } from '../../contract/parsed';
import { type DeviceClaiming, parseDeviceClaiming } from '../../contract/tickets';
import { logFailure } from '../browser/log';
import {
  type ConnectionEvent,
  type ConnectionState,
  DISCONNECTED,
  reduceConnection,
} from './connectionState';
import type { HubPayload } from './quizHub';

/** What has become of the tickets that this client issued. */
export interface TicketCounts {
  claimed: number;
  /** How often this client has registered; a ticket expires with the connection that issued it. */
  registrations: number;
  /** The latest device that wanted to use one and waits, or waited, for the host's yes. */
  claiming?: DeviceClaiming | undefined;
}

/** The known state of a session and of the connection to its server. */
export interface SessionState {
  connection: ConnectionState;
  session: Session | null;
  /** When the session's game was received, on the performance.now() clock; its times are relative to this. */
  gameReceivedAt: number;
  /** Whether the last registration was as host. Stays set while a lost connection is restored. */
  isHost: boolean;
  hostGame: HostGame | null;
  /** The latest answers to closed questions, by questionId: HostUpdated omits most of them. */
  known: Readonly<Record<string, MarkedQuestion>>;
  /** Whether the host has removed this device. */
  isDismissed: boolean;
  tickets: TicketCounts;
  /** How many hub events with lists of names `session` reflects. */
  events: number;
}

export type StateEvent =
  /** A session read from the server; `since` is the event count when the read began. */
  | { type: 'read'; session: Session; since: number; receivedAt: number }
  | { type: 'PlayerJoined'; players: string[] }
  | { type: 'SessionUpdated'; session: Session; receivedAt: number }
  | { type: 'AnswersCounted'; counted: AnswersCounted }
  | { type: 'registered'; isHost: boolean }
  | { type: 'HostUpdated'; hostGame: HostGame }
  /** A requested question; it is as new as the newest hostGame, since responses arrive in order. */
  | { type: 'markingRead'; question: MarkedQuestion }
  | { type: 'TicketClaimed' | 'HostDismissed' }
  | { type: 'DeviceClaiming'; claiming: DeviceClaiming }
  | ConnectionEvent;

export const NO_SESSION: SessionState = {
  connection: DISCONNECTED,
  session: null,
  gameReceivedAt: 0,
  isHost: false,
  hostGame: null,
  known: {},
  isDismissed: false,
  tickets: { claimed: 0, registrations: 0 },
  events: 0,
};

/** Returns the next state. Events carry whole lists, so the latest wins over a read begun before it. */
export function reduceState(state: SessionState, event: StateEvent): SessionState {
  const { session, tickets } = state;
  switch (event.type) {
    case 'read':
      if (!session || event.since >= state.events) return withSession(state, event.session, event.receivedAt);
      // Its names are outdated, but its game may still be newer than the one shown.
      if (!event.session.game) return state;
      return withSession(state, { ...session, game: event.session.game }, event.receivedAt);
    case 'PlayerJoined':
      if (!session) return state;
      return { ...state, session: { ...session, participants: event.players }, events: state.events + 1 };
    case 'SessionUpdated':
      return { ...withSession(state, event.session, event.receivedAt), events: state.events + 1 };
    case 'AnswersCounted':
      if (!session?.game) return state;
      return { ...state, session: { ...session, game: withCounts(session.game, event.counted) } };
    case 'registered':
      return {
        ...state,
        isHost: event.isHost,
        hostGame: event.isHost ? state.hostGame : null,
        known: outdated(state.known),
        tickets: { ...tickets, registrations: tickets.registrations + 1, claiming: undefined },
      };
    case 'HostUpdated': {
      const { hostGame } = event;
      // Questions of another quiz may have the same ids.
      const isAnother = hostGame.earlierQuizzes !== state.hostGame?.earlierQuizzes;
      return { ...state, hostGame, known: withGroups(isAnother ? {} : state.known, hostGame.marking) };
    }
    case 'markingRead': {
      const { questionId } = event.question;
      const listed = state.hostGame?.marking.find((each) => each.questionId === questionId);
      const question = { ...event.question, version: listed?.version };
      return { ...state, known: withGroups(state.known, [question]) };
    }
    case 'TicketClaimed':
      return { ...state, tickets: { ...tickets, claimed: tickets.claimed + 1, claiming: undefined } };
    case 'DeviceClaiming':
      return { ...state, tickets: { ...tickets, claiming: event.claiming } };
    case 'HostDismissed':
      return { ...state, isHost: false, hostGame: null, known: {}, isDismissed: true };
    default:
      return { ...state, connection: reduceConnection(state.connection, event) };
  }
}

function withGroups(known: SessionState['known'], questions: readonly MarkedQuestion[]) {
  const whole = questions.filter(({ groups }) => groups);
  return { ...known, ...Object.fromEntries(whole.map((each) => [each.questionId, each])) };
}

/** A version that no question has: data from before a reconnect stays visible but is requested again. */
const OUTDATED = '';

function outdated(known: SessionState['known']): SessionState['known'] {
  return Object.fromEntries(
    Object.entries(known).map(([id, question]) => [id, { ...question, version: OUTDATED }]),
  );
}

/** Adopts the session, but its game only if the one shown is not newer. */
function withSession(state: SessionState, session: Session, receivedAt: number): SessionState {
  const shown = state.session?.game;
  const isOlder = shown && session.game && session.game.revision < shown.revision;
  if (isOlder) return { ...state, session: { ...session, game: shown } };
  return { ...state, session, gameReceivedAt: receivedAt };
}

/** Ignores counts of a step other than the one shown. */
function withCounts(game: SessionGame, { step, ...counts }: AnswersCounted): SessionGame {
  const { scene } = game;
  const isCounted =
    scene.name === 'question' ||
    scene.name === 'closed' ||
    (scene.name === 'round' && scene.answered !== undefined);
  if (!isCounted || step !== game.step) return game;
  // Absent once nobody is missing any more, or too many are again.
  const waitingFor = scene.name === 'closed' ? {} : { waitingFor: counts.waitingFor };
  return { ...game, scene: { ...scene, ...counts, ...waitingFor } };
}

/** Parses a hub event; returns null and logs the reason if it is invalid. */
export function readHubEvent({ type, payload }: HubPayload, receivedAt: number): StateEvent | null {
  switch (type) {
    case 'PlayerJoined':
      return orLog(parsePlayerJoined(payload), (players) => ({ type, players }));
    case 'SessionUpdated':
      return orLog(parseSession(payload), (session) => ({ type, session, receivedAt }));
    case 'HostUpdated':
      return orLog(parseHostGame(payload), (hostGame) => ({ type, hostGame }));
    case 'AnswersCounted':
      return orLog(parseAnswersCounted(payload), (counted) => ({ type, counted }));
    case 'DeviceClaiming':
      return orLog(parseDeviceClaiming(payload), (claiming) => ({ type, claiming }));
    // Only for the connection that claims a ticket.
    case 'ClaimWaiting':
      return null;
    case 'TicketClaimed':
    case 'HostDismissed':
      return { type };
  }
}

function orLog<T>(payload: Parsed<T>, toEvent: (value: T) => StateEvent): StateEvent | null {
  if (payload.ok) return toEvent(payload.value);
  logFailure('An event of the quiz hub cannot be read', payload.reason);
  return null;
}
