import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findSavedSession, saveSession } from '../../src/player/join/savedSessions';
import type { FakeGameServer } from './fakeGameServer';
import { joined, openPage, openTwoSessions, pass } from './phone';

let server: FakeGameServer;

beforeEach(() => {
  vi.useFakeTimers();
  server = openTwoSessions();
});

describe('a page opened again', () => {
  test('without a code returns to the last session', async () => {
    await joined();
    const client = await openPage();
    expect(server.calls).toEqual(['JoinSession', 'RejoinSession']);
    expect(client.getState().join.screen).toMatchObject({
      kind: 'in',
      membership: { code: 'BDFGH', name: 'Anna' },
    });
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
    expect(older.getState().join.screen).toMatchObject({
      kind: 'in',
      quizName: 'Pub',
      membership: { name: 'Anna' },
    });
    expect(newest.getState().join.screen).toMatchObject({
      kind: 'in',
      quizName: 'Music',
      membership: { name: 'Ben' },
    });
  });

  test('with the code of a session it is not in offers the last name', async () => {
    await joined();
    const client = await openPage('JKLMP');
    const draft = { code: 'JKLMP', name: 'Anna' };
    expect(client.getState().join.screen).toEqual({ kind: 'form', draft, isOffered: true });
  });

  test('while the server is down returns as soon as it is back', async () => {
    await joined();
    server.goDown();
    const client = await openPage();
    expect(client.getState()).toMatchObject({ join: { screen: { kind: 'returning' }, link: 'offline' } });
    server.mode = 'up';
    await pass(5);
    expect(client.getState().join.screen.kind).toBe('in');
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
    expect(first.getState().join.screen.kind).toBe('in');
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Anna']);
  });

  test('gives its old name up when another one is typed for the same session', async () => {
    const first = await joined();
    first.chooseOtherSession();
    first.join('BDFGH', 'Anke');
    await pass(0);
    expect(first.getState().join.screen).toMatchObject({ kind: 'in', membership: { name: 'Anke' } });
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Anke']);
  });

  test('with a damaged membership shows the form, and joins from there', async () => {
    const saved = { code: 'BDFGH', name: 'Anna', token: 'short', admitted: true, savedAt: Date.now() };
    localStorage.setItem('quiz-night.player.BDFGH', JSON.stringify(saved));
    const client = await openPage('BDFGH');
    expect(client.getState().join.screen).toMatchObject({ kind: 'form', draft: { code: 'BDFGH' } });
    client.join('BDFGH', 'Anna');
    await pass(60);
    expect(server.calls).toEqual(['JoinSession']);
  });

  test.each([
    [true, 'membership_gone'],
    [false, 'server_failed'],
  ])('with a membership (admitted: %s) that the server cannot read asks once', async (admitted, reason) => {
    saveSession({ code: 'BDFGH', name: 'Anna', token: 't'.repeat(22) }, admitted);
    server.refusals.push('invalid_arguments');
    const client = await openPage();
    await pass(60);
    expect(client.getState().join.screen).toMatchObject({ kind: 'form', failure: { reason } });
    expect(server.calls).toHaveLength(1);
    expect(findSavedSession('BDFGH')).toBeUndefined();
  });
});

const REMOVED = {
  kind: 'form',
  draft: { code: 'BDFGH', name: 'Anna' },
  failure: { field: 'name', reason: 'player_removed' },
};

test('a player removed by the host is offered the form for another name in the same room', async () => {
  const client = await joined();
  server.remove('BDFGH', 'Anna');
  await pass(1);
  expect(client.getState().join.screen).toEqual(REMOVED);
  expect(findSavedSession('BDFGH')).toBeUndefined();
  client.join('BDFGH', 'Berta');
  await pass(0);
  expect(client.getState().join.screen).toMatchObject({ kind: 'in', membership: { name: 'Berta' } });
  expect(server.calls).toEqual(['JoinSession', 'JoinSession']);
});

test('a player removed while the phone was away learns of it on coming back', async () => {
  saveSession({ code: 'BDFGH', name: 'Anna', token: 'A'.repeat(22) }, true);
  server.refusals.push('player_removed');
  const client = await openPage('BDFGH');
  expect(client.getState().join.screen).toEqual(REMOVED);
  expect(findSavedSession('BDFGH')).toBeUndefined();
});
