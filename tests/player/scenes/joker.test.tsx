import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { game, round } from '../games';
import { heading, openGame, press, texts } from '../playing';

const title = game({ name: 'round', round, joker: true });
const joker = (name: string, pressed: boolean) =>
  screen.findByRole('button', { name: new RegExp(name), pressed });

/** Confirms that the joker is to be played. */
const play = async () => {
  await userEvent.click(await joker(texts.joker, false));
  await press(texts.joker);
};

test('asks for confirmation, saying until when it can be withdrawn', async () => {
  const server = await openGame(title, { joker: null });
  await userEvent.click(await joker(texts.joker, false));
  expect(screen.getByRole('group')).toHaveAccessibleName(
    `${texts.jokerHint} ${texts.jokerBack({ isBeside: false })}`,
  );
  await press('Cancel');
  expect(await joker(texts.joker, false)).toHaveFocus();
  expect(server.calls).not.toContain('PlayJoker');
});

test('is played while the title is shown, and withdrawn', async () => {
  const server = await openGame(title, { joker: null });
  await play();
  await userEvent.click(await joker(texts.jokerPlayed, true));
  expect(await joker(texts.joker, false)).toHaveTextContent(texts.jokerHint);
  expect(server.argsOf('PlayJoker')).toEqual([[round.index], [null]]);
});

test('says that it is being sent until the server knows of it', async () => {
  const server = await openGame(title, { joker: null });
  server.mode = 'mute';
  await play();
  expect(await joker(texts.jokerPlayed, true)).toHaveTextContent(texts.sending);
});

test('is spent if it was played on another round', async () => {
  await openGame(title, { joker: 0 });
  expect(await screen.findByText(texts.jokerSpent({ round: 1 }))).toBeVisible();
  expect(screen.queryByRole('button', { name: /joker/i })).not.toBeInTheDocument();
});

test('is not offered by a quiz without one', async () => {
  await openGame(game({ name: 'round', round }));
  expect(await heading('Food')).toBeVisible();
  expect(screen.queryByRole('button', { name: /joker/i })).not.toBeInTheDocument();
});

test('is not shown as played if the server refuses it', async () => {
  const server = await openGame(title, { joker: null });
  server.refusals.push('joker_refused');
  await play();
  expect(await joker(texts.joker, false)).toBeVisible();
  expect(await screen.findByText(texts.missed.noJoker)).toBeVisible();
});
