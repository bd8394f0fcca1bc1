import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { hostGameOf } from '../game/gameOf';
import { openHosted } from '../session/openHosted';

/** Opens a host's lobby with these players, on a clock that the test moves. */
async function openLobby(...names: string[]) {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { hub } = await openHosted({ names });
  hub.send('HostUpdated', hostGameOf('question'));
  return { hub, start: await screen.findByRole('button', { name: 'Quiz starten' }) };
}
const lobby = () => document.querySelector('.lobby');
const pass = (seconds: number) => act(() => void vi.advanceTimersByTime(seconds * 1000));

test('it stays until somebody has joined, so that a first-time host finds it', async () => {
  await openLobby();
  pass(10);
  expect(lobby()).not.toHaveAttribute('data-faded');
});

test('a touch on a faded button brings it back without pressing it; the next one presses it', async () => {
  const { hub, start } = await openLobby('Ada');
  pass(4);
  expect(lobby()).toHaveAttribute('data-faded');
  fireEvent.pointerDown(start, { pointerType: 'touch' });
  fireEvent.click(start, { detail: 1 });
  expect(lobby()).not.toHaveAttribute('data-faded');
  expect(hub.commands).toEqual([]);
  fireEvent.pointerDown(start);
  fireEvent.click(start, { detail: 1 });
  await waitFor(() => expect(hub.commands).toEqual([{ type: 'start' }]));
});
