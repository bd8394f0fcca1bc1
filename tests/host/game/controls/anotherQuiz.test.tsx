import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { expectConsoleError } from '../../../support/consoleErrors';
import { network } from '../../../support/network';
import { gameOf, hostGameOf } from '../gameOf';
import { openRemote } from '../remote/openRemote';
import { control, more, openControls } from './openControls';

const QUIZZES = [
  { quizId: 'one', quizName: 'Kneipenquiz 4', quizDescription: 'Für alle' },
  { quizId: 7, quizName: 'Musik' },
];
const serve = (answer: () => Response) => network.use(http.get('http://localhost:5000/quizzes', answer));

async function openDialog() {
  const send = openControls({ quizId: 'one', game: gameOf('podium'), hostGame: hostGameOf(null) });
  await userEvent.click(control('Noch ein Quiz'));
  return { send, dialog: within(await screen.findByRole('dialog', { name: 'Noch ein Quiz' })) };
}

test('another quiz can be started on the laptop', async () => {
  serve(() => HttpResponse.json({ quizzes: QUIZZES }));
  const { send, dialog } = await openDialog();
  await userEvent.click(await dialog.findByRole('radio', { name: /Musik/ }));
  await userEvent.click(dialog.getByRole('button', { name: 'In die Lobby' }));
  expect(send.mock.calls).toEqual([[{ type: 'anotherQuiz', quizId: 7, keepPoints: false }]]);
});

test('quizzes in other languages stay folded, and those with nothing to ask are left out', async () => {
  const foreign = { quizId: 'nl', quizName: 'Van alles wat', language: 'nl', questionCount: 12 };
  const empty = { quizId: 'new', quizName: 'Angefangen', questionCount: 0, drafts: 3 };
  serve(() => HttpResponse.json({ quizzes: [...QUIZZES, foreign, empty] }));
  const { dialog } = await openDialog();
  expect(await dialog.findAllByRole('radio')).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Quizzes in anderen Sprachen zeigen (1)' }));
  expect(dialog.getByRole('radio', { name: /Van alles wat.*12 Fragen/ })).toBeVisible();
  expect(dialog.getAllByRole('radio')).toHaveLength(3);
});

test('where the strip has no room for it, the menu offers it', async () => {
  serve(() => HttpResponse.json({ quizzes: QUIZZES }));
  openControls({ quizId: 'one', game: gameOf('podium'), hostGame: hostGameOf(null) });
  await userEvent.click(more());
  const menu = within(screen.getByRole('dialog', { name: 'Mehr' }));
  await userEvent.click(menu.getByRole('button', { name: 'Noch ein Quiz' }));
  expect(await screen.findByRole('dialog', { name: 'Noch ein Quiz' })).toBeVisible();
});

test('the remote carries points over, and names the quiz just played', async () => {
  serve(() => HttpResponse.json({ quizzes: QUIZZES }));
  const send = openRemote({ game: gameOf('podium'), quizId: 'one' });
  await userEvent.click(control('Mehr'));
  await userEvent.click(control('Noch ein Quiz'));
  await userEvent.click(await screen.findByRole('radio', { name: /^Kneipenquiz 4\s*gerade gespielt$/ }));
  await userEvent.click(screen.getByRole('checkbox', { name: /Punkte mitnehmen/ }));
  await userEvent.click(control('In die Lobby'));
  expect(send.mock.calls).toEqual([[{ type: 'anotherQuiz', quizId: 'one', keepPoints: true }]]);
});

test('nothing is sent before a quiz is selected', async () => {
  serve(() => HttpResponse.json({ quizzes: QUIZZES }));
  const { send, dialog } = await openDialog();
  await userEvent.click(await dialog.findByRole('button', { name: 'In die Lobby' }));
  expect(dialog.getByRole('alert')).toHaveTextContent('Bitte ein Quiz auswählen.');
  expect(send).not.toHaveBeenCalled();
});

test('quizzes that fail to load can be requested again', async () => {
  serve(() => HttpResponse.error());
  const { dialog } = await openDialog();
  expect(await dialog.findByRole('alert')).toHaveTextContent('Die Quizzes konnten nicht geladen werden.');
  expectConsoleError(/quizzes could not be read/);
  serve(() => HttpResponse.json({ quizzes: [] }));
  await userEvent.click(dialog.getByRole('button', { name: 'Erneut versuchen' }));
  expect(await dialog.findByText('Auf dem Server liegt kein Quiz.')).toBeVisible();
});

test('during the quiz no other is offered', async () => {
  openControls();
  await userEvent.click(more());
  expect(screen.queryByRole('button', { name: 'Noch ein Quiz' })).toBeNull();
});
