import { once } from 'node:events';
import { WebSocket } from 'ws';
import { introduce } from '../access/internalCalls';
import type { SocketConnection } from '../signalr/connection';
import { endRecord } from '../signalr/frames';
import type { HandOn } from '../signalr/invocations';
import type { Peers } from './peers';

/** In milliseconds: how long another process may take to answer. */
const OPEN_TIMEOUT_MS = 2_000;
/** What one side may have that the other has not taken yet. */
const MAX_BUFFERED_BYTES = 1024 * 1024;
const HANDSHAKE = endRecord('{"protocol":"json","version":1}');
const RECORD_END = 0x1e;

/**
 * How connections of the hub at `path` are handed on: each gets a WebSocket of its own to the hub at the same path of
 * another process, which takes it for a client of its own. Records pass as they are, in both directions.
 *
 * @param internalKey shows the other process that the call comes from one of them
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
    // What failed is followed by its close.
    socket.on('error', () => undefined);
    // Whichever side ends, the other one does too; the client comes back by itself.
    socket.on('close', () => {
      unwatch();
      connection.close({ allowReconnect: true });
    });
    connection.handOver(forward, () => {
      // A socket that is not read would not see the close of the other side.
      socket.resume();
      socket.close(1000);
    });
    return forward;
  };
}

/** Sends records to the other process; where that one reads too slowly, the client is read no further. */
function forwardTo(socket: WebSocket, connection: SocketConnection): (records: Buffer) => void {
  return (records) => {
    socket.send(records, { binary: false }, () => {
      if (socket.bufferedAmount <= MAX_BUFFERED_BYTES) connection.resume();
    });
    if (socket.bufferedAmount > MAX_BUFFERED_BYTES) connection.pause();
  };
}

/** Sends the client what the other process sends; a client that reads too slowly holds that one up. */
function passBack(socket: WebSocket, connection: SocketConnection): void {
  let isGreeted = false;
  socket.on('message', (data: Buffer) => {
    // The first record answers this process's own handshake: the client's was answered before.
    const records = isGreeted ? data : data.subarray(data.indexOf(RECORD_END) + 1);
    isGreeted = true;
    if (records.length > 0) connection.write(records);
    const caughtUp = socket.isPaused ? undefined : connection.caughtUp();
    if (!caughtUp) return;
    socket.pause();
    void caughtUp.then(() => socket.resume());
  });
}
