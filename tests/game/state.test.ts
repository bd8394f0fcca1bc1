import { expect, it } from 'vitest';
import { createGame } from '../../src/game/state';
import { readGameState } from '../../src/game/storedGame';

/** What games that were stored by former versions do not have. */
const LATER = ['pace', 'lastCallMs', 'ready', 'jokers', 'scoresOneByOne', 'hidden'];

it('a game stored before it had all fields of today is read with their defaults', () => {
  const game = createGame(7);
  const stored = Object.fromEntries(Object.entries(game).filter(([field]) => !LATER.includes(field)));
  expect(readGameState(JSON.parse(JSON.stringify(stored)))).toEqual({ ok: true, value: game });
});
