import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { SessionConnection } from '../../../src/host/session/sessionConnection';
import { expectConsoleError } from '../../support/consoleErrors';
import { deferred } from '../../support/deferred';
import { joinFakeSession, openFakeSession, seconds, SESSION, type FakeServer } from './fakeServer';

let server: FakeServer;
let connection: SessionConnection;

beforeEach(() => {
  ({ server, connection } = openFakeSession());
});
afterEach(() => {
  connection.stop();
});

const state = () => connection.getState().connection;
const names = () => connection.getState().session?.participants;

const join = () => joinFakeSession(connection);
async function loseAndRegainHub() {
  server.hub.report({ type: 'reconnecting', reason: new Error('cut') });
  server.hub.report({ type: 'reconnected' });
  await seconds(0);
  expectConsoleError(/The quiz hub is lost/);
}

describe('a session that cannot be read while its hub works', () => {
  beforeEach(async () => {
    await join();
    server.failure = { kind: 'http', status: 503, code: undefined };
    await loseAndRegainHub();
    expectConsoleError(/status 503/);
  });

  test('keeps the hub, and its events apply', () => {
    expect(state()).toEqual({ name: 'Connected', attempt: 1, problem: 'server_error' });
    expect(server.hub.isStopped).toBe(false);
    server.hub.report({ type: 'PlayerJoined', payload: { players: ['Ada', 'Grace'] } });
    expect(names()).toEqual(['Ada', 'Grace']);
  });

  test('is read again after 2, 10 and 30 seconds, over the same hub, without registering again', async () => {
    const before = server.reads;
    for (const wait of [2, 10, 30, 3600]) await seconds(wait);
    expect(server.reads - before).toBe(3);
    expect(server.hubs).toHaveLength(1);
    expect(server.hub.registered).toEqual([4711, 4711]);
    expect(state()).toMatchObject({ name: 'Connected', attempt: 4 });
    expectConsoleError(/status 503/);
  });

  test('is whole again with the first read that succeeds', async () => {
    server.failure = null;
    server.session = { ...SESSION, participants: ['Grace'] };
    await seconds(2);
    expect(state()).toEqual({ name: 'Connected' });
    expect(names()).toEqual(['Grace']);
  });

  test('is given up where the server turns out not to know it any more', async () => {
    server.failure = { kind: 'http', status: 404, code: undefined };
    await seconds(2);
    expect(state()).toEqual({ name: 'Disconnected', problem: 'unknown' });
    expect(server.hub.isStopped).toBe(true);
    expectConsoleError(/status 404/);
  });

  test('keeps a fresh hub too, once the session is known', async () => {
    connection.connectAgain();
    await seconds(0);
    expect(state()).toMatchObject({ name: 'Connected', problem: 'server_error' });
    expect(server.hub.registered).toEqual([4711]);
    expectConsoleError(/status 503/);
  });
});

test('a refused hub leaves the names to the reads, which every try repeats', async () => {
  server.hubMode = 'down';
  await join();
  server.session = { ...SESSION, participants: ['Ada', 'Grace'] };
  await seconds(2);
  expect(state()).toMatchObject({ name: 'Connecting', attempt: 2, problem: 'hub_refused' });
  expect(names()).toEqual(['Ada', 'Grace']);
  expectConsoleError(/the quiz hub: hub down/);
});

test('whoever joins while the first read is under way is brought by the read after registering', async () => {
  const held = deferred();
  server.readsWaitFor = held.promise;
  await join();
  server.hub.report({ type: 'PlayerJoined', payload: { players: ['Ada', 'Grace'] } });
  expect(connection.getState().session).toBeNull();
  server.session = { ...SESSION, participants: ['Ada', 'Grace'] };
  held.resolve();
  await seconds(0);
  expect(server.reads).toBe(2);
  expect(names()).toEqual(['Ada', 'Grace']);
});

describe('a sign that the network is back', () => {
  const online = async () => {
    window.dispatchEvent(new Event('online'));
    await seconds(0);
  };

  test('cuts short the wait for the next try', async () => {
    server.failure = { kind: 'unreachable' };
    await join();
    await seconds(12);
    expect(state()).toMatchObject({ attempt: 3 });
    server.failure = null;
    await online();
    expect(state()).toEqual({ name: 'Connected' });
    expectConsoleError(/no answer from the server/);
  });

  test("cuts short the hub client's own wait with a fresh hub", async () => {
    await join();
    server.hub.report({ type: 'reconnecting', reason: new Error('cut') });
    await online();
    expect(server.hubs.map((hub) => hub.isStopped)).toEqual([true, false]);
    expect(state()).toEqual({ name: 'Connected' });
    expectConsoleError(/The quiz hub is lost/);
  });

  test('replaces a hub that looks well: its socket may have died unseen', async () => {
    await join();
    await online();
    expect(server.hubs.map((hub) => hub.isStopped)).toEqual([true, false]);
  });

  test('does not ask again for a session that the server does not know', async () => {
    server.failure = { kind: 'http', status: 404, code: undefined };
    await join();
    await online();
    expect(server.reads).toBe(1);
    expectConsoleError(/status 404/);
  });
});

test('looking at a session that is well disturbs nothing', async () => {
  await join();
  document.dispatchEvent(new Event('visibilitychange'));
  await seconds(0);
  expect(server.hubs).toHaveLength(1);
});
