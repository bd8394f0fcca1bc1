import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectConsoleError } from '../support/consoleErrors';
import { SpecServer } from '../support/specServer';
import { openAt } from './openAt';

const NETWORK = 'http://192.168.1.7:5000';
const parts = vi.hoisted(() => ({ lobbyBreaks: false }));

vi.mock('../../src/host/ui/QrPicture', () => ({
  QrPicture: () => {
    throw new Error('Failed to fetch the QR code');
  },
}));
vi.mock('../../src/host/lobby/wall/PlayerWall', () => ({
  PlayerWall: () => {
    if (parts.lobbyBreaks) throw new Error('The wall breaks');
    return null;
  },
}));

function openLobby() {
  SpecServer.start(NETWORK);
  const joinUrl = `${NETWORK}/join/BDFGH`;
  Object.assign(SpecServer.start().addSession('BDFGH'), { joinUrl, joinUrls: [joinUrl] });
  openAt('/session/BDFGH');
}

test('a QR code that cannot be loaded is only logged: the address is shown, without a banner', async () => {
  parts.lobbyBreaks = false;
  openLobby();
  expect(await screen.findByText('192.168.1.7:5000')).toBeInTheDocument();
  await waitFor(() => expectConsoleError(/Failed to fetch the QR code/));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('a broken screen does not break the next one', async () => {
  parts.lobbyBreaks = true;
  openLobby();
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expectConsoleError(/The wall breaks/);
  window.history.pushState(null, '', '/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(await screen.findByRole('button', { name: 'Load Quiz' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
