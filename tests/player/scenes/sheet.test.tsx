import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import type { PlayerGame, PlayerScene } from '../../../src/contract/toPhones';
import type { Answer } from '../../../src/contract/question';
import { onSheet, question, round } from '../games';
import { button, happens, heading, openGame, press, texts } from '../playing';

const [first, second] = [question('text', { number: 1 }), question('choice', { number: 2 })];
const place = (number: number, isAnswered: boolean) =>
  button(texts.sheetPlace({ place: number, isAnswered }));

test('shows the question asked last and which are empty, and moves between them', async () => {
  await openGame(onSheet([first, second]), { answers: { text: 'Bern' } });
  expect(await heading('What of choice?')).toHaveFocus();
  expect(await place(2, false)).toHaveAttribute('aria-current', 'true');
  expect(screen.getByText(texts.empty({ count: 1 }))).toBeVisible();
  await userEvent.click(await place(1, true));
  expect(await heading('What of text?')).toHaveFocus();
});

test('does not interrupt typing when the next question is asked', async () => {
  const server = await openGame(onSheet([first]));
  const field = await screen.findByRole('textbox');
  await userEvent.type(field, 'Be');
  await happens(() => server.sendGame(onSheet([first, second], { revision: 2, step: 2 })));
  expect(field).toHaveFocus();
  await press(texts.newQuestion);
  expect(await heading('What of choice?')).toHaveFocus();
  await userEvent.click(await place(1, true));
  expect(await screen.findByRole('textbox')).toHaveValue('Be');
});

const third = question('multiple', { number: 3 });
const ALL = [first, second, third];

describe('stays on the question that the player went to', () => {
  test.each<[what: string, next: PlayerGame]>([
    ['another one is asked', onSheet(ALL, { revision: 2, step: 2 })],
    ['the last call begins', onSheet([first, second], { revision: 2, step: 2 }, { lastCallMs: 9_000 })],
    ['the game is paused', onSheet([first, second], { revision: 2, step: 1, paused: true })],
  ])('when %s', async (_what, next) => {
    const server = await openGame(onSheet([first, second]), { answers: { text: 'Bern' } });
    await userEvent.click(await place(1, true));
    await happens(() => server.sendGame(next));
    expect(await heading('What of text?')).toBeVisible();
    await happens(() => server.sendGame({ ...next, revision: 3, step: 3 }));
    expect(await heading('What of text?')).toBeVisible();
  });
});

test('stays on a question that was touched, until it is answered', async () => {
  const server = await openGame(onSheet([first, second]));
  await userEvent.pointer({ keys: '[TouchA>]', target: await button(/Venice/) });
  await happens(() => server.sendGame(onSheet(ALL, { revision: 2, step: 2 })));
  expect(await heading('What of choice?')).toBeVisible();
  await userEvent.click(await button(/Venice/));
  expect(await heading('What of choice?')).toBeVisible();
  await press(texts.newQuestion);
  expect(await heading('What of multiple?')).toHaveFocus();
});

test('turns to the question asked last from one that was answered', async () => {
  const server = await openGame(onSheet([first, second]));
  await userEvent.click(await button(/Venice/));
  await happens(() => server.sendGame(onSheet(ALL, { revision: 2, step: 2 })));
  expect(await heading('What of multiple?')).toHaveFocus();
});

test('turns from a question that is no longer open', async () => {
  const server = await openGame(onSheet([first, second]));
  await userEvent.click(await place(1, false));
  await userEvent.type(await screen.findByRole('textbox'), 'Be');
  await happens(() => server.sendGame(onSheet([third], { revision: 2, step: 2 })));
  expect(await heading('What of multiple?')).toHaveFocus();
});

test('asks before it is handed in while a question is empty', async () => {
  const server = await openGame(onSheet([first, second]), { answers: { text: 'Bern' } });
  await press(texts.handIn);
  expect(screen.getByRole('group', { name: texts.empty({ count: 1 }) })).toBeVisible();
  expect(await button(texts.handInBack)).toHaveFocus();
  await press(texts.handInBack);
  await press('C Berlin');
  await press(texts.handIn);
  expect(await screen.findByText(texts.handedIn)).toBeVisible();
  expect(server.argsOf('SetReady')).toEqual([[true, 1]]);
});

test('is not called handed in before everything typed in it is stored', async () => {
  const server = await openGame(onSheet([first]));
  await userEvent.type(await screen.findByRole('textbox'), 'Bern');
  await expect.poll(() => server.submitted).toEqual([['text', 'B', false]]);
  server.holdsAnswers = true;
  await press(texts.handIn);
  expect(screen.getAllByText(texts.sending)).toHaveLength(2);
  expect(screen.queryByText(texts.handedIn)).toBeNull();
  await happens(() => server.acknowledge());
  expect(await screen.findByText(texts.handedIn)).toBeVisible();
  expect(server.calls.slice(-2)).toEqual(['SubmitAnswer', 'SetReady']);
});

test.each<['text' | 'multiple', Answer, string]>([
  ['text', 'Bern', texts.send],
  ['multiple', [1], texts.done],
])('that is handed in asks for no button of a %s, also after a change', async (kind, answer, label) => {
  const asked = question(kind);
  const own = { answers: { [kind]: answer }, unfinished: [kind] };
  const server = await openGame(onSheet([asked]), own);
  expect(await screen.findByText(texts.savedSoFar({ button: label }))).toBeVisible();
  await press(texts.handIn);
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(await button(new RegExp(`${label}$`))).toHaveAttribute('aria-disabled', 'true');
  await happens(() => server.sendOwn({ ...server.play!.own, ...own, ready: true }));
  expect(screen.getByText(texts.saved)).toBeVisible();
});

test('is handed in, and taken back', async () => {
  const server = await openGame(onSheet([first, second]));
  await press(texts.handIn);
  await press(texts.handIn);
  expect(await screen.findByText(texts.handedIn)).toBeVisible();
  await press(texts.takeBack);
  expect(await screen.findByText(texts.empty({ count: 2 }))).toBeVisible();
  expect(server.argsOf('SetReady')).toEqual([
    [true, 1],
    [false, 1],
  ]);
});

test('can be handed in once its last question was asked', async () => {
  const server = await openGame(onSheet([first], {}, {}, 2));
  expect(await screen.findByText(texts.handInLater)).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.handIn })).toBeNull();
  await happens(() => server.sendGame(onSheet([first, second], { revision: 2, step: 2 })));
  expect(await button(texts.handIn)).toBeVisible();
  expect(screen.queryByText(texts.handInLater)).toBeNull();
});

test("says at the end of a question's time that answers can still be changed, and warns before the round closes", async () => {
  const server = await openGame(onSheet([first], {}, { remainingMs: 0 }));
  expect(await screen.findByText(texts.timeUp)).toBeVisible();
  await happens(() => server.sendGame(onSheet([first], { revision: 2, step: 2 }, { lastCallMs: 10_000 })));
  expect(screen.queryByText(texts.timeUp)).toBeNull();
  expect(await screen.findByRole('alert')).toHaveTextContent(texts.lastCall);
  expect(await screen.findByRole('timer', { name: texts.timeLeft({ seconds: 10 }) })).toBeVisible();
});

test('is handed in as soon as there is a connection', async () => {
  const server = await openGame(onSheet([first]), { answers: { text: 'Bern' } });
  server.losesNextResult = true;
  await press(texts.handIn);
  await expect
    .poll(() => server.argsOf('SetReady'))
    .toEqual([
      [true, 1],
      [true, 1],
    ]);
  expect(await screen.findByText(texts.handedIn)).toBeVisible();
});

test('is handed in although the server fails at first', async () => {
  const server = await openGame(onSheet([first]), { answers: { text: 'Bern' } });
  server.refusals.push('internal_error');
  await press(texts.handIn);
  await expect.poll(() => server.argsOf('SetReady')).toEqual([[true, 1]]);
  expect(await screen.findByText(texts.handedIn)).toBeVisible();
});

test('that is handed in too late is said to be so, and the next one is not handed in', async () => {
  const server = await openGame(onSheet([first]), { answers: { text: 'Bern' } });
  await happens(() => server.goDown());
  await press(texts.handIn);
  expect(await screen.findByText(texts.waiting)).toBeVisible();
  const later = onSheet([second], { revision: 2, step: 2 });
  const scene = { ...later.scene, round: { ...round, index: 2, questionCount: 1, reveal: 'round' } };
  server.play = { ...server.play!, game: { ...later, scene: scene as PlayerScene } };
  server.refuses.set('SetReady', 'answers_closed');
  await happens(() => server.comeBack());
  expect(await heading('What of choice?')).toBeVisible();
  expect(await screen.findByText(texts.missed.handIn)).toBeVisible();
  expect(await button(texts.handIn)).toBeVisible();
});
