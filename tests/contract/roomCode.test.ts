import { expect, test } from 'vitest';
import { normaliseRoomCode } from '../../src/contract/roomCode';

test.each([
  ['bdfgh', 'BDFGH'],
  [' bd-fgh ', 'BDFGH'],
  ['B D F\tG H', 'BDFGH'],
  // Cyrillic and Greek.
  ['внкмр', 'BHKMP'],
  ['ТХЅЈВ', 'TXSJB'],
  ['βηκμρ', 'BHKMP'],
  ['ΤΧΖBD', 'TXZBD'],
  ['', ''],
])('%j is kept as %j', (typed, kept) => {
  expect(normaliseRoomCode(typed)).toBe(kept);
});
