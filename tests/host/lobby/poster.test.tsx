import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { keepHostKey } from '../../../src/host/session/openedSessions';
import { SpecServer } from '../../support/specServer';
import { gameOf, hostGameOf } from '../game/gameOf';
import { openAt } from '../openAt';

/** Opens a host's lobby with these players, on a clock that the test moves. */
async function openLobby(...players: string[]) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const server = SpecServer.start();
  server.hub.knowsHosts = true;
  Object.assign(server.addSession('BDFGH', ...players), { game: gameOf('lobby') });
  keepHostKey('http://localhost:5000', 'BDFGH', 'q4ul-_AbCdEfGhIjKlMnOw');
  openAt('/session/BDFGH');
  await screen.findByRole('button', { name: 'Verbindung: Connected' });
  server.hub.send('HostUpdated', hostGameOf('question'));
  return { hub: server.hub, start: await screen.findByRole('button', { name: 'Quiz starten' }) };
}
const lobby = () => document.querySelector('.lobby');
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

test('what only the host needs fades while nobody moves, and comes back with the pointer', async () => {
  await openLobby('Ada');
  pass(4);
  expect(lobby()).toHaveAttribute('data-faded');
  fireEvent(document, new Event('pointermove'));
  expect(lobby()).not.toHaveAttribute('data-faded');
});

test('it stays until somebody has joined, so that a first-time host finds it', async () => {
  await openLobby();
  pass(10);
  expect(lobby()).not.toHaveAttribute('data-faded');
});

test('a touch on a faded button brings it back without pressing it; the next one presses it', async () => {
  const { hub, start } = await openLobby('Ada');
  pass(4);
  fireEvent.pointerDown(start, { pointerType: 'touch' });
  fireEvent.click(start, { detail: 1 });
  expect(lobby()).not.toHaveAttribute('data-faded');
  expect(hub.commands).toEqual([]);
  fireEvent.pointerDown(start);
  fireEvent.click(start, { detail: 1 });
  await waitFor(() => expect(hub.commands).toEqual([{ type: 'start' }]));
});
