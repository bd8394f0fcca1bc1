import { GameHubEvent, parsePlayerCount } from '../../contract/hubs';
import { normaliseRoomCode } from '../../contract/roomCode';
import { HubLink } from '../connection/hubLink';
import { entryFailure, type Field } from './failures';
import { firstScreen } from './firstScreen';
import { eventOfResult, nextCall, type HubCall } from './hubCalls';
import { membershipOf, reduceJoin, type JoinEvent, type JoinState } from './joinState';
import { makePlayerToken } from './playerToken';
import { findSavedSession, forgetSession, saveSession } from './savedSessions';

/**
 * The phone as a player: what the person does and what the server sends are events, events make the next state, and
 * the state says which call to the server is due.
 */
export class JoinClient {
  private state: JoinState;
  /** The call whose result is awaited. */
  private call: HubCall | undefined;
  private readonly listeners = new Set<() => void>();
  private readonly link: HubLink;

  /** `hubUrl`: the game hub's ws or wss address. `code`: the one in the page's address, or empty. */
  constructor(hubUrl: string, code: string) {
    this.state = { screen: firstScreen(code), link: 'connecting', leaving: [] };
    this.link = new HubLink(hubUrl, {
      onState: (link) => {
        this.call = undefined;
        this.dispatch({ type: 'linkChanged', link });
      },
      onEvent: (name, payload) => {
        if (name !== GameHubEvent.PlayerCountChanged) return;
        const count = parsePlayerCount(payload);
        if (count.ok) this.dispatch({ type: 'playerCountChanged', ...count.value });
      },
    });
  }

  readonly getState = (): JoinState => this.state;

  /** Calls back after each change of the state. Returns an unsubscribe function. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Connects, and stays connected until the returned function is called. */
  start(): () => void {
    return this.link.start();
  }

  /** Joins under this name, now or as soon as there is a connection. */
  join(typedCode: string, typedName: string): void {
    const code = normaliseRoomCode(typedCode);
    const name = typedName.trim();
    const failure = entryFailure(code, name);
    if (failure) return this.dispatch({ type: 'entryRefused', draft: { code, name }, failure });
    const saved = findSavedSession(code);
    if (saved?.name === name) {
      this.dispatch({ type: 'joinRequested', membership: { code, name, token: saved.token } });
    } else {
      const membership = { code, name, token: makePlayerToken() };
      this.dispatch({ type: 'joinRequested', membership, replaced: saved });
    }
  }

  /** Gives the membership back to the server, now or as soon as there is a connection, and forgets its token. */
  leave(): void {
    this.dispatch({ type: 'leaveRequested' });
  }

  /** Shows the form for another session. The membership stays, to come back to. */
  chooseOtherSession(): void {
    this.dispatch({ type: 'otherSessionChosen' });
  }

  fieldEdited(field: Field): void {
    this.dispatch({ type: 'fieldEdited', field });
  }

  private dispatch(event: JoinEvent): void {
    const before = membershipOf(this.state.screen);
    this.state = reduceJoin(this.state, event);
    const { screen } = this.state;
    const after = membershipOf(screen);
    // Saved before the server is called: a reload may lose the result, but not the token.
    if (after && after !== before) saveSession(after, screen.kind === 'in');
    if (before && !after && event.type !== 'otherSessionChosen') forgetSession(before.code);
    for (const listener of this.listeners) listener();
    this.callNext();
  }

  /** Makes the call that is due, one at a time: its result is an event, and the state after it says what comes next. */
  private callNext(): void {
    const call = this.call ? undefined : nextCall(this.state);
    if (call === 'reconnect') return this.link.reconnect();
    if (!call) return;
    this.call = call;
    void this.link.call(call.method, ...call.args).then((result) => {
      // A lost connection is reported by onState; a result that comes after that no longer counts.
      if (this.call !== call || result.kind === 'lost') return;
      this.call = undefined;
      const event = eventOfResult(call, result);
      if (event) this.dispatch(event);
      else this.link.reconnectLater();
    });
  }
}
