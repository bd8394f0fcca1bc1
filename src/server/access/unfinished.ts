import { isLoopback } from './caller';

interface Unfinished {
  /** Tells the peer why, and closes the connection. */
  refuse(): void;
}

/**
 * Limits the connections that still owe something: their first request, the rest of a body, or a hub's handshake. One
 * address may have half of them. Where there is one too many, the oldest of whoever has the most is refused: opening
 * many thus keeps nobody else out, and not even a newcomer from the same address.
 */
export class UnfinishedConnections {
  readonly #most: number;
  /** Each address's own, the oldest first. */
  readonly #byAddress = new Map<string, Set<Unfinished>>();
  #count = 0;

  constructor(most: number) {
    this.#most = most;
  }

  /**
   * Adds a connection; the returned function is to be called when it owes nothing more, or has closed.
   *
   * @param isProxy whether many callers may share the address
   */
  add(address: string, refuse: () => void, isProxy = false): () => void {
    const unfinished = { refuse };
    const own = this.#byAddress.get(address) ?? new Set();
    this.#byAddress.set(address, own.add(unfinished));
    this.#count += 1;
    const isShared = isProxy || isLoopback(address);
    if (!isShared && own.size > this.#most / 2) this.#refuseOldest(address);
    else if (this.#count > this.#most) this.#refuseOldest(this.#largest());
    return () => this.#remove(address, unfinished);
  }

  #largest(): string {
    const sizes = [...this.#byAddress].map(([address, { size }]) => ({ address, size }));
    return sizes.reduce((largest, each) => (each.size > largest.size ? each : largest)).address;
  }

  #refuseOldest(address: string): void {
    const [oldest] = this.#byAddress.get(address) ?? [];
    if (!oldest) return;
    this.#remove(address, oldest);
    oldest.refuse();
  }

  #remove(address: string, unfinished: Unfinished): void {
    const own = this.#byAddress.get(address);
    if (!own?.delete(unfinished)) return;
    this.#count -= 1;
    if (own.size === 0) this.#byAddress.delete(address);
  }
}
