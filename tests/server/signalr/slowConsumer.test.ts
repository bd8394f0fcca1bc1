import type { Socket } from 'node:net';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { HubConnection } from '../../../src/server/signalr/connection';
import type { HubClient } from '../../support/hubClient';
import { connect, connectRaw, nextEvent, startHub } from '../../support/hubTestServer';

const MB = 1024 * 1024;
/** The kernel buffers a few megabytes before anything waits in the server. */
const ENOUGH_MB = 64;
const PING = { type: 6 };

// Only the server's clock is faked; the sockets and SignalR's own client use the real one.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }));
afterEach(() => void vi.useRealTimers());

/** @param maxQueuedBytes so high by default that only time decides who is too slow */
async function startFeed(maxQueuedBytes = 2 * ENOUGH_MB * MB) {
  let calls = 0;
  const server = await startHub(
    {
      methods: {
        Follow: (connection) => server.hub.addToGroup(connection, 'feed'),
        Count: () => (calls += 1),
        AskForMuch: () => 'x'.repeat(MB),
      },
      onDisconnected: (connection, error) => dropped.push([connection, error]),
    },
    { maxQueuedBytes },
  );
  const dropped: [HubConnection, Error | undefined][] = [];
  return { ...server, dropped, calls: () => calls };
}

async function connectFollower(url: string): Promise<HubClient> {
  const follower = await connectRaw(url);
  await follower.invoke('Follow');
  return follower;
}

/** Keeps a client alive while the server's clock advances. */
async function stayFor(seconds: number, client: HubClient, server: Socket | undefined): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 10) {
    const read = server?.bytesRead ?? 0;
    client.socket.ping();
    await expect.poll(() => server?.bytesRead).toBeGreaterThan(read);
    vi.advanceTimersByTime(10_000);
  }
}

describe('a consumer', () => {
  test('that reads receives events of many megabytes, one after the other', async () => {
    const { url, hub, dropped } = await startFeed();
    const follower = await connectFollower(url);
    for (const text of ['x'.repeat(20 * MB), 'small', 'ä'.repeat(3 * MB)])
      hub.sendToGroup('feed', 'News', text);
    const lengths = [await follower.next(), await follower.next(), await follower.next()];
    expect(lengths.map((record) => String(record.arguments?.[0]).length)).toEqual([20 * MB, 5, 3 * MB]);
    expect(dropped).toEqual([]);
  });

  test('that reads nothing for 30 seconds is dropped, and the others get every event', async () => {
    const { url, hub, logged, dropped, sockets } = await startFeed();
    const [slow, quick] = [await connectFollower(url), await connect(url)];
    await quick.invoke('Follow');
    slow.socket.pause();
    for (let sent = 0; sent < ENOUGH_MB; sent += 1) {
      const heard = nextEvent(quick, 'News');
      hub.sendToGroup('feed', 'News', sent, 'x'.repeat(MB));
      expect((await heard)[0]).toBe(sent);
    }
    await stayFor(20, slow, sockets[0]);
    expect(dropped).toEqual([]);
    await quick.invoke('Count');
    await stayFor(10, slow, sockets[0]);
    expect(dropped).toMatchObject([[{}, new Error('The client reads too slowly.')]]);
    expect(logged).toContainEqual(expect.stringMatching(/^warn .* reads too slowly/));
  });

  test('that reads a little every now and then, and never catches up, is dropped as well', async () => {
    const { url, hub, dropped, sockets } = await startFeed();
    const slow = await connectFollower(url);
    slow.socket.pause();
    for (let sent = 0; sent < ENOUGH_MB; sent += 1) hub.sendToGroup('feed', 'News', sent, 'x'.repeat(MB));
    for (let turn = 0; turn < 3; turn += 1) {
      slow.socket.resume();
      expect((await slow.next()).arguments?.[0]).toBe(turn);
      slow.socket.pause();
      await stayFor(10, slow, sockets[0]);
    }
    expect(dropped).toMatchObject([[{}, new Error('The client reads too slowly.')]]);
  });

  test('that has too much unread is dropped at once, and the others get every event', async () => {
    const { url, hub, dropped, logged } = await startFeed(4 * MB);
    const [slow, quick] = [await connectFollower(url), await connect(url)];
    await quick.invoke('Follow');
    slow.socket.pause();
    for (let sent = 0; sent < ENOUGH_MB / 2; sent += 1) {
      const heard = nextEvent(quick, 'News');
      hub.sendToGroup('feed', 'News', sent, 'x'.repeat(MB));
      expect((await heard)[0]).toBe(sent);
    }
    expect(dropped).toMatchObject([[{}, new Error('The client reads too slowly.')]]);
    expect(logged.filter((line) => /^warn .* reads too slowly/.test(line))).toHaveLength(1);
  });

  test('that is dropped during a burst is reported to its hub after the burst', async () => {
    const { url, hub, dropped } = await startFeed(MB);
    const slow = await connectFollower(url);
    slow.socket.pause();
    for (let sent = 0; sent < ENOUGH_MB / 2; sent += 1) hub.sendToGroup('feed', 'News', 'x'.repeat(MB));
    expect(dropped).toEqual([]);
    await expect.poll(() => dropped).toHaveLength(1);
    expect(hub.connectionCount).toBe(0);
  });

  test('is not sent more answers than it reads', async () => {
    const { url, calls } = await startFeed();
    const client = await connectRaw(url);
    client.socket.pause();
    const ask = { type: 1, invocationId: 'much', target: 'AskForMuch', arguments: [] };
    for (let asked = 0; asked < ENOUGH_MB / 2; asked += 1) client.send(ask);
    client.send({ type: 1, invocationId: 'last', target: 'Count', arguments: [] });
    await (await connectRaw(url)).invoke('AskForMuch');
    expect(calls()).toBe(0);
    client.socket.resume();
    for (let read = 0; read < ENOUGH_MB / 2; read += 1)
      expect(await client.next()).toMatchObject({ invocationId: 'much' });
    expect(await client.next()).toEqual({ type: 3, invocationId: 'last', result: 1 });
  });

  test('that has read everything is pinged again', async () => {
    const { url, hub } = await startFeed();
    const follower = await connectFollower(url);
    hub.sendToGroup('feed', 'News', 'x'.repeat(3 * MB));
    await follower.next();
    vi.advanceTimersByTime(15_000);
    expect(await follower.next()).toEqual(PING);
  });
});
