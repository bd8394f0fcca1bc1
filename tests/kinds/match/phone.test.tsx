import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { saveAnswers, savedAnswers } from '../../../src/player/answers/unsent';
import { asking, closing, own, phones, question, revealing } from '../../player/games';
import { button, happens, heading, openGame, press, texts, textsOf } from '../../player/playing';

const LEFT = ['Italy', 'France', 'Norway'];
const match = question('match', { points: 3, left: LEFT, answers: ['Oslo', 'Rome', 'Paris'] });
const [OSLO, ROME, PARIS] = [/^A Oslo/, /^B Rome/, /^C Paris/];
const line = (at: number) => screen.getByRole('button', { name: new RegExp(`^${at + 1} ${LEFT[at]}`) });

test('each tap is sent at once, goes with the next empty line, and a button completes the answer', async () => {
  const server = await openGame(asking(match));
  await press(ROME);
  await expect.poll(() => server.submitted).toEqual([['match', [1, null, null], false]]);
  await press(PARIS);
  await expect.poll(() => server.submitted.at(-1)).toEqual(['match', [1, 2, null], false]);
  expect(line(2)).toHaveAttribute('aria-pressed', 'true');
  await press(texts.done);
  await expect.poll(() => server.submitted.at(-1)).toEqual(['match', [1, 2, null]]);
});

test('a line can be chosen first, and screen readers are told what goes with it', async () => {
  const server = await openGame(asking(match));
  await press(/^3 Norway/);
  const list = screen.getByRole('list', { name: texts.matchFor({ left: 'Norway' }) });
  await userEvent.click(within(list).getByRole('button', { name: OSLO }));
  await expect.poll(() => server.submitted).toEqual([['match', [null, null, 0], false]]);
  expect(screen.getByText(texts.matched({ left: 'Norway', answer: 'Oslo' }))).toBeInTheDocument();
  expect(line(2)).toHaveAccessibleName('3 Norway A Oslo');
  expect(screen.getByRole('button', { name: OSLO })).toHaveAccessibleName('A Oslo Norway');
});

test('what another line has moves, and is free after a second tap', async () => {
  const server = await openGame(asking(match), { answers: { match: [1, null, null] } });
  await press(ROME);
  await expect.poll(() => server.submitted.at(-1)).toEqual(['match', [null, 1, null], false]);
  await press(/^2 France/);
  await press(ROME);
  await expect.poll(() => server.submitted.at(-1)).toEqual(['match', [null, null, null], false]);
  expect(await screen.findByText(texts.takenBack)).toBeVisible();
  expect(screen.getByRole('button', { name: texts.done })).toHaveAttribute('aria-disabled', 'true');
});

test('a line is freed on a phone of 2022, whose arrays lack newer methods', async () => {
  const { with: newer } = Array.prototype;
  Reflect.deleteProperty(Array.prototype, 'with');
  try {
    const server = await openGame(asking(match), { answers: { match: [1, 2, null] } });
    await press(/^1 Italy/);
    await press(ROME);
    await expect.poll(() => server.submitted).toEqual([['match', [null, 2, null], false]]);
  } finally {
    Object.defineProperty(Array.prototype, 'with', { value: newer, configurable: true, writable: true });
  }
});

test('once all are matched, a tap changes nothing but the line that is selected', async () => {
  const server = await openGame(asking(match), { answers: { match: [1, 2, 0] } });
  await press(PARIS);
  expect(line(1)).toHaveAttribute('aria-pressed', 'true');
  expect(server.submitted).toEqual([]);
  await press(OSLO);
  await expect.poll(() => server.submitted).toEqual([['match', [1, 0, null], false]]);
});

test('what was chosen without a connection is sent as a whole, gaps and all', async () => {
  const server = await openGame(asking(match));
  await button(OSLO);
  await happens(() => server.goDown());
  await press(OSLO);
  await press(/^1 Italy/);
  await press(ROME);
  expect(await screen.findByText(texts.waiting)).toBeVisible();
  await happens(() => server.comeBack());
  await expect.poll(() => server.submitted).toEqual([['match', [1, null, null], false]]);
});

test('unsent answers of all forms survive a reload', () => {
  const all = { q1: [1, null, 0], q2: { texts: [null, 'ABBA'] }, q3: [null, null], q4: null };
  const answers = Object.fromEntries(Object.entries(all).map(([id, answer]) => [id, { answer }]));
  saveAnswers('t', undefined, answers);
  expect(savedAnswers('t')).toEqual(answers);
});

test("a team-mate's choices replace those on this phone", async () => {
  const server = await openGame(asking(match), { devices: phones(2) });
  await press(ROME);
  await expect.poll(() => server.submitted).toHaveLength(1);
  const lastBy = { match: 'phone 2' };
  await happens(() => server.sendOwn(own({ devices: phones(2), answers: { match: [null, 1, 0] }, lastBy })));
  expect(line(0)).toHaveAccessibleName('1 Italy');
  expect(line(1)).toHaveAccessibleName('2 France B Rome');
});

test('after the close, each left side is shown with what was chosen for it', async () => {
  await openGame(closing(match), { answers: { match: [1, null, 0] } });
  expect(await screen.findByText('Rome')).toBeVisible();
  expect(textsOf('term')).toEqual(LEFT);
  expect(textsOf('definition')).toEqual(['Rome', '–', 'Oslo']);
});

test('at the reveal, each pair is right or wrong, with what would have been right', async () => {
  const pairs: [string, string][] = [
    ['Italy', 'Rome'],
    ['France', 'Paris'],
    ['Norway', 'Oslo'],
  ];
  await openGame(revealing(match, { kind: 'match', pairs }), {
    answers: { match: [1, 0, null] },
    results: { match: { correct: false, points: 1, share: 1 / 3, parts: [1, 0, 0] } },
  });
  expect(await heading(texts.pairsRight({ right: 1, of: 3 }))).toBeVisible();
  expect(textsOf('definition')).toEqual([
    `${texts.right} Rome`,
    `${texts.wrong} Oslo`,
    texts.rightAnswerIs({ answer: 'Paris' }),
    texts.notAnswered,
    texts.rightAnswerIs({ answer: 'Oslo' }),
  ]);
});
