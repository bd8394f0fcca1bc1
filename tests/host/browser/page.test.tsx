import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { SpecServer } from '../../support/specServer';
import { openAt } from '../openAt';

const release = vi.fn(() => Promise.resolve());
const request = vi.fn(() => Promise.resolve({ release }));

/** Opens a lobby in a browser that can keep the screen awake. */
function openLobby(): SpecServer {
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
  const server = SpecServer.start();
  server.addSession('BDFGH');
  openAt('/session/BDFGH');
  return server;
}

afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  vi.clearAllMocks();
});

test('the screen is kept awake while the lobby is open, requested again when the tab returns, and released', async () => {
  openLobby();
  await screen.findByRole('button', { name: 'Verbindung: Connected' });
  await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
  const before = request.mock.calls.length;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(before + 1);
  release.mockClear();
  window.history.pushState(null, '', '/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await screen.findByRole('button', { name: 'Load Quiz' });
  await waitFor(() => expect(release).toHaveBeenCalled());
  const after = request.mock.calls.length;
  document.dispatchEvent(new Event('visibilitychange'));
  expect(request).toHaveBeenCalledTimes(after);
});

test('the screen is kept awake already while the lobby loads', async () => {
  openLobby().faults.set('GET /session', 'silent');
  expect(await screen.findByRole('status')).toHaveTextContent('Loading');
  await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
});
