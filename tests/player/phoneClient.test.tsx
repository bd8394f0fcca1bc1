import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ERROR_CODES } from '../../src/contract/errors';
import { SECRET } from '../../src/contract/secret';
import { PhoneClient } from '../../src/player/phoneClient';
import { shownLink } from '../../src/player/join/joinState';
import { findSavedSession } from '../../src/player/join/savedSessions';
import type { FakeGameServer } from './fakeGameServer';
import { asking, own, question } from './games';
import { hidePage, HUB_URL, joined, openPage, openTwoSessions, pass, screenOf, showPage } from './phone';

let server: FakeGameServer;

beforeEach(() => {
  vi.useFakeTimers();
  server = openTwoSessions();
});

test('a player keeps the place while the server is silent, and has the current game once it resumes', async () => {
  server.play = { game: asking(question('choice')), own: own() };
  const client = await joined();
  const told = () => shownLink(client.getState().join);
  const { socket, calls } = server;
  socket.receive({ type: 6, everyMs: 2_000 });
  await pass(5);
  expect(told()).toBe('offline');
  expect(client.getState()).toMatchObject({ join: { screen: { kind: 'in' }, link: 'online' } });
  socket.receive({ type: 6, everyMs: 2_000 });
  expect(told()).toBe('online');
  const now = asking(question('text'));
  server.play = { game: now, own: own() };
  await pass(0);
  expect(calls).toEqual(['JoinSession', 'RejoinSession']);
  expect(client.getState().play?.game).toEqual(now);
});

test('a page that is seen again has the current game, although its connection stayed open', async () => {
  server.play = { game: asking(question('choice')), own: own() };
  const client = await joined();
  hidePage();
  await pass(15);
  const now = asking(question('text'));
  server.play = { game: now, own: own() };
  showPage();
  await pass(0);
  expect(client.getState().play?.game).toEqual(now);
  expect(server.sockets).toHaveLength(1);
});

describe('joining', () => {
  test('puts the name into the session', async () => {
    const client = await joined('bd fg-h', ' Anna ');
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Anna']);
    expect(screenOf(client)).toMatchObject({ kind: 'in', quizName: 'Pub', playerCount: 2 });
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
    expect(screenOf(client)).toMatchObject({ kind: 'in', membership: { name: 'Anna' } });
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
    expect(screenOf(client)).toMatchObject({ kind: 'in', membership: { name: 'Anna' } });
  });

  test('cancelled while its result is on the way gives the membership back', async () => {
    const client = await openPage();
    client.join('BDFGH', 'Anna');
    client.leave();
    await pass(0);
    expect(server.calls).toEqual(['JoinSession', 'LeaveSession']);
    expect(server.namesIn('BDFGH')).toEqual(['Zoe']);
    expect(screenOf(client).kind).toBe('form');
  });

  test('cancelled and requested again under another name ends under the second', async () => {
    const client = await openPage();
    client.join('BDFGH', 'Anna');
    client.leave();
    client.join('BDFGH', 'Ben');
    await pass(0);
    expect(server.calls).toEqual(['JoinSession', 'LeaveSession', 'JoinSession']);
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Ben']);
    expect(screenOf(client)).toMatchObject({ kind: 'in', membership: { name: 'Ben' } });
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
    expect(screenOf(client).kind).toBe('in');
  });

  test('is retried when the server is shutting down', async () => {
    const client = await openPage();
    server.refusals.push('server_closing');
    client.join('BDFGH', 'Anna');
    await pass(1);
    expect(screenOf(client).kind).toBe('in');
  });

  test('ends at the form when the result is not an admission', async () => {
    const client = await openPage();
    server.nextValue = { hello: 'world' };
    client.join('BDFGH', 'Anna');
    await pass(0);
    expect(screenOf(client)).toMatchObject({ kind: 'form', failure: { reason: 'server_failed' } });
  });

  test.each(ERROR_CODES.filter((code) => code !== 'server_closing' && code !== 'already_joined'))(
    'refused with %s keeps the entry and says why',
    async (code) => {
      const client = await openPage();
      server.refusals.push(code);
      client.join('BDFGH', 'Anna');
      await pass(0);
      expect(screenOf(client)).toMatchObject({ kind: 'form', draft: { code: 'BDFGH', name: 'Anna' } });
      expect(screenOf(client)).toHaveProperty('failure.reason');
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
    expect(screenOf(client)).toMatchObject({ kind: 'form', failure: { reason } });
  });
});

test('a page names itself alike on all its connections, and unlike any other', async () => {
  await joined();
  server.socket.breakOff();
  await pass(1);
  await openPage('BDFGH');
  const [[, , , joiningPage]] = server.argsOf('JoinSession') as [unknown[]];
  const [[, , samePage], [, , otherPage]] = server.argsOf('RejoinSession') as [unknown[], unknown[]];
  expect(joiningPage).toMatch(SECRET);
  expect(samePage).toBe(joiningPage);
  expect(otherPage).not.toBe(joiningPage);
});

describe('in a session', () => {
  test('follows the number of players, and ignores invalid values', async () => {
    const client = await joined();
    server.sendCount(12);
    server.socket.receive({ type: 1, target: 'PlayerCountChanged', arguments: [{ playerCount: 'many' }] });
    expect(screenOf(client)).toMatchObject({ playerCount: 12 });
  });

  test.each([
    ['session_not_found', { code: '', name: 'Anna' }, { field: 'form', reason: 'session_ended' }],
    ['token_invalid', { code: 'BDFGH', name: 'Anna' }, { field: 'form', reason: 'membership_gone' }],
    ['player_removed', { code: 'BDFGH', name: 'Anna' }, { field: 'name', reason: 'player_removed' }],
    ['device_removed', { code: 'BDFGH', name: '' }, { field: 'form', reason: 'device_removed' }],
  ] as const)('is at the form again when %s, and asks no more', async (refusal, draft, failure) => {
    const client = await joined();
    server.refusals.push(refusal);
    server.socket.breakOff();
    await pass(60);
    expect(screenOf(client)).toEqual({ kind: 'form', draft, failure });
    expect(server.calls).toEqual(['JoinSession', 'RejoinSession']);
    expect(findSavedSession('BDFGH')).toBeUndefined();
  });

  test('is at the form again when what it has saved is refused', async () => {
    const client = await joined();
    server.refusals.push('invalid_arguments');
    server.socket.breakOff();
    await pass(60);
    expect(screenOf(client)).toMatchObject({ kind: 'form', failure: { reason: 'membership_gone' } });
    expect(server.calls).toEqual(['JoinSession', 'RejoinSession']);
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
  test('frees the name, and proves whose place it was on coming back, also after a reload', async () => {
    const client = await joined();
    client.leave();
    await pass(0);
    expect(server.namesIn('BDFGH')).toEqual(['Zoe']);
    expect(screenOf(client)).toEqual({ kind: 'form', draft: { code: 'BDFGH', name: 'Anna' } });
    const again = await openPage('BDFGH');
    expect(screenOf(again)).toMatchObject({ kind: 'form', draft: { name: 'Anna' }, isOffered: true });
    again.join('BDFGH', 'Anna');
    await pass(0);
    const tokens = server.argsOf('JoinSession').map(([, , token]) => token);
    expect(tokens).toEqual([tokens[0], tokens[0]]);
  });

  test('keeps that proof if somebody else has taken the name meanwhile', async () => {
    const client = await joined();
    client.leave();
    await pass(0);
    server.addSession('BDFGH', 'Pub', 'Anna');
    client.join('BDFGH', 'Anna');
    await pass(0);
    client.join('BDFGH', 'Anne');
    await pass(0);
    const tokens = server.argsOf('JoinSession').map(([, , token]) => token);
    expect(tokens).toEqual([tokens[0], tokens[0]]);
    expect(server.namesIn('BDFGH')).toEqual(['Anna', 'Anne']);
  });

  test('does not lead back to the room without its code', async () => {
    const client = await joined();
    client.leave();
    await pass(0);
    expect(screenOf(await openPage())).toEqual({ kind: 'form', draft: { code: '', name: 'Anna' } });
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

describe('a page opened again', () => {
  test('without a code returns to the last session', async () => {
    await joined();
    const client = await openPage();
    expect(server.calls).toEqual(['JoinSession', 'RejoinSession']);
    expect(screenOf(client)).toMatchObject({ kind: 'in', membership: { code: 'BDFGH', name: 'Anna' } });
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Anna']);
  });

  test('with a code returns to that session, of two that are saved', async () => {
    const first = await joined('BDFGH', 'Anna');
    await pass(1);
    first.chooseOtherSession();
    first.join('JKLMP', 'Ben');
    await pass(1);
    expect(server.calls).toEqual(['JoinSession', 'JoinSession']);
    const [newest, older] = [await openPage(), await openPage('BDFGH')];
    expect(screenOf(older)).toMatchObject({ kind: 'in', quizName: 'Pub', membership: { name: 'Anna' } });
    expect(screenOf(newest)).toMatchObject({ kind: 'in', quizName: 'Music', membership: { name: 'Ben' } });
  });

  test('with the code of a session it is not in offers the last name', async () => {
    await joined();
    const client = await openPage('JKLMP');
    const draft = { code: 'JKLMP', name: 'Anna' };
    expect(screenOf(client)).toEqual({ kind: 'form', draft, isOffered: true });
  });

  test('while the server is down returns as soon as it is back', async () => {
    await joined();
    server.goDown();
    const client = await openPage();
    expect(client.getState()).toMatchObject({ join: { screen: { kind: 'returning' }, link: 'offline' } });
    server.mode = 'up';
    await pass(5);
    expect(screenOf(client).kind).toBe('in');
  });

  test('goes to another session and stays a player of the first', async () => {
    await joined();
    server.goDown();
    const client = await openPage();
    client.chooseOtherSession();
    client.join('JKLMP', 'Anna');
    server.mode = 'up';
    await pass(5);
    expect([server.namesIn('BDFGH'), server.namesIn('JKLMP')]).toEqual([['Zoe', 'Anna'], ['Anna']]);
  });

  test('is the same player again when the same name is typed for the same session', async () => {
    const first = await joined();
    first.chooseOtherSession();
    first.join('BDFGH', 'Anna');
    await pass(0);
    expect(screenOf(first).kind).toBe('in');
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Anna']);
  });

  test('gives its old name up when another one is typed for the same session', async () => {
    const first = await joined();
    first.chooseOtherSession();
    first.join('BDFGH', 'Anke');
    await pass(0);
    expect(screenOf(first)).toMatchObject({ kind: 'in', membership: { name: 'Anke' } });
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Anke']);
  });
});
