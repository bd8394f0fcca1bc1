import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { gameOf, hostGameOf } from '../game/gameOf';
import { openRemote } from '../game/remote/openRemote';
import { openHosted } from '../session/openHosted';

const playedBefore = [
  {
    date: '2025-10-12',
    quizName: 'Kneipenquiz 4',
    questions: 3,
    teams: ['Quizzly Bears', 'Eulen'],
    others: 2,
  },
  { date: '2025-10-05', quizName: 'Kneipenquiz 3', questions: 1, teams: ['Eulen'] },
];
const SAID = '3 Fragen schon gespielt von Quizzly Bears, Eulen und 2 weitere';

async function openLobby(hostGame: object) {
  const { hub } = await openHosted({ names: ['Eulen'] });
  hub.send('HostUpdated', { ...hostGameOf('question'), players: [], ...hostGame });
}

test('the lobby shows the host which questions teams have had only on request', async () => {
  await openLobby({ playedBefore });
  const hint = await screen.findByRole('button', { name: 'Hinweis zum Quiz' });
  expect(screen.queryByText(/schon gespielt von/)).toBeNull();
  await userEvent.click(hint);
  const dialog = within(await screen.findByRole('dialog', { name: 'Schon gespielt' }));
  const [first, second] = dialog.getAllByRole('listitem');
  expect(first).toHaveTextContent(`${SAID}12.10.2025, Kneipenquiz 4`);
  expect(second).toHaveTextContent('1 Frage schon gespielt von Eulen');
});

test('without such questions there is no hint', async () => {
  await openLobby({});
  await screen.findByRole('button', { name: 'Quiz starten' });
  expect(screen.queryByRole('button', { name: 'Hinweis zum Quiz' })).toBeNull();
});

test('the remote shows it in the lobby', async () => {
  openRemote({ game: gameOf('lobby'), hostGame: { playedBefore } });
  expect(await screen.findByRole('region', { name: 'Schon gespielt' })).toHaveTextContent(
    `${SAID} (12.10.2025, Kneipenquiz 4)`,
  );
});
