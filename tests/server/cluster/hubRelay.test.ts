import { describe, expect, test } from 'vitest';
import { callerOf, TrustedProxies } from '../../../src/server/access/caller';
import { createHandOn } from '../../../src/server/cluster/hubRelay';
import type { Peers } from '../../../src/server/cluster/peers';
import type { HubServerOptions } from '../../../src/server/signalr/hubServer';
import type { HubMethod } from '../../../src/server/signalr/hub';
import { deferred } from '../../support/deferred';
import { record, RECORD_END } from '../../support/hubClient';
import {
  connect,
  connectRaw,
  Failed,
  nextEvent,
  startHub,
  type HubTestServer,
} from '../../support/hubTestServer';

const KEY = 'the-key-of-all-processes';
const COMES_BACK = { type: 7, allowReconnect: true };

/** Records who is watched, and what to call when they are gone. */
function createPeers() {
  const watched: { origin: string; gone: () => void }[] = [];
  const watch: Peers['watch'] = (origin, gone) => {
    const one = { origin, gone };
    watched.push(one);
    return () => void watched.splice(watched.indexOf(one), 1);
  };
  return { watched, peers: { watch } as Peers };
}

/** The hub of the process that owns what is called. */
async function startOwner(options: HubServerOptions = {}) {
  const disconnected: string[] = [];
  const order: unknown[] = [];
  const methods: Record<string, HubMethod> = {
    Join: (connection, group) => owner.hub.addToGroup(connection, String(group)),
    Echo: (_, text) => text,
    Next: async (_, number) => {
      // Later calls would overtake the first if they did not wait for it.
      await new Promise((resolve) => setTimeout(resolve, number === 1 ? 20 : 0));
      order.push(number);
      return number;
    },
    Who: ({ address }) => address,
    Refuse: () => {
      throw new Failed({ message: 'not_joined' });
    },
    Leave: (connection) => connection.close({ allowReconnect: true }),
  };
  const onDisconnected = ({ id }: { id: string }) => void disconnected.push(id);
  const owner: HubTestServer = await startHub({ methods, onDisconnected }, options);
  return Object.assign(owner, { disconnected, order });
}

/** A hub that hands every call except `Here` on to the owner. */
async function startOther(owner: HubTestServer, options: HubServerOptions = {}) {
  const { watched, peers } = createPeers();
  const { origin } = new URL(owner.url);
  const elsewhere: HubMethod = () => {
    throw new Failed({ message: 'elsewhere', origin });
  };
  const disconnected: string[] = [];
  const names = ['Join', 'Echo', 'Next', 'Who', 'Refuse', 'Leave', 'Here'];
  const methods = Object.fromEntries(names.map((name) => [name, elsewhere]));
  const other = await startHub(
    {
      methods: { ...methods, Here: () => 'here', JoinHere: (each) => other.hub.addToGroup(each, 'red') },
      onDisconnected: ({ id }) => disconnected.push(id),
    },
    { handOn: (path) => createHandOn(path, KEY, peers), ...options },
  );
  return Object.assign(other, { watched, origin, disconnected, peers });
}

async function startBoth() {
  const owner = await startOwner();
  const other = await startOther(owner);
  return { owner, other };
}

describe('a call for what another process has', () => {
  test('is answered by that one, and so are all later calls', async () => {
    const { other } = await startBoth();
    const client = await connect(other.url);
    expect(await client.invoke('Here')).toBe('here');
    expect(await client.invoke('Echo', 'there')).toBe('there');
    await expect(client.invoke('Here')).rejects.toThrow('Unknown hub method.');
    await expect(client.invoke('Refuse')).rejects.toThrow(/not_joined$/);
    expect(await client.invoke('Join', 'red')).toBeNull();
  });

  test('counts there for the same caller as here', async () => {
    const owner = await startOwner({ addressOf: (request) => callerOf(request, new TrustedProxies()) });
    const other = await startOther(owner, { addressOf: () => '192.0.2.77' });
    expect(await (await connect(other.url)).invoke('Who')).toBe('192.0.2.77');
  });

  test('takes along all calls that were sent together, in order', async () => {
    const { owner, other } = await startBoth();
    const client = await connectRaw(other.url);
    const call = (id: number) => ({ type: 1, invocationId: `${id}`, target: 'Next', arguments: [id] });
    client.send(...[1, 2, 3, 4, 5].map(call));
    client.send(call(6));
    for (let id = 1; id <= 6; id++)
      expect(await client.next()).toEqual({ type: 3, invocationId: `${id}`, result: id });
    expect(owner.order).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('takes along what arrives while the other process is still being reached', async () => {
    const [owner, reached] = [await startOwner(), deferred()];
    const { peers } = createPeers();
    const other = await startOther(owner, {
      handOn: (path) => async (connection, origin) => {
        await reached.promise;
        return createHandOn(path, KEY, peers)(connection, origin);
      },
    });
    const client = await connect(other.url);
    const calls = [1, 2].map((number) => client.invoke('Next', number));
    await connect(other.url);
    calls.push(client.invoke('Next', 3));
    await connect(other.url);
    reached.resolve();
    expect(await Promise.all(calls)).toEqual([1, 2, 3]);
    expect(owner.order).toEqual([1, 2, 3]);
  });
});

describe('a connection that was handed on', () => {
  test('gets the events of the other process', async () => {
    const { owner, other } = await startBoth();
    const client = await connect(other.url);
    await client.invoke('Join', 'red');
    const told = nextEvent(client, 'Told');
    owner.hub.sendToGroup('red', 'Told', 'news', 7);
    expect(await told).toEqual(['news', 7]);
  });

  test('is no longer in any group of the first hub, which is told of its end', async () => {
    const { owner, other } = await startBoth();
    const client = await connect(other.url);
    await client.invoke('JoinHere');
    expect([other.hub.groupSize('red'), other.hub.connectionCount]).toEqual([1, 1]);
    await client.invoke('Join', 'red');
    expect([other.hub.groupSize('red'), other.hub.connectionCount]).toEqual([0, 0]);
    expect([owner.hub.groupSize('red'), owner.hub.connectionCount]).toEqual([1, 1]);
    expect(other.disconnected).toHaveLength(1);
  });

  test('passes on records of any size, in any pieces', async () => {
    const { other } = await startBoth();
    const client = await connectRaw(other.url);
    const large = 'ä'.repeat(15_000);
    expect(await client.invoke('Echo', large)).toBe(large);
    const both = ['a', 'b'].map((id) =>
      record({ type: 1, invocationId: id, target: 'Echo', arguments: [large + id] }),
    );
    const bytes = Buffer.from(both.join(''));
    for (let at = 0; at < bytes.length; at += 7_001)
      client.socket.send(bytes.subarray(at, at + 7_001), { binary: false, fin: at + 7_001 >= bytes.length });
    expect(await client.next()).toMatchObject({ invocationId: 'a', result: `${large}a` });
    expect(await client.next()).toMatchObject({ invocationId: 'b', result: `${large}b` });
    const [start, end] = [both[0]!.slice(0, 100), both[0]!.slice(100)];
    client.socket.send(start);
    client.socket.send(end);
    expect(await client.next()).toMatchObject({ invocationId: 'a', result: `${large}a` });
  });

  test('may not send more at once than others', async () => {
    const { other, owner } = await startBoth();
    const client = await connectRaw(other.url);
    await client.invoke('Echo', '');
    client.socket.send('x'.repeat(32 * 1024 + 1));
    expect(await client.rest()).toContainEqual(expect.objectContaining({ type: 7 }));
    await expect.poll(() => owner.hub.connectionCount).toBe(0);
  });

  test('is pinged as before, and may ping', async () => {
    const owner = await startOwner({ keepAliveMs: 40 });
    const other = await startOther(owner);
    const client = await connectRaw(other.url);
    await client.invoke('Echo', '');
    for (let pings = 0; pings < 3; pings++) {
      expect(await client.next()).toEqual({ type: 6 });
      client.socket.send(`{"type":6}${RECORD_END}`);
    }
    expect(await client.invoke('Echo', 'there')).toBe('there');
    expect(owner.hub.connectionCount).toBe(1);
  });
});

describe('the end of a connection that was handed on', () => {
  async function handedOn() {
    const { owner, other } = await startBoth();
    const client = await connectRaw(other.url);
    await client.invoke('Join', 'red');
    return { owner, other, client };
  }

  test.each<[string, (both: Awaited<ReturnType<typeof handedOn>>) => unknown]>([
    ['the other process closes it', ({ owner }) => owner.hub.disconnectGroup('red')],
    ['the other process drops it', ({ owner }) => owner.sockets.forEach((socket) => socket.destroy())],
    ['the other process is found gone', ({ other }) => other.watched[0]!.gone()],
    ['this process ends', ({ other }) => other.close()],
  ])('is reported to the client, who may come back, if %s', async (_how, end) => {
    const both = await handedOn();
    const { owner, other, client } = both;
    expect(other.watched).toMatchObject([{ origin: other.origin }]);
    void end(both);
    const [first, ...more] = await client.rest();
    expect(first).toEqual(COMES_BACK);
    // If the other process closes it, both processes say so.
    for (const each of more) expect(each).toEqual(COMES_BACK);
    await expect.poll(() => [other.watched.length, owner.hub.connectionCount]).toEqual([0, 0]);
  });

  test.each([
    ['closes', (client: Awaited<ReturnType<typeof connectRaw>>) => client.socket.close(1000)],
    ['breaks off', (client: Awaited<ReturnType<typeof connectRaw>>) => client.close()],
  ])('is seen by the other process if the client %s', async (_how, end) => {
    const { owner, other, client } = await handedOn();
    end(client);
    await expect.poll(() => owner.hub.groupSize('red')).toBe(0);
    expect(owner.disconnected).toHaveLength(1);
    await expect.poll(() => other.watched).toEqual([]);
  });
});

describe('if the other process does not answer', () => {
  /** A hub whose method says this many times that another process, at a dead address, is responsible. */
  async function startLost(times: number) {
    const gone = await startOwner();
    const { origin } = new URL(gone.url);
    await gone.close();
    const { peers, watched } = createPeers();
    let calls = 0;
    const other: HubTestServer = await startHub(
      {
        methods: {
          Find: (connection) => {
            calls += 1;
            if (calls <= times) throw new Failed({ message: 'elsewhere', origin });
            other.hub.addToGroup(connection, 'red');
            return 'here';
          },
          Echo: (_, text) => text,
        },
      },
      { handOn: (path) => createHandOn(path, KEY, peers) },
    );
    return { other, watched, calls: () => calls };
  }

  test('the call is tried again, and answered here once this process has taken over', async () => {
    const { other, watched, calls } = await startLost(2);
    const client = await connect(other.url);
    const found = client.invoke('Find');
    const later = client.invoke('Echo', 'later');
    expect(await Promise.all([found, later])).toEqual(['here', 'later']);
    expect([calls(), watched]).toEqual([3, []]);
    await expect.poll(() => other.hub.groupSize('red')).toBe(1);
  });

  test('a client that goes away meanwhile is not waited for', async () => {
    const { other, calls } = await startLost(Infinity);
    const client = await connectRaw(other.url);
    client.send({ type: 1, target: 'Find', arguments: [] });
    await expect.poll(calls).toBe(1);
    client.close();
    await expect.poll(() => other.hub.connectionCount).toBe(0);
    const before = calls();
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(calls()).toBeLessThanOrEqual(before + 1);
  });
});
