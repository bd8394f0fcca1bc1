import { expect, test } from 'vitest';
import { matchPlayers } from '../../../src/host/lobby/lobbyHost';

const player = (playerId: string, name: string, shownName?: string) => ({
  playerId,
  name,
  connected: true,
  answered: false,
  points: 0,
  ...(shownName && { starred: true as const, shownName }),
});
const idsOf = (names: string[], players: ReturnType<typeof player>[]) =>
  matchPlayers(names, players).map((each) => each?.playerId);

test('each name on the wall is matched to the player of that name', () => {
  expect(idsOf(['Anna', 'Ben'], [player('b', 'Ben'), player('a', 'Anna')])).toEqual(['a', 'b']);
});

test('a starred name is matched to the players shown that way, in order', () => {
  const players = [player('x', 'Arsch', 'A****'), player('y', 'Abcde'), player('z', 'Arsch2', 'A****')];
  expect(idsOf(['A****', 'Abcde', 'A****'], players)).toEqual(['x', 'y', 'z']);
});

test('a name that hosts do not know yet is matched to nobody', () => {
  expect(idsOf(['Anna', 'Zoe'], [player('a', 'Anna')])).toEqual(['a', undefined]);
});
