import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectConsoleError } from '../../support/consoleErrors';
import { SpecServer } from '../../support/specServer';
import { openAt, wall } from '../openAt';

const connected = () => screen.findByRole('button', { name: 'Verbindung: Connected' });

async function openLobby(...names: string[]) {
  const server = SpecServer.start();
  const session = server.addSession('BDFGH', ...names);
  openAt('/session/BDFGH');
  await connected();
  return { server, session };
}

test('the lobby shows the quiz, the code, the hint and six waiting places', async () => {
  await openLobby();
  expect(screen.getByRole('heading', { name: 'Quiz Lobby' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Pub Quiz' })).toBeInTheDocument();
  expect(screen.getByText('Raumcode:')).toBeInTheDocument();
  expect(screen.getByText('BDFGH')).toBeInTheDocument();
  expect(
    screen.getByText('Teile diesen Code mit deinen Freunden, damit sie beitreten können.'),
  ).toBeInTheDocument();
  expect(wall()).toEqual(Array(6).fill('Wartet auf Spieler...'));
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test.each([
  [2, 4],
  [7, 0],
])(
  '%i players, each with a person icon, leave %i places waiting, and are counted',
  async (players, waiting) => {
    const names = Array.from({ length: players }, (_, place) => `Player ${place}`);
    await openLobby(...names);
    expect(wall()).toEqual([...names, ...Array<string>(waiting).fill('Wartet auf Spieler...')]);
    const region = screen.getByRole('region', { name: 'Spieler im Raum' });
    expect(within(region).getByText(String(players))).toBeInTheDocument();
    for (const row of screen.getAllByRole('listitem').slice(0, players))
      expect(row.querySelector('svg')).not.toBeNull();
  },
);

test('names repeated by another server each have their own row', async () => {
  const { server } = await openLobby('Ada');
  server.join('BDFGH', 'Ada');
  server.join('BDFGH', 'Ada');
  await waitFor(() => expect(wall().slice(0, 4)).toEqual(['Ada', 'Ada', 'Ada', 'Wartet auf Spieler...']));
});

test('markup in names and the quiz name is shown as text', async () => {
  const { server } = await openLobby('<b>Ada</b>');
  expect(wall()[0]).toBe('<b>Ada</b>');
  server.hub.send('SessionUpdated', { ...server.addSession('BDFGH'), quizName: '<i>Quiz</i>' });
  expect(await screen.findByRole('heading', { name: '<i>Quiz</i>' })).toBeInTheDocument();
});

test('invalid events of the hub are logged, and PlayerJoined replaces the names after them', async () => {
  const { server } = await openLobby('Ada');
  server.hub.send('PlayerJoined', { players: [{ name: 'Grace' }] });
  server.hub.send('SessionUpdated', 'nonsense');
  server.hub.send('PlayerJoined');
  server.join('BDFGH', 'Grace');
  await waitFor(() => expect(wall().slice(0, 3)).toEqual(['Ada', 'Grace', 'Wartet auf Spieler...']));
  expectConsoleError(/An event of the quiz hub cannot be read/);
});

test('a code with unusual characters reaches the server unchanged', async () => {
  const server = SpecServer.start();
  server.addSession('a/ü 1');
  openAt(`/session/${encodeURIComponent('a/ü 1')}`);
  await connected();
  expect(server.hub.registered).toEqual(['a/ü 1']);
});
