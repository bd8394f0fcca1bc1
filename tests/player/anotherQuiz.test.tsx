import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { playAdmitted } from '../../src/player/answers/playState';
import { saveEnd, savedEnd } from '../../src/player/answers/savedEnd';
import { saveAnswers, savedAnswers } from '../../src/player/answers/unsent';
import { asking, game, own, question } from './games';
import { button, happens, openGame, press, texts } from './playing';

/** Questions of both quizzes share their ids. */
const asked = question('choice');
const podium = game({ name: 'podium', tied: false }, { revision: 8 });
const lobby = game({ name: 'lobby' }, { revision: 9, earlierQuizzes: 1, quizName: 'Second Quiz' });
const askedAgain = asking(asked, { revision: 10, step: 9, earlierQuizzes: 1, quizName: 'Second Quiz' });

describe('another quiz in the same room', () => {
  test('leads back to the lobby, with its own name', async () => {
    const server = await openGame(podium, { points: 3, rank: 1, of: 2 });
    await screen.findByText(texts.rank({ rank: 1, of: 2 }));
    await happens(() => server.sendGame(lobby));
    expect(await screen.findByText('Second Quiz')).toBeVisible();
    expect(screen.queryByText('Pub Quiz')).toBeNull();
    // The host has gone back to the first quiz.
    await happens(() => server.sendGame(game({ name: 'lobby' }, { revision: 10 })));
    expect(await screen.findByText('Pub Quiz')).toBeVisible();
  });

  test('shows no answer of the former quiz, though its questions have the same ids', async () => {
    const server = await openGame(asking(asked), { answers: { choice: 1 } });
    expect(await button('B Hamburg')).toHaveAttribute('aria-pressed', 'true');
    // The phone was offline meanwhile, and receives its own part only later.
    await happens(() => server.sendGame(askedAgain));
    expect(await button('B Hamburg')).toHaveAttribute('aria-pressed', 'false');
    await press('C Berlin');
    expect(server.submitted).toEqual([['choice', 2]]);
  });

  test('begins with empty fields, and sends nothing that was typed before', async () => {
    const number = question('number');
    const server = await openGame(asking(number));
    await userEvent.type(await screen.findByRole('textbox'), '12');
    await happens(() => server.sendGame(asking(number, { revision: 10, step: 9, earlierQuizzes: 1 })));
    expect(await screen.findByRole('textbox')).toHaveValue('');
    expect(server.submitted).toEqual([['number', 1, false]]);
  });
});

test('an answer that waits is not sent to the next quiz', () => {
  const state = { game: asking(asked), receivedAt: 0, own: own(), pending: { choice: 1 }, refused: {} };
  const admission = { sessionCode: 'B', quizName: 'Q', playerName: 'A', playerToken: 't', playerCount: 1 };
  const next = playAdmitted(state, { ...admission, game: askedAgain, own: own() }, { at: 0, saved: {} });
  expect(next).toMatchObject({ game: askedAgain, pending: {}, refused: {} });
});

test('nor is one that was saved across a reload', () => {
  saveAnswers('t', undefined, { choice: { answer: 1 } });
  expect([savedAnswers('t', 1), savedAnswers('t')]).toEqual([{}, { choice: { answer: 1 } }]);
});

test('how a quiz ended is forgotten once another one is played', async () => {
  const token = 't'.repeat(22);
  saveEnd(token, { game: podium, receivedAt: 0, own: own({ points: 3 }), pending: {}, refused: {} });
  await openGame(lobby);
  await screen.findByText('Second Quiz');
  expect(savedEnd(token)).toBeUndefined();
});
