import { expect, test } from 'vitest';
import { pointsAmount } from '../../../../src/host/game/controls/useCorrections';

test.each([
  ['1', 1],
  [' 2,5 ', 2.5],
  ['10.5', 10.5],
  ['0', null],
  ['0,3', null],
  ['-1', null],
  ['1e3', null],
  ['', null],
  ['9999999', null],
])('%j points are %s', (typed, amount) => {
  expect(pointsAmount(typed)).toBe(amount);
});
