import { expect, test } from 'vitest';
import { shortOrdinal } from '../../../src/contract/wording/es';

test.each([
  [1, '1.er'],
  [2, '2.º'],
  [3, '3.er'],
  [11, '11.º'],
  [13, '13.er'],
  [21, '21.er'],
  [113, '113.er'],
])('place %d is written %s before its noun', (rank, written) => {
  expect(shortOrdinal(rank)).toBe(written);
});
