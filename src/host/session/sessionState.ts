import { type AnswersCounted, parseAnswersCounted } from '../../contract/gameHubs';
import { type HostGame, type MarkedQuestion, parseHostGame } from '../../contract/hostGame';
import type { Parsed } from '../../contract/parsed';
import type { SessionGame } from '../../contract/scene';
import { type Session, parsePlayerJoined, parseSession } from '../../contract/session';
import { logFailure } from '../browser/log';
import {
  type ConnectionEvent,
  type ConnectionState,
  DISCONNECTED,
  reduceConnection,
} from './connectionState';
import type { HubPayload } from './quizHub';

/** What decides whether a ticket that this client issued is still good. */
export interface TicketCounts {
  /** How many of them were claimed. */
  claimed: number;
  /** How often this client has registered: a ticket ends with the connection that issued it. */
  registrations: number;
}

/** What is known of a session, and of the connection to its server. */
export interface SessionState {
  connection: ConnectionState;
  session: Session | null;
  /** When the session's game was received, as performance.now() tells it: its times run from there. */
  gameReceivedAt: number;
  /** Whether the last registration was a host's. It stays while a lost connection is made again. */
  isHost: boolean;
  /** What only hosts are sent. */
  hostGame: HostGame | null;
  /** By questionId, the answers to closed questions as they came last: HostUpdated leaves most of them out. */
  known: Readonly<Record<string, MarkedQuestion>>;
  /** Whether the host has sent this device away. */
  isDismissed: boolean;
  tickets: TicketCounts;
  /** How many of the hub's events that list names `session` has taken in. */
  events: number;
}

export type SessionEvent =
  /** A session read from the server; `since` is the count of events when the read began. */
  | { type: 'read'; session: Session; since: number; receivedAt: number }
  | { type: 'PlayerJoined'; players: string[] }
  | { type: 'SessionUpdated'; session: Session; receivedAt: number }
  | { type: 'AnswersCounted'; counted: AnswersCounted }
  | { type: 'registered'; isHost: boolean }
  | { type: 'HostUpdated'; hostGame: HostGame }
  /** What was asked for: as new as the newest hostGame, for they come in their order. */
  | { type: 'markingRead'; question: MarkedQuestion }
  | { type: 'TicketClaimed' | 'HostDismissed' }
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

/** The next state. Events carry whole lists, so the latest event wins, and a read that began before it is too old. */
export function reduceSession(state: SessionState, event: SessionEvent): SessionState {
  const { session, tickets } = state;
  switch (event.type) {
    case 'read':
      if (!session || event.since >= state.events) return withSession(state, event.session, event.receivedAt);
      // Its names are too old; its game may still be newer than the one shown.
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
        tickets: { ...tickets, registrations: tickets.registrations + 1 },
      };
    case 'HostUpdated': {
      const { hostGame } = event;
      // Questions of another quiz have the same ids.
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
      return { ...state, tickets: { ...tickets, claimed: tickets.claimed + 1 } };
    case 'HostDismissed':
      return { ...state, isHost: false, hostGame: null, known: {}, isDismissed: true };
    default:
      return { ...state, connection: reduceConnection(state.connection, event) };
  }
}

function withGroups(
  known: SessionState['known'],
  questions: readonly MarkedQuestion[],
): SessionState['known'] {
  const whole = questions.filter(({ groups }) => groups);
  return { ...known, ...Object.fromEntries(whole.map((each) => [each.questionId, each])) };
}

/** No question has this version: what was known before a reconnect is shown, and asked for again. */
const OUTDATED = '';

function outdated(known: SessionState['known']): SessionState['known'] {
  return Object.fromEntries(
    Object.entries(known).map(([id, question]) => [id, { ...question, version: OUTDATED }]),
  );
}

/** Takes the session in; its game only where the one shown is not newer. */
function withSession(state: SessionState, session: Session, receivedAt: number): SessionState {
  const shown = state.session?.game;
  const isOlder = shown && session.game && session.game.revision < shown.revision;
  if (isOlder) return { ...state, session: { ...session, game: shown } };
  return { ...state, session, gameReceivedAt: receivedAt };
}

/** Counts of another step than the one shown are not for its scene. */
function withCounts(game: SessionGame, { step, ...counts }: AnswersCounted): SessionGame {
  const { scene } = game;
  const isCounted =
    scene.name === 'question' ||
    scene.name === 'closed' ||
    (scene.name === 'round' && scene.answered !== undefined);
  if (!isCounted || step !== game.step) return game;
  return { ...game, scene: { ...scene, ...counts } };
}

/** Reads what an event of the hub brings; returns null, and logs the reason, where it cannot be read. */
export function readHubEvent({ type, payload }: HubPayload, receivedAt: number): SessionEvent | null {
  switch (type) {
    case 'PlayerJoined':
      return orLog(parsePlayerJoined(payload), (players) => ({ type, players }));
    case 'SessionUpdated':
      return orLog(parseSession(payload), (session) => ({ type, session, receivedAt }));
    case 'HostUpdated':
      return orLog(parseHostGame(payload), (hostGame) => ({ type, hostGame }));
    case 'AnswersCounted':
      return orLog(parseAnswersCounted(payload), (counted) => ({ type, counted }));
    case 'TicketClaimed':
    case 'HostDismissed':
      return { type };
  }
}

function orLog<T>(payload: Parsed<T>, toEvent: (value: T) => SessionEvent): SessionEvent | null {
  if (payload.ok) return toEvent(payload.value);
  logFailure('An event of the quiz hub cannot be read', payload.reason);
  return null;
}
