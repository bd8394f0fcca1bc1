import { once } from 'node:events';
import WebSocket from 'ws';

const RECORD_END = '\u001e';

interface HubMessage {
  type: number;
  invocationId?: string;
  error?: string;
  target?: string;
  arguments?: unknown[];
}

/** The fewest lines that speak the hub protocol, so that thousands of clients fit into one process. */
export class HubSocket {
  /** Bytes of all frames received since the handshake. */
  received = 0;
  /** Called with each event's payload; without it events are only counted. */
  onEvent: ((payload: unknown) => void) | undefined;
  /** How many records that are no answers were received. */
  events = 0;
  #heard: () => void = () => undefined;
  readonly #waiting = new Map<string, (message: HubMessage) => void>();
  #lastId = 0;

  private constructor(private readonly socket: WebSocket) {
    socket.on('message', (data: Buffer) => {
      this.received += data.length;
      for (const record of data.toString().split(RECORD_END)) if (record) this.#read(record);
      this.#heard();
    });
  }

  /** Connects to the hub at `path` of the server, without negotiation, and shakes hands. */
  static async connect(origin: string, path: string): Promise<HubSocket> {
    const socket = new WebSocket(`${origin.replace('http', 'ws')}${path}`);
    await once(socket, 'open');
    socket.send(`${JSON.stringify({ protocol: 'json', version: 1 })}${RECORD_END}`);
    await once(socket, 'message');
    return new HubSocket(socket);
  }

  /** Invokes a hub method; throws the server's error code. */
  async invoke(target: string, ...args: unknown[]): Promise<void> {
    const invocationId = String(++this.#lastId);
    const answer = new Promise<HubMessage>((resolve) => this.#waiting.set(invocationId, resolve));
    this.socket.send(`${JSON.stringify({ type: 1, invocationId, target, arguments: args })}${RECORD_END}`);
    const { error } = await answer;
    if (error) throw new Error(error);
  }

  /** The bare WebSocket round trip to the server, in milliseconds. */
  async roundTrip(): Promise<number> {
    const start = performance.now();
    this.socket.ping();
    await once(this.socket, 'pong');
    return performance.now() - start;
  }

  close(): void {
    this.socket.terminate();
  }

  /** Resolves when so many events have been received. */
  hasHeard(events: number): Promise<void> {
    return new Promise((resolve) => {
      this.#heard = () => {
        if (this.events >= events) resolve();
      };
      this.#heard();
    });
  }

  #read(record: string): void {
    const isEvent = record.startsWith('{"type":1,');
    if (isEvent) this.events++;
    if (isEvent && !this.onEvent) return;
    const message = JSON.parse(record) as HubMessage;
    if (message.type === 1) this.onEvent?.(message.arguments?.[0]);
    if (message.type === 3) this.#waiting.get(message.invocationId ?? '')?.(message);
  }
}
