import { HubConnectionBuilder, JsonHubProtocol, LogLevel } from '@microsoft/signalr';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { HANDSHAKE, RECORD_END, record } from '../../support/hubClient';
import { connect, openRaw, startHub } from '../../support/hubTestServer';

afterEach(() => void vi.useRealTimers());

const handshake = (protocol: unknown, version: unknown) => record({ protocol, version });

describe('a handshake', () => {
  it('is accepted with an empty answer before anything else is sent', async () => {
    const { url } = await startHub({ onConnected: (connection) => connection.send('Welcome') });
    const client = await openRaw(url);
    client.socket.send(HANDSHAKE);
    expect([await client.next(), await client.next()]).toEqual([
      {},
      { type: 1, target: 'Welcome', arguments: [] },
    ]);
  });

  it('may come in pieces, and together with the first call', async () => {
    const hello = () => 'hello';
    const client = await openRaw((await startHub({ methods: { Hello: hello } })).url);
    const both = HANDSHAKE + record({ type: 1, invocationId: '1', target: 'Hello', arguments: [] });
    for (const piece of [both.slice(0, 10), both.slice(10, 50), both.slice(50)]) client.socket.send(piece);
    expect([await client.next(), await client.next()]).toEqual([
      {},
      { type: 3, invocationId: '1', result: 'hello' },
    ]);
  });

  it.each([0, 1, 2])('of version %s is accepted', async (version) => {
    const client = await openRaw((await startHub()).url);
    client.socket.send(handshake('json', version));
    expect(await client.next()).toEqual({});
  });

  it.each([
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

  it("that is refused fails the client's start with the reason", async () => {
    const { url } = await startHub();
    const protocol = Object.assign(new JsonHubProtocol(), { name: 'other' });
    const builder = new HubConnectionBuilder().withUrl(url).configureLogging(LogLevel.None);
    await expect(builder.withHubProtocol(protocol).build().start()).rejects.toThrow(
      'The only protocol supported',
    );
  });

  it('is waited for 15 seconds, and nobody was connected', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const onDisconnected = vi.fn();
    const client = await openRaw((await startHub({ onDisconnected })).url);
    vi.advanceTimersByTime(14_900);
    expect(client.socket.readyState).toBe(client.socket.OPEN);
    vi.advanceTimersByTime(1_100);
    expect(await client.rest()).toEqual([{ error: 'The handshake took too long.' }]);
    expect(onDisconnected).not.toHaveBeenCalled();
  });

  it('that arrives in pieces gets no more time', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
    const client = await openRaw((await startHub()).url);
    vi.advanceTimersByTime(10_000);
    client.socket.send(HANDSHAKE.slice(0, 5));
    client.socket.ping();
    await new Promise((resolve) => client.socket.once('pong', resolve));
    vi.advanceTimersByTime(6_000);
    expect(await client.rest()).toEqual([{ error: 'The handshake took too long.' }]);
  });
});
