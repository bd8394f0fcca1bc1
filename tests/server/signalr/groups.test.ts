import { describe, expect, test, vi } from 'vitest';
import type { HubConnection } from '../../../src/server/signalr/connection';
import type { Hub, HubMethod } from '../../../src/server/signalr/hub';
import { deferred } from '../../support/deferred';
import { connect, startHub } from '../../support/hubTestServer';

const groupMethods = (hub: () => Hub): Record<string, HubMethod> => ({
  Join: (connection, group) => hub().addToGroup(connection, String(group)),
  Leave: (connection, group) => hub().removeFromGroup(connection, String(group)),
  Tell: (_, group, text) => hub().sendToGroup(String(group), 'Told', text),
  TellMe: (connection, text) => connection.send('Told', text),
});

async function startGroups() {
  const server = await startHub({ methods: groupMethods(() => server.hub) });
  return server;
}

/** Returns everything that a client was sent, up to the moment it has sent itself `end`. */
async function listen(url: string) {
  const client = await connect(url);
  const told: unknown[] = [];
  client.on('Told', (text) => told.push(text));
  const untilNow = async () => {
    await client.invoke('TellMe', 'end');
    return told.splice(0).slice(0, -1);
  };
  return { client, untilNow };
}

describe('an event', () => {
  test('reaches everyone in the group and nobody else', async () => {
    const { url } = await startGroups();
    const [a, b, c] = await Promise.all([listen(url), listen(url), listen(url)]);
    await Promise.all([a.client.invoke('Join', 'red'), b.client.invoke('Join', 'red')]);
    await c.client.invoke('Join', 'blue');
    await c.client.invoke('Tell', 'red', 'to red');
    expect(await Promise.all([a.untilNow(), b.untilNow(), c.untilNow()])).toEqual([
      ['to red'],
      ['to red'],
      [],
    ]);
  });

  test('is written once for all connections of several groups', async () => {
    const { url, hub } = await startGroups();
    const [a, b, c] = await Promise.all([listen(url), listen(url), listen(url)]);
    await Promise.all([a.client.invoke('Join', 'red'), b.client.invoke('Join', 'blue')]);
    const toJSON = vi.fn(() => 'to both');
    hub.sendToGroups(['red', 'blue', 'nobody'], 'Told', { toJSON });
    expect(await Promise.all([a, b, c].map(({ untilNow }) => untilNow()))).toEqual([
      ['to both'],
      ['to both'],
      [],
    ]);
    expect(toJSON).toHaveBeenCalledTimes(1);
  });

  test('arrives once however often a connection joined, and no longer after it left', async () => {
    const { client, untilNow } = await listen((await startGroups()).url);
    for (const step of ['Join', 'Join']) await client.invoke(step, 'red');
    await client.invoke('Tell', 'red', 'first');
    expect(await untilNow()).toEqual(['first']);
    await client.invoke('Leave', 'red');
    await client.invoke('Leave', 'never joined');
    await client.invoke('Tell', 'red', 'second');
    expect(await untilNow()).toEqual([]);
  });
});

test('only a disconnected group is disconnected, and it comes back by itself', async () => {
  const { hub, url } = await startGroups();
  const [red, redToo, blue] = await Promise.all(
    ['red', 'red', 'blue'].map(async (group) => {
      const client = await connect(url, { retryDelays: [0] });
      await client.invoke('Join', group);
      return client;
    }),
  );
  const back = [red!, redToo!].map((client) => new Promise<void>((yes) => client.onreconnected(() => yes())));
  const formerId = blue!.connectionId;
  hub.disconnectGroup('red');
  hub.disconnectGroup('nobody');
  expect(hub.groupSize('red')).toBe(0);
  await Promise.all(back);
  await blue!.invoke('TellMe', 'still here');
  expect(blue!.connectionId).toBe(formerId);
});

describe('a disconnect', () => {
  test('is reported once for every connect, and removes the connection from count and groups', async () => {
    const events: string[] = [];
    const gone = deferred<HubConnection>();
    const server = await startHub({
      methods: groupMethods(() => server.hub),
      onConnected: ({ id }) => void events.push(`+${id}`),
      onDisconnected: (connection, error) => {
        events.push(`-${connection.id} ${error}`);
        gone.resolve(connection);
      },
    });
    const client = await connect(server.url);
    const id = client.connectionId;
    await client.invoke('Join', 'red');
    expect(server.hub.connectionCount).toBe(1);
    await client.stop();
    const connection = await gone.promise;
    expect(events).toEqual([`+${id}`, `-${id} undefined`]);
    expect(server.hub.connectionCount).toBe(0);
    expect(connection.signal.aborted).toBe(true);
  });

  test('leaves no group behind, not even when a slow method joins one too late', async () => {
    const { hub, url, gone } = await startHubThatKeepsTheGone();
    const client = await connect(url);
    await client.stop();
    const connection = await gone;
    hub.addToGroup(connection, 'late');
    let writings = 0;
    for (const group of ['early', 'late']) hub.sendToGroup(group, 'Told', { toJSON: () => (writings += 1) });
    connection.send('Told', 'nobody');
    connection.close();
    expect(writings).toBe(0);
  });
});

async function startHubThatKeepsTheGone() {
  const gone = deferred<HubConnection>();
  const server = await startHub({
    onConnected: (connection) => server.hub.addToGroup(connection, 'early'),
    onDisconnected: gone.resolve,
  });
  return { ...server, gone: gone.promise };
}
