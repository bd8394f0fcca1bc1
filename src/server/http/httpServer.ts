import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { DEFAULT_PORT } from '../../contract/limits';
import { callerOf, ConnectionPlaces } from '../access/caller';
import type { UnfinishedConnections } from '../access/unfinished';
import type { ResolvedOptions } from '../options';
import { StartError } from '../startErrors';
import { isPackage } from '../starting/dataFolder';

interface ListenOptions extends Pick<ResolvedOptions, 'port' | 'portsToTry' | 'host' | 'limits' | 'proxies'> {
  unfinished: UnfinishedConnections;
}

/** Milliseconds that pending answers may still take when the server closes. */
const CLOSE_GRACE_MS = 1_000;
/** Milliseconds that an upload may take in total. */
const UPLOAD_TIMEOUT_MS = 30 * 60_000;
/** How many connections may wait: after a restart, all phones of a full venue come back at once. */
const BACKLOG = 4_096;

/** The port is not available, but another one may be. */
class PortTaken extends StartError {}

/** Returns a listening HTTP server without handlers; port 0: a free one. Throws a StartError if no port is free. */
export async function listen({ port, portsToTry, ...options }: ListenOptions): Promise<Server> {
  const last = Math.min(port + portsToTry - 1, 65_535);
  for (let next = port; next < last; next++) {
    try {
      return await listenAt(next, options);
    } catch (error) {
      if (!(error instanceof PortTaken)) throw error;
    }
  }
  return listenAt(last, options);
}

async function listenAt(
  port: number,
  { host, limits, proxies, unfinished }: Omit<ListenOptions, 'port' | 'portsToTry'>,
): Promise<Server> {
  const { maxConnections, headersTimeoutMs } = limits;
  const server = createServer({
    headersTimeout: headersTimeoutMs,
    // Only uploads take this long; all other requests have less time.
    requestTimeout: UPLOAD_TIMEOUT_MS,
    // How often both timeouts are checked; the first one also covers a connection that never sends anything.
    connectionsCheckingInterval: Math.min(1_000, headersTimeoutMs),
  });
  limitConnections(server, new ConnectionPlaces(maxConnections), { proxies, unfinished });
  limitBodies(server, limits, { proxies, unfinished });
  server.listen({ port, host, backlog: BACKLOG });
  await once(server, 'listening').catch((error: NodeJS.ErrnoException) => {
    throw reasonNotToListen(port, error);
  });
  return server;
}

type CallerLimits = Pick<ListenOptions, 'proxies' | 'unfinished'>;

/** Closes connections without a place. Nothing was asked yet, so only the peer's own address counts. */
function limitConnections(
  server: Server,
  places: ConnectionPlaces,
  { proxies, unfinished }: CallerLimits,
): void {
  const silent = new WeakMap<Socket, () => void>();
  server.on('connection', (socket) => {
    const address = callerOf({ socket, headers: {} }, proxies);
    const isProxy = proxies.has(socket.remoteAddress ?? '');
    if (!places.hasRoom(address, isProxy)) return socket.destroy();
    places.take(address);
    const finish = unfinished.add(address, () => refuse(socket), isProxy);
    silent.set(socket, finish);
    return socket.once('close', () => {
      places.giveBack(address);
      finish();
    });
  });
  for (const event of ['request', 'upgrade'])
    server.on(event, ({ socket }: IncomingMessage) => silent.get(socket)?.());
}

function reasonNotToListen(port: number, { code, message }: NodeJS.ErrnoException): StartError {
  const isAirPlay = process.platform === 'darwin' && port === DEFAULT_PORT;
  const owner = isAirPlay ? ' (on macOS, most likely by the AirPlay Receiver)' : '';
  if (code === 'EADDRINUSE')
    return new PortTaken(`Port ${port} is already in use${owner}. Try: ${startOnPort(port + 1)}`);
  // Windows reserves some ports for itself.
  if (code === 'EACCES') {
    const other = port === DEFAULT_PORT ? port + 1 : DEFAULT_PORT;
    return new PortTaken(`You are not allowed to use port ${port}. Try: ${startOnPort(other)}`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST is not an address of this machine (${message}).`);
  return new StartError(`The server cannot listen on port ${port} (${message}).`);
}

function startOnPort(port: number): string {
  if (isPackage()) return `quiz-night --port ${port}`;
  return process.platform === 'win32' ? `$env:PORT=${port}; npm start` : `PORT=${port} npm start`;
}

/** Accepts no more connections, gives pending answers a second to finish, and leaves no socket open. */
export async function closeHttpServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const forceClose = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
  await closed;
  clearTimeout(forceClose);
}

/** The most requests pending on one connection. Browsers send the next request after the last answer. */
const MAX_WAITING = 16;

/** For each connection, how many requests wait for their answer, or for the caller to read it. */
const waiting = new WeakMap<Socket, number>();

/** Counts a request. If too many are pending already, closes the connection and returns false. */
export function countWaiting({ socket }: IncomingMessage, outgoing: ServerResponse): boolean {
  // Requests that arrived together are still handed out after their connection was closed.
  if (socket.destroyed) return false;
  const count = (waiting.get(socket) ?? 0) + 1;
  waiting.set(socket, count);
  outgoing.on('finish', () => waiting.set(socket, (waiting.get(socket) ?? 0) - 1));
  if (count > MAX_WAITING) socket.destroy();
  return count <= MAX_WAITING;
}

/** Tells a peer that may not even have asked yet, and closes its connection. */
function refuse(socket: Socket): void {
  const head = 'HTTP/1.1 503 Service Unavailable\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';
  socket.end(head, () => socket.destroy());
}

/** The deadlines of requests that are still arriving. */
const arriving = new WeakMap<IncomingMessage, { deadline: NodeJS.Timeout; idleMs: number }>();

/** Closes connections whose request has not arrived completely in time, or of which there are too many. */
function limitBodies(
  server: Server,
  { requestTimeoutMs, uploadIdleMs: idleMs }: ListenOptions['limits'],
  { proxies, unfinished }: CallerLimits,
): void {
  server.on('request', (request, outgoing) => {
    const { socket, headers } = request;
    const deadline = setTimeout(() => {
      if (!request.complete) socket.destroy();
    }, requestTimeoutMs).unref();
    arriving.set(request, { deadline, idleMs });
    request.once('close', () => clearTimeout(deadline));
    if (!hasBody(request)) return;
    // Whether another process makes the call is not known yet.
    const sent = { 'x-forwarded-for': headers['x-forwarded-for'] };
    const finish = unfinished.add(callerOf({ socket, headers: sent }, proxies), () =>
      outgoing.headersSent ? socket.destroy() : refuse(socket),
    );
    request.once('end', finish);
    request.once('close', finish);
  });
}

/** Lets a request take longer while it arrives bit by bit. Only for hosts: others could hold connections. */
export function allowSlowBody(request: IncomingMessage): void {
  const known = arriving.get(request);
  if (!known) return;
  clearTimeout(known.deadline);
  const { socket } = request;
  // node:http closes a connection on its timeout.
  socket.setTimeout(known.idleMs);
  // What is stored then may take long, while nothing is sent.
  request.once('end', () => socket.timeout === known.idleMs && socket.setTimeout(0));
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length']) > 0;
}

/** How much of a body is read although nobody wants it: more than any file may have. */
const MOST_READ_AWAY = 64 * 1024 * 1024;
/** In milliseconds, for all of it, and without any of it. */
const READ_AWAY_MS = 20_000;
const SILENT_MS = 500;

/**
 * Reads what is left of a request's body once its answer is known, within bounds. Most callers only read the answer
 * after they have sent everything: if the connection closed before, they would learn nothing.
 */
export async function readAway(request: IncomingMessage): Promise<void> {
  if (!hasBody(request) || Number(request.headers['content-length']) > MOST_READ_AWAY) return;
  if (request.complete || request.destroyed) return;
  await new Promise<void>((resolve) => {
    let size = 0;
    let isSilent = false;
    const end = performance.now() + READ_AWAY_MS;
    // Twice, as the first time may be due before what has arrived meanwhile.
    const watch = setInterval(() => {
      if (isSilent || performance.now() > end) finish();
      isSilent = true;
    }, SILENT_MS);
    const take = ({ length }: Uint8Array) => {
      size += length;
      isSilent = false;
      if (size > MOST_READ_AWAY) finish();
    };
    const finish = () => {
      clearInterval(watch);
      request.off('data', take).off('end', finish).off('close', finish);
      resolve();
    };
    // Whoever began to read it has stopped, and would keep what comes now.
    request.removeAllListeners('data');
    request.on('data', take).once('end', finish).once('close', finish).resume();
  });
}
