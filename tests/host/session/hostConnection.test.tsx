import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { keepHostKey, readHostKey } from '../../../src/host/session/openedSessions';
import type { SessionConnection } from '../../../src/host/session/useSession';
import { expectConsoleError } from '../../support/consoleErrors';
import { hostGame } from '../../support/gameSamples';
import { joinFakeSession, openFakeSession, seconds, type FakeServer } from './fakeServer';

const KEY = 'q4ul-_AbCdEfGhIjKlMnOw';

let server: FakeServer;
let connection: SessionConnection;

beforeEach(() => {
  ({ server, connection } = openFakeSession());
  keepHostKey('http://server', 4711, KEY);
});
afterEach(() => {
  connection.stop();
});

const join = () => joinFakeSession(connection);
const state = () => connection.getState();
const warning = () => vi.spyOn(console, 'warn').mockImplementation(() => {});

describe('a browser with the host key', () => {
  test('registers as host, with the code as the server typed it', async () => {
    await join();
    expect(server.hub.callsOf('RegisterHost')).toEqual([[4711, KEY]]);
    expect(server.hub.callsOf('RegisterMonitor')).toEqual([]);
    expect(state()).toMatchObject({ connection: { name: 'Connected' }, isHost: true });
  });

  test('registers as host again after a reconnect, and stays host meanwhile', async () => {
    await join();
    server.hub.report({ type: 'reconnecting', reason: new Error('cut') });
    expect(state().isHost).toBe(true);
    server.hub.report({ type: 'reconnected' });
    await seconds(0);
    expect(server.hub.callsOf('RegisterHost')).toHaveLength(2);
    expectConsoleError(/The quiz hub is lost/);
  });

  test('forgets a key that the server rejects, and becomes a monitor', async () => {
    const warned = warning();
    server.errors.RegisterHost = 'HubException: host_key_invalid';
    await join();
    expect(readHostKey('http://server', 4711)).toBeNull();
    expect(server.hub.callsOf('RegisterMonitor')).toEqual([[4711]]);
    expect(state()).toMatchObject({ connection: { name: 'Connected' }, isHost: false });
    expect(warned).toHaveBeenCalledWith(expect.stringMatching(/host_key_invalid/));
  });

  test('is a monitor on a server without hosts, and keeps its key', async () => {
    warning();
    server.errors.RegisterHost =
      "Failed to invoke 'RegisterHost' due to an error on the server. Method does not exist.";
    await join();
    expect(server.hub.callsOf('RegisterMonitor')).toEqual([[4711]]);
    expect(state()).toMatchObject({ connection: { name: 'Connected' }, isHost: false });
    expect(readHostKey('http://server', 4711)).toBe(KEY);
  });

  test('does not try to monitor a session that the server does not know', async () => {
    server.errors.RegisterHost = 'session_not_found';
    await join();
    expect(server.hub.callsOf('RegisterMonitor')).toEqual([]);
    expect(state().connection).toEqual({ name: 'Disconnected', problem: 'unknown' });
    expectConsoleError(/session_not_found/);
  });
});

test('keeps what only hosts are sent, and logs what is invalid', async () => {
  await join();
  server.hub.report({ type: 'HostUpdated', payload: hostGame });
  expect(state().hostGame).toEqual(hostGame);
  server.hub.report({ type: 'HostUpdated', payload: { step: -1 } });
  server.hub.report({ type: 'AnswersCounted', payload: 'many' });
  expect(state().hostGame).toEqual(hostGame);
  expectConsoleError(/An event of the quiz hub cannot be read/);
});

describe('the answers to a closed question', () => {
  const [asked] = hostGame.marking;
  const bare = { ...hostGame, marking: [{ ...asked, groups: undefined }] };

  test('are known once they arrive, until they change or the connection is restored', async () => {
    await join();
    server.hub.report({ type: 'HostUpdated', payload: hostGame });
    server.hub.report({ type: 'HostUpdated', payload: bare });
    expect(state().known).toEqual({ q1: asked });
    server.hub.report({ type: 'reconnecting', reason: new Error('cut') });
    server.hub.report({ type: 'reconnected' });
    await seconds(0);
    expect(state().known).toEqual({ q1: { ...asked, version: '' } });
    expectConsoleError(/The quiz hub is lost/);
  });

  test('are requested if they are missing', async () => {
    await join();
    server.hub.report({ type: 'HostUpdated', payload: bare });
    server.answers.GetMarking = { ...asked, version: 'newer' };
    expect(await connection.readMarking('q1')).toBe(true);
    expect([server.hub.callsOf('GetMarking'), state().known]).toEqual([[['q1']], { q1: asked }]);
  });

  test.each([
    ['a server that does not know them', "Failed to invoke 'GetMarking'. Method does not exist.", asked],
    ['a server that answers something else', null, { questionId: 7 }],
    ['a server that sends none', null, bare.marking[0]],
  ])('are unavailable from %s', async (_server, error, answer) => {
    await join();
    if (error) server.errors.GetMarking = error;
    server.answers.GetMarking = answer;
    expect(await connection.readMarking('q1')).toBe(false);
    expect(state().known).toEqual({});
    if (error) expectConsoleError(/Getting answers failed/);
  });
});

describe('a command', () => {
  test('that comes too late is not reported', async () => {
    await join();
    server.errors.HostCommand = 'HubException: command_stale';
    expect(await connection.host.command({ type: 'next', step: 3 })).toBe('stale');
  });

  test.each([
    ['command_refused', 'refused'],
    ['not_host', 'refused'],
    ['Invocation canceled due to the underlying connection being closed.', 'lost'],
  ])('that fails with %s is %s, and logged', async (error, outcome) => {
    await join();
    server.errors.HostCommand = error;
    expect(await connection.host.command({ type: 'pause' })).toBe(outcome);
    expectConsoleError(/The command pause failed/);
  });

  test('is lost without a connection', async () => {
    expect(await connection.host.command({ type: 'pause' })).toBe('lost');
    expect(server.hubs).toHaveLength(0);
  });
});

test('a device that the host removes is no longer a host, and forgets its key', async () => {
  await join();
  server.hub.report({ type: 'HostUpdated', payload: hostGame });
  server.hub.report({ type: 'HostDismissed', payload: undefined });
  expect(state()).toMatchObject({ isHost: false, isDismissed: true, hostGame: null });
  expect(readHostKey('http://server', 4711)).toBeNull();
});

test('a ticket is issued, and it is counted when a device claims it', async () => {
  expect(await connection.host.issueTicket()).toBeNull();
  await join();
  expect(await connection.host.issueTicket()).toEqual({ ticket: KEY, expiresInMs: 120_000 });
  expect(state().tickets).toEqual({ claimed: 0, registrations: 1 });
  server.hub.report({ type: 'TicketClaimed', payload: undefined });
  expect(state().tickets).toEqual({ claimed: 1, registrations: 1 });
});

test('a device that waits for the host is known until it has its key', async () => {
  await join();
  const claiming = { claimId: 'c1', sign: '47' };
  server.hub.report({ type: 'DeviceClaiming', payload: { claimId: 'c1', sign: 'forty' } });
  expect(state().tickets.claiming).toBeUndefined();
  expectConsoleError(/An event of the quiz hub cannot be read/);
  server.hub.report({ type: 'DeviceClaiming', payload: claiming });
  expect(state().tickets.claiming).toEqual(claiming);
  server.hub.report({ type: 'TicketClaimed', payload: undefined });
  expect(state().tickets).toEqual({ claimed: 1, registrations: 1 });
});
