import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { WebSocket } from 'ws';
import { GAME_HUB_PATH, GameHubMethod } from '../../src/contract/fromPhones';

export const RECORD_END = '\u001e';
export const HANDSHAKE = `{"protocol":"json","version":1}${RECORD_END}`;

/** A record of the JSON hub protocol. */
export const record = (value: unknown) => JSON.stringify(value) + RECORD_END;

interface HubMessage {
  type: number;
  invocationId?: string;
  error?: string;
  result?: unknown;
  target?: string;
  arguments?: unknown[];
}

/** A class of WebSocket, such as one that checks what comes. */
export type SocketClass = new (url: string) => WebSocket;

/**
 * A WebSocket to a hub, without SignalR: it can send any frame, and thousands of them fit into one process.
 */
export class HubClient {
  static readonly #open = new Set<HubClient>();
  readonly socket: WebSocket;
  /** The close code, once the socket has closed. */
  readonly closed: Promise<number>;
  /** The bytes of all frames received. */
  received = 0;
  /** The number of events received. */
  events = 0;
  /** If set, called with each event's first argument; events are then not kept for `next()`. */
  onEvent: ((payload: unknown) => void) | undefined;
  /** Whether events are kept for `next()`; a benchmark that only counts them would run out of memory. */
  keepsEvents = true;
  readonly #unread: string[] = [];
  readonly #listeners = new Map<string, (payload: never) => void>();
  readonly #calls = new Map<string, (completion: HubMessage) => void>();
  #lastId = 0;

  /** Starts to connect to the hub at `url`, without negotiation. */
  constructor(url: string, Socket: SocketClass = WebSocket) {
    this.socket = new Socket(url.replace('http', 'ws'));
    this.socket.on('error', () => undefined);
    this.closed = new Promise((resolve) => this.socket.on('close', (code) => resolve(code)));
    HubClient.#open.add(this);
    void this.closed.then(() => HubClient.#open.delete(this));
    this.socket.on('message', (data: Buffer) => {
      this.received += data.length;
      for (const text of data.toString().split(RECORD_END).slice(0, -1)) this.#receive(text);
    });
  }

  /** Closes all clients that are open in this process. */
  static closeAll(): void {
    for (const client of HubClient.#open) client.close();
  }

  /** Resolves when the socket is open, before the handshake. */
  async open(): Promise<this> {
    await once(this.socket, 'open');
    return this;
  }

  /** Opens the socket and does the handshake. */
  async connect(): Promise<this> {
    await this.open();
    this.socket.send(HANDSHAKE);
    await this.next();
    return this;
  }

  send(...values: unknown[]): void {
    this.socket.send(values.map(record).join(''));
  }

  /** Invokes a hub method and returns its result; throws the server's error code. */
  async invoke<T = unknown>(target: string, ...args: unknown[]): Promise<T> {
    const invocationId = `call ${++this.#lastId}`;
    const completion = new Promise<HubMessage>((resolve) => this.#calls.set(invocationId, resolve));
    this.send({ type: 1, invocationId, target, arguments: args });
    const { error, result } = await completion;
    if (error !== undefined) throw new Error(error);
    return result as T;
  }

  /**
   * Calls back with each further event's first argument; a client that listens keeps no events for `next()`.
   */
  on(target: string, listener: (payload: never) => void): void {
    this.#listeners.set(target, listener);
  }

  /** Returns the next unread record. */
  next(): Promise<HubMessage> {
    return this.#take(() => true);
  }

  /** Returns the first argument of the next unread event of this name; other records stay unread. */
  async nextEvent(target: string): Promise<unknown> {
    const { arguments: args } = await this.#take(
      (message) => message.type === 1 && message.target === target,
    );
    return args?.[0];
  }

  /** Returns all unread records once the connection is closed. */
  async rest(): Promise<unknown[]> {
    await this.closed;
    return this.#unread.map((text) => JSON.parse(text) as unknown);
  }

  /** Measures the bare WebSocket round trip to the server, in milliseconds. */
  async roundTrip(): Promise<number> {
    const start = performance.now();
    this.socket.ping();
    await once(this.socket, 'pong');
    return performance.now() - start;
  }

  close(): void {
    this.socket.terminate();
  }

  async #take(matches: (message: HubMessage) => boolean): Promise<HubMessage> {
    for (;;) {
      const index = this.#unread.findIndex((text) => matches(JSON.parse(text) as HubMessage));
      if (index >= 0) return JSON.parse(this.#unread.splice(index, 1)[0]!) as HubMessage;
      await once(this.socket, 'message');
    }
  }

  #receive(text: string): void {
    // Recognised by its first letters, since parsing each event would slow down a thousand clients.
    const isEvent = text.startsWith('{"type":1,');
    if (isEvent) this.events++;
    if (isEvent && this.#listeners.size > 0) {
      const { target = '', arguments: args } = JSON.parse(text) as HubMessage;
      this.#listeners.get(target)?.(args?.[0] as never);
      return;
    }
    if (isEvent && !this.onEvent) {
      if (this.keepsEvents) this.#unread.push(text);
      return;
    }
    const message = JSON.parse(text) as HubMessage;
    const complete = this.#calls.get(message.invocationId ?? '');
    if (isEvent) this.onEvent?.(message.arguments?.[0]);
    else if (complete) complete(message);
    else this.#unread.push(text);
  }
}

/** A player without a page, on the game hub of the server at `origin`. */
export class PlayerClient extends HubClient {
  readonly token = randomBytes(16).toString('base64url');

  constructor(origin: string, Socket?: SocketClass) {
    super(`${origin}${GAME_HUB_PATH}`, Socket);
  }

  /** Joins the session; throws the server's error code. */
  async join(sessionCode: string, name: string): Promise<void> {
    await this.invoke(GameHubMethod.JoinSession, sessionCode, name, this.token);
  }
}
