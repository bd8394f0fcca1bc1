import { once } from 'node:events';
import type { Socket } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { HubClient } from '../../support/hubClient';
import { connectRaw, startHub } from '../../support/hubTestServer';

const KB = 1024;
/** WebSocket frames as a client masks them, with a mask of zeros: first byte of a message, of its rest, and a ping. */
const FIRST = Buffer.from([0x01, 0x81, 0, 0, 0, 0, 0x78]);
const REST = Buffer.from([0x00, 0x81, 0, 0, 0, 0, 0x78]);
const LARGE_PING = Buffer.concat([Buffer.from([0x89, 0xfd, 0, 0, 0, 0]), Buffer.alloc(125)]);

const rawSocket = ({ socket }: HubClient) => (socket as unknown as { _socket: Socket })._socket;

describe('a client that sends', () => {
  it('fragments without end and pings between them is closed', async () => {
    const { url, logged } = await startHub();
    const client = await connectRaw(url);
    rawSocket(client).write(FIRST);
    for (let sent = 0; sent < 300; sent++) rawSocket(client).write(Buffer.concat([REST, LARGE_PING]));
    const policyViolation = 1008;
    expect(await client.closed).toBe(policyViolation);
    expect(logged).toContainEqual(expect.stringMatching(/^warn .*fragments/i));
  });

  it('pings and reads no answers is closed when too much has piled up', async () => {
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
