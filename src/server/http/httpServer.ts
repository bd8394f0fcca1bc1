import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { DEFAULT_PORT } from '../../contract/limits';
import { callerOf, ConnectionPlaces, type TrustedProxies } from '../access/caller';
import type { ResolvedOptions } from '../options';
import { StartError } from '../refusal';
import { isPackage } from '../starting/dataFolder';

type ListenOptions = Pick<ResolvedOptions, 'port' | 'portsToTry' | 'host' | 'limits' | 'proxies'>;

/** How long answers under way may still take when the server closes. */
const CLOSE_GRACE_MS = 1_000;
/** In milliseconds: how long an upload may take in all. */
const UPLOAD_TIMEOUT_MS = 30 * 60_000;
/** How many connections may wait to be accepted: after a restart all phones of a full house come back at once. */
const BACKLOG = 4_096;

/** The port cannot be had, and another one perhaps can. */
class PortTaken extends StartError {}

/**
 * An HTTP server that listens already and has no handlers yet; port 0 asks for a free one. Throws a StartError where
 * none of as many ports as are to be tried can be had.
 */
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
  { host, limits, proxies }: Pick<ListenOptions, 'host' | 'limits' | 'proxies'>,
): Promise<Server> {
  const { maxConnections, headersTimeoutMs, requestTimeoutMs } = limits;
  const server = createServer({
    headersTimeout: headersTimeoutMs,
    // Only uploads take so long; all other requests have less time.
    requestTimeout: UPLOAD_TIMEOUT_MS,
    // How often both are looked at; a connection that never says anything falls under the first.
    connectionsCheckingInterval: Math.min(5_000, headersTimeoutMs),
  });
  limitConnections(server, new ConnectionPlaces(maxConnections), proxies);
  limitBodies(server, requestTimeoutMs);
  await new Promise<void>((resolve, reject) => {
    const refuse = (error: NodeJS.ErrnoException) => reject(reasonNotToListen(port, error));
    server.once('error', refuse);
    server.listen({ port, host, backlog: BACKLOG }, () => {
      server.off('error', refuse);
      resolve();
    });
  });
  return server;
}

/** Closes what finds no place. Nothing was asked yet, so only the peer's own address counts. */
function limitConnections(server: Server, places: ConnectionPlaces, proxies: TrustedProxies): void {
  server.on('connection', (socket) => {
    const address = callerOf({ socket, headers: {} }, proxies);
    if (!places.hasRoom(address, proxies.has(socket.remoteAddress ?? ''))) return socket.destroy();
    places.take(address);
    return socket.once('close', () => places.giveBack(address));
  });
}

function reasonNotToListen(port: number, { code, message }: NodeJS.ErrnoException): StartError {
  const isAirPlay = process.platform === 'darwin' && port === DEFAULT_PORT;
  const owner = isAirPlay ? ' (on macOS most likely by the AirPlay Receiver)' : '';
  if (code === 'EADDRINUSE')
    return new PortTaken(`Port ${port} is already in use${owner}. Try: ${startOnPort(port + 1)}`);
  // Windows keeps some for itself.
  if (code === 'EACCES') {
    const other = port === DEFAULT_PORT ? port + 1 : DEFAULT_PORT;
    return new PortTaken(`Port ${port} is not open to you. Try: ${startOnPort(other)}`);
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError(`HOST names no address of this machine (${message}).`);
  return new StartError(`The server cannot listen on port ${port} (${message}).`);
}

function startOnPort(port: number): string {
  if (isPackage()) return `quiz-night --port ${port}`;
  return process.platform === 'win32' ? `$env:PORT=${port}; npm start` : `PORT=${port} npm start`;
}

/** Takes no more connections, lets answers under way finish for a second, and leaves no socket open. */
export async function closeHttpServer(server: Server): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const forceClose = setTimeout(() => server.closeAllConnections(), CLOSE_GRACE_MS);
  await closed;
  clearTimeout(forceClose);
}

/** On one connection. Browsers send a request when they have the answer to the last one. */
const MAX_WAITING = 16;

/** How many requests of each connection wait for their answer, or for the caller to read it. */
const waiting = new WeakMap<Socket, number>();

/** Counts a request. Returns false, and closes the connection, where too many of it wait already. */
export function countWaiting({ socket }: IncomingMessage, outgoing: ServerResponse): boolean {
  // Requests that have arrived together are still handed out after their connection is closed.
  if (socket.destroyed) return false;
  const count = (waiting.get(socket) ?? 0) + 1;
  waiting.set(socket, count);
  outgoing.on('finish', () => waiting.set(socket, (waiting.get(socket) ?? 0) - 1));
  if (count > MAX_WAITING) socket.destroy();
  return count <= MAX_WAITING;
}

/** When requests that are still arriving are given up. */
const arriving = new WeakMap<IncomingMessage, { deadline: NodeJS.Timeout; timeoutMs: number }>();

/** Closes connections whose requests have not arrived as a whole after a time. */
function limitBodies(server: Server, timeoutMs: number): void {
  server.on('request', (request) => {
    const deadline = setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, timeoutMs).unref();
    arriving.set(request, { deadline, timeoutMs });
    request.once('close', () => clearTimeout(deadline));
  });
}

/**
 * Lets a request take longer, as long as something of it arrives in each of these times. For those who may host alone:
 * others could hold many connections so.
 */
export function allowSlowBody(request: IncomingMessage): void {
  const known = arriving.get(request);
  if (!known) return;
  clearTimeout(known.deadline);
  let bytesRead = request.socket.bytesRead;
  const check = setInterval(() => {
    if (!request.complete && request.socket.bytesRead === bytesRead) request.socket.destroy();
    ({ bytesRead } = request.socket);
  }, known.timeoutMs).unref();
  request.once('close', () => clearInterval(check));
}
