import type { ErrorCode } from '../../contract/errors';
import { GameHubMethod, parsePlayerAdmission, type PlayerAdmission } from '../../contract/hubs';
import type { Hub } from '../connection/hubClient';
import type { Seat } from './joinState';

/** What the person wants, as it stands at the moment of asking, and where the server's answers go. */
export interface SeatBook {
  /** The seat to be on. `isNew`: the server may not know its token yet. */
  wanted(): { seat: Seat; isNew: boolean } | undefined;
  /** A seat to be given back before anything else. */
  departure(): Seat | undefined;
  gaveBack(seat: Seat): void;
  admitted(admission: PlayerAdmission): void;
  /** Answers false where the same call is to be repeated on another connection. */
  refused(code: ErrorCode): boolean;
}

/** Ways to be rid of a connection. */
export interface Exits {
  lost(hub: Hub): void;
  restart(): void;
}

/** One call to the server; false: the connection is of no more use. */
type Task = () => Promise<boolean>;

/**
 * Brings the server in step with the book over one open connection, call by call. What was not answered when the
 * connection broke is simply still in the book, and asked for again over the next: the token makes repeating harmless.
 */
export class Seating {
  private seatedToken: string | undefined;
  private busy = false;
  private closed = false;

  constructor(
    private readonly hub: Hub,
    private readonly book: SeatBook,
    private readonly exits: Exits,
  ) {}

  /** The connection is gone; an answer that still arrives counts for nothing. */
  close(): void {
    this.closed = true;
  }

  /** To be called after every change in the book. */
  async settle(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    for (let task = this.nextTask(); task; task = this.nextTask()) {
      if (!(await task()) && !this.closed) this.exits.lost(this.hub);
    }
    this.busy = false;
  }

  private nextTask(): Task | undefined {
    if (this.closed) return undefined;
    const leaving = this.book.departure();
    const wish = this.book.wanted();
    const seat = leaving ?? wish?.seat;
    if (!seat) return undefined;
    const isSeated = this.seatedToken === seat.token;
    if (this.seatedToken !== undefined && !isSeated) return this.changeConnection;
    if (leaving) return () => this.giveBack(leaving);
    // A seat that is held but asked for anew still waits for its answer.
    return isSeated && !wish?.isNew ? undefined : () => this.take(seat);
  }

  /** A connection holds one seat. To take another without leaving the first, a new connection is needed. */
  private readonly changeConnection: Task = () => {
    this.exits.restart();
    return Promise.resolve(true);
  };

  private async take(seat: Seat): Promise<boolean> {
    const answer = this.book.wanted()?.isNew
      ? await this.hub.ask(GameHubMethod.JoinSession, seat.code, seat.name, seat.token)
      : await this.hub.ask(GameHubMethod.RejoinSession, seat.code, seat.token);
    if (answer.kind === 'lost') return false;
    if (answer.kind === 'value') this.seatedToken = seat.token;
    // The person may have gone elsewhere while the answer was on its way.
    if (this.closed || this.book.wanted()?.seat.token !== seat.token) return true;
    if (answer.kind === 'refused') return this.book.refused(answer.code);
    const admission = parsePlayerAdmission(answer.value);
    if (!admission.ok) return this.book.refused('internal_error');
    this.book.admitted(admission.value);
    return true;
  }

  private async giveBack(seat: Seat): Promise<boolean> {
    if (this.seatedToken !== seat.token) {
      const back = await this.hub.ask(GameHubMethod.RejoinSession, seat.code, seat.token);
      if (back.kind === 'lost') return false;
      if (back.kind === 'value') this.seatedToken = seat.token;
    }
    if (this.seatedToken === seat.token) {
      const left = await this.hub.ask(GameHubMethod.LeaveSession);
      if (left.kind === 'lost') return false;
      this.seatedToken = undefined;
    }
    this.book.gaveBack(seat);
    return true;
  }
}
