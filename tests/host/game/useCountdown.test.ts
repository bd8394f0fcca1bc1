import { expect, test } from 'vitest';
import { clockTime, shortTime } from '../../../src/host/game/useCountdown';

test.each([
  [30_000, '30'],
  [29_001, '30'],
  [1, '1'],
  [0, '0'],
  [99_000, '99'],
  [99_001, '1:40'],
])('%i ms of a question are written %s', (ms, written) => {
  expect(shortTime(ms)).toBe(written);
});

test.each([
  [754_000, '12:34'],
  [5_000, '0:05'],
])('%i ms of a break are written %s', (ms, written) => {
  expect(clockTime(ms)).toBe(written);
});
