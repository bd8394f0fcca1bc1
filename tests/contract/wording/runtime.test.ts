import { expect, test } from 'vitest';
import { number } from '../../../src/contract/wording/runtime';

test('writes numbers as the language does, with two decimals at most', () => {
  expect(number('de', 1234.567, 0)).toBe('1.234,57');
  expect(number('en-GB', 1234.567, 0)).toBe('1,234.57');
  expect(number('en-GB', 0.5, 0)).toBe('0.5');
});

test('subtracts the offset of a plural', () => {
  expect(number('en-GB', 5, 2)).toBe('3');
});
