import { isLoopback } from './caller';

/** One place of so many is kept for callers on this machine: for the projector and the host. */
const KEPT_ONE_OF = 50;

/**
 * The connections that a server takes at once, by the address that they come from: one address gets at most half of
 * them, and the last ones are for this machine alone. A hall behind one router is one address.
 */
export class ConnectionPlaces {
  readonly #most: number;
  readonly #byAddress = new Map<string, number>();
  #taken = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /** Whether one more connection from an address, as `callerOf` tells it, finds a place. */
  hasRoom(address: string): boolean {
    if (isLoopback(address)) return this.#taken < this.#most;
    const own = this.#byAddress.get(address) ?? 0;
    return this.#taken < this.#most - Math.ceil(this.#most / KEPT_ONE_OF) && own < this.#most / 2;
  }

  take(address: string): void {
    this.#taken += 1;
    this.#byAddress.set(address, (this.#byAddress.get(address) ?? 0) + 1);
  }

  /** Once for each `take`. */
  giveBack(address: string): void {
    this.#taken -= 1;
    const left = (this.#byAddress.get(address) ?? 0) - 1;
    if (left > 0) this.#byAddress.set(address, left);
    else this.#byAddress.delete(address);
  }
}
