import { expect, test } from 'vitest';
import { say } from '../../../src/contract/wording/say';

test('a text is used as it is, a message with its arguments', () => {
  expect(say('Round over', { round: 2 })).toBe('Round over');
  expect(say(({ round }: { round: number }) => `Round ${round}`, { round: 2 })).toBe('Round 2');
  expect(say(({ 0: first, 1: second }: string[]) => `${first} or ${second}`, ['a', 'b'])).toBe('a or b');
});
