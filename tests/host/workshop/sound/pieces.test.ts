import { expect, test } from 'vitest';
import { fileTime, nextPiece, piecesInOrder } from '../../../../src/host/workshop/sound/pieces';

const piece = (audioFrom: string, audioTo: string) => ({ audioFrom, audioTo });

test('the pieces of a song are in the order in which they are heard, and none is there twice', () => {
  const pieces = [piece('100', '110'), piece('', '9.5'), piece('20', '30'), piece('100', '110')];
  expect(piecesInOrder(pieces)).toEqual([piece('', '9.5'), piece('20', '30'), piece('100', '110')]);
});

test.each([
  ['follows with the same length', 10, 22, piece('22', '34')],
  ['ends with the file if that is shorter', 30, 50, piece('50', '')],
  ['stays where it is if nothing follows', 40, 60, piece('40', '')],
])('the next piece %s', (_what, from, to, next) => {
  expect(nextPiece({ from, to }, 60)).toEqual(next);
});

test.each([
  [0, '0:00'],
  [65.04, '1:05'],
  [59.96, '1:00'],
  [605.5, '10:05,5'],
])('%s seconds are shown as %s', (seconds, shown) => {
  expect(fileTime(seconds, ',')).toBe(shown);
});
