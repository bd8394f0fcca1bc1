import { HubConnectionBuilder, JsonHubProtocol, LogLevel } from '@microsoft/signalr';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../support/deferred';
import { HANDSHAKE, RECORD_END, record } from '../../support/hubClient';
import { connect, connectRaw, openRaw, startHub } from '../../support/hubTestServer';

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
  test.each([
    ['is not JSON', `nonsense${RECORD_END}`, UNREADABLE],
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
    ['is too large in bytes, though not in characters', record(echo('ü'.repeat(17 * KB))), TOO_LARGE],
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

  test('that grows without end is cut off, however small its pieces', async () => {
    const { client, expectUndisturbed } = await startWithTwo();
    for (let piece = 0; piece < 33; piece += 1) client.socket.send('x'.repeat(KB));
    expect(await client.rest()).toEqual([{ type: 7, error: TOO_LARGE, allowReconnect: true }]);
    await expectUndisturbed();
  });

  test('of a megabyte is not even buffered', async () => {
    const { client, expectUndisturbed, logged } = await startWithTwo();
    client.socket.send('x'.repeat(KB * KB));
    const tooBig = 1009;
    expect(await client.closed).toBe(tooBig);
    expect(logged).toContainEqual(expect.stringMatching(/^warn .*payload/i));
    await expectUndisturbed();
  });

  test('that breaks WebSocket itself ends the connection', async () => {
    const { client, disconnected, expectUndisturbed } = await startWithTwo();
    const rawSocket = (client.socket as unknown as { _socket: NodeJS.WritableStream })._socket;
    rawSocket.write(Buffer.from([0xff, 0xff, 0xff, 0xff, 0xff, 0xff]));
    await client.closed;
    expect((await disconnected)?.message).toContain('Invalid WebSocket frame');
    await expectUndisturbed();
  });

  test('of exactly the largest size is accepted', async () => {
    const { client } = await startWithTwo();
    const overhead = record(echo('')).length - RECORD_END.length;
    const largest = 'x'.repeat(32 * KB - overhead);
    client.send(echo(largest));
    expect(await client.next()).toEqual({ type: 3, invocationId: '1', result: largest });
  });

  test('may be split over many messages, and many may share one', async () => {
    const { client } = await startWithTwo();
    for (const letter of record(echo('in pieces'))) client.socket.send(letter);
    client.send({ type: 6 }, echo('second'), echo('third'));
    const results = [await client.next(), await client.next(), await client.next()];
    expect(results).toMatchObject([{ result: 'in pieces' }, { result: 'second' }, { result: 'third' }]);
  });

  test('that is deeply nested is accepted', async () => {
    const { client, expectUndisturbed } = await startWithTwo();
    client.socket.send(record(echo('deep')).replace('"deep"', deepList(16_000)));
    expect(await client.next()).toMatchObject({ type: 3, invocationId: '1' });
    client.send({ type: 7 });
    await client.closed;
    await expectUndisturbed();
  });

  test('that follows a close is not read', async () => {
    const { client, logged } = await startWithTwo();
    client.socket.send(record({ type: 7 }) + record(echo('late')) + `garbage${RECORD_END}`);
    expect(await client.rest()).toEqual([{ type: 7 }]);
    expect(logged).toEqual([]);
  });
});

afterEach(() => void vi.useRealTimers());

const handshake = (protocol: unknown, version: unknown) => record({ protocol, version });

describe('a handshake', () => {
  test('is accepted with an empty answer before anything else is sent', async () => {
    const { url } = await startHub({ onConnected: (connection) => connection.send('Welcome') });
    const client = await openRaw(url);
    client.socket.send(HANDSHAKE);
    expect([await client.next(), await client.next()]).toEqual([
      {},
      { type: 1, target: 'Welcome', arguments: [] },
    ]);
  });

  test('may come in pieces, and together with the first call', async () => {
    const hello = () => 'hello';
    const client = await openRaw((await startHub({ methods: { Hello: hello } })).url);
    const both = HANDSHAKE + record({ type: 1, invocationId: '1', target: 'Hello', arguments: [] });
    for (const piece of [both.slice(0, 10), both.slice(10, 50), both.slice(50)]) client.socket.send(piece);
    expect([await client.next(), await client.next()]).toEqual([
      {},
      { type: 3, invocationId: '1', result: 'hello' },
    ]);
  });

  test.each([0, 1, 2])('of version %s is accepted', async (version) => {
    const client = await openRaw((await startHub()).url);
    client.socket.send(handshake('json', version));
    expect(await client.next()).toEqual({});
  });

  test.each([
    ['another protocol', handshake('messagepack', 1), 'The only protocol supported is json.'],
    ['a later version', handshake('json', 3), 'The versions supported are 0 to 2.'],
    ['a broken version', handshake('json', 1.5), 'The versions supported are 0 to 2.'],
    ['a negative version', handshake('json', -1), 'The versions supported are 0 to 2.'],
    ['a version in words', handshake('json', 'one'), 'A handshake was expected.'],
    ['a call', record({ type: 1, target: 'Join', arguments: [] }), 'A handshake was expected.'],
    ['null', `null${RECORD_END}`, 'A handshake was expected.'],
    ['garbage', `{"protocol":${RECORD_END}`, 'A handshake was expected.'],
    ['a flood', 'x'.repeat(33 * 1024), 'A message is larger than 32768 bytes.'],
    ['in bytes', Buffer.from(handshake('messagepack', 1)), 'The only protocol supported is json.'],
  ])('that is %s is answered with the reason and closed', async (_, sent, error) => {
    const { hub, url } = await startHub();
    const [bystander, client] = [await connect(url), await openRaw(url)];
    client.socket.send(sent);
    expect(await client.rest()).toEqual([{ error }]);
    expect(hub.connectionCount).toBe(1);
    expect(bystander.state).toBe('Connected');
  });

  test("that is refused fails the client's start with the reason", async () => {
    const { url } = await startHub();
    const protocol = Object.assign(new JsonHubProtocol(), { name: 'other' });
    const builder = new HubConnectionBuilder().withUrl(url).configureLogging(LogLevel.None);
    await expect(builder.withHubProtocol(protocol).build().start()).rejects.toThrow(
      'The only protocol supported',
    );
  });

  test('is waited for 10 seconds, even if it arrives in pieces, and nobody was connected', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const onDisconnected = vi.fn();
    const client = await openRaw((await startHub({ onDisconnected })).url);
    vi.advanceTimersByTime(5_000);
    client.socket.send(HANDSHAKE.slice(0, 5));
    client.socket.ping();
    await new Promise((resolve) => client.socket.once('pong', resolve));
    vi.advanceTimersByTime(4_900);
    expect(client.socket.readyState).toBe(client.socket.OPEN);
    vi.advanceTimersByTime(1_100);
    expect(await client.rest()).toEqual([{ error: 'The handshake took too long.' }]);
    expect(onDisconnected).not.toHaveBeenCalled();
  });
});
