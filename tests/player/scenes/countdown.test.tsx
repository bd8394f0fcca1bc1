import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { happens, openGame } from '../playing';
import { asking, game, question } from '../games';

const HOUR = 60 * 60 * 1000;
const seconds = () => screen.getByRole('timer').getAttribute('aria-label');

/** In small steps, since timers' changes are only drawn at the end of each. */
async function pass(ms: number) {
  for (let passed = 0; passed < ms; passed += 100) await act(() => vi.advanceTimersByTimeAsync(100));
}

beforeEach(() => vi.useFakeTimers());

test.each([-HOUR, HOUR])(
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

const breakOf = (remainingMs: number, changes: Parameters<typeof game>[1] = {}) =>
  game({ name: 'break', remainingMs }, changes);

test('counts a break down, and shows at once that it was made longer', async () => {
  const server = await openGame(breakOf(300_000));
  await pass(10_100);
  expect(seconds()).toBe('290 seconds left');
  await happens(() => server.sendGame(breakOf(589_900, { revision: 2 })));
  expect(seconds()).toBe('590 seconds left');
  expect(screen.getByText('The break has been extended.')).toBeVisible();
});

test('does not call a break longer that was paused or made shorter', async () => {
  const server = await openGame(breakOf(300_000, { paused: true }));
  await pass(5_000);
  await happens(() => server.sendGame(breakOf(300_000, { revision: 2 })));
  await happens(() => server.sendGame(breakOf(60_000, { revision: 3 })));
  expect(seconds()).toBe('60 seconds left');
  expect(screen.queryByText('The break has been extended.')).toBeNull();
});

test('does not start until the sound is played, and says so', async () => {
  const server = await openGame(asking(question('choice'), {}, { waiting: true }));
  await pass(8_000);
  expect(screen.getByText('30 seconds once it plays')).toBeVisible();
  await happens(() => server.sendGame(asking(question('choice'), { revision: 2 })));
  await pass(5_100);
  expect(seconds()).toBe('25 seconds left');
});

test('runs while a question is only read, which has no answers', async () => {
  const reading = { remainingMs: 5_000, durationMs: 5_000 };
  const unanswered = { ...question('choice'), answers: [] };
  await openGame(asking(unanswered, { questions: [] }, { reading }));
  await pass(1_100);
  expect(seconds()).toBe('4 seconds left');
  expect(screen.getByRole('heading', { name: unanswered.text })).toBeVisible();
  expect(screen.getByText('Watch the big screen.')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('stands still while the game is paused, and goes on with the time left according to the server', async () => {
  const server = await openGame(asking(question('choice'), { paused: true }));
  await pass(8_000);
  expect(seconds()).toBe('30 seconds left');
  await happens(() => server.sendGame(asking(question('choice'), { revision: 2 })));
  await pass(5_100);
  expect(seconds()).toBe('25 seconds left');
});
