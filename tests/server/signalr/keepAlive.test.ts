import { once } from 'node:events';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { deferred } from '../../support/deferred';
import { connect, connectRaw, startHub } from '../../support/hubTestServer';

const PING = { type: 6 };
const methods = {
  Say: (_: unknown, word: unknown) => word,
};
const say = (word: string) => ({ type: 1, invocationId: word, target: 'Say', arguments: [word] });
const said = (word: string) => ({ type: 3, invocationId: word, result: word });

// Only the server's clock is faked; the sockets and SignalR's own client use the real one.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

describe('the server pings', () => {
  test('only when nothing else was sent meanwhile', async () => {
    const client = await connectRaw((await startHub({ methods })).url);
    for (const word of ['one', 'two', 'three']) {
      vi.advanceTimersByTime(14_000);
      client.send(say(word));
      expect(await client.next()).toEqual(said(word));
    }
    vi.advanceTimersByTime(15_000);
    expect(await client.next()).toEqual(PING);
  });

  test('as often as it is told to, and says how often', async () => {
    const client = await connectRaw((await startHub({ methods }, { pingMs: 2_000 })).url);
    for (const word of ['one', 'two']) {
      vi.advanceTimersByTime(2_000);
      expect(await client.next()).toEqual({ ...PING, everyMs: 2_000 });
      vi.advanceTimersByTime(1_000);
      client.send(say(word));
      expect(await client.next()).toEqual(said(word));
    }
  });
});

describe('a group that is pinged more often than others', () => {
  const SLOW = { ...PING, everyMs: 15_000 };
  const FAST = { ...PING, everyMs: 2_000 };
  const news = { type: 1, target: 'News', arguments: [] };

  async function connectMember() {
    const { url, hub } = await startHub(
      { methods, onConnected: (connection) => hub.addToGroup(connection, 'room') },
      { pingMs: 15_000 },
    );
    const client = await connectRaw(url);
    const frames: string[] = [];
    client.socket.on('message', (data: Buffer) => frames.push(data.toString()));
    client.send(say('here'));
    // Told with the first thing that it is sent.
    expect([await client.next(), await client.next()]).toEqual([SLOW, said('here')]);
    return { hub, client, url, frames };
  }

  test('learns of it in the frame of what it is sent next', async () => {
    const { hub, client, frames } = await connectMember();
    hub.pingGroup('room', 2_000);
    hub.sendToGroup('room', 'News');
    expect([await client.next(), await client.next()]).toEqual([FAST, news]);
    expect(frames).toHaveLength(2);
    vi.advanceTimersByTime(2_000);
    expect(await client.next()).toEqual(FAST);
    hub.pingGroup('room', undefined);
    hub.sendToGroup('room', 'News');
    expect([await client.next(), await client.next()]).toEqual([SLOW, news]);
    vi.advanceTimersByTime(15_000);
    expect(await client.next()).toEqual(SLOW);
    expect(frames).toHaveLength(5);
  });

  test('learns of it before it would miss a ping, if there is nothing else to send', async () => {
    const { hub, client } = await connectMember();
    hub.pingGroup('room', 2_000);
    vi.advanceTimersByTime(2_000);
    expect(await client.next()).toEqual(FAST);
    hub.pingGroup('room', undefined);
    vi.advanceTimersByTime(2_000);
    expect(await client.next()).toEqual(SLOW);
  });

  test('has members that come later, and those that leave it are pinged like all others', async () => {
    const { hub, client, url } = await connectMember();
    hub.pingGroup('room', 2_000);
    const later = await connectRaw(url);
    later.send(say('here'));
    expect([await later.next(), await later.next()]).toEqual([FAST, said('here')]);
    hub.pingGroup('room', undefined);
    client.send(say('still'));
    expect(await client.next()).toEqual(said('still'));
  });

  test('leaves a client alone that asks to be pinged seldom, until it asks for a sign of life', async () => {
    const { hub, client, frames } = await connectMember();
    client.send({ ...PING, everyMs: 15_000 });
    hub.pingGroup('room', 2_000);
    client.send(say('locked'));
    expect(await client.next()).toEqual(said('locked'));
    vi.advanceTimersByTime(14_500);
    expect(frames).toHaveLength(2);
    vi.advanceTimersByTime(500);
    expect(await client.next()).toEqual(SLOW);
    client.send({ ...PING, everyMs: 0 });
    expect(await client.next()).toEqual({ ...FAST, asked: true });
    vi.advanceTimersByTime(2_000);
    expect(await client.next()).toEqual(FAST);
  });

  test.each([1e9, -1, '2000', null])('is pinged often enough when a client asks for %j', async (everyMs) => {
    const { hub, client } = await connectMember();
    hub.pingGroup('room', 2_000);
    client.send({ ...PING, everyMs }, say('asked'));
    await client.next();
    vi.advanceTimersByTime(15_000);
    expect((await client.next()).type).toBe(everyMs === 1e9 ? 6 : 3);
  });
});

describe('a client that is silent', () => {
  test('is closed after 30 seconds, and may come back', async () => {
    const error = deferred<Error | undefined>();
    const { url, hub } = await startHub({ onDisconnected: (_, reason) => error.resolve(reason) });
    const client = await connectRaw(url);
    vi.advanceTimersByTime(29_000);
    expect(hub.connectionCount).toBe(1);
    vi.advanceTimersByTime(1_000);
    const reason = 'The client was silent for too long.';
    expect(await client.rest()).toEqual([PING, { type: 7, error: reason, allowReconnect: true }]);
    expect(await error.promise).toEqual(new Error(reason));
    expect(hub.connectionCount).toBe(0);
  });

  test('is kept as long as its own pings arrive', async () => {
    const { url, hub } = await startHub({ methods });
    const client = await connectRaw(url);
    for (const word of ['20 s', '40 s', '60 s']) {
      vi.advanceTimersByTime(20_000);
      expect(await client.next()).toEqual(PING);
      // The answer to the call proves that the ping before it has arrived.
      client.send(PING, say(word));
      expect(await client.next()).toEqual(said(word));
    }
    expect(hub.connectionCount).toBe(1);
  });

  test('is kept as long as its WebSocket answers pings, even if it sends nothing itself', async () => {
    const { url, hub } = await startHub({ methods });
    const client = await connectRaw(url);
    for (let round = 0; round < 4; round++) {
      const pinged = once(client.socket, 'ping');
      vi.advanceTimersByTime(16_000);
      await pinged;
      const answered = once(client.socket, 'pong');
      // The server answers in order, so what the client sent before has arrived.
      client.socket.ping();
      await answered;
    }
    expect(hub.connectionCount).toBe(1);
  });

  test('is pinged even while events are sent to it', async () => {
    const { url, hub } = await startHub({
      onConnected: (connection) => hub.addToGroup(connection, 'all'),
    });
    const client = await connectRaw(url);
    const pinged = once(client.socket, 'ping');
    for (let second = 0; second < 16; second++) {
      hub.sendToGroup('all', 'News');
      vi.advanceTimersByTime(1_000);
    }
    await pinged;
  });

  test('loses its socket a second later, even if it never answers the close', async () => {
    const { url, hub, sockets } = await startHub();
    const client = await connectRaw(url);
    client.socket.pause();
    vi.advanceTimersByTime(30_000);
    expect(hub.connectionCount).toBe(0);
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([false]);
    vi.advanceTimersByTime(1_000);
    expect(sockets.map(({ destroyed }) => destroyed)).toEqual([true]);
  });

  test('does not take others with it', async () => {
    const { url, hub } = await startHub({ methods });
    const [silent, lively] = [await connectRaw(url), await connect(url)];
    silent.socket.pause();
    vi.advanceTimersByTime(20_000);
    await lively.invoke('Say', 'hello');
    vi.advanceTimersByTime(10_000);
    expect(hub.connectionCount).toBe(1);
    expect(await lively.invoke('Say', 'still here')).toBe('still here');
  });
});
