import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** How the network between two programs behaves. */
type Condition =
  /** Everything passes. */
  | 'up'
  /** New connections are refused and existing ones are reset, as when the access point reboots. */
  | 'cut'
  /** Connections stay open and nothing passes in either direction: the peer is gone without a close. */
  | 'silent'
  /**
   * Existing connections stay silent for good, while new ones work: a router has dropped idle connections.
   */
  | 'forgetful';

/** A TCP relay before a server, whose network can be cut, silenced and restored. */
export class FaultyNetwork {
  #condition: Condition = 'up';
  readonly #pairs = new Set<[Socket, Socket]>();

  private constructor(
    private readonly listener: Server,
    private readonly target: number,
  ) {
    listener.on('connection', (near) => this.#relay(near));
  }

  /** Relays to the server on this port of 127.0.0.1. */
  static async before(target: number): Promise<FaultyNetwork> {
    const listener = createServer({ noDelay: true }).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return new FaultyNetwork(listener, target);
  }

  get port(): number {
    return (this.listener.address() as AddressInfo).port;
  }

  get origin(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  set condition(condition: Condition) {
    this.#condition = condition;
    for (const [near, far] of this.#pairs) {
      if (condition === 'cut') this.#reset(near, far);
      else if (condition !== 'up') [near, far].forEach((socket) => socket.pause());
      else [near, far].forEach((socket) => socket.resume());
    }
  }

  close(): void {
    this.condition = 'cut';
    this.listener.close();
  }

  #relay(near: Socket): void {
    if (this.#condition === 'cut') {
      near.resetAndDestroy();
      return;
    }
    const far = connect({ port: this.target, host: '127.0.0.1', noDelay: true });
    const pair: [Socket, Socket] = [near, far];
    this.#pairs.add(pair);
    near.pipe(far);
    far.pipe(near);
    for (const socket of pair) {
      socket.on('error', () => this.#reset(near, far));
      socket.on('close', () => {
        this.#pairs.delete(pair);
        this.#reset(near, far);
      });
      if (this.#condition === 'silent') socket.pause();
    }
  }

  #reset(near: Socket, far: Socket): void {
    if (!near.destroyed) near.resetAndDestroy();
    far.destroy();
  }
}
