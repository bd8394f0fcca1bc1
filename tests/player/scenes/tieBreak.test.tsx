import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PlayerGame } from '../../../src/contract/toPhones';
import { asking, closing, game, own, question, revealing } from '../games';
import { happens, heading, openGame, texts } from '../playing';

const asked = question('number', { points: 0 });
/** The same game with its scene in the tie-break. */
const inTieBreak = ({ scene, ...game }: PlayerGame) =>
  ({ ...game, scene: { ...scene, round: null, tieBreak: true } }) as PlayerGame;

test.each([
  [true, texts.tieBreakReady],
  [false, texts.tieBreakWatch],
])('is announced with the names of those who are level (plays it: %s)', async (tieBreak, hint) => {
  await openGame(game({ name: 'tieBreak', names: ['Anna', 'Ben'] }), { tieBreak });
  expect(await heading('Tie-break: Anna versus Ben')).toHaveFocus();
  expect(screen.getByText(hint)).toBeVisible();
});

test.each([
  [['Anna'], true, texts.tieBreakWon],
  [['Anna'], false, 'Anna wins the tie-break'],
  [['Anna', 'Ben'], true, 'Still level: Anna and Ben'],
])('names at its reveal who has won: %s (first: %s)', async (winners, correct, title) => {
  const revealed = inTieBreak(revealing(asked, { kind: 'number', value: 8 }));
  const scene = { ...revealed.scene, winners } as PlayerGame['scene'];
  await openGame({ ...revealed, scene }, { results: { number: { correct, points: 0 } } });
  expect(await heading(title)).toHaveFocus();
  expect(screen.queryByText(texts.right)).not.toBeInTheDocument();
});

test('is a question for those who share the first place', async () => {
  await openGame(inTieBreak(asking(asked)), { tieBreak: true });
  expect(await heading('What of number?')).toHaveFocus();
  expect(screen.getByText(texts.tieBreak)).toBeVisible();
  expect(screen.getByRole('textbox')).toBeVisible();
  expect(screen.queryByText(/point/)).not.toBeInTheDocument();
});

test('is watched by everybody else, until its answer is revealed', async () => {
  const server = await openGame(inTieBreak(asking(asked)), { tieBreak: false });
  expect(await heading(texts.tieBreak)).toHaveFocus();
  expect(screen.getByText(texts.tieBreakWatch)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await happens(() => server.sendGame(inTieBreak(closing(asked))));
  expect(screen.getByText(texts.tieBreakWatch)).toBeVisible();
  await happens(() => server.sendGame(inTieBreak(revealing(asked, { kind: 'number', value: 8 }))));
  expect(await heading(texts.tieBreak)).toBeVisible();
  expect(screen.getByText('8')).toBeVisible();
  expect(screen.queryByText(texts.notAnswered)).not.toBeInTheDocument();
});

test('can be answered as soon as the server says so', async () => {
  const server = await openGame(inTieBreak(asking(asked)));
  expect(await screen.findByText(texts.tieBreakWatch)).toBeVisible();
  await happens(() => server.sendOwn(own({ tieBreak: true })));
  expect(await screen.findByRole('textbox')).toBeVisible();
});
