import type { ErrorCode } from '../../contract/errors';
import { GameHubEvent, parsePlayerCount, type PlayerAdmission } from '../../contract/hubs';
import { normaliseRoomCode } from '../../contract/roomCode';
import { failureOfEntry, failureOfJoin, failureOfReturn, type Field } from './failures';
import { firstScreen } from './firstScreen';
import type { Hub } from '../connection/hubClient';
import { HubLink, type OpenHub } from '../connection/hubLink';
import { reduceJoin, seatOf, type JoinEvent, type JoinState, type Seat } from './joinState';
import { makePlayerToken } from './playerToken';
import { findRoom, forgetRoom, saveRoom } from './savedSessions';
import { Seating, type SeatBook } from './hubCalls';

/**
 * The phone's side of a room: keeps the state, does what the person asks, and sees to it that whenever a wish or the
 * connection changes the server is brought in step.
 */
export class GameConnection implements SeatBook {
  private state: JoinState;
  private seating: Seating | undefined;
  /** Seats to be given back, also those that were left while offline. */
  private departures: Seat[] = [];
  private readonly listeners = new Set<() => void>();
  private readonly link: HubLink;

  /** `code`: the one in the page's address, or empty. */
  constructor(openHub: OpenHub, code: string) {
    this.state = { screen: firstScreen(code), link: 'connecting' };
    this.link = new HubLink(openHub, {
      opened: (hub) => this.opened(hub),
      heard: (event, payload) => this.heard(event, payload),
      down: (link) => {
        this.seating?.close();
        this.seating = undefined;
        this.dispatch({ type: 'linkChanged', link });
      },
    });
  }

  readonly getState = (): JoinState => this.state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Connects, and stays connected until the returned function is called. */
  start(): () => void {
    this.link.start();
    return () => this.link.stop();
  }

  /** Asks for a seat under this name, now or as soon as there is a connection. */
  join(typedCode: string, typedName: string): void {
    if (this.state.screen.kind !== 'form') return;
    const code = normaliseRoomCode(typedCode);
    const name = typedName.trim();
    const failure = failureOfEntry(code, name);
    if (failure) return this.dispatch({ type: 'entryRefused', draft: { code, name }, failure });
    const earlier = findRoom(code);
    const same = earlier?.name === name;
    // One phone has one seat in a room: a new name there gives the old one back.
    if (earlier && !same) this.departures.push(earlier);
    const seat = { code, name, token: same ? earlier.token : makePlayerToken() };
    // Saved before it is asked for: after a reload the answer may be lost, but not the seat.
    saveRoom(seat, false);
    this.dispatch({ type: 'joinAsked', seat });
    void this.seating?.settle();
  }

  /** Gives the seat back, or takes back the wish for one, and forgets its token. */
  leave(): void {
    const seat = seatOf(this.state.screen);
    if (!seat) return;
    forgetRoom(seat.code);
    this.departures.push(seat);
    this.dispatch({ type: 'left' });
    void this.seating?.settle();
  }

  /** Leaves the seat as it is, to be returned to some time, and shows the form. */
  chooseOtherRoom(): void {
    this.dispatch({ type: 'otherRoomChosen' });
  }

  fieldEdited(field: Field): void {
    this.dispatch({ type: 'fieldEdited', field });
  }

  wanted(): { seat: Seat; isNew: boolean } | undefined {
    const seat = seatOf(this.state.screen);
    return seat && { seat, isNew: this.state.screen.kind === 'joining' };
  }

  departure(): Seat | undefined {
    return this.departures[0];
  }

  gaveBack(seat: Seat): void {
    this.departures = this.departures.filter((departure) => departure !== seat);
  }

  admitted(admission: PlayerAdmission): void {
    this.dispatch({ type: 'admitted', admission });
    const seat = seatOf(this.state.screen);
    if (seat) saveRoom(seat, true);
  }

  refused(code: ErrorCode): boolean {
    const wish = this.wanted();
    const failure = wish?.isNew ? failureOfJoin(code) : failureOfReturn(code);
    if (!wish || !failure) return false;
    forgetRoom(wish.seat.code);
    this.dispatch({ type: 'refused', failure });
    return true;
  }

  private dispatch(event: JoinEvent): void {
    this.state = reduceJoin(this.state, event);
    for (const listener of this.listeners) listener();
  }

  private opened(hub: Hub): void {
    this.seating = new Seating(hub, this, this.link);
    this.dispatch({ type: 'linkChanged', link: 'online' });
    void this.seating.settle();
  }

  private heard(event: string, payload: unknown): void {
    if (event !== GameHubEvent.PlayerCountChanged) return;
    const count = parsePlayerCount(payload);
    if (count.ok) this.dispatch({ type: 'playerCountChanged', ...count.value });
  }
}
