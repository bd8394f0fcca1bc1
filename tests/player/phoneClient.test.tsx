import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ERROR_CODES } from '../../src/contract/errors';
import { PhoneClient } from '../../src/player/phoneClient';
import { shownLink } from '../../src/player/join/joinState';
import { findSavedSession, saveSession } from '../../src/player/join/savedSessions';
import type { FakeGameServer } from './fakeGameServer';
import { HUB_URL, joined, openPage, openTwoSessions, pass } from './phone';

let server: FakeGameServer;

beforeEach(() => {
  vi.useFakeTimers();
  server = openTwoSessions();
});

test('a player keeps the place while the server is silent, and is connected once it resumes', async () => {
  const client = await joined();
  const told = () => shownLink(client.getState().join);
  const { socket, calls } = server;
  socket.receive({ type: 6, everyMs: 2_000 });
  const called = calls.length;
  await pass(5);
  expect(told()).toBe('offline');
  expect(client.getState()).toMatchObject({ join: { screen: { kind: 'in' }, link: 'online' } });
  socket.receive({ type: 6, everyMs: 2_000 });
  expect(told()).toBe('online');
  expect(calls).toHaveLength(called);
});

describe('joining', () => {
  test('puts the name into the session', async () => {
    const client = await joined('bd fg-h', ' Anna ');
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Anna']);
    expect(client.getState().join.screen).toMatchObject({ kind: 'in', quizName: 'Pub', playerCount: 2 });
  });

  test('waits for the connection where there is none yet', async () => {
    server.mode = 'down';
    const client = await joined();
    expect(client.getState()).toMatchObject({ join: { screen: { kind: 'joining' }, link: 'offline' } });
    server.mode = 'up';
    await pass(2);
    expect(client.getState()).toMatchObject({ join: { screen: { kind: 'in' }, link: 'online' } });
  });

  test('is retried with the same token when the result was lost', async () => {
    const client = await openPage();
    server.losesNextResult = true;
    client.join('BDFGH', 'Anna');
    await pass(1);
    expect(server.calls).toEqual(['JoinSession', 'JoinSession']);
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Anna']);
    expect(client.getState().join.screen).toMatchObject({ kind: 'in', membership: { name: 'Anna' } });
  });

  test('continues after a reload when the result was lost with the page', async () => {
    const lost = new PhoneClient(HUB_URL, '');
    const stop = lost.start();
    await pass(0);
    server.losesNextResult = true;
    lost.join('BDFGH', 'Anna');
    stop();
    const client = await openPage();
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Anna']);
    expect(client.getState().join.screen).toMatchObject({ kind: 'in', membership: { name: 'Anna' } });
  });

  test('cancelled while its result is on the way gives the membership back', async () => {
    const client = await openPage();
    client.join('BDFGH', 'Anna');
    client.leave();
    await pass(0);
    expect(server.calls).toEqual(['JoinSession', 'LeaveSession']);
    expect(server.namesIn('BDFGH')).toEqual(['Zoe']);
    expect(client.getState().join.screen.kind).toBe('form');
  });

  test('cancelled and requested again under another name ends under the second', async () => {
    const client = await openPage();
    client.join('BDFGH', 'Anna');
    client.leave();
    client.join('BDFGH', 'Ben');
    await pass(0);
    expect(server.calls).toEqual(['JoinSession', 'LeaveSession', 'JoinSession']);
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Ben']);
    expect(client.getState().join.screen).toMatchObject({ kind: 'in', membership: { name: 'Ben' } });
  });

  test('cancelled after its result was lost leaves no name behind in the session', async () => {
    const client = await openPage();
    server.losesNextResult = true;
    client.join('BDFGH', 'Anna');
    client.leave();
    await pass(1);
    expect(server.namesIn('BDFGH')).toEqual(['Zoe']);
    client.join('BDFGH', 'Anna');
    await pass(0);
    expect(client.getState().join.screen.kind).toBe('in');
  });

  test('is retried when the server is shutting down', async () => {
    const client = await openPage();
    server.refusals.push('server_closing');
    client.join('BDFGH', 'Anna');
    await pass(1);
    expect(client.getState().join.screen.kind).toBe('in');
  });

  test('ends at the form when the result is not an admission', async () => {
    const client = await openPage();
    server.nextValue = { hello: 'world' };
    client.join('BDFGH', 'Anna');
    await pass(0);
    expect(client.getState().join.screen).toMatchObject({
      kind: 'form',
      failure: { reason: 'server_failed' },
    });
  });

  test.each(ERROR_CODES.filter((code) => code !== 'server_closing' && code !== 'already_joined'))(
    'refused with %s keeps the entry and says why',
    async (code) => {
      const client = await openPage();
      server.refusals.push(code);
      client.join('BDFGH', 'Anna');
      await pass(0);
      const { screen } = client.getState().join;
      expect(screen).toMatchObject({ kind: 'form', draft: { code: 'BDFGH', name: 'Anna' } });
      expect(screen).toHaveProperty('failure.reason');
      expect(findSavedSession('BDFGH')).toBeUndefined();
    },
  );

  test.each([
    ['', 'Anna', 'code_missing'],
    [' - ', 'Anna', 'code_missing'],
    ['BDFGH', '  ', 'name_empty'],
    ['BDFGH', 'A'.repeat(40_000), 'name_too_long'],
    ['B'.repeat(40_000), 'Anna', 'code_unknown'],
  ])('of %.9j as %.9j never reaches the server: %s', async (code, name, reason) => {
    const client = await joined(code, name);
    expect(server.calls).toEqual([]);
    expect(client.getState().join.screen).toMatchObject({ kind: 'form', failure: { reason } });
  });
});

describe('in a session', () => {
  test('follows the number of players, and ignores invalid values', async () => {
    const client = await joined();
    server.sendCount(12);
    server.sendCount('many');
    expect(client.getState().join.screen).toMatchObject({ playerCount: 12 });
  });

  test('is back after every loss of the connection', async () => {
    const client = await joined();
    await pass(60);
    server.goDown();
    await pass(60);
    expect(client.getState()).toMatchObject({ join: { screen: { kind: 'in' }, link: 'offline' } });
    server.mode = 'up';
    await pass(5);
    expect(server.calls).toEqual(['JoinSession', 'RejoinSession']);
    expect(client.getState()).toMatchObject({
      join: { screen: { kind: 'in', membership: { name: 'Anna' } }, link: 'online' },
    });
  });

  test.each([
    ['session_not_found', 'session_ended', ''],
    ['token_invalid', 'membership_gone', 'BDFGH'],
    ['invalid_arguments', 'membership_gone', 'BDFGH'],
  ] as const)('is at the form again when %s', async (refusal, reason, code) => {
    const client = await joined();
    server.refusals.push(refusal);
    server.socket.breakOff();
    await pass(1);
    expect(client.getState().join.screen).toEqual({
      kind: 'form',
      draft: { code, name: 'Anna' },
      failure: { field: 'form', reason },
    });
    expect(findSavedSession('BDFGH')).toBeUndefined();
  });

  test.each(['internal_error', 'server_closing'] as const)(
    'stays and tries again after %s',
    async (refusal) => {
      const client = await joined();
      server.refusals.push(refusal, refusal);
      server.socket.breakOff();
      await pass(10);
      expect(client.getState()).toMatchObject({ join: { screen: { kind: 'in' }, link: 'online' } });
      expect(server.calls).toEqual(['JoinSession', 'RejoinSession', 'RejoinSession', 'RejoinSession']);
    },
  );
});

describe('leaving', () => {
  test('frees the name and forgets the token', async () => {
    const client = await joined();
    client.leave();
    await pass(0);
    expect(server.namesIn('BDFGH')).toEqual(['Zoe']);
    expect(findSavedSession('BDFGH')).toBeUndefined();
    expect(client.getState().join.screen).toEqual({ kind: 'form', draft: { code: 'BDFGH', name: 'Anna' } });
  });

  test('while offline frees the name as soon as there is a connection', async () => {
    const client = await joined();
    server.goDown();
    await pass(1);
    client.leave();
    server.mode = 'up';
    await pass(10);
    expect(server.namesIn('BDFGH')).toEqual(['Zoe']);
    expect(server.calls).toEqual(['JoinSession', 'RejoinSession', 'LeaveSession']);
  });

  test('while offline is over where the server refuses the return', async () => {
    const client = await joined();
    server.goDown();
    client.leave();
    server.refusals.push('internal_error');
    server.mode = 'up';
    await pass(10);
    expect(server.calls).toEqual(['JoinSession', 'RejoinSession']);
  });

  test('is followed by a new joining on the same connection', async () => {
    const client = await joined();
    client.leave();
    client.join('JKLMP', 'Anna');
    await pass(0);
    expect([server.namesIn('BDFGH'), server.namesIn('JKLMP')]).toEqual([['Zoe'], ['Anna']]);
    expect(server.sockets).toHaveLength(1);
  });
});

test('makes no connections and no calls after it was stopped', async () => {
  saveSession({ code: 'BDFGH', name: 'Anna', token: 't' }, true);
  const client = new PhoneClient(HUB_URL, '');
  client.start()();
  await pass(60);
  expect(server.calls).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
