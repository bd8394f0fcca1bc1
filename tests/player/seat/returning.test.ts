import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { FakeGameServer } from '../fakeGameServer';
import { joined, openPage, openTwoRooms, pass } from '../phone';

let server: FakeGameServer;

beforeEach(() => {
  vi.useFakeTimers();
  server = openTwoRooms();
});
afterEach(() => vi.useRealTimers());

describe('a page opened again', () => {
  it('without a code returns to the last room', async () => {
    await joined(server);
    const game = await openPage(server);
    expect(server.calls).toEqual(['JoinSession', 'RejoinSession']);
    expect(game.getState().screen).toMatchObject({ kind: 'in', seat: { code: 'BDFGH', name: 'Anna' } });
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Anna']);
  });

  it('with a code returns to the seat in that room, of two that are saved', async () => {
    const first = await joined(server, 'BDFGH', 'Anna');
    await pass(1);
    first.chooseOtherRoom();
    first.join('JKLMP', 'Ben');
    await pass(1);
    expect(server.calls).toEqual(['JoinSession', 'JoinSession']);
    const [newest, older] = [await openPage(server), await openPage(server, 'BDFGH')];
    expect(older.getState().screen).toMatchObject({ kind: 'in', quizName: 'Pub', seat: { name: 'Anna' } });
    expect(newest.getState().screen).toMatchObject({ kind: 'in', quizName: 'Music', seat: { name: 'Ben' } });
  });

  it('with the code of a room it has no seat in shows the form with code and last name', async () => {
    await joined(server);
    const game = await openPage(server, 'JKLMP');
    expect(game.getState().screen).toEqual({ kind: 'form', draft: { code: 'JKLMP', name: 'Anna' } });
  });

  it('while the server is away returns as soon as it is back', async () => {
    await joined(server);
    server.goDown();
    const game = await openPage(server);
    expect(game.getState()).toMatchObject({ screen: { kind: 'returning' }, link: 'offline' });
    server.mode = 'up';
    await pass(5);
    expect(game.getState().screen.kind).toBe('in');
  });

  it('goes to another room without giving up the seat in the first', async () => {
    await joined(server);
    server.goDown();
    const game = await openPage(server);
    game.chooseOtherRoom();
    game.join('JKLMP', 'Anna');
    server.mode = 'up';
    await pass(5);
    expect([server.namesIn('BDFGH'), server.namesIn('JKLMP')]).toEqual([['Zoe', 'Anna'], ['Anna']]);
  });

  it('takes its old seat again when the same name is typed for the same room', async () => {
    const first = await joined(server);
    first.chooseOtherRoom();
    first.join('BDFGH', 'Anna');
    await pass(0);
    expect(first.getState().screen.kind).toBe('in');
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Anna']);
  });

  it('gives its old seat back when another name is typed for the same room', async () => {
    const first = await joined(server);
    first.chooseOtherRoom();
    first.join('BDFGH', 'Anke');
    await pass(0);
    expect(first.getState().screen).toMatchObject({ kind: 'in', seat: { name: 'Anke' } });
    expect(server.namesIn('BDFGH')).toEqual(['Zoe', 'Anke']);
  });
});
