import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { asking, game, own, question, round } from '../games';
import { button, happens, openGame, press, teamTexts, texts } from '../playing';

const wager = game({ name: 'wager', round, questionId: 'q1', remainingMs: 20_000 });
const slider = () => screen.findByRole('slider', { name: texts.wager.heading });

test('is set by slider or button, and each choice replaces the former one', async () => {
  const server = await openGame(wager, { stakeable: 12.5 });
  fireEvent.change(await slider(), { target: { value: '7' } });
  expect(await screen.findByText(texts.saved)).toBeVisible();
  for (const name of ['half', 'all', 'nothing'] as const) {
    await press(texts.wager[name]);
    expect(await button(texts.wager[name])).toHaveAttribute('aria-pressed', 'true');
    expect(await screen.findByText(texts.saved)).toBeVisible();
  }
  expect(server.argsOf('SetStake')).toEqual([
    ['q1', 7],
    ['q1', 6],
    ['q1', 12.5],
    ['q1', 0],
  ]);
});

test('reaches all points by slider, in steps that fit their number', async () => {
  const server = await openGame(wager, { stakeable: 12_345 });
  expect(await slider()).toHaveAttribute('step', '100');
  fireEvent.change(await slider(), { target: { value: '12400' } });
  await screen.findByText(texts.saved);
  expect(server.argsOf('SetStake')).toEqual([['q1', 12_345]]);
});

test('sends a choice at once, and where a moving slider gets to', async () => {
  const server = await openGame(wager, { stakeable: 12 });
  const moving = await slider();
  for (const value of ['3', '5', '9']) fireEvent.change(moving, { target: { value } });
  expect(await slider()).toHaveValue('9');
  await expect.poll(() => server.argsOf('SetStake')).toContainEqual(['q1', 9]);
  expect(server.argsOf('SetStake')).not.toContainEqual(['q1', 5]);
  expect(server.argsOf('SetStake')[0]).toEqual(['q1', 3]);
});

const asked = { ...asking(question('choice', { questionId: 'q1' })), revision: 9, step: 9 };

test('sends the last value as the question is asked', async () => {
  const server = await openGame(wager, { stakeable: 12 });
  const moving = await slider();
  for (const value of ['3', '9']) fireEvent.change(moving, { target: { value } });
  await happens(() => server.sendGame(asked));
  expect(await screen.findByText(texts.staked({ points: '9' }))).toBeVisible();
});

test.each([
  ['nothing', undefined, texts.missed.noStake({ isLate: true })],
  ['the former stake', 5, texts.missed.stake({ isLate: true, points: '5' })],
])('that is too late after an outage says that %s counts', async (_what, former, said) => {
  const stakes = former === undefined ? undefined : { q1: former };
  const server = await openGame(wager, { stakeable: 12, stakes });
  await happens(() => server.goDown());
  await press(texts.wager.all);
  server.play = { game: asked, own: own({ stakes }) };
  server.refuses.set('SetStake', 'answers_closed');
  await happens(() => server.comeBack());
  expect(await screen.findByText(said)).toBeVisible();
  await press(teamTexts.seen);
  expect(screen.queryByText(said)).toBeNull();
});

test('that the server has is not called too late, although its result was lost', async () => {
  const server = await openGame(wager, { stakeable: 12 });
  server.losesNextResult = true;
  server.refuses.set('SetStake', 'answers_closed');
  server.play = { game: asked, own: own({ stakes: { q1: 12 } }) };
  await press(texts.wager.all);
  expect(await screen.findByText(texts.staked({ points: '12' }))).toBeVisible();
  expect(screen.queryByText(/Too late/)).toBeNull();
});

test('shows what a team-mate staked', async () => {
  const server = await openGame(wager, { stakeable: 12 });
  await happens(() => server.sendOwn(own({ stakeable: 12, stakes: { q1: 3 } })));
  expect(await slider()).toHaveValue('3');
});

test('goes back to the last stake if the server refuses one', async () => {
  const server = await openGame(wager, { stakeable: 12, stakes: { q1: 3 } });
  server.refusals.push('answers_closed');
  await press(texts.wager.all);
  expect(await screen.findByText(texts.missed.stake({ isLate: true, points: '3' }))).toBeVisible();
  await waitFor(async () => expect(await slider()).toHaveValue('3'));
});

test('offers nothing but nothing to a team without points', async () => {
  await openGame(wager, { stakeable: 0 });
  expect(await screen.findByText(texts.wager.none)).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  expect(await button(texts.wager.nothing)).toBeVisible();
});

test('cannot be changed once the question was asked, and stands above it', async () => {
  const closed = game({ name: 'wager', round, questionId: 'q1', remainingMs: 0 });
  const server = await openGame(closed, { stakes: { q1: 5 } });
  expect(await screen.findByText(texts.wager.closed)).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
  expect(screen.queryByText(texts.saved)).not.toBeInTheDocument();
  const asked = question('choice', { questionId: 'q1' });
  await happens(() => server.sendGame({ ...asking(asked), revision: 9, step: 9 }));
  expect(await screen.findByText(texts.staked({ points: '5' }))).toBeVisible();
});
