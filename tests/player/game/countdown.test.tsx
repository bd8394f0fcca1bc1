import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { happens, openGame } from './playing';
import { asking, question } from './games';

const HOUR = 60 * 60 * 1000;
const seconds = () => screen.getByRole('timer').getAttribute('aria-label');

/** In small steps, since what a timer changes is drawn only at the end of each. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 100) await act(() => vi.advanceTimersByTimeAsync(100));
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it.each([-HOUR, 0, HOUR])(
  'counts down right with a clock that is wrong by %d ms, and put right meanwhile',
  async (by) => {
    vi.setSystemTime(Date.now() + by);
    await openGame(asking(question('choice')));
    expect(seconds()).toBe('30 seconds left');
    vi.setSystemTime(Date.now() - by);
    await pass(10_100);
    expect(seconds()).toBe('20 seconds left');
    await pass(25_000);
    expect(seconds()).toBe('0 seconds left');
  },
);

it('stands still while the game is paused, and goes on with what the server says is left', async () => {
  const server = await openGame(asking(question('choice'), { paused: true }));
  await pass(8_000);
  expect(seconds()).toBe('30 seconds left');
  await happens(() => server.sendGame(asking(question('choice'), { revision: 2 })));
  await pass(5_100);
  expect(seconds()).toBe('25 seconds left');
});
