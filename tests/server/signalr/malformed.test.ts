import { describe, expect, it } from 'vitest';
import { deferred } from '../../support/deferred';
import { RECORD_END, record } from '../../support/hubClient';
import { connect, connectRaw, startHub } from '../../support/hubTestServer';

const KB = 1024;
const methods = { Echo: (_: unknown, value: unknown) => value };
const echo = (value: unknown) => ({ type: 1, invocationId: '1', target: 'Echo', arguments: [value] });
const UNREADABLE = 'A message could not be read.';
const TOO_LARGE = 'A message is larger than 32768 bytes.';
const stream = (parts: object) => ({ type: 4, invocationId: '1', target: 'Echo', arguments: [], ...parts });
const deepList = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

/** A hub with two clients: one that breaks the protocol, and one that must not notice it. */
async function startWithTwo() {
  const disconnected = deferred<Error | undefined>();
  const server = await startHub({ methods, onDisconnected: (_, error) => disconnected.resolve(error) });
  const bystander = await connect(server.url);
  const client = await connectRaw(server.url);
  const expectUndisturbed = async () => {
    expect(await bystander.invoke('Echo', 'fine')).toBe('fine');
    expect(server.hub.connectionCount).toBe(1);
  };
  return { ...server, client, disconnected: disconnected.promise, expectUndisturbed };
}

describe('a frame', () => {
  it.each([
    ['is no JSON', `nonsense${RECORD_END}`, UNREADABLE],
    ['is empty', RECORD_END, UNREADABLE],
    ['is null', record(null), UNREADABLE],
    ['is a list', record([]), UNREADABLE],
    ['has no type', record({ target: 'Echo' }), UNREADABLE],
    ['has its type in words', record({ type: '1', target: 'Echo' }), UNREADABLE],
    ['calls nothing', record({ type: 1, arguments: [] }), UNREADABLE],
    ['calls without arguments', record({ type: 1, target: 'Echo' }), UNREADABLE],
    ['calls with a text for arguments', record({ ...echo(1), arguments: '1' }), UNREADABLE],
    ['calls with an object for arguments', record({ ...echo(1), arguments: { length: 1 } }), UNREADABLE],
    ['has a number for an id', record({ ...echo(1), invocationId: 1 }), UNREADABLE],
    ['completes nothing', record({ type: 3 }), UNREADABLE],
    ['streams from an object', record(stream({ target: { toString: null } })), UNREADABLE],
    ['streams from a deep list', record(stream({ target: 0 })).replace('0', deepList(15_000)), UNREADABLE],
    ['streams from nothing', record(stream({ target: undefined })), UNREADABLE],
    ['streams without an id', record(stream({ invocationId: undefined })), UNREADABLE],
    ['hides garbage behind a ping', record({ type: 6 }) + `}${RECORD_END}`, UNREADABLE],
    ['is too large', record(echo('x'.repeat(32 * KB))), TOO_LARGE],
    ['is too large in bytes, though not in letters', record(echo('ü'.repeat(17 * KB))), TOO_LARGE],
    ['is bytes', Buffer.from(record(echo(1))), 'Binary messages are not supported.'],
  ])('that %s disconnects its sender and nobody else', async (_, sent, error) => {
    const { client, disconnected, expectUndisturbed, logged } = await startWithTwo();
    client.socket.send(sent);
    expect(await client.rest()).toEqual([{ type: 7, error, allowReconnect: true }]);
    expect(await client.closed).toBe(1000);
    expect(await disconnected).toEqual(new Error(error));
    expect(logged).toContainEqual(expect.stringMatching(new RegExp(`^warn .*${error}`)));
    await expectUndisturbed();
  });

  it('that grows without end is cut off, however small its pieces', async () => {
    const { client, expectUndisturbed } = await startWithTwo();
    for (let piece = 0; piece < 33; piece += 1) client.socket.send('x'.repeat(KB));
    expect(await client.rest()).toEqual([{ type: 7, error: TOO_LARGE, allowReconnect: true }]);
    await expectUndisturbed();
  });

  it('of a megabyte is not even taken in', async () => {
    const { client, expectUndisturbed, logged } = await startWithTwo();
    client.socket.send('x'.repeat(KB * KB));
    const tooBig = 1009;
    expect(await client.closed).toBe(tooBig);
    expect(logged).toContainEqual(expect.stringMatching(/^warn .*payload/i));
    await expectUndisturbed();
  });

  it('that breaks WebSocket itself ends the connection', async () => {
    const { client, disconnected, expectUndisturbed } = await startWithTwo();
    const rawSocket = (client.socket as unknown as { _socket: NodeJS.WritableStream })._socket;
    rawSocket.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff]));
    await client.closed;
    expect((await disconnected)?.message).toContain('Invalid WebSocket frame');
    await expectUndisturbed();
  });

  it('of just the largest size is taken', async () => {
    const { client } = await startWithTwo();
    const overhead = record(echo('')).length - RECORD_END.length;
    const largest = 'x'.repeat(32 * KB - overhead);
    client.send(echo(largest));
    expect(await client.next()).toEqual({ type: 3, invocationId: '1', result: largest });
  });

  it('may be split over many messages, and many may share one', async () => {
    const { client } = await startWithTwo();
    for (const letter of record(echo('in pieces'))) client.socket.send(letter);
    client.send({ type: 6 }, echo('second'), echo('third'));
    const results = [await client.next(), await client.next(), await client.next()];
    expect(results).toMatchObject([{ result: 'in pieces' }, { result: 'second' }, { result: 'third' }]);
  });

  it('that nests deep is taken', async () => {
    const { client, expectUndisturbed } = await startWithTwo();
    client.socket.send(record(echo('deep')).replace('"deep"', deepList(16_000)));
    expect(await client.next()).toMatchObject({ type: 3, invocationId: '1' });
    client.send({ type: 7 });
    await client.closed;
    await expectUndisturbed();
  });

  it('that follows a close is not read', async () => {
    const { client, logged } = await startWithTwo();
    client.socket.send(record({ type: 7 }) + record(echo('late')) + `garbage${RECORD_END}`);
    expect(await client.rest()).toEqual([{ type: 7 }]);
    expect(logged).toEqual([]);
  });
});
