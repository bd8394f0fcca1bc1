import {
  GameHubEvent,
  parseTeamTyping,
  parsePlayerCount,
  parsePlayerGame,
  parsePlayerOwn,
} from '../contract/toPhones';
import type { Parsed } from '../contract/parsed';
import { HubLink } from '../look/hubLink';
import { isPageHidden } from '../look/resume';
import { Watched } from '../look/watched';
import { playCalls, type PlayCall } from './answers/playCalls';
import {
  type Arrival,
  isAnotherQuiz,
  playAdmitted,
  reducePlay,
  showsEnd,
  type PlayEvent,
  type PlayState,
} from './answers/playState';
import { forgetFormerEnd, savedEnd, saveEnd } from './answers/savedEnd';
import { isTeam } from './answers/team';
import { restAt } from './answers/typedIn';
import { forgetAnswers, saveAnswers, type SavedAnswer, savedAnswers } from './answers/unsent';
import type { PlayActions } from './answers/usePlay';
import type { CallHub } from './connection/hubCalls';
import { entered, firstScreen, invitationAnswered, makeSecret } from './join/entry';
import {
  DEVICE_REMOVED,
  isAccepted,
  membershipOf,
  nextJoinCall,
  reduceJoin,
  REMOVED,
  type Draft,
  type FormPart,
  type JoinCall,
  type JoinEvent,
  type JoinState,
} from './join/joinState';
import { findSavedSession, forgetName, forgetSession, saveLeft, saveSession } from './join/savedSessions';

/** What the page shows: the player's place in a session, and the game there. */
export interface PhoneState {
  join: JoinState;
  /** Undefined outside a session, and if the server plays no games. */
  play?: PlayState | undefined;
}

/** `end`: the game's end, if an earlier visit of the page has seen it. */
type PhoneEvent = { join: JoinEvent; arrival?: Arrival; end?: PlayState | undefined } | { play: PlayEvent };

/** In milliseconds: team-mates are notified at most this often of typing what is no answer. */
const TYPING_MS = 1_000;
/** In milliseconds: how often a slider that is being moved sends where it is. */
const STAKE_MS = 200;

/**
 * The phone as a player: the player's actions and the server's messages are events, each event leads to the
 * next state, and the state determines which call to the server is due.
 */
export class PhoneClient {
  readonly #state: Watched<PhoneState>;
  /** The call whose result is pending. */
  #call: JoinCall | PlayCall | undefined;
  #toldTypingAt = -Infinity;
  #restTimer: ReturnType<typeof setTimeout> | undefined;
  #stakedAt = -Infinity;
  #stakeTimer: ReturnType<typeof setTimeout> | undefined;
  readonly #link: HubLink;

  /**
   * `hubUrl`: the game hub's ws or wss address. `code` (may be empty) and `ticket`, with which a team-mate
   * invites this phone, come from the page's address.
   */
  constructor(hubUrl: string, code: string, ticket?: string) {
    const screen = firstScreen(code, ticket);
    // Saved before the server is called, like every token.
    if (ticket && screen.kind === 'joining' && !screen.membership.replaced)
      saveSession(screen.membership, false);
    const join: JoinState = { pageId: makeSecret(), screen, link: 'connecting', leaving: [] };
    this.#state = new Watched<PhoneState>({ join });
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

  readonly getState = (): PhoneState => this.#state.get();

  /** Calls back after each change of the state. Returns an unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => this.#state.subscribe(listener);

  /** Connects, and reconnects until the returned function is called. */
  readonly start = (): (() => void) => {
    const listening = new AbortController();
    const { signal } = listening;
    // A phone that is locked may not run again before the question closes.
    document.addEventListener('visibilitychange', () => isPageHidden() && this.#pageLeft(), { signal });
    window.addEventListener('pagehide', () => this.#pageLeft(), { signal });
    const stop = this.#link.start();
    return () => {
      listening.abort();
      clearTimeout(this.#restTimer);
      clearTimeout(this.#stakeTimer);
      stop();
    };
  };

  /** Joins under this name, now or as soon as there is a connection. */
  readonly join = (code: string, name: string): void => this.#dispatch({ join: entered(code, name) });

  /** Shows the form with what was typed before the page's scripts were there. */
  readonly edit = (draft: Draft): void => this.#dispatch({ join: { type: 'edited', draft } });

  /** Leaves the session, now or as soon as there is a connection. The token is kept for a return. */
  readonly leave = (): void => this.#dispatch({ join: { type: 'leaveRequested' } });

  /** Shows the form for another session. The membership is kept for a return. */
  readonly chooseOtherSession = (): void => this.#dispatch({ join: { type: 'otherSessionChosen' } });

  /** Shows the form for a name other than the one offered. */
  readonly chooseOtherName = (): void => this.#dispatch({ join: { type: 'otherNameChosen' } });

  readonly fieldEdited = (field: FormPart): void => this.#dispatch({ join: { type: 'fieldEdited', field } });

  /** Switches to the team that has invited this phone, or keeps the current player. */
  readonly answerInvitation = (isAccepted: boolean): void => {
    const join = invitationAnswered(this.getState().join.screen, isAccepted);
    if (join) this.#dispatch({ join });
  };

  /**
   * Returns what the player can do, at once or as soon as there is a connection. `quiz`: which of the session, from 0;
   * a field that disappears with its quiz must not answer the next one.
   */
  readonly playing = (quiz: number): PlayActions => {
    const act = (play: PlayEvent): void => this.#dispatch({ play });
    return {
      answer: (questionId, answer, done) => act({ type: 'answerChosen', questionId, answer, done, quiz }),
      type: (questionId, part, answer) => {
        const at = performance.now();
        if (answer === undefined) return this.#tellTyping(questionId, part, at);
        act({ type: 'answerChosen', questionId, answer, done: false, typed: { part, at }, quiz });
      },
      left: (questionId, done) => act({ type: 'left', questionId, done }),
      wish: (wish) => act({ type: 'wished', wish }),
      dismissNews: () => act({ type: 'newsDismissed' }),
      dismissMissed: () => act({ type: 'missedDismissed' }),
      leaveSession: this.leave,
    };
  };

  /** Tells the team's other phones of a key that makes no answer: of an answer, they learn as it is stored. */
  #tellTyping(questionId: string, part: number | null, at: number): void {
    const { play } = this.getState();
    if (!play || !isTeam(play.own) || at - this.#toldTypingAt < TYPING_MS) return;
    this.#toldTypingAt = at;
    void this.#link.call('SetTyping', questionId, part);
  }

  /** Makes any other call immediately; `lost` if there is no connection. Never rejects. */
  readonly call: CallHub = (method, ...args) => this.#link.call(method, ...args);

  #dispatch(event: PhoneEvent): void {
    const before = this.getState();
    const after = reducePhone(before, event);
    // Saved before the server is called: a reload may lose the result, but neither a token nor an answer.
    saveChanges(before, after, 'join' in event && event.join.type === 'otherSessionChosen');
    this.#state.set(after);
    this.#callNext();
    this.#awaitRest();
  }

  /** Wakes up when a text that is being typed is due. */
  #awaitRest(): void {
    clearTimeout(this.#restTimer);
    const at = restAt(this.getState().play?.typedIn ?? {});
    if (at === undefined) return;
    // Tells the planned time and not the current one, since timers may fire early.
    const wake = () => this.#dispatch({ play: { type: 'rested', at } });
    this.#restTimer = setTimeout(wake, Math.max(0, at - performance.now()));
  }

  /** Sends everything at once, without waiting for results: the page may not run any more to see them. */
  #pageLeft(): void {
    this.#dispatch({ play: { type: 'pageLeft' } });
    const underWay = JSON.stringify(this.#call?.args);
    for (const call of duePlayCalls(this.getState()))
      if (JSON.stringify(call.args) !== underWay)
        void this.#link.call(call.method, ...call.args).then((result) => {
          const event = result.kind === 'lost' ? undefined : call.eventOf(result);
          if (event) this.#dispatch(event);
        });
  }

  /** Makes the call that is due, one at a time: its result is an event that leads to the next one. */
  #callNext(): void {
    const state = this.getState();
    const call = this.#call ? undefined : (nextJoinCall(state.join) ?? duePlayCalls(state)[0]);
    if (call === 'reconnect') return this.#link.reconnect();
    clearTimeout(this.#stakeTimer);
    if (!call) return;
    if (call.method === 'SetStake') {
      const now = performance.now();
      const isOpen = state.play?.game.scene.name === 'wager';
      const waitMs = isOpen ? this.#stakedAt + STAKE_MS - now : 0;
      // The first and the last value are sent at once, those between in turn.
      if (waitMs > 0) {
        this.#stakeTimer = setTimeout(() => this.#callNext(), waitMs);
        return;
      }
      this.#stakedAt = now;
    }
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

/** Answers are only sent once the server has accepted the connection. */
function duePlayCalls({ join, play }: PhoneState): PlayCall[] {
  return play && isAccepted(join) ? playCalls(play) : [];
}

/** Returns the state's event for a server event; undefined if unreadable. `at`: when it was received. */
function eventOfHubEvent(name: string, payload: unknown, at: number): PhoneEvent | undefined {
  switch (name) {
    case GameHubEvent.PlayerCountChanged:
      return read(parsePlayerCount(payload), ({ playerCount }) => ({
        join: { type: 'playerCountChanged', playerCount },
      }));
    case GameHubEvent.GameUpdated:
      return read(parsePlayerGame(payload), (game) => ({ play: { type: 'gameUpdated', game, at } }));
    case GameHubEvent.PlayerUpdated:
      return read(parsePlayerOwn(payload), (own) => ({ play: { type: 'ownUpdated', own, at } }));
    case GameHubEvent.PlayerRemoved:
      return { join: { type: 'removed', failure: REMOVED } };
    case GameHubEvent.DeviceRemoved:
      return { join: { type: 'removed', failure: DEVICE_REMOVED } };
    case GameHubEvent.TeamTyping:
      return read(parseTeamTyping(payload), (typing) => ({ play: { type: 'teamTyping', typing, at } }));
    case GameHubEvent.SessionEnded:
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
    arrival: { at: performance.now(), saved: savedAnswers(join.token, join.admission.game?.earlierQuizzes) },
  };
}

/** Saves what a reload must not lose, if it changed. `isKept`: a membership that is not shown stays saved. */
function saveChanges(before: PhoneState, after: PhoneState, isKept: boolean): void {
  const [had, has] = [membershipOf(before.join.screen), membershipOf(after.join.screen)];
  // Until another team admits the phone, the saved membership leads back to its own.
  if (has && has !== had && !has.replaced) saveSession(has, after.join.screen.kind === 'in');
  const [former, { screen }] = [before.join.screen, after.join];
  const isOver = screen.kind === 'ended';
  if (had && !has && !had.replaced && !isKept && !isOver) {
    const isLeft = after.join.leaving.includes(had) || findSavedSession(had.code)?.left === true;
    if (isLeft && had.ticket === undefined) saveLeft(had);
    else forgetSession(had);
  }
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
  if (had && !has && !had.replaced && !isKept) forgetAnswers(had.token);
  if (has && after.play) saveChangedAnswers(has.token, before.play, after.play);
}

/** Saves the answers that have been chosen, changed or acknowledged. */
function saveChangedAnswers(token: string, before: PlayState | undefined, after: PlayState): void {
  if (after.pending === before?.pending) return;
  const quiz = after.game.earlierQuizzes;
  // On arrival, it is not known which of those saved before have been given up.
  const all = Object.keys({ ...(before?.pending ?? savedAnswers(token, quiz)), ...after.pending });
  const changed = all.filter((id) => !before || before.pending[id] !== after.pending[id]);
  saveAnswers(token, quiz, Object.fromEntries(changed.map((id) => [id, savedFormOf(after, id)])));
}

function savedFormOf(
  { pending, unfinished = [], own }: PlayState,
  questionId: string,
): SavedAnswer | undefined {
  const answer = pending[questionId];
  if (answer === undefined) return undefined;
  return { answer, unfinished: unfinished.includes(questionId), before: own.answers[questionId] };
}
