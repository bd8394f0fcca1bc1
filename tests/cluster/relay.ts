import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';
import { freePort } from '../support/serverProcess';

/**
 * A process's network to a server on this machine. While it is cut nothing passes, not even the close of a
 * connection.
 */
export class Relay {
  readonly #sockets = new Set<Socket>();
  readonly #waiting: (() => void)[] = [];
  #isCut = false;

  private constructor(
    readonly port: number,
    private readonly target: number,
    private readonly server: Server,
  ) {}

  /** Relays from a free port to this one. */
  static async to(target: number): Promise<Relay> {
    const server = createServer();
    const relay = new Relay(await freePort(), target, server);
    server.on('connection', (socket) => relay.#connect(socket));
    server.listen(relay.port, '127.0.0.1');
    await once(server, 'listening');
    return relay;
  }

  cut(): void {
    this.#isCut = true;
    for (const socket of this.#sockets) socket.pause();
  }

  /** What was under way arrives late, as after a real cut. */
  mend(): void {
    this.#isCut = false;
    for (const socket of this.#sockets) socket.resume();
    for (const connectNow of this.#waiting.splice(0)) connectNow();
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.server.close();
  }

  #connect(near: Socket): void {
    this.#keep(near);
    if (this.#isCut) {
      near.pause();
      this.#waiting.push(() => this.#connect(near));
      return;
    }
    if (near.destroyed) return;
    const far = connect(this.target, '127.0.0.1');
    this.#keep(far);
    this.#pass(near, far);
    this.#pass(far, near);
  }

  #keep(socket: Socket): void {
    if (this.#sockets.has(socket)) return;
    this.#sockets.add(socket);
    socket.setNoDelay();
    socket.on('error', () => socket.destroy());
    socket.on('close', () => this.#sockets.delete(socket));
  }

  #pass(from: Socket, to: Socket): void {
    from.on('data', (bytes) => to.write(bytes));
    from.on('close', () => {
      if (!this.#isCut) to.destroy();
      else this.#waiting.push(() => to.destroy());
    });
  }
}
