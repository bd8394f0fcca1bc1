import { beforeEach, describe, expect, test, vi } from 'vitest';
import { findSavedSession, saveSession } from '../../../src/player/join/savedSessions';
import { ticketOf, type FakeGameServer } from '../fakeGameServer';
import { openPage, openTwoSessions, pass, screenOf } from '../phone';
import { game, own } from '../games';

let server: FakeGameServer;
const opened = async (ticket?: string) => screenOf(await openPage('BDFGH', ticket));
const refusedFor = (reason: string, name = '') => ({
  kind: 'form',
  draft: { code: 'BDFGH', name },
  failure: { field: 'form', reason },
});
const ZOE = { code: 'BDFGH', name: 'Zoe', token: 'Z'.repeat(22) };

beforeEach(() => {
  vi.useFakeTimers();
  server = openTwoSessions();
});

describe('a phone that a team invites', () => {
  test('is in the team at once, and comes back to it after a reload', async () => {
    expect(await opened(ticketOf(1))).toMatchObject({ kind: 'in', membership: { name: 'Anna' } });
    expect(findSavedSession('BDFGH')).toMatchObject({ name: 'Anna', admitted: true });
    expect(await opened()).toMatchObject({ kind: 'in', membership: { name: 'Anna' } });
    expect(server.calls).toEqual(['JoinAsDevice', 'RejoinSession']);
  });

  test('asks again with the same token when the result was lost', async () => {
    server.losesNextResult = true;
    const client = await openPage('BDFGH', ticketOf(1));
    await pass(10);
    expect(screenOf(client).kind).toBe('in');
    expect(server.calls).toEqual(['JoinAsDevice', 'JoinAsDevice']);
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Anna']);
  });

  test('continues after a reload before the result', async () => {
    server.mode = 'mute';
    await openPage('BDFGH', ticketOf(1));
    const { token } = findSavedSession('BDFGH')!;
    server.mode = 'up';
    expect(await opened()).toMatchObject({ kind: 'in', membership: { name: 'Anna', token } });
  });

  test.each(['ticket_invalid', 'devices_full', 'already_joined'] as const)(
    'is told of %s, and can join by a name of its own',
    async (code) => {
      server.refusals.push(code);
      const client = await openPage('BDFGH', ticketOf(1));
      expect(screenOf(client)).toEqual(refusedFor(code));
      expect(findSavedSession('BDFGH')).toBeUndefined();
      client.join('BDFGH', 'Berta');
      await pass(0);
      expect(screenOf(client)).toMatchObject({ kind: 'in', membership: { name: 'Berta' } });
    },
  );
});

describe('a phone that plays here already and is invited', () => {
  beforeEach(() => {
    server.sessions.get('BDFGH')!.players.clear();
    server.sessions.get('BDFGH')!.players.set(ZOE.token, 'Zoe');
    saveSession(ZOE, true);
  });

  test('is asked first, and makes no call before that', async () => {
    expect(await opened(ticketOf(1))).toMatchObject({ kind: 'invited', membership: { name: 'Zoe' } });
    expect(server.calls).toEqual([]);
  });

  test('keeps its player', async () => {
    const client = await openPage('BDFGH', ticketOf(1));
    client.answerInvitation(false);
    await pass(0);
    expect(screenOf(client)).toMatchObject({ kind: 'in', membership: ZOE });
    expect(server.namesIn('BDFGH')).toEqual(['Zoe']);
  });

  test('switches teams, and only then leaves its former place', async () => {
    const client = await openPage('BDFGH', ticketOf(1));
    client.answerInvitation(true);
    await pass(1);
    expect(screenOf(client)).toMatchObject({ kind: 'in', membership: { name: 'Anna' } });
    expect(server.namesIn('BDFGH')).toEqual(['Anna']);
    expect(server.calls.slice(0, 3)).toEqual(['JoinAsDevice', 'RejoinSession', 'LeaveSession']);
  });

  test('keeps its place if the ticket is invalid', async () => {
    const client = await openPage('BDFGH', ticketOf(9));
    client.answerInvitation(true);
    await pass(1);
    expect(screenOf(client)).toEqual(refusedFor('ticket_invalid', 'Zoe'));
    client.join('BDFGH', 'Zoe');
    await pass(0);
    expect(screenOf(client)).toMatchObject({ kind: 'in', membership: ZOE });
  });
});

test('a phone whose join is still due keeps it if a link brings an invalid ticket', async () => {
  server.sessions.get('BDFGH')!.players.clear();
  server.sessions.get('BDFGH')!.players.set(ZOE.token, 'Zoe');
  saveSession(ZOE, false);
  const client = await openPage('BDFGH', ticketOf(9));
  await pass(1);
  expect(screenOf(client)).toEqual(refusedFor('ticket_invalid', 'Zoe'));
  expect(await opened()).toMatchObject({ kind: 'in', membership: ZOE });
});

test('a phone that was removed from its team says so, and forgets its place', async () => {
  server.play = { game: game({ name: 'lobby' }), own: own() };
  const client = await openPage('BDFGH', ticketOf(1));
  server.sendAway();
  await pass(1);
  expect(screenOf(client)).toEqual(refusedFor('device_removed'));
  expect(findSavedSession('BDFGH')).toBeUndefined();
});
