import type { Answer } from '../contract/answer';
import { normaliseRoomCode } from '../contract/roomCode';
import type { Answered } from './connection/hubClient';
import { HubLink } from './connection/hubLink';
import { eventOfPlayResult, type PlayCall } from './game/playCalls';
import type { Wish } from './game/playState';
import { savedAnswers } from './game/savedAnswers';
import { savedEnd } from './game/savedEnd';
import { eventOfHubEvent } from './hubEvents';
import { keepState } from './keepState';
import { nextPhoneCall, reducePhone, type PhoneEvent, type PhoneState } from './phoneState';
import { entryFailure, type Field } from './seat/failures';
import { firstScreen } from './seat/firstScreen';
import { eventOfResult, type HubCall } from './seat/hubCalls';
import { makePlayerToken } from './seat/playerToken';
import { findSavedSession } from './seat/savedSessions';

/**
 * The phone as a player: what the person does and what the server sends are events, events make the next state, and
 * the state says which call to the server is due.
 */
export class PhoneClient {
  #state: PhoneState;
  /** The call whose result is awaited. */
  #call: HubCall | PlayCall | undefined;
  readonly #listeners = new Set<() => void>();
  readonly #link: HubLink;

  /** `hubUrl`: the game hub's ws or wss address. `code`: the one in the page's address, or empty. */
  constructor(hubUrl: string, code: string) {
    this.#state = { join: { screen: firstScreen(code), link: 'connecting', leaving: [] } };
    this.#link = new HubLink(hubUrl, {
      onState: (link) => {
        this.#call = undefined;
        this.#dispatch({ join: { type: 'linkChanged', link } });
      },
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

  /** Connects, and stays connected until the returned function is called. */
  start(): () => void {
    return this.#link.start();
  }

  /** Joins under this name, now or as soon as there is a connection. */
  join(typedCode: string, typedName: string): void {
    const code = normaliseRoomCode(typedCode);
    const name = typedName.trim();
    const failure = entryFailure(code, name);
    if (failure) return this.#dispatch({ join: { type: 'entryRefused', draft: { code, name }, failure } });
    const saved = findSavedSession(code);
    if (saved?.name === name) {
      this.#dispatch({ join: { type: 'joinRequested', membership: { code, name, token: saved.token } } });
    } else {
      const membership = { code, name, token: makePlayerToken() };
      this.#dispatch({ join: { type: 'joinRequested', membership, replaced: saved } });
    }
  }

  /** Gives the membership back to the server, now or as soon as there is a connection, and forgets its token. */
  leave(): void {
    this.#dispatch({ join: { type: 'leaveRequested' } });
  }

  /** Shows the form for another session. The membership stays, to come back to. */
  chooseOtherSession(): void {
    this.#dispatch({ join: { type: 'otherSessionChosen' } });
  }

  fieldEdited(field: Field): void {
    this.#dispatch({ join: { type: 'fieldEdited', field } });
  }

  /** Answers a question, now or as soon as there is a connection. The answer chosen last counts. */
  answer(questionId: string, answer: Answer): void {
    this.#dispatch({ play: { type: 'answerChosen', questionId, answer } });
  }

  /** Says whether the player is done with the round, or doubles it, now or as soon as there is a connection. */
  wish(wish: Wish): void {
    this.#dispatch({ play: { type: 'wished', wish } });
  }

  #dispatch(event: PhoneEvent): void {
    const before = this.#state;
    this.#state = reducePhone(before, event);
    // Saved before the server is called: a reload may lose the result, but neither the token nor an answer.
    keepState(before, this.#state, 'join' in event && event.join.type === 'otherSessionChosen');
    for (const listener of this.#listeners) listener();
    this.#callNext();
  }

  /** Makes the call that is due, one at a time: its result is an event, and the state after it says what comes next. */
  #callNext(): void {
    const call = this.#call ? undefined : nextPhoneCall(this.#state);
    if (call === 'reconnect') return this.#link.reconnect();
    if (!call) return;
    this.#call = call;
    void this.#link.call(call.method, ...call.args).then((result) => {
      // A lost connection is reported by onState; a result that comes after that no longer counts.
      if (this.#call !== call || result.kind === 'lost') return;
      this.#call = undefined;
      const event = eventOfPhoneCall(call, result);
      if (event) this.#dispatch(event);
      else this.#link.reconnectLater();
    });
  }
}

/** What a result means for the state; undefined where the same call is to be repeated on another connection. */
function eventOfPhoneCall(call: HubCall | PlayCall, result: Answered): PhoneEvent | undefined {
  if (!('token' in call)) {
    const play = eventOfPlayResult(call, result);
    return play && { play };
  }
  const join = eventOfResult(call, result);
  if (join?.type === 'refused') return { join, end: savedEnd(call.token) };
  return join && { join, arrival: { at: performance.now(), unsent: savedAnswers(call.token) } };
}
