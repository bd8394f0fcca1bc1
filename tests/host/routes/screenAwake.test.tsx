import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { SpecServer } from '../../support/specServer';
import { openAt } from '../openAt';

const release = vi.fn(() => Promise.resolve());
const lock = { released: false, release };
const request = vi.fn(() => Promise.resolve(lock));

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
  lock.released = false;
});

test('the screen is kept awake while the lobby is open, requested again when the tab returns, and released', async () => {
  openLobby();
  await screen.findByRole('button', { name: 'Verbindung: Connected' });
  await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
  const before = request.mock.calls.length;
  lock.released = true;
  document.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(request).toHaveBeenCalledTimes(before + 1));
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

test('where the browser demands a gesture, the first one keeps the screen awake, and later ones ask no more', async () => {
  request.mockRejectedValue(new DOMException('Permission was denied', 'NotAllowedError'));
  openLobby();
  await screen.findByRole('button', { name: 'Verbindung: Connected' });
  await waitFor(() => expect(request).toHaveBeenCalled());
  request.mockReset().mockResolvedValue(lock);
  await userEvent.keyboard('{Shift}');
  expect(request).toHaveBeenCalledExactlyOnceWith('screen');
  await userEvent.keyboard('{Shift}');
  expect(request).toHaveBeenCalledTimes(1);
});

test('a gesture while the browser still decides asks for no second lock', async () => {
  request.mockReset().mockReturnValue(new Promise(() => undefined));
  openLobby();
  await screen.findByRole('button', { name: 'Verbindung: Connected' });
  await waitFor(() => expect(request).toHaveBeenCalled());
  const before = request.mock.calls.length;
  await userEvent.keyboard('{Shift}');
  expect(request).toHaveBeenCalledTimes(before);
});

test('a lock that is granted after the lobby was left is released', async () => {
  let grant: (granted: typeof lock) => void = () => undefined;
  const granted = new Promise<typeof lock>((resolve) => (grant = resolve));
  request.mockReset().mockReturnValue(granted);
  openLobby();
  await screen.findByRole('button', { name: 'Verbindung: Connected' });
  window.history.pushState(null, '', '/');
  window.dispatchEvent(new PopStateEvent('popstate'));
  await screen.findByRole('button', { name: 'Load Quiz' });
  grant(lock);
  await waitFor(() => expect(release).toHaveBeenCalledTimes(request.mock.calls.length));
});
