import { expect, it } from 'vitest';
import { normaliseRoomCode, ROOM_CODE_ALPHABET } from '../../src/contract/roomCode';

it.each([
  ['bdfgh', 'BDFGH'],
  [' bd-fgh ', 'BDFGH'],
  ['B D F\tG H', 'BDFGH'],
  ['', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(normaliseRoomCode(typed)).toBe(kept);
});

it('the alphabet spells no words and has no letter twice', () => {
  expect(ROOM_CODE_ALPHABET).not.toMatch(/[AEIOUY\d]/);
  expect(new Set(ROOM_CODE_ALPHABET).size).toBe(ROOM_CODE_ALPHABET.length);
});
