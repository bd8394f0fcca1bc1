import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

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
