import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SpecServer } from '../support/specServer';
import { openAt, wall } from './openAt';

test('shows the session in the route, and who joins it', async () => {
  const server = SpecServer.start();
  server.addSession('BDFGH', 'Ada');
  openAt('/session/BDFGH');
  expect(await screen.findByRole('heading', { name: 'Quiz Lobby' })).toBeInTheDocument();
  expect(wall()).toEqual(['Ada', ...Array(5).fill('Wartet auf Spieler...')]);
  await screen.findByRole('button', { name: 'Verbindung: Connected' });
  server.join('BDFGH', 'Grace');
  await waitFor(() => expect(wall().slice(0, 2)).toEqual(['Ada', 'Grace']));
  expect(within(screen.getByRole('region', { name: 'Spieler im Raum' })).getByText('2')).toBeInTheDocument();
});
