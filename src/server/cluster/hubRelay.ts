import { once } from 'node:events';
import { WebSocket } from 'ws';
import { introduce } from '../access/internalCalls';
import type { SocketConnection } from '../signalr/connection';
import { endRecord } from '../signalr/frames';
import type { HandOn } from '../signalr/invocations';
import type { Peers } from './peers';

/** In milliseconds: how long another process may take to answer. */
const OPEN_TIMEOUT_MS = 2_000;
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
    socket.send(HANDSHAKE, { binary: false });
    relay(
      connection,
      socket,
      peers.watch(origin, () => socket.terminate()),
    );
    return (records) => socket.send(records, { binary: false });
  };
}

/** Whichever side ends, the other one does too; the client comes back by itself. */
function relay(connection: SocketConnection, socket: WebSocket, unwatch: () => void): void {
  let isGreeted = false;
  socket.on('message', (data: Buffer) => {
    // The first record answers this process's own handshake: the client's was answered before.
    const records = isGreeted ? data : data.subarray(data.indexOf(RECORD_END) + 1);
    isGreeted = true;
    if (records.length > 0) connection.write(records);
  });
  // What failed is followed by its close.
  socket.on('error', () => undefined);
  socket.on('close', () => {
    unwatch();
    connection.close({ allowReconnect: true });
  });
  connection.handOver(
    (records) => socket.send(records, { binary: false }),
    () => socket.close(1000),
  );
}
