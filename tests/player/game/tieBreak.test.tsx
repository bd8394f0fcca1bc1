import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PlayerGame } from '../../../src/contract/playerGame';
import { gameTextsFor } from '../../../src/player/game/texts';
import { asking, closing, own, question, revealing } from './games';
import { happens, openGame } from './playing';

const texts = gameTextsFor('en');
const asked = question('number', { points: 0 });
const heading = (name: string) => screen.findByRole('heading', { name });
/** The same game with its scene in the tie-break. */
const inTieBreak = ({ scene, ...game }: PlayerGame) =>
  ({ ...game, scene: { ...scene, round: null, tieBreak: true } }) as PlayerGame;

it('is a question for those who share the first place', async () => {
  await openGame(inTieBreak(asking(asked)), { tieBreak: true });
  expect(await heading('What of number?')).toHaveFocus();
  expect(screen.getByText(texts.tieBreak)).toBeVisible();
  expect(screen.getByRole('textbox')).toBeVisible();
  expect(screen.queryByText(/point/)).not.toBeInTheDocument();
});

it('is watched by everybody else, until its answer is revealed', async () => {
  const server = await openGame(inTieBreak(asking(asked)), { tieBreak: false });
  expect(await heading(texts.tieBreak)).toHaveFocus();
  expect(screen.getByText(texts.tieBreakWatch)).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  await happens(() => server.sendGame(inTieBreak(closing(asked))));
  expect(screen.getByText(texts.tieBreakWatch)).toBeVisible();
  await happens(() => server.sendGame(inTieBreak(revealing(asked, { value: 8 }))));
  expect(await heading(texts.tieBreak)).toBeVisible();
  expect(screen.getByText('8')).toBeVisible();
  expect(screen.queryByText(texts.notAnswered)).not.toBeInTheDocument();
});

it('can be answered as soon as the server says so', async () => {
  const server = await openGame(inTieBreak(asking(asked)));
  expect(await screen.findByText(texts.tieBreakWatch)).toBeVisible();
  await happens(() => server.sendOwn(own({ tieBreak: true })));
  expect(await screen.findByRole('textbox')).toBeVisible();
});
