import { describe, expect, it } from 'vitest';
import type { HubConnection } from '../../../src/server/signalr/hub';
import { connect, connectRaw, nextEvent, startHub } from '../../support/hubTestServer';

const MB = 1024 * 1024;
/** The kernel buffers a few megabytes before any wait in the server. */
const ENOUGH_MB = 64;

async function startFeed() {
  const server = await startHub({
    methods: {
      Follow: (connection) => server.hub.addToGroup(connection, 'feed'),
    },
    onDisconnected: (connection, error) => dropped.push([connection, error]),
  });
  const dropped: [HubConnection, Error | undefined][] = [];
  return { ...server, dropped };
}

describe('a consumer', () => {
  it('that stops reading is dropped when a megabyte waits for it, and the others get every event', async () => {
    const { url, hub, logged, dropped } = await startFeed();
    const [slow, quick] = [await connectRaw(url), await connect(url)];
    slow.send({ type: 1, target: 'Follow', arguments: [], invocationId: '1' });
    await Promise.all([slow.next(), quick.invoke('Follow')]);
    slow.socket.pause();
    for (let sent = 0; sent < ENOUGH_MB && dropped.length === 0; sent += 1) {
      const heard = nextEvent(quick, 'News');
      hub.sendToGroup('feed', 'News', sent, 'x'.repeat(MB));
      expect((await heard)[0]).toBe(sent);
    }
    expect(dropped).toMatchObject([[{}, new Error('The client reads too slowly.')]]);
    expect(logged).toContainEqual(expect.stringMatching(/^warn .* reads too slowly/));
    expect(hub.connectionCount).toBe(1);
  });

  it('that is behind by less than that keeps its connection and misses nothing', async () => {
    const { url, hub, dropped, sockets } = await startFeed();
    const late = await connectRaw(url);
    late.send({ type: 1, target: 'Follow', arguments: [], invocationId: '1' });
    await late.next();
    sockets[0]?.cork();
    for (const size of [MB / 2, MB / 2 - 1_000, 1]) hub.sendToGroup('feed', 'News', 'x'.repeat(size));
    sockets[0]?.uncork();
    const heard = [await late.next(), await late.next(), await late.next()];
    expect(heard).toMatchObject([{ target: 'News' }, { target: 'News' }, { arguments: ['x'] }]);
    expect(dropped).toEqual([]);
  });
});
