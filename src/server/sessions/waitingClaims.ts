import { createId } from '../access/secret';
import { Refusal } from '../refusal';
import type { Schedule } from '../schedule';

/** A device that waits for a host's yes; exactly one of its methods is called. */
interface WaitingClaim<T> {
  /** What the device would become, and who offered that. */
  for: T;
  admit(hostKey: string): void;
  refuse(reason: unknown): void;
}

/** The devices that have used a ticket and wait until a host admits them. They are in memory only. */
export class WaitingClaims<T> {
  readonly #schedule: Schedule;
  readonly #waitMs: number;
  readonly #claims = new Map<string, WaitingClaim<T>>();

  constructor(schedule: Schedule, waitMs: number) {
    this.#schedule = schedule;
    this.#waitMs = waitMs;
  }

  /**
   * Waits until the claim is answered; resolves with the key that the device got. Throws claim_refused, or
   * ticket_invalid if the claim is voided, nobody answers in time, or the device goes away (`gone`). `ask` is
   * called at once.
   */
  wait(what: T, gone: AbortSignal, ask: (claimId: string) => void): Promise<string> {
    const claimId = createId();
    const giveUp = () => this.take(claimId)?.refuse(new Refusal('ticket_invalid'));
    const cancel = this.#schedule(giveUp, this.#waitMs);
    gone.addEventListener('abort', giveUp);
    const answered = new Promise<string>((admit, refuse) =>
      this.#claims.set(claimId, { for: what, admit, refuse }),
    );
    if (gone.aborted) giveUp();
    else ask(claimId);
    return answered.finally(() => {
      cancel();
      gone.removeEventListener('abort', giveUp);
    });
  }

  /** Removes and returns a claim that is still waiting, for the caller to answer. */
  take(claimId: string): WaitingClaim<T> | undefined {
    const claim = this.#claims.get(claimId);
    this.#claims.delete(claimId);
    return claim;
  }

  /** Ends the claims for which `isVoid` is true, with ticket_invalid. */
  withdraw(isVoid: (what: T) => boolean): void {
    for (const [claimId, claim] of this.#claims)
      if (isVoid(claim.for)) this.take(claimId)?.refuse(new Refusal('ticket_invalid'));
  }
}
