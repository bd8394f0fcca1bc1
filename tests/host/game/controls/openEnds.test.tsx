import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import type { HostGame } from '../../../../src/contract/hostGame';
import { network } from '../../../support/network';
import { gameOf, hostGameOf } from '../gameOf';
import { control, more, openControls } from './openControls';

const NEXT = { type: 'next', step: 3 };
const lastScores = gameOf('scores');
/** Before the podium: two answers of the sample are waiting. */
const beforePodium = (change: Partial<HostGame> = {}): HostGame => ({ ...hostGameOf('podium'), ...change });
const ignore = () => {};
/** Behind a stage, where guests see nothing of the page. */
const openBackstage: typeof openControls = (props) =>
  openControls({
    ...props,
    backstage: { page: null, onMarking: ignore, onPaper: ignore, onPlayers: ignore, blackOut: ignore },
  });
const note = () => screen.queryByRole('group', { name: 'Vor der Siegerehrung noch offen' });

test('before the podium the first press tells what is still open, and the second goes on', async () => {
  const send = openBackstage({ game: lastScores, hostGame: beforePodium({ missingSheets: 3 }) });
  expect(note()).toBeNull();
  await userEvent.click(control('Weiter'));
  expect(send).not.toHaveBeenCalled();
  expect(within(note()!).getByRole('alert')).toHaveTextContent('Vor der Siegerehrung noch offen');
  expect(note()).toHaveTextContent(/2 Antworten zu prüfen.*3 Bögen fehlen.*„Weiter“ geht trotzdem/);
  await userEvent.keyboard(' ');
  expect(send.mock.calls).toEqual([[NEXT]]);
});

test('on the wall it stands among the controls, names nobody, and holds nothing back', async () => {
  const send = openControls({ game: lastScores, hostGame: beforePodium() });
  expect(screen.getByRole('group', { name: 'Steuerung des Quiz' })).toContainElement(note());
  expect(note()).not.toHaveTextContent(/Bach|Bahc|Haydn|Anna|Arsch/);
  await userEvent.keyboard(' ');
  expect(send.mock.calls).toEqual([[NEXT]]);
});

test('the answers lead to where they are judged', async () => {
  openControls({ game: lastScores, hostGame: beforePodium() });
  await userEvent.click(control('2 Antworten zu prüfen'));
  expect(await screen.findByRole('dialog', { name: 'Antworten prüfen' })).toBeVisible();
});

test.each([
  ['nothing is open', lastScores, beforePodium({ marking: [] })],
  ['another device has gone on to the end before', lastScores, beforePodium({ endReached: true })],
  ['the podium is not next', gameOf('reveal'), hostGameOf('question')],
])('where %s, the first press goes on', async (_why, game, hostGame) => {
  const send = openBackstage({ game, hostGame });
  await userEvent.keyboard(' ');
  expect(send.mock.calls).toEqual([[NEXT]]);
  expect(note()).toBeNull();
});

test('the autopilot goes on by itself, so it is told without a press, and one press goes on', async () => {
  const game = gameOf('reveal', { autopilot: true });
  const send = openControls({ game, hostGame: beforePodium() });
  expect(note()).toBeVisible();
  await userEvent.keyboard(' ');
  expect(send.mock.calls).toEqual([[NEXT]]);
});

test('ending the quiz tells it too, and Next then ends it', async () => {
  const send = openBackstage();
  await userEvent.click(more());
  await userEvent.click(control('Quiz beenden'));
  await userEvent.click(await screen.findByRole('button', { name: 'Jetzt beenden' }));
  expect(send).not.toHaveBeenCalled();
  await userEvent.click(control('Weiter'));
  expect(send.mock.calls).toEqual([[{ type: 'end' }]]);
});

describe('the only season', () => {
  const seasons = [{ seasonId: 'herbst', name: 'Herbst', evenings: 2 }];
  const serve = () =>
    network.use(http.get('http://localhost:5000/seasons', () => HttpResponse.json({ seasons })));
  const props = { quizId: 'pub', game: lastScores, hostGame: beforePodium({ marking: [] }) };

  test('is proposed where the evening counts in none, and needs one press', async () => {
    serve();
    const send = openControls({ ...props, game: gameOf('reveal', { autopilot: true }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Für „Herbst“ zählen' }));
    expect(send.mock.calls).toEqual([[{ type: 'season', seasonId: 'herbst' }]]);
  });

  test('is not proposed where the evening counts in one', async () => {
    const season = { seasonId: 'herbst', seasonName: 'Herbst' };
    const send = openControls({ ...props, hostGame: { ...props.hostGame, season } });
    await userEvent.keyboard(' ');
    expect(send.mock.calls).toEqual([[NEXT]]);
  });
});
