/** In milliseconds: what follows an event so closely on the same connection is sent together, once the time is over. */
const ROUND_MS = 4;

/** Was sent something in this round, and may have more to send when it ends. */
interface Sender {
  endRound(): void;
}

/**
 * A write costs far more than the bytes in it. So a connection is sent an event at once, but what follows in the same
 * round together, when the round ends. All connections of a server share the rounds, which needs one timer.
 */
export class SendRounds {
  #senders: Sender[] = [];
  #timer: NodeJS.Timeout | undefined;

  /** Enters the present round, or begins one; once for each round. */
  enter(sender: Sender): void {
    this.#senders.push(sender);
    if (this.#senders.length > 1) return;
    // The time begins when all of a large group are sent the event, which may itself take longer than a round.
    setImmediate(() => (this.#timer = setTimeout(() => this.#end(), ROUND_MS)));
  }

  /** Leaves no timer behind. */
  stop(): void {
    clearTimeout(this.#timer);
  }

  #end(): void {
    const senders = this.#senders;
    this.#senders = [];
    for (const sender of senders) sender.endRound();
  }
}
