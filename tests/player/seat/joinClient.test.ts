import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ERROR_CODES } from '../../../src/contract/errors';
import { GameConnection } from '../../../src/player/seat/joinClient';
import { findRoom, saveRoom } from '../../../src/player/seat/savedSessions';
import type { FakeGameServer } from '../fakeGameServer';
import { hidePage, showPage } from '../pageEvents';
import { joined, openPage, openTwoRooms, pass } from '../phone';

let server: FakeGameServer;

beforeEach(() => {
  vi.useFakeTimers();
  server = openTwoRooms();
});
afterEach(() => vi.useRealTimers());

describe('joining', () => {
  it('puts the name into the room', async () => {
    const game = await joined(server, 'bd fg-h', ' Anna ');
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Anna']);
    expect(game.getState().screen).toMatchObject({ kind: 'in', quizName: 'Pub', playerCount: 2 });
  });

  it('waits for the connection where there is none yet', async () => {
    server.mode = 'down';
    const game = await joined(server);
    expect(game.getState()).toMatchObject({ screen: { kind: 'joining' }, link: 'offline' });
    server.mode = 'up';
    await pass(2);
    expect(game.getState()).toMatchObject({ screen: { kind: 'in' }, link: 'online' });
  });

  it('repeats itself under the same token when the answer was lost', async () => {
    const game = await openPage(server);
    server.losesNextAnswer = true;
    game.join('BDFGH', 'Anna');
    await pass(1);
    expect(server.calls).toEqual(['JoinSession', 'JoinSession']);
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Anna']);
    expect(game.getState().screen).toMatchObject({ kind: 'in', seat: { name: 'Anna' } });
  });

  it('goes on after a reload when the answer was lost with the page', async () => {
    const lost = await openPage(server);
    server.losesNextAnswer = true;
    lost.join('BDFGH', 'Anna');
    lost.start()();
    const game = await openPage(server);
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Anna']);
    expect(game.getState().screen).toMatchObject({ kind: 'in', seat: { name: 'Anna' } });
  });

  it('is repeated when the connection breaks before an answer came', async () => {
    const game = await openPage(server);
    server.mode = 'mute';
    game.join('BDFGH', 'Anna');
    await pass(0);
    server.hub.breakOff();
    server.mode = 'up';
    await pass(1);
    expect(game.getState().screen.kind).toBe('in');
  });

  it('cancelled while its answer is on the way gives the seat back', async () => {
    const game = await openPage(server);
    game.join('BDFGH', 'Anna');
    game.leave();
    await pass(0);
    expect(server.calls).toEqual(['JoinSession', 'LeaveSession']);
    expect(server.namesIn('BDFGH')).toEqual(['Zoe']);
    expect(game.getState().screen.kind).toBe('form');
  });

  it('cancelled and asked for anew under another name ends under the second', async () => {
    const game = await openPage(server);
    game.join('BDFGH', 'Anna');
    game.leave();
    game.join('BDFGH', 'Ben');
    await pass(0);
    expect(server.calls).toEqual(['JoinSession', 'LeaveSession', 'JoinSession']);
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Ben']);
    expect(game.getState().screen).toMatchObject({ kind: 'in', seat: { name: 'Ben' } });
  });

  it('cancelled after its answer was lost leaves no ghost in the room', async () => {
    const game = await openPage(server);
    server.losesNextAnswer = true;
    game.join('BDFGH', 'Anna');
    game.leave();
    await pass(1);
    expect(server.namesIn('BDFGH')).toEqual(['Zoe']);
    game.join('BDFGH', 'Anna');
    await pass(0);
    expect(game.getState().screen.kind).toBe('in');
  });

  it('is repeated when the server is about to close', async () => {
    const game = await openPage(server);
    server.refusals.push('server_closing');
    game.join('BDFGH', 'Anna');
    await pass(1);
    expect(game.getState().screen.kind).toBe('in');
  });

  it('ends at the form when the answer is none', async () => {
    const game = await openPage(server);
    server.nextValue = { hello: 'world' };
    game.join('BDFGH', 'Anna');
    await pass(0);
    expect(game.getState().screen).toMatchObject({ kind: 'form', failure: { reason: 'server_failed' } });
  });

  it.each(ERROR_CODES.filter((code) => code !== 'server_closing' && code !== 'already_joined'))(
    'refused with %s keeps the entry and says why',
    async (code) => {
      const game = await openPage(server);
      server.refusals.push(code);
      game.join('BDFGH', 'Anna');
      await pass(0);
      const { screen } = game.getState();
      expect(screen).toMatchObject({ kind: 'form', draft: { code: 'BDFGH', name: 'Anna' } });
      expect(screen).toHaveProperty('failure.reason');
      expect(findRoom('BDFGH')).toBeUndefined();
    },
  );

  it.each([
    ['', 'Anna', 'code_missing'],
    [' - ', 'Anna', 'code_missing'],
    ['BDFGH', '  ', 'name_empty'],
    ['BDFGH', 'A'.repeat(40_000), 'name_too_long'],
    ['B'.repeat(40_000), 'Anna', 'code_unknown'],
  ])('of %.9j as %.9j never reaches the server: %s', async (code, name, reason) => {
    const game = await joined(server, code, name);
    expect(server.calls).toEqual([]);
    expect(game.getState().screen).toMatchObject({ kind: 'form', failure: { reason } });
  });
});

describe('in a room', () => {
  it('follows the number of players, and nothing that is none', async () => {
    const game = await joined(server);
    server.hub.tellCount(12);
    server.hub.tellCount('many');
    expect(game.getState().screen).toMatchObject({ playerCount: 12 });
  });

  it('is back after every loss of the connection', async () => {
    const game = await joined(server);
    await pass(60);
    server.goDown();
    await pass(60);
    expect(game.getState()).toMatchObject({ screen: { kind: 'in' }, link: 'offline' });
    server.mode = 'up';
    await pass(5);
    expect(server.calls).toEqual(['JoinSession', 'RejoinSession']);
    expect(game.getState()).toMatchObject({ screen: { kind: 'in', seat: { name: 'Anna' } }, link: 'online' });
  });

  it('is back under its name after a sleep', async () => {
    const game = await joined(server);
    hidePage();
    await pass(600);
    showPage();
    await pass(0);
    expect(server.calls).toEqual(['JoinSession', 'RejoinSession']);
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Anna']);
    expect(game.getState().screen.kind).toBe('in');
  });

  it.each([
    ['session_not_found', 'room_ended', ''],
    ['token_invalid', 'seat_gone', 'BDFGH'],
  ] as const)('is at the form again when %s', async (refusal, reason, code) => {
    const game = await joined(server);
    server.refusals.push(refusal);
    server.hub.breakOff();
    await pass(1);
    expect(game.getState().screen).toEqual({
      kind: 'form',
      draft: { code, name: 'Anna' },
      failure: { field: 'form', reason },
    });
    expect(findRoom('BDFGH')).toBeUndefined();
  });

  it.each(['internal_error', 'too_many_attempts', 'server_closing'] as const)(
    'stays and tries again after %s',
    async (refusal) => {
      const game = await joined(server);
      server.refusals.push(refusal, refusal);
      server.hub.breakOff();
      await pass(10);
      expect(game.getState()).toMatchObject({ screen: { kind: 'in' }, link: 'online' });
      expect(server.calls).toEqual(['JoinSession', 'RejoinSession', 'RejoinSession', 'RejoinSession']);
    },
  );
});

describe('leaving', () => {
  it('frees the name and forgets the token', async () => {
    const game = await joined(server);
    game.leave();
    await pass(0);
    expect(server.namesIn('BDFGH')).toEqual(['Zoe']);
    expect(findRoom('BDFGH')).toBeUndefined();
    expect(game.getState().screen).toEqual({ kind: 'form', draft: { code: 'BDFGH', name: 'Anna' } });
  });

  it('while offline frees the name as soon as there is a connection', async () => {
    const game = await joined(server);
    server.goDown();
    await pass(1);
    game.leave();
    server.mode = 'up';
    await pass(10);
    expect(server.namesIn('BDFGH')).toEqual(['Zoe']);
    expect(server.calls).toEqual(['JoinSession', 'RejoinSession', 'LeaveSession']);
  });

  it('is followed by a new joining on the same connection', async () => {
    const game = await joined(server);
    game.leave();
    game.join('JKLMP', 'Anna');
    await pass(0);
    expect([server.namesIn('BDFGH'), server.namesIn('JKLMP')]).toEqual([['Zoe'], ['Anna']]);
    expect(server.hubs).toHaveLength(1);
  });
});

it('makes no connection and calls nothing after it was stopped', async () => {
  saveRoom({ code: 'BDFGH', name: 'Anna', token: 't' }, true);
  const game = new GameConnection(server.openHub, '');
  game.start()();
  await pass(60);
  expect(server.calls).toEqual([]);
  expect(vi.getTimerCount()).toBe(0);
});
