import { GameHubPlayEvent, parseTeamTyping } from '../contract/gameHubs';
import { GameHubEvent, parsePlayerCount } from '../contract/hubs';
import type { Parsed } from '../contract/parsed';
import { parsePlayerGame, parsePlayerOwn } from '../contract/playerGame';
import {
  isAnotherQuiz,
  nextPlayCall,
  playAdmitted,
  reducePlay,
  showsEnd,
  type Choice,
  type PlayCall,
  type PlayEvent,
  type PlayState,
} from './answers/playState';
import { forgetFormerEnd, savedEnd, saveEnd } from './answers/savedEnd';
import { isTeam } from './answers/team';
import { saveAnswers, savedAnswers, type ChosenAnswer, type Unsent } from './answers/unsent';
import type { Wish } from './answers/wishes';
import { HubLink, type CallBeside } from './connection/hubLink';
import { entered, firstScreen, invitationAnswered, makeSecret } from './join/entry';
import {
  DEVICE_REMOVED,
  membershipOf,
  nextJoinCall,
  reduceJoin,
  REMOVED,
  type FormPart,
  type JoinCall,
  type JoinEvent,
  type JoinState,
} from './join/joinState';
import { forgetName, forgetSession, saveSession } from './join/savedSessions';

/** What the page shows: the player's place in a session, and the game there. */
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
type PhoneEvent = { join: JoinEvent; arrival?: Arrival; end?: PlayState | undefined } | { play: PlayEvent };

/** In milliseconds: team-mates are notified of typing at most this often. */
const TYPING_MS = 1_000;

/**
 * The phone as a player: the player's actions and the server's messages are events, each event leads to the
 * next state, and the state determines which call to the server is due.
 */
export class PhoneClient {
  #state: PhoneState;
  /** The call whose result is pending. */
  #call: JoinCall | PlayCall | undefined;
  #toldTypingAt = -Infinity;
  readonly #listeners = new Set<() => void>();
  readonly #link: HubLink;

  /**
   * `hubUrl`: the game hub's ws or wss address. `code` (may be empty) and `ticket`, with which a team-mate
   * invites this phone, come from the page's address.
   */
  constructor(hubUrl: string, code: string, ticket?: string) {
    const screen = firstScreen(code, ticket);
    // Saved before the server is called, like every token.
    if (ticket && screen.kind === 'joining') saveSession(screen.membership, false);
    this.#state = { join: { pageId: makeSecret(), screen, link: 'connecting', leaving: [] } };
    this.#link = new HubLink(hubUrl, {
      onState: (link) => {
        this.#call = undefined;
        this.#dispatch({ join: { type: 'linkChanged', link } });
      },
      onSilence: (isSilent) => this.#dispatch({ join: { type: 'silenceChanged', isSilent } }),
      onOutdated: () => this.#dispatch({ join: { type: 'outdated' } }),
      onEvent: (name, payload) => {
        const event = eventOfHubEvent(name, payload, performance.now());
        if (event) this.#dispatch(event);
      },
    });
  }

  readonly getState = (): PhoneState => this.#state;

  /** Calls back after each change of the state. Returns an unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Connects, and reconnects until the returned function is called. */
  readonly start = (): (() => void) => this.#link.start();

  /** Joins under this name, now or as soon as there is a connection. */
  readonly join = (code: string, name: string): void => this.#dispatch({ join: entered(code, name) });

  /** Leaves the session, now or as soon as there is a connection, and forgets its token. */
  readonly leave = (): void => this.#dispatch({ join: { type: 'leaveRequested' } });

  /** Shows the form for another session. The membership is kept for a return. */
  readonly chooseOtherSession = (): void => this.#dispatch({ join: { type: 'otherSessionChosen' } });

  /** Shows the form for a name other than the one offered. */
  readonly chooseOtherName = (): void => this.#dispatch({ join: { type: 'otherNameChosen' } });

  readonly fieldEdited = (field: FormPart): void => this.#dispatch({ join: { type: 'fieldEdited', field } });

  /** Answers a question, now or as soon as there is a connection. The latest choice counts. */
  readonly answer = (questionId: string, answer: ChosenAnswer, choice?: Choice): void =>
    this.#dispatch({ play: { type: 'answerChosen', questionId, answer, ...choice } });

  /** Hands in a round or doubles it, or withdraws that, now or as soon as there is a connection. */
  readonly wish = (wish: Wish): void => this.#dispatch({ play: { type: 'wished', wish } });

  /** Switches to the team that has invited this phone, or keeps the current player. */
  readonly answerInvitation = (isAccepted: boolean): void => {
    const join = invitationAnswered(this.#state.join.screen, isAccepted);
    if (join) this.#dispatch({ join });
  };

  readonly dismissNews = (): void => this.#dispatch({ play: { type: 'newsDismissed' } });

  /** Notifies the team's other phones that a key was pressed in a question's field. */
  readonly typing = (questionId: string, part: number | null): void => {
    const now = performance.now();
    if (!this.#state.play || !isTeam(this.#state.play.own) || now - this.#toldTypingAt < TYPING_MS) return;
    this.#toldTypingAt = now;
    void this.#link.call('SetTyping', questionId, part);
  };

  /** Makes any other call immediately; `lost` if there is no connection. Never rejects. */
  readonly callBeside: CallBeside = (method, ...args) => this.#link.call(method, ...args);

  #dispatch(event: PhoneEvent): void {
    const before = this.#state;
    this.#state = reducePhone(before, event);
    // Saved before the server is called: a reload may lose the result, but neither a token nor an answer.
    saveChanges(before, this.#state, 'join' in event && event.join.type === 'otherSessionChosen');
    for (const listener of this.#listeners) listener();
    this.#callNext();
  }

  /** Makes the call that is due, one at a time: its result is an event that leads to the next one. */
  #callNext(): void {
    const call = this.#call ? undefined : nextPhoneCall(this.#state);
    if (call === 'reconnect') return this.#link.reconnect();
    if (!call) return;
    this.#call = call;
    void this.#link.call(call.method, ...call.args).then((result) => {
      // onState reports a lost connection; a result after that no longer counts.
      if (this.#call !== call || result.kind === 'lost') return;
      this.#call = undefined;
      const event = call.eventOf(result);
      if (event) this.#dispatch(withSaved(event));
      else this.#link.reconnectLater();
    });
  }
}

/** Returns the next state. An event that does not apply leaves it unchanged. */
function reducePhone(state: PhoneState, event: PhoneEvent): PhoneState {
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
function nextPhoneCall({ join, play }: PhoneState): JoinCall | PlayCall | 'reconnect' | undefined {
  const call = nextJoinCall(join);
  const { screen, acceptedToken } = join;
  if (call || !play || screen.kind !== 'in' || screen.membership.token !== acceptedToken) return call;
  return nextPlayCall(play);
}

/** Returns the state's event for a server event; undefined if unreadable. `at`: when it was received. */
function eventOfHubEvent(name: string, payload: unknown, at: number): PhoneEvent | undefined {
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

/** Adds what an earlier visit of the page has saved for the player to the result of joining. */
function withSaved(event: PhoneEvent): PhoneEvent {
  if ('play' in event) return event;
  const { join } = event;
  if (join.type === 'refused') return { join, end: savedEnd(join.token) };
  if (join.type !== 'admitted') return event;
  return {
    join,
    arrival: { at: performance.now(), unsent: savedAnswers(join.token, join.admission.game?.earlierQuizzes) },
  };
}

/** Saves what a reload must not lose, if it changed. `isKept`: a membership that is not shown stays saved. */
function saveChanges(before: PhoneState, after: PhoneState, isKept: boolean): void {
  const [had, has] = [membershipOf(before.join.screen), membershipOf(after.join.screen)];
  // Until another team admits the phone, the saved membership leads back to its own.
  if (has && has !== had && !has.replaced) saveSession(has, after.join.screen.kind === 'in');
  const [former, { screen }] = [before.join.screen, after.join];
  const isOver = screen.kind === 'ended';
  if (had && !has && !had.replaced && !isKept && !isOver) forgetSession(had);
  // A reload shows it again, until the player goes elsewhere.
  if (former.kind === 'ended' && !isOver) forgetSession(former.membership);
  // A removed player is not offered the same name again.
  const failure = screen.kind === 'form' ? screen.failure : undefined;
  if (failure === REMOVED || failure === DEVICE_REMOVED) forgetName();
  const player = isOver ? screen.membership : has;
  const isAtEnd = isOver || showsEnd(after.play);
  if (player && isAtEnd && after.play && after.play !== before.play) saveEnd(player.token, after.play);
  if (player && after.play && (!before.play || isAnotherQuiz(before.play.game, after.play.game)))
    forgetFormerEnd(player.token, after.play);
  if (has && after.play && after.play.pending !== before.play?.pending)
    saveAnswers(has.token, after.play.game.earlierQuizzes, after.play.pending);
}
