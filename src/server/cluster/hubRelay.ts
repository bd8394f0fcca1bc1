import { once } from 'node:events';
import { WebSocket } from 'ws';
import { introduce } from '../access/internalCalls';
import type { SocketConnection } from '../signalr/connection';
import { endRecord } from '../signalr/frames';
import type { HandOn } from '../signalr/hub';
import type { Peers } from './peers';

/** Milliseconds that another process has to accept a connection. */
const OPEN_TIMEOUT_MS = 2_000;
/** The most that may be buffered for one side that reads too slowly. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
const HANDSHAKE = endRecord('{"protocol":"json","version":1}');
const RECORD_END = 0x1e;

/**
 * Hands connections of the hub at `path` over to another process: each gets its own WebSocket to the same
 * path there, and that process treats it as one of its own clients. Records pass unchanged in both
 * directions.
 *
 * @param internalKey proves to the other process that the call comes from one of them
 */
export function createHandOn(path: string, internalKey: string, peers: Peers): HandOn {
  return async (connection, origin) => {
    const introduction = { address: connection.address, hasServerRight: false };
    const socket = new WebSocket(`${origin.replace(/^http/, 'ws')}${path}`, {
      headers: introduce(internalKey, introduction),
      handshakeTimeout: OPEN_TIMEOUT_MS,
      perMessageDeflate: false,
    });
    await once(socket, 'open');
    const forward = forwardTo(socket, connection);
    forward(HANDSHAKE);
    passBack(socket, connection);
    const unwatch = peers.watch(origin, () => socket.terminate());
    // An error is always followed by a close.
    socket.on('error', () => undefined);
    // When either side ends, so does the other; the client reconnects by itself.
    socket.on('close', () => {
      unwatch();
      connection.close({ allowReconnect: true });
    });
    connection.handOver(forward, () => {
      // A paused socket would never notice that the other side has closed.
      socket.resume();
      socket.close(1000);
    });
    return forward;
  };
}

/** Sends records to the other process; the client is paused while that process reads too slowly. */
function forwardTo(socket: WebSocket, connection: SocketConnection): (records: Buffer) => void {
  return (records) => {
    socket.send(records, { binary: false }, () => {
      if (socket.bufferedAmount <= MAX_BUFFERED_BYTES) connection.resume();
    });
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) connection.pause();
  };
}

/** Sends the client what the other process sends, which is paused while the client reads too slowly. */
function passBack(socket: WebSocket, connection: SocketConnection): void {
  let isGreeted = false;
  socket.on('message', (data: Buffer) => {
    // The first record answers this process's handshake; the client's own was answered earlier.
    const records = isGreeted ? data : data.subarray(data.indexOf(RECORD_END) + 1);
    isGreeted = true;
    if (records.length > 0) connection.write(records);
    const caughtUp = socket.isPaused ? undefined : connection.caughtUp();
    if (!caughtUp) return;
    socket.pause();
    void caughtUp.then(() => socket.resume());
  });
}
