import { once } from 'node:events';
import type { Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { RecordReader } from '../../../src/server/signalr/frames';
import { HANDSHAKE, type HubClient, record } from '../../support/hubClient';
import { connectRaw, startHub } from '../../support/hubTestServer';

setFlagsFromString('--expose-gc');
const collectGarbage = runInNewContext('gc') as () => void;

/** Returns the bytes still in use, on the heap and in buffers outside. */
function kept(): number {
  collectGarbage();
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
}

/** Joins a group, calls an unknown method, leaves a record unfinished, and goes or breaks the protocol. */
async function abuse(url: string, round: number): Promise<void> {
  const socket = new WebSocket(url.replace('http', 'ws'));
  socket.on('error', () => undefined);
  await once(socket, 'open');
  socket.send(HANDSHAKE + record({ type: 1, invocationId: '1', target: 'Enter', arguments: [`${round}`] }));
  socket.send(record({ type: 1, invocationId: '2', target: 'Nothing', arguments: [] }));
  await once(socket, 'message');
  socket.send('x'.repeat(30_000));
  if (round % 2) socket.send(Buffer.from([1, 2, 3]));
  else socket.terminate();
  await once(socket, 'close');
}

test('unfinished records in one-byte pieces take little more than their size', () => {
  const before = kept();
  const readers = Array.from({ length: 500 }, () => new RecordReader(32 * 1024));
  for (const reader of readers) for (let sent = 0; sent < 2_048; sent++) reader.read(Buffer.from('x'));
  // The records alone are 1 MB.
  expect(kept() - before).toBeLessThan(4 * 1024 * 1024);
  expect(readers[0]?.read(Buffer.from('\u001e'))).toEqual(['x'.repeat(2_048)]);
});

test('hostile clients that come and go leave nothing in memory', async () => {
  const { url, hub } = await startHub({
    methods: { Enter: (me, group) => hub.addToGroup(me, String(group)) },
  });
  let round = 0;
  for (; round < 100; round++) await abuse(url, round);
  const before = kept();
  for (; round < 500; round++) await abuse(url, round);
  await expect.poll(() => hub.connectionCount).toBe(0);
  // 400 unfinished records alone would be 12 MB.
  await expect.poll(() => kept() - before).toBeLessThan(3 * 1024 * 1024);
});

const KB = 1024;
/** Frames with a mask of zeros: the first byte of a message, a continuation, and a ping. */
const FIRST = Buffer.from([0x01, 0x81, 0, 0, 0, 0, 0x78]);
const REST = Buffer.from([0x00, 0x81, 0, 0, 0, 0, 0x78]);
const LARGE_PING = Buffer.concat([Buffer.from([0x89, 0xfd, 0, 0, 0, 0]), Buffer.alloc(125)]);

const rawSocket = ({ socket }: HubClient) => (socket as unknown as { _socket: Socket })._socket;

describe('a client that sends', () => {
  test('endless fragments with pings between them is closed', async () => {
    const { url, logged } = await startHub();
    const client = await connectRaw(url);
    rawSocket(client).write(FIRST);
    for (let sent = 0; sent < 300; sent++) rawSocket(client).write(Buffer.concat([REST, LARGE_PING]));
    const policyViolation = 1008;
    expect(await client.closed).toBe(policyViolation);
    expect(logged).toContainEqual(expect.stringMatching(/^warn .*fragments/i));
  });

  test('pings and reads no answers is closed when too much has piled up', async () => {
    const { url, hub, logged } = await startHub({}, { maxBufferedBytes: 64 * KB });
    const client = await connectRaw(url);
    client.socket.pause();
    const pings = Buffer.concat(Array<Buffer>(500).fill(LARGE_PING));
    while (hub.connectionCount > 0) {
      if (!rawSocket(client).write(pings)) await once(rawSocket(client), 'drain');
      await new Promise(setImmediate);
    }
    expect(logged).toContainEqual(expect.stringMatching(/^warn .* reads too slowly/));
  });
});
