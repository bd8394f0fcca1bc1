import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gameOf, hostGameOf } from './game/gameOf';
import { openRemote } from './game/remote/openRemote';
import { openHosted } from './session/openHosted';
import { showWorkshop } from './workshop/showWorkshop';

const scale = { speedRounds: [1], speed: 8000, others: 24 };
const HEADING = 'Runden zählen verschieden viel';
const WORTH = 'Runde 2: bis zu 8.000 Punkte, nach Tempo. Alle anderen Runden zusammen: bis zu 24.';

test('the lobby offers the host to score all rounds alike', async () => {
  const { hub } = await openHosted({ names: ['Eulen'] });
  const show = (more: object) =>
    hub.send('HostUpdated', { ...hostGameOf('question'), players: [], scale: { ...scale, ...more } });
  show({});
  await userEvent.click(await screen.findByRole('button', { name: HEADING }));
  const dialog = within(await screen.findByRole('dialog', { name: HEADING }));
  expect(dialog.getByRole('status')).toHaveTextContent(WORTH);
  await userEvent.click(dialog.getByRole('button', { name: 'Feste Punkte in allen Runden' }));
  expect(hub.commands).toEqual([{ type: 'scoring', scoring: 'points' }]);
  show({ scoring: 'points' });
  await waitFor(() =>
    expect(dialog.getByRole('status')).toHaveTextContent('Heute bringen alle Runden feste Punkte.'),
  );
  await userEvent.click(dialog.getByRole('button', { name: 'Wie im Quiz' }));
  expect(hub.commands.at(-1)).toEqual({ type: 'scoring', scoring: null });
});

test('so does the remote', async () => {
  const send = openRemote({ game: gameOf('lobby'), hostGame: { scale } });
  const card = within(await screen.findByRole('region', { name: HEADING }));
  expect(card.getByText(WORTH)).toBeVisible();
  await userEvent.click(card.getByRole('button', { name: 'Punkte nach Tempo in allen Runden' }));
  expect(send.mock.calls).toEqual([[{ type: 'scoring', scoring: 'speed' }]]);
});

test('in the workshop one press scores all rounds alike', async () => {
  const question = { question: 'Which?', answers: ['this', 'that'], correctAnswer: 0 };
  const { source } = await showWorkshop({
    quizName: 'Mixed',
    rounds: [
      { questions: [question, { ...question, points: 2 }, { ...question, wager: true }, { question: '' }] },
      { scoring: 'speed', questions: [question] },
    ],
  });
  expect(
    await screen.findByText(
      'Runde 2: bis zu 1.000 Punkte, nach Tempo. Alle anderen Runden zusammen: bis zu 3.',
    ),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Feste Punkte in allen Runden' }));
  expect(screen.queryByText(/nach Tempo\. Alle/)).toBeNull();
  expect(source()).toMatchObject({ scoring: 'points' });
  expect(source().rounds?.[1]).not.toHaveProperty('scoring');
});
