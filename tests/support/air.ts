import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';

/** What all connections through one access point share. */
export interface AirLink {
  /** Bits a second to the phones, and from them. */
  downBits: number;
  upBits: number;
  /** Milliseconds that a piece takes besides waiting for its turn. */
  oneWayMs: number;
  /** How many of the pieces are lost, from 0 to 1, and the milliseconds until they are there after all. */
  lost: number;
  againMs: number;
}

/** A pub's access point on a good evening. */
export const PUB_LINK: AirLink = {
  downBits: 20_000_000,
  upBits: 10_000_000,
  oneWayMs: 30,
  lost: 0.02,
  againMs: 250,
};

/** In bytes: what fits into one packet, and what surrounds it. */
const PIECE_BYTES = 1_460;
const HEADER_BYTES = 66;
/** In pieces: what a fresh connection may send before anything is acknowledged, and the most that is ever under way. */
const FIRST_WINDOW = 10;
const MAX_WINDOW = 128;
/** In bytes: a sender with more waiting is not read. */
const MAX_WAITING_BYTES = 64 * 1024;

/** What went through in one direction. */
interface Carried {
  pieces: number;
  bytes: number;
}

/**
 * A TCP relay before a server that shares one slow, lossy link among all connections. It stands in for `tc netem`,
 * which needs rights and a kernel with it. Each connection starts slowly, as TCP does, and a lost piece holds up what
 * follows it on its connection only.
 */
export class Air {
  readonly #listener: Server;
  readonly #target: number;
  readonly #clock = new Clock();
  readonly #down: Channel;
  readonly #up: Channel;
  readonly #sockets = new Set<Socket>();

  private constructor(listener: Server, target: number, link: AirLink, random: () => number) {
    this.#listener = listener;
    this.#target = target;
    this.#down = new Channel(link.downBits, link, random);
    this.#up = new Channel(link.upBits, link, random);
    listener.on('connection', (near) => this.#relay(near));
  }

  /** Relays to the server on this port of 127.0.0.1. */
  static async before(target: number, link: AirLink, random: () => number = Math.random): Promise<Air> {
    const listener = createServer({ noDelay: true }).listen(0, '127.0.0.1');
    await once(listener, 'listening');
    return new Air(listener, target, link, random);
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.#listener.address() as AddressInfo).port}`;
  }

  /** What went through so far. */
  get carried(): { down: Carried; up: Carried } {
    return { down: { ...this.#down.carried }, up: { ...this.#up.carried } };
  }

  close(): void {
    this.#listener.close();
    for (const socket of this.#sockets) socket.destroy();
    this.#clock.stop();
  }

  #relay(near: Socket): void {
    const far = connect({ port: this.#target, host: '127.0.0.1', noDelay: true });
    const [up, down] = [
      new Lane(this.#up, this.#clock, near, far),
      new Lane(this.#down, this.#clock, far, near),
    ];
    for (const socket of [near, far]) {
      this.#sockets.add(socket);
      socket.on('close', () => {
        this.#sockets.delete(socket);
        if (socket.errored) for (const each of [near, far]) each.destroy();
      });
      socket.on('error', () => undefined);
    }
    // Before a connection carries anything, its request and the answer to that have crossed the air.
    this.#clock.at(this.#up.carry(0), () => this.#clock.at(this.#down.carry(0), () => up.open()));
    down.open();
  }
}

/** One direction of the link: pieces take their turns, whichever connection they are of. */
class Channel {
  readonly carried: Carried = { pieces: 0, bytes: 0 };
  #freeAt = 0;

  constructor(
    private readonly bits: number,
    readonly link: AirLink,
    private readonly random: () => number,
  ) {}

  /** Takes a piece of so many bytes; returns when it is at the other end, by performance.now(). */
  carry(bytes: number): number {
    const { oneWayMs, lost, againMs } = this.link;
    const all = bytes + HEADER_BYTES;
    this.carried.pieces += 1;
    this.carried.bytes += all;
    this.#freeAt = Math.max(this.#freeAt, performance.now()) + (all * 8_000) / this.bits;
    return this.#freeAt + oneWayMs + (this.random() < lost ? againMs : 0);
  }
}

/** One direction of one connection. */
class Lane {
  #waiting: Buffer[] = [];
  #waitingBytes = 0;
  #window = FIRST_WINDOW;
  #underWay = 0;
  #lastAt = 0;
  #isOpen = false;
  #isEnding = false;

  constructor(
    private readonly channel: Channel,
    private readonly clock: Clock,
    private readonly from: Socket,
    private readonly to: Socket,
  ) {
    from.on('data', (data: Buffer) => this.#add(data));
    from.on('end', () => {
      this.#isEnding = true;
      this.#go();
    });
  }

  open(): void {
    this.#isOpen = true;
    this.#go();
  }

  #add(data: Buffer): void {
    for (let start = 0; start < data.length; start += PIECE_BYTES)
      this.#waiting.push(data.subarray(start, start + PIECE_BYTES));
    this.#waitingBytes += data.length;
    if (this.#waitingBytes > MAX_WAITING_BYTES) this.from.pause();
    this.#go();
  }

  #go(): void {
    if (!this.#isOpen) return;
    while (this.#underWay < this.#window && this.#waiting.length > 0) this.#send(this.#waiting.shift()!);
    if (this.#waitingBytes <= MAX_WAITING_BYTES) this.from.resume();
    if (this.#isEnding && this.#waiting.length === 0 && this.#underWay === 0) this.to.end();
  }

  #send(piece: Buffer): void {
    this.#waitingBytes -= piece.length;
    this.#underWay += 1;
    this.#lastAt = Math.max(this.#lastAt, this.channel.carry(piece.length));
    this.clock.at(this.#lastAt, () => {
      if (this.to.writable) this.to.write(piece);
    });
    this.clock.at(this.#lastAt + this.channel.link.oneWayMs, () => {
      this.#underWay -= 1;
      this.#window = Math.min(MAX_WINDOW, this.#window + 1);
      this.#go();
    });
  }
}

/** Does things at their time, to the millisecond, in the order in which they were asked for. */
class Clock {
  readonly #due = new Map<number, (() => void)[]>();
  #doneTo = Math.floor(performance.now());
  #timer: ReturnType<typeof setTimeout> | undefined;

  at(ms: number, action: () => void): void {
    const key = Math.max(Math.ceil(ms), this.#doneTo + 1);
    const actions = this.#due.get(key);
    if (actions) actions.push(action);
    else this.#due.set(key, [action]);
    this.#timer ??= setTimeout(() => this.#run(), 1);
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#due.clear();
  }

  #run(): void {
    const now = Math.floor(performance.now());
    while (this.#doneTo < now) {
      this.#doneTo += 1;
      const actions = this.#due.get(this.#doneTo);
      this.#due.delete(this.#doneTo);
      for (const action of actions ?? []) action();
    }
    this.#timer = this.#due.size > 0 ? setTimeout(() => this.#run(), 1) : undefined;
  }
}
