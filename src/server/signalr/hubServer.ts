import { createHash, randomBytes } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { CLOSE_GRACE_MS, SocketConnection, type ConnectionLimits, type HubLog } from './connection';
import { Hub, type CallObserver, type HandOn, type HubFailure } from './hub';
import { SendRounds } from './queues';

/** Times in milliseconds. */
export interface HubServerOptions extends Partial<ConnectionLimits> {
  log?: HubLog;
  /** Called after every call of a hub method, even if nobody waits for its result. */
  onCall?: CallObserver;
  /** Returns what follows from an error that a hub method is expected to throw; by default, none is expected. */
  failureOf?: (error: unknown) => HubFailure | undefined;
  /** Limits the sockets at once, before and after their handshake, by address; unlimited by default. */
  places?: Places;
  /** Limits the sockets before their handshake; unlimited by default. */
  unfinished?: Pending;
  /** Returns the address of a connection from its upgrade request; the peer's network address by default. */
  addressOf?: (request: IncomingMessage) => string;
  /** Hands a connection on to another process with a hub at the same path, if there are any. */
  handOn?: (path: string) => HandOn;
  /** Whether a connection was handed on by such a process, and so must not be handed on again. */
  isHandedOn?: (request: IncomingMessage) => boolean;
}

/** Decides who gets a place among the connections. */
export interface Places {
  hasRoom(address: string): boolean;
  take(address: string): void;
  /** To be called once for each `take`. */
  giveBack(address: string): void;
}

/** Limits the connections whose handshake is due. */
export interface Pending {
  /** Adds one that `refuse` closes if there are too many. The returned function is called once it is done. */
  add(address: string, refuse: () => void): () => void;
}

/** The options that have no default. */
type Unset = 'handOn' | 'pingMs';

const DEFAULTS = {
  log: () => undefined,
  onCall: () => undefined,
  failureOf: () => undefined,
  isHandedOn: () => false,
  keepAliveMs: 15_000,
  clientTimeoutMs: 30_000,
  handshakeTimeoutMs: 10_000,
  maxFrameBytes: 32 * 1024,
  maxBufferedBytes: 1024 * 1024,
  maxQueuedBytes: 4 * 1024 * 1024,
  places: { hasRoom: () => true, take: () => undefined, giveBack: () => undefined },
  unfinished: { add: () => () => undefined },
  addressOf: ({ socket }) => socket.remoteAddress ?? '',
} satisfies Required<Omit<HubServerOptions, Unset>>;

/** How many of the largest records a WebSocket message may hold: clients send waiting calls together. */
const RECORDS_PER_MESSAGE = 8;
/** The largest message comes in far fewer fragments and network chunks, even over bad Wi-Fi. */
const MAX_FRAGMENTS = 256;
const MAX_BUFFERED_CHUNKS = 1_024;

/** SignalR hubs for its JSON protocol over WebSockets. They do not listen: requests are passed to them. */
export class HubServer {
  readonly #options: Required<Omit<HubServerOptions, Unset>> & Pick<HubServerOptions, Unset>;
  readonly #hubs = new Map<string, { hub: Hub; limits: ConnectionLimits }>();
  readonly #connections = new Map<string, SocketConnection>();
  readonly #rounds = new SendRounds();
  readonly #upgrader: WebSocketServer;
  #sweeper: NodeJS.Timeout | undefined;
  #closing: Promise<void> | undefined;

  constructor(options: HubServerOptions = {}) {
    this.#options = { ...DEFAULTS, ...options };
    const maxPayload = RECORDS_PER_MESSAGE * this.#options.maxFrameBytes;
    this.#upgrader = new WebSocketServer({
      noServer: true,
      clientTracking: false,
      autoPong: false,
      // Clients are also sent frames past ws, which could overtake a frame that ws is still compressing.
      perMessageDeflate: false,
      maxPayload,
      maxFragments: MAX_FRAGMENTS,
      maxBufferedChunks: MAX_BUFFERED_CHUNKS,
    });
  }

  /**
   * Adds a hub at `path`, such as `/chat`; clients negotiate at `{path}/negotiate`. `pingMs`: how often it pings, if
   * not as often as the others.
   */
  addHub(path: string, pingMs = this.#options.pingMs): Hub {
    const hub = new Hub({ ...this.#options, handOn: this.#options.handOn?.(path) });
    this.#hubs.set(path, { hub, limits: { ...this.#options, pingMs } });
    return hub;
  }

  /** Answers POST {path}/negotiate with the request's `url`; returns undefined if there is no such hub. */
  negotiate(path: string, url: URL): Response | undefined {
    return this.#hubs.has(path) ? answerNegotiate(url) : undefined;
  }

  /** Takes over an upgrade request to a hub. Returns false for any other path: the caller must answer it. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const [path = '', query] = (request.url ?? '').split('?', 2);
    // Clients keep a trailing slash in the hub's address.
    const found = this.#hubs.get(path.replace(/\/$/, ''));
    if (!found) return false;
    const { hub, limits } = found;
    // A client that skips negotiation has no token.
    const id = connectionIdOf(new URLSearchParams(query).get('id') || createConnectionToken());
    const address = this.#options.addressOf(request);
    if (this.#closing || !this.#options.places.hasRoom(address)) refuseUpgrade(socket, 503);
    else if (this.#connections.has(id)) refuseUpgrade(socket, 409);
    else
      this.#upgrader.handleUpgrade(request, socket, head, (ws) => {
        const { log } = this.#options;
        const connection = new SocketConnection(id, address, ws, socket, limits, this.#rounds, log);
        hub.accept(connection, this.#options.isHandedOn(request));
        this.#accept(connection);
      });
    return true;
  }

  /** Disconnects every client; all may reconnect. Resolves when no socket and no timer is left. */
  close(): Promise<void> {
    return (this.#closing ??= this.#shutDown());
  }

  /** Disconnects every client for now; all may reconnect, here or elsewhere. */
  disconnectAll(): void {
    for (const connection of [...this.#connections.values()]) connection.close({ allowReconnect: true });
  }

  #accept(connection: SocketConnection): void {
    const { id, address } = connection;
    this.#options.places.take(address);
    this.#connections.set(id, connection);
    const refuse = () => connection.fail('Too many clients are connecting.');
    connection.onSettled = this.#options.unfinished.add(address, refuse);
    this.#sweeper ??= setInterval(() => this.#sweep(), this.#sweepMs());
    void connection.closed.then(() => this.#drop(connection));
  }

  #drop({ id, address }: SocketConnection): void {
    this.#connections.delete(id);
    this.#options.places.giveBack(address);
    if (this.#connections.size > 0) return;
    clearInterval(this.#sweeper);
    this.#sweeper = undefined;
  }

  /** One timer serves all connections, since individual ones would be reset with every message. */
  #sweep(): void {
    const now = performance.now();
    for (const connection of this.#connections.values()) connection.sweep(now);
  }

  #sweepMs(): number {
    const { keepAliveMs, pingMs = keepAliveMs, clientTimeoutMs, handshakeTimeoutMs } = this.#options;
    return Math.min(1_000, Math.min(keepAliveMs, pingMs, clientTimeoutMs, handshakeTimeoutMs) / 4);
  }

  async #shutDown(): Promise<void> {
    const connections = [...this.#connections.values()];
    this.disconnectAll();
    const forceClose = setTimeout(() => connections.forEach((one) => one.terminate()), CLOSE_GRACE_MS);
    await Promise.all(connections.map(({ closed }) => closed));
    clearTimeout(forceClose);
    this.#rounds.stop();
  }
}

export function refuseUpgrade(socket: Duplex, status: number): void {
  // The peer may be gone already; without a listener an 'error' event would end the process.
  socket.on('error', () => socket.destroy());
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  socket.end(head, () => socket.destroy());
}

/**
 * Answers POST {hub}/negotiate. Nothing is remembered between this and the upgrade: the token is random, and
 * the id is derived from it. Clients of version 0 know no token and connect with what they take for the id.
 *
 * @param url the request's address, for its `negotiateVersion`
 */
function answerNegotiate(url: URL): Response {
  const token = createConnectionToken();
  const version = Number(url.searchParams.get('negotiateVersion')) >= 1 ? 1 : 0;
  const identity =
    version === 1
      ? { connectionId: connectionIdOf(token), connectionToken: token, negotiateVersion: 1 }
      : { connectionId: token };
  const availableTransports = [{ transport: 'WebSockets', transferFormats: ['Text'] }];
  return Response.json({ ...identity, availableTransports }, { headers: { 'Cache-Control': 'no-store' } });
}

/** 128 random bits as base64url: the secret with which the upgrade claims the connection. */
function createConnectionToken(): string {
  return randomBytes(16).toString('base64url');
}

/** Returns the public id of a token's connection, which does not reveal the token. */
function connectionIdOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 22);
}
