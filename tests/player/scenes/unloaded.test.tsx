import { act, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { asking, question, revealing } from '../games';
import { field, happens, openGame } from '../playing';

vi.mock('../../../src/player/scenes/ResultScenes', () => {
  throw new Error('The network fails.');
});
vi.mock('../../../src/player/home/EveningKeeper', () => {
  throw new Error('The network fails.');
});

test('scenes that could not be loaded early reload the page when they are needed, but not while a player types', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const reload = vi.fn();
  vi.stubGlobal('location', { href: 'http://quiz/join/BDFGH', origin: 'http://quiz', reload });
  vi.stubGlobal('fetch', async () => new Response());
  const asked = question('text');
  const server = await openGame(asking(asked));
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).type(await field(), 'Johann');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(reload).not.toHaveBeenCalled();
  expect(await field()).toHaveValue('Johann');
  await happens(() => server.sendGame(revealing(asked, { kind: 'text', accepted: ['Bach'] })));
  await waitFor(() => expect(reload).toHaveBeenCalled());
});
