import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import type { PlayerGame, PlayerOwn } from '../../../src/contract/toPhones';
import { asking, own, question, revealing } from '../games';
import { button, happens, openGame, press, teamTexts } from '../playing';

const asked = question('choice');
const mine = { answers: { choice: 0 }, results: { choice: { correct: false, points: 0 } } };
const revealed = (more: Partial<PlayerGame> = {}) => revealing(asked, { kind: 'choice', correct: [1] }, more);
const openReveal = (more: Partial<PlayerOwn> = {}) => openGame(revealed(), { ...mine, ...more });
const WHY = 'Why? Only the host will read it.';
const why = () => screen.findByRole('textbox', { name: WHY });

test('a player objects at the reveal, and learns what has become of it', async () => {
  const server = await openReveal();
  await press('Object to this');
  expect(await why()).toHaveFocus();
  await userEvent.type(await why(), ' B is right too {Enter}');
  expect(await screen.findByText('Your objection is with the host.')).toBeVisible();
  expect(server.argsOf('Object')).toEqual([['choice', 'B is right too']]);
  await happens(() => server.sendOwn(own({ ...mine, objections: { choice: 'dismissed' } })));
  expect(screen.getByText('The host has turned down your objection.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Object to this' })).toBeNull();
});

test('what is being written stays while the game goes on', async () => {
  const server = await openReveal();
  await press('Object to this');
  await userEvent.type(await why(), 'B');
  await happens(() => server.sendGame(asking(question('text'), { step: 9, revision: 9 })));
  expect(await why()).toHaveValue('B');
  await userEvent.type(await why(), '{Enter}');
  expect(server.argsOf('Object')).toEqual([['choice', 'B']]);
  await waitFor(() => expect(screen.queryByRole('textbox', { name: WHY })).toBeNull());
});

test('nothing is sent without words, and it can be given up', async () => {
  const server = await openReveal();
  await press('Object to this');
  await press('Send');
  await press('Cancel');
  expect(await button('Object to this')).toBeVisible();
  expect(server.argsOf('Object')).toEqual([]);
});

test.each([
  ['objections_closed', 'Objections are closed.'],
  ['internal_error', teamTexts.failed],
] as const)('a refusal with %s is said, and the words stay', async (code, said) => {
  const server = await openReveal();
  server.refuses.set('Object', code);
  await press('Object to this');
  await userEvent.type(await why(), 'B{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(said);
  expect(await why()).toHaveValue('B');
});

test.each([
  ['the host takes none', revealed({ objectionsOff: true })],
  ['the question is void', revealing(asked, { kind: 'choice', correct: [1] })],
  ['nothing is revealed', asking(asked)],
] as const)('nobody objects where %s', async (why, game) => {
  const scene = why.includes('void') ? { ...game.scene, void: true } : game.scene;
  await openGame({ ...game, scene: scene as PlayerGame['scene'] }, mine);
  await screen.findAllByText(asked.text);
  expect(screen.queryByRole('button', { name: 'Object to this' })).toBeNull();
});
