import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionConnection } from '../../../src/host/session/useSession';
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
async function giveUp() {
  await join();
  await seconds(42);
  expect(state().name).toBe('Disconnected');
  expectConsoleError(/could not be joined/);
}

test('reads, registers with the code as the server typed it, reads again', async () => {
  await join();
  expect(state()).toEqual({ name: 'Connected' });
  expect(server.hub.callsOf('RegisterMonitor')).toEqual([[4711]]);
  expect(server.reads).toBe(2);
});

test('shows the session as soon as it is read, before the hub is connected', async () => {
  server.hubMode = 'silent';
  await join();
  expect(state().name).toBe('Connecting');
  expect(names()).toEqual(['Ada']);
});

describe('the attempts', () => {
  test('come after 0, 2, 10 and 30 seconds, each with its own hub, and then end', async () => {
    server.failure = { kind: 'unreachable' };
    await join();
    for (const [wait, hubs] of [
      [1.9, 1],
      [0.1, 2],
      [9.9, 2],
      [0.1, 3],
      [29.9, 3],
      [0.1, 4],
      [3600, 4],
    ] as const) {
      await seconds(wait);
      expect(server.hubs).toHaveLength(hubs);
    }
    expect(state()).toEqual({ name: 'Disconnected', problem: 'unreachable' });
    expect(server.hubs.every((hub) => hub.isStopped)).toBe(true);
    expectConsoleError(/could not be joined/);
  });

  test('are not repeated for a session that the server does not know', async () => {
    server.failure = { kind: 'http', status: 404, code: undefined };
    await join();
    await seconds(3600);
    expect(server.reads).toBe(1);
    expect(state()).toEqual({ name: 'Disconnected', problem: 'unknown' });
    expectConsoleError(/status 404/);
  });

  test.each([
    [{ kind: 'http', status: 503, code: undefined }, 'server_error'],
    [{ kind: 'unreadable', reason: 'no object' }, 'unreadable'],
  ] as const)('report their problem: %j', async (failure, problem) => {
    server.failure = failure;
    await join();
    expect(state()).toMatchObject({ name: 'Connecting', problem });
    expectConsoleError(/could not be joined/);
  });

  test('recognise a refused registration as an unknown session', async () => {
    server.errors.RegisterMonitor = 'HubException: session_not_found';
    await join();
    expect(state()).toEqual({ name: 'Disconnected', problem: 'unknown' });
    expectConsoleError(/session_not_found/);
  });

  test('time out after 30 seconds', async () => {
    server.readsWaitFor = new Promise(() => {});
    await join();
    await seconds(29.9);
    expect(state()).toMatchObject({ attempt: 0 });
    await seconds(0.2);
    expect(state()).toMatchObject({ attempt: 1, problem: 'unreachable' });
    expectConsoleError(/no answer within 30 s/);
  });
});

describe('after giving up', () => {
  beforeEach(async () => {
    server.failure = { kind: 'unreachable' };
    await giveUp();
    server.failure = null;
  });

  test.each([
    ['the network is back', () => window.dispatchEvent(new Event('online'))],
    ['the tab is looked at', () => document.dispatchEvent(new Event('visibilitychange'))],
    ['the host asks for it', () => connection.connectAgain()],
  ])('it starts again when %s', async (_, happen) => {
    happen();
    await seconds(0);
    expect(state().name).toBe('Connected');
  });

  test('it does not start again once the session is left', async () => {
    connection.stop();
    window.dispatchEvent(new Event('online'));
    await seconds(60);
    expect(server.hubs).toHaveLength(4);
  });
});

test('a lost hub is Disconnected after the hub client gives up, until a sign of life', async () => {
  await join();
  server.hub.report({ type: 'reconnecting', reason: new Error('cut') });
  server.hub.report({ type: 'gaveUp', reason: new Error('gave up') });
  await seconds(60);
  expect(state()).toEqual({ name: 'Disconnected', problem: 'unreachable' });
  window.dispatchEvent(new Event('online'));
  await seconds(0);
  expect(state().name).toBe('Connected');
  expectConsoleError(/The quiz hub is lost/);
  expectConsoleError(/The quiz hub is closed/);
});

test.each([
  ['at the start', 'Connecting', async () => connection.start()],
  [
    'after a connection was lost',
    'Reconnecting',
    async () => {
      await join();
      server.hub.report({ type: 'closed', reason: undefined });
    },
  ],
] as const)(
  'a hub closed during the first attempt %s is followed by another attempt',
  async (_, name, begin) => {
    await begin();
    server.readsWaitFor = new Promise(() => {});
    await seconds(0);
    server.hub.report({ type: 'closed', reason: undefined });
    expect(state()).toEqual({ name, attempt: 1, problem: 'unreachable' });
    server.readsWaitFor = null;
    await seconds(2);
    expect(state().name).toBe('Connected');
    expectConsoleError(/The quiz hub is closed/);
  },
);

test('an event that comes while the session is being read is not overwritten by that read', async () => {
  await join();
  const held = deferred();
  server.readsWaitFor = held.promise;
  server.hub.report({ type: 'reconnecting', reason: undefined });
  server.hub.report({ type: 'reconnected' });
  await seconds(0);
  server.hub.report({ type: 'PlayerJoined', payload: { players: ['Ada', 'Grace'] } });
  held.resolve();
  await seconds(0);
  expect(names()).toEqual(['Ada', 'Grace']);
  expect(state().name).toBe('Connected');
  expectConsoleError(/The quiz hub is lost/);
});

test('reports from a discarded hub change nothing', async () => {
  await join();
  const { hub } = server;
  connection.connectAgain();
  await seconds(0);
  hub.report({ type: 'PlayerJoined', payload: { players: ['Ghost'] } });
  hub.report({ type: 'closed', reason: new Error('late') });
  expect(names()).toEqual(['Ada']);
  expect(state().name).toBe('Connected');
});

test('leaving stops the hub and does not wait for it', async () => {
  await join();
  const { hub } = server;
  connection.stop();
  expect(hub.isStopped).toBe(true);
  expect(state().name).toBe('Disconnecting');
  await seconds(0);
  expect(state().name).toBe('Disconnected');
});

describe('a hub that is silent', () => {
  test('is reported as unreachable while its connection stays, until it is heard from', async () => {
    await join();
    server.hub.report({ type: 'silent' });
    expect(state()).toEqual({ name: 'Reconnecting', attempt: 0, problem: 'unreachable' });
    await seconds(20);
    expect(server.hubs).toHaveLength(1);
    server.hub.report({ type: 'heard' });
    expect(state()).toEqual({ name: 'Connected' });
  });

  test('stays unreachable although the session could be read meanwhile', async () => {
    const held = deferred();
    await join();
    server.readsWaitFor = held.promise;
    await loseAndRegainHub();
    server.hub.report({ type: 'silent' });
    held.resolve();
    await seconds(0);
    expect(state().name).toBe('Reconnecting');
    server.hub.report({ type: 'heard' });
    expect(state()).toEqual({ name: 'Connected' });
  });

  test('is sent no command, and the host is informed', async () => {
    await join();
    server.hub.report({ type: 'silent' });
    expect(await connection.host.command({ type: 'next', step: 3 })).toBe('lost');
    expect(server.hub.callsOf('HostCommand')).toEqual([]);
    server.hub.report({ type: 'heard' });
    expect(await connection.host.command({ type: 'next', step: 3 })).toBe('done');
  });

  test('is sent commands again once its connection was replaced', async () => {
    await join();
    server.hub.report({ type: 'silent' });
    await loseAndRegainHub();
    expect(await connection.host.command({ type: 'next', step: 3 })).toBe('done');
  });

  test('fails pending commands at once', async () => {
    await join();
    vi.spyOn(server.hub, 'invoke').mockReturnValue(new Promise(() => undefined));
    const outcome = connection.host.command({ type: 'next', step: 3 });
    server.hub.report({ type: 'silent' });
    expect(await outcome).toBe('lost');
    expectConsoleError(/The command next failed/);
  });
});

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
    expect(server.hub.callsOf('RegisterMonitor')).toEqual([[4711], [4711]]);
    expect(state()).toMatchObject({ name: 'Connected', attempt: 4 });
    expectConsoleError(/status 503/);
  });

  test('recovers with the first successful read', async () => {
    server.failure = null;
    server.session = { ...SESSION, participants: ['Grace'] };
    await seconds(2);
    expect(state()).toEqual({ name: 'Connected' });
    expect(names()).toEqual(['Grace']);
  });

  test('is given up once the server no longer knows it', async () => {
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
    expect(server.hub.callsOf('RegisterMonitor')).toEqual([[4711]]);
    expectConsoleError(/status 503/);
  });
});

test('with a refused hub the names come from the reads, which every attempt repeats', async () => {
  server.hubMode = 'down';
  await join();
  server.session = { ...SESSION, participants: ['Ada', 'Grace'] };
  await seconds(2);
  expect(state()).toMatchObject({ name: 'Connecting', attempt: 2, problem: 'hub_refused' });
  expect(names()).toEqual(['Ada', 'Grace']);
  expectConsoleError(/the quiz hub: hub down/);
});

test('a player who joins during the first read appears with the read after registering', async () => {
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

  test('cuts short the wait for the next attempt', async () => {
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

  test('replaces a hub that looks healthy: its socket may have died unnoticed', async () => {
    await join();
    await online();
    expect(server.hubs.map((hub) => hub.isStopped)).toEqual([true, false]);
  });

  test('does not retry a session that the server does not know', async () => {
    server.failure = { kind: 'http', status: 404, code: undefined };
    await join();
    await online();
    expect(server.reads).toBe(1);
    expectConsoleError(/status 404/);
  });
});

test('looking at a healthy session again changes nothing', async () => {
  await join();
  document.dispatchEvent(new Event('visibilitychange'));
  await seconds(0);
  expect(server.hubs).toHaveLength(1);
});
