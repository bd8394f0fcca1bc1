import { beforeEach, expect, test, vi } from 'vitest';
import { findSavedSession, saveSession } from '../../src/player/join/savedSessions';
import type { FakeGameServer } from './fakeGameServer';
import { joined, openPage, openTwoSessions, pass } from './phone';

let server: FakeGameServer;

beforeEach(() => {
  vi.useFakeTimers();
  server = openTwoSessions();
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
