import { GameHubPlayEvent, parseTeamTyping } from '../contract/gameHubs';
import { GameHubEvent, parsePlayerCount } from '../contract/hubs';
import type { Parsed } from '../contract/parsed';
import { parsePlayerGame, parsePlayerOwn } from '../contract/playerGame';
import {
  nextPlayCall,
  playAdmitted,
  reducePlay,
  showsEnd,
  type PlayCall,
  type PlayEvent,
  type PlayState,
} from './answers/playState';
import type { Unsent } from './answers/unsent';
import { nextJoinCall, type JoinCall } from './join/joinCalls';
import { DEVICE_REMOVED, reduceJoin, REMOVED, type JoinEvent, type JoinState } from './join/joinState';

/** The phone as a player: its place in a session, and the game there. */
export interface PhoneState {
  join: JoinState;
  /** Undefined outside a session, and if the server plays no games. */
  play?: PlayState | undefined;
}

/** When an admission arrived, by performance.now(), and the answers that an earlier visit could not send. */
interface Arrival {
  at: number;
  unsent: Unsent;
}

/** `end`: the game's end, if an earlier visit of the page has seen it. */
export type PhoneEvent =
  { join: JoinEvent; arrival?: Arrival; end?: PlayState | undefined } | { play: PlayEvent };

/** Returns the next state. An event that does not apply leaves it unchanged. */
export function reducePhone(state: PhoneState, event: PhoneEvent): PhoneState {
  if ('play' in event) return { ...state, play: state.play && reducePlay(state.play, event.play) };
  const isAtEnd = showsEnd(state.play) || event.end !== undefined;
  const join = reduceJoin(state.join, isAtEnd ? endedIfGone(event.join) : event.join);
  const play = state.play ?? event.end;
  if (join.screen.kind === 'ended') return play ? { join, play } : state;
  if (join.screen.kind !== 'in') return { join };
  const { token } = join.screen.membership;
  if (!event.arrival || event.join.type !== 'admitted' || event.join.token !== token)
    return { ...state, join };
  return { join, play: playAdmitted(state.play, event.join.admission, event.arrival) };
}

/** If a session is unknown after its end, it has ended normally: nothing has failed. */
function endedIfGone(event: JoinEvent): JoinEvent {
  const isGone = event.type === 'refused' && event.failure.reason === 'session_ended';
  return isGone ? { type: 'ended', token: event.token } : event;
}

/** Returns the call that is due. Answers are only sent once the server has accepted the connection. */
export function nextPhoneCall({ join, play }: PhoneState): JoinCall | PlayCall | 'reconnect' | undefined {
  const call = nextJoinCall(join);
  const { screen, acceptedToken } = join;
  if (call || !play || screen.kind !== 'in' || screen.membership.token !== acceptedToken) return call;
  return nextPlayCall(play);
}

/** Returns the state's event for a server event; undefined if unreadable. `at`: when it was received. */
export function eventOfHubEvent(name: string, payload: unknown, at: number): PhoneEvent | undefined {
  switch (name) {
    case GameHubEvent.PlayerCountChanged:
      return read(parsePlayerCount(payload), ({ playerCount }) => ({
        join: { type: 'playerCountChanged', playerCount },
      }));
    case GameHubPlayEvent.GameUpdated:
      return read(parsePlayerGame(payload), (game) => ({ play: { type: 'gameUpdated', game, at } }));
    case GameHubPlayEvent.PlayerUpdated:
      return read(parsePlayerOwn(payload), (own) => ({ play: { type: 'ownUpdated', own } }));
    case GameHubPlayEvent.PlayerRemoved:
      return { join: { type: 'removed', failure: REMOVED } };
    case GameHubPlayEvent.DeviceRemoved:
      return { join: { type: 'removed', failure: DEVICE_REMOVED } };
    case GameHubPlayEvent.TeamTyping:
      return read(parseTeamTyping(payload), (typing) => ({ play: { type: 'teamTyping', typing, at } }));
    case GameHubPlayEvent.SessionEnded:
      return { join: { type: 'ended' } };
    default:
      return undefined;
  }
}

function read<T>(parsed: Parsed<T>, event: (value: T) => PhoneEvent): PhoneEvent | undefined {
  return parsed.ok ? event(parsed.value) : undefined;
}
