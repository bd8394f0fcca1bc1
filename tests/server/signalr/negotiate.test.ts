import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { ConnectionPlaces } from '../../../src/server/access/caller';
import { connect as connectTcp } from 'node:net';
import { Duplex } from 'node:stream';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { deferred } from '../../support/deferred';
import { connect, connectRaw, openRaw, startHub } from '../../support/hubTestServer';

const negotiate = async (url: string, query = '') =>
  (await fetch(`${url}/negotiate${query}`, { method: 'POST' })).json();
const availableTransports = [{ transport: 'WebSockets', transferFormats: ['Text'] }];

/** Returns the status with which an upgrade is refused. */
async function refusal(url: string): Promise<number | undefined> {
  const socket = new WebSocket(url.replace('http', 'ws'));
  const [, response] = (await once(socket, 'unexpected-response')) as [unknown, IncomingMessage];
  response.resume();
  return response.statusCode;
}

describe('negotiate', () => {
  test('offers WebSockets with a public id and a secret token', async () => {
    const answer = await negotiate((await startHub()).url, '?negotiateVersion=1');
    expect(answer).toEqual({
      negotiateVersion: 1,
      connectionId: expect.stringMatching(/^[\w-]{22}$/),
      connectionToken: expect.stringMatching(/^[\w-]{22}$/),
      availableTransports,
    });
    expect(answer.connectionId).not.toBe(answer.connectionToken);
  });

  test('gives everyone a different token, and no cache keeps it', async () => {
    const { url } = await startHub();
    const [one, two] = await Promise.all([negotiate(url, '?negotiateVersion=1'), negotiate(url)]);
    expect(one.connectionToken).not.toBe(two.connectionId);
    const response = await fetch(`${url}/negotiate`, { method: 'POST' });
    expect(response.headers.get('cache-control')).toBe('no-store');
  });

  test('answers clients of version 0 with an id to connect with', async () => {
    const { url } = await startHub();
    const { connectionId, ...rest } = await negotiate(url);
    expect(rest).toEqual({ availableTransports });
    await openRaw(`${url}?id=${connectionId}`);
  });

  test('has no answer for a hub that does not exist', async () => {
    const { hubServer } = await startHub();
    expect(hubServer.negotiate('/otherHub', new URL('http://localhost/otherHub/negotiate'))).toBeUndefined();
  });
});

describe('an upgrade', () => {
  test('gives the connection the id that was negotiated', async () => {
    const welcomed = deferred<string>();
    const { url } = await startHub({ onConnected: ({ id }) => welcomed.resolve(id) });
    const client = await connect(url);
    expect(await welcomed.promise).toBe(client.connectionId);
  });

  test.each(['', '/'])('needs no negotiation, and may have %j after the address', async (end) => {
    const { hub, url } = await startHub();
    await connect(url + end);
    for (let count = 0; count < 2; count++) await connect(url + end, { skipNegotiation: true });
    expect(hub.connectionCount).toBe(3);
  });

  test('is refused while its token is in use, and accepted afterwards', async () => {
    const gone = deferred();
    const { url } = await startHub({ onDisconnected: () => gone.resolve() });
    const first = await connectRaw(`${url}?id=token`);
    expect(await refusal(`${url}?id=token`)).toBe(409);
    first.socket.close();
    await Promise.all([first.closed, gone.promise]);
    await connectRaw(`${url}?id=token`);
  });

  test('is refused beyond the limit of connections, before and after their handshake', async () => {
    const { url } = await startHub({}, { places: new ConnectionPlaces(2) });
    await openRaw(url);
    await connectRaw(url);
    expect(await refusal(url)).toBe(503);
  });

  test('is left to the caller if there is no hub', async () => {
    const { hubServer } = await startHub();
    const socket = new SilentSocket();
    const request = { url: '/otherHub?id=1' } as IncomingMessage;
    expect(hubServer.handleUpgrade(request, socket, Buffer.alloc(0))).toBe(false);
    expect(socket.destroyed).toBe(false);
  });

  test('survives a socket that breaks while it is being refused', async () => {
    const { hubServer } = await startHub({}, { places: new ConnectionPlaces(0) });
    const socket = new SilentSocket();
    hubServer.handleUpgrade({ url: '/testHub', socket } as never, socket, Buffer.alloc(0));
    socket.destroy(new Error('ECONNRESET'));
    // Not once(), which would listen for 'error' itself.
    await new Promise((resolve) => socket.on('close', resolve));
    expect(socket.listenerCount('error')).toBeGreaterThan(0);
  });

  test('survives a peer that is gone before it gets the answer', async () => {
    const { url } = await startHub();
    const { port, pathname } = new URL(url);
    const socket = connectTcp(Number(port), '127.0.0.1');
    const key = 'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
    socket.write(
      `GET ${pathname} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n${key}\r\n`,
    );
    await once(socket, 'connect');
    socket.resetAndDestroy();
    await connect(url);
  });

  test('is refused if it is not a proper WebSocket request', async () => {
    const { url } = await startHub();
    const headers = { Connection: 'Upgrade', Upgrade: 'websocket' };
    const [response] = (await once(request(url, { headers }).end(), 'response')) as [IncomingMessage];
    response.resume();
    expect(response.statusCode).toBe(400);
  });
});

/** A peer that neither reads nor writes. */
class SilentSocket extends Duplex {
  override _read(): void {}
  override _write(): void {}
}
