import { act, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlayerGame } from '../../../src/contract/toPhones';
import { closing, own, question, revealing } from '../games';
import { happens, heading, openGame, texts } from '../playing';

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

const asked = question('choice');
const solution = { kind: 'choice', correct: [1] } as const;
const held = (more: Partial<PlayerGame> = {}): PlayerGame => {
  const game = revealing(asked, { ...solution, correct: [1] }, more);
  return { ...game, scene: { ...game.scene, suspenseMs: 2400 } as PlayerGame['scene'] };
};
const mine = { answers: { choice: 0 }, results: { choice: { correct: false, points: 0 } } };
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const expectHeld = async () => {
  expect(await heading(texts.watch)).toBeVisible();
  for (const text of [texts.wrong, texts.rightAnswer])
    expect(screen.queryByText(text)).not.toBeInTheDocument();
};

test('right and wrong stay hidden until the wall can have shown what is right', async () => {
  const server = await openGame(closing(asked), mine);
  await happens(() => server.sendGame(held()));
  await expectHeld();
  await pass(2000);
  await expectHeld();
  await pass(500);
  expect(await heading(texts.wrong)).toBeVisible();
  expect(screen.getByText(texts.rightAnswer)).toBeVisible();
});

test('a reload does not show them earlier', async () => {
  await openGame(held(), mine);
  await expectHeld();
  await pass(2500);
  expect(await heading(texts.wrong)).toBeVisible();
});

test('a change during the reveal does not hide them again', async () => {
  const server = await openGame(held(), mine);
  await pass(2500);
  await happens(() => server.sendGame(held({ revision: 4 })));
  await happens(() => server.sendOwn(own({ ...mine, results: { choice: { correct: true, points: 1 } } })));
  expect(await heading(texts.right)).toBeVisible();
});

test('a server that holds nothing back is shown at once', async () => {
  await openGame(revealing(asked, { ...solution, correct: [1] }), mine);
  expect(await heading(texts.wrong)).toBeVisible();
});

test('some of several right answers are named with their points', async () => {
  const several = question('multiple');
  const shown = revealing(several, { kind: 'multiple', correct: [0, 1, 2] });
  const result = { correct: false, points: 1, share: 2 / 3 };
  await openGame(shown, { answers: { multiple: [0, 1] }, results: { multiple: result } });
  expect(await heading(texts.ticksRight({ right: 2, of: 3 }))).toBeVisible();
  expect(screen.getByText(texts.gained({ points: 1 }))).toBeVisible();
});

test('a question that does not count is neither right nor wrong', async () => {
  const shown = revealing(asked, { ...solution, correct: [1] });
  const result = { correct: false, points: 0, void: true } as const;
  const scene = { ...shown.scene, void: true } as PlayerGame['scene'];
  await openGame({ ...shown, scene }, { ...mine, results: { choice: result } });
  expect(await heading(texts.void)).toBeVisible();
  expect(screen.queryByText(texts.wrong)).not.toBeInTheDocument();
});
