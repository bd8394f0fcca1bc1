import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
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
async function giveUp() {
  await join();
  await seconds(42);
  expect(state().name).toBe('Disconnected');
  expectConsoleError(/could not be joined/);
}

test('reads, registers with the code as the server typed it, reads again', async () => {
  await join();
  expect(state()).toEqual({ name: 'Connected' });
  expect(server.hub.registered).toEqual([4711]);
  expect(server.reads).toBe(2);
});

test('shows the session as soon as it is read, before the hub is there', async () => {
  server.hubMode = 'silent';
  await join();
  expect(state().name).toBe('Connecting');
  expect(names()).toEqual(['Ada']);
});

test('started, stopped and started again at once, as StrictMode does, opens one hub', async () => {
  connection.start();
  connection.stop();
  await join();
  expect(server.hubs).toHaveLength(1);
  expect(state().name).toBe('Connected');
});

describe('the tries', () => {
  test('come after 0, 2, 10 and 30 seconds, each with a hub of its own, and then end', async () => {
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

  test('end at the first success', async () => {
    server.failure = { kind: 'unreachable' };
    await join();
    server.failure = null;
    await seconds(2);
    expect(state().name).toBe('Connected');
    expectConsoleError(/no answer from the server/);
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
  ] as const)('say what they met: %j', async (failure, problem) => {
    server.failure = failure;
    await join();
    expect(state()).toMatchObject({ name: 'Connecting', problem });
    expectConsoleError(/could not be joined/);
  });

  test('tell a refused hub from a server that is down', async () => {
    server.hubMode = 'down';
    await join();
    expect(state()).toMatchObject({ problem: 'hub_refused' });
    expectConsoleError(/the quiz hub: hub down/);
  });

  test('tell a refused registration for an unknown session', async () => {
    server.registrationError = 'HubException: session_not_found';
    await join();
    expect(state()).toEqual({ name: 'Disconnected', problem: 'unknown' });
    expectConsoleError(/session_not_found/);
  });

  test('do not wait for an answer for longer than 30 seconds', async () => {
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

describe('a hub that is lost', () => {
  beforeEach(async () => {
    await join();
    server.hub.report({ type: 'reconnecting', reason: new Error('cut') });
    expectConsoleError(/The quiz hub is lost/);
  });

  test('is registered again and the session read again when it is back', async () => {
    expect(state().name).toBe('Reconnecting');
    server.session = { ...SESSION, participants: ['Ada', 'Grace'] };
    server.hub.report({ type: 'reconnected' });
    await seconds(0);
    expect(state().name).toBe('Connected');
    expect(server.hub.registered).toEqual([4711, 4711]);
    expect(names()).toEqual(['Ada', 'Grace']);
  });

  test('and that the hub client gives up is Disconnected until a sign of life', async () => {
    server.hub.report({ type: 'closed', reason: new Error('gave up') });
    await seconds(60);
    expect(state()).toEqual({ name: 'Disconnected', problem: 'unreachable' });
    window.dispatchEvent(new Event('online'));
    await seconds(0);
    expect(state().name).toBe('Connected');
    expectConsoleError(/The quiz hub is closed/);
  });
});

test('a hub that dismisses the client is tried again at once', async () => {
  await join();
  server.hub.report({ type: 'closed', reason: undefined });
  await seconds(0);
  expect(state().name).toBe('Connected');
  expect(server.hubs).toHaveLength(2);
  expectConsoleError(/The quiz hub is closed/);
});

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

test('what a hub reports that was left behind changes nothing', async () => {
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
  test('is told as unreachable while its connection stays, until it is heard', async () => {
    await join();
    server.hub.report({ type: 'silent' });
    expect(state()).toEqual({ name: 'Reconnecting', attempt: 0, problem: 'unreachable' });
    await seconds(20);
    expect(server.hubs).toHaveLength(1);
    server.hub.report({ type: 'heard' });
    expect(state()).toEqual({ name: 'Connected' });
  });

  test('is sent no command, and the host is told so', async () => {
    await join();
    server.hub.report({ type: 'silent' });
    expect(await connection.host.command({ type: 'next', step: 3 })).toBe('lost');
    expect(server.hub.commands).toEqual([]);
    server.hub.report({ type: 'heard' });
    expect(await connection.host.command({ type: 'next', step: 3 })).toBe('done');
  });

  test('lets no command wait that was sent before', async () => {
    await join();
    vi.spyOn(server.hub, 'invoke').mockReturnValue(new Promise(() => undefined));
    const outcome = connection.host.command({ type: 'next', step: 3 });
    server.hub.report({ type: 'silent' });
    expect(await outcome).toBe('lost');
    expectConsoleError(/The command next failed/);
  });
});
