import { createHash, randomBytes } from 'node:crypto';
import { STATUS_CODES, type IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { CLOSE_GRACE_MS, SocketConnection, type ConnectionLimits, type HubLog } from './connection';
import { Hub } from './hub';
import type { CallObserver, HandOn } from './invocations';
import { SendRounds } from './sendQueue';

/** Times in milliseconds. */
export interface HubServerOptions extends Partial<ConnectionLimits> {
  log?: HubLog;
  /** Called after every call of a hub method, also of one that nobody waits for. */
  onCall?: CallObserver;
  /** Sockets at once, before and after their handshake, by where they come from; any number by default. */
  places?: Places;
  /** Where a connection comes from, by its upgrade request; the peer's network address by default. */
  addressOf?: (request: IncomingMessage) => string;
  /** Where other processes have hubs at the same paths: how a connection is handed on to one of them. */
  handOn?: (path: string) => HandOn;
  /** Whether a connection comes from such a process: it is not handed on again. */
  isHandedOn?: (request: IncomingMessage) => boolean;
}

/** Who finds a place among the connections. */
export interface Places {
  hasRoom(address: string): boolean;
  take(address: string): void;
  /** Once for each `take`. */
  giveBack(address: string): void;
}

/** The options that have no default. */
type Unset = 'handOn' | 'pingMs';

const DEFAULTS = {
  log: () => undefined,
  onCall: () => undefined,
  isHandedOn: () => false,
  keepAliveMs: 15_000,
  clientTimeoutMs: 30_000,
  handshakeTimeoutMs: 15_000,
  maxFrameBytes: 32 * 1024,
  maxBufferedBytes: 1024 * 1024,
  maxQueuedBytes: 4 * 1024 * 1024,
  places: { hasRoom: () => true, take: () => undefined, giveBack: () => undefined },
  addressOf: ({ socket }) => socket.remoteAddress ?? '',
} satisfies Required<Omit<HubServerOptions, Unset>>;

/** One WebSocket message may hold so many records of the largest size: clients send calls that waited together. */
const RECORDS_PER_MESSAGE = 8;
/** A message of the largest size comes in far fewer fragments and network chunks than these, even over bad Wi-Fi. */
const MAX_FRAGMENTS = 256;
const MAX_BUFFERED_CHUNKS = 1_024;

/**
 * SignalR hubs for clients that speak its JSON protocol over WebSockets. It does not listen itself: requests are
 * passed to it.
 */
export class HubServer {
  readonly #options: Required<Omit<HubServerOptions, Unset>> & Pick<HubServerOptions, Unset>;
  readonly #hubs = new Map<string, Hub>();
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
      // Clients are also sent frames past ws, which would come too early while ws compresses another.
      perMessageDeflate: false,
      maxPayload,
      maxFragments: MAX_FRAGMENTS,
      maxBufferedChunks: MAX_BUFFERED_CHUNKS,
    });
  }

  /** Clients connect to `path`, such as `/chat`; below it lies `/negotiate`. */
  addHub(path: string): Hub {
    const hub = new Hub({ ...this.#options, handOn: this.#options.handOn?.(path) });
    this.#hubs.set(path, hub);
    return hub;
  }

  /** The answer to POST {path}/negotiate with the request's `url`, or undefined when there is no such hub. */
  negotiate(path: string, url: URL): Response | undefined {
    return this.#hubs.has(path) ? answerNegotiate(url) : undefined;
  }

  /** Takes over an upgrade to a hub's path. False: it is none, and the caller answers. */
  handleUpgrade(request: IncomingMessage, socket: Duplex, head: Buffer): boolean {
    const [path = '', query] = (request.url ?? '').split('?', 2);
    // Clients keep a slash at the end of the hub's address.
    const hub = this.#hubs.get(path.replace(/\/$/, ''));
    if (!hub) return false;
    // A client that skips negotiation brings no token.
    const id = connectionIdOf(new URLSearchParams(query).get('id') || createConnectionToken());
    const address = this.#options.addressOf(request);
    if (this.#closing || !this.#options.places.hasRoom(address)) refuseUpgrade(socket, 503);
    else if (this.#connections.has(id)) refuseUpgrade(socket, 409);
    else
      this.#upgrader.handleUpgrade(request, socket, head, (ws) => {
        const { log } = this.#options;
        const connection = new SocketConnection(id, address, ws, socket, this.#options, this.#rounds, log);
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

  /** One timer for all connections, since timers of their own would be set anew with every message. */
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
  // The peer may be gone already; an 'error' event without a listener would end the process.
  socket.on('error', () => socket.destroy());
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`;
  socket.end(head, () => socket.destroy());
}

/**
 * Answers POST {hub}/negotiate. Nothing is remembered between this and the upgrade: the token is random, and the id
 * follows from it. Clients of version 0 know no token and connect with what they take for the id.
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

/** The public id of a token's connection. It does not give the token away, so it may be logged and shown. */
function connectionIdOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url').slice(0, 22);
}
