import type { IncomingMessage, Server } from 'node:http';

/** In milliseconds: how long an upload may take in all. */
export const UPLOAD_TIMEOUT_MS = 30 * 60_000;

interface Waiting {
  deadline: NodeJS.Timeout;
  timeoutMs: number;
}
const waiting = new WeakMap<IncomingMessage, Waiting>();

/** Closes connections whose requests have not arrived as a whole after a time. */
export function limitBodies(server: Server, timeoutMs: number): void {
  server.on('request', (request) => {
    const deadline = setTimeout(() => {
      if (!request.complete) request.socket.destroy();
    }, timeoutMs).unref();
    waiting.set(request, { deadline, timeoutMs });
    request.once('close', () => clearTimeout(deadline));
  });
}

/**
 * Lets a request take longer, as long as something of it arrives in each of these times. For those who may host alone:
 * others could hold many connections so.
 */
export function allowSlowBody(request: IncomingMessage): void {
  const known = waiting.get(request);
  if (!known) return;
  clearTimeout(known.deadline);
  let bytesRead = request.socket.bytesRead;
  const check = setInterval(() => {
    if (!request.complete && request.socket.bytesRead === bytesRead) request.socket.destroy();
    ({ bytesRead } = request.socket);
  }, known.timeoutMs).unref();
  request.once('close', () => clearInterval(check));
}
