import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asking, closing, game, question, round } from '../games';
import { happens, openGame, texts } from '../playing';
import { hidePage, showPage } from '../phone';

const release = vi.fn(() => Promise.resolve());
const lock = { released: false, release };
const request = vi.fn(() => Promise.resolve(lock));

const asked = question('choice');
const before = game({ name: 'round', round: { ...round, index: 0 } });

beforeEach(() => {
  Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  vi.clearAllMocks();
  lock.released = false;
});

test('the screen stays on while a question is open, and only then', async () => {
  const server = await openGame(before);
  expect(request).not.toHaveBeenCalled();
  await happens(() => server.sendGame(asking(asked, { revision: 2 })));
  await waitFor(() => expect(request).toHaveBeenCalledWith('screen'));
  expect(release).not.toHaveBeenCalled();
  await happens(() => server.sendGame(closing(asked, { revision: 3 })));
  await waitFor(() => expect(release).toHaveBeenCalledTimes(request.mock.calls.length));
});

test('it is asked for again when the phone is unlocked during the question', async () => {
  await openGame(asking(asked));
  await waitFor(() => expect(request).toHaveBeenCalled());
  const times = request.mock.calls.length;
  await happens(hidePage);
  lock.released = true;
  await happens(showPage);
  await waitFor(() => expect(request).toHaveBeenCalledTimes(times + 1));
});

test('a browser that refuses keeps quiet', async () => {
  request.mockRejectedValueOnce(new DOMException('The battery is low', 'NotAllowedError'));
  await openGame(asking(asked));
  await waitFor(() => expect(request).toHaveBeenCalled());
  expect(screen.queryByText(texts.goesDark)).toBeNull();
});

test('where no browser can, the phone says what helps before the first question', async () => {
  Reflect.deleteProperty(navigator, 'wakeLock');
  const server = await openGame(before);
  expect(await screen.findByText(texts.goesDark)).toBeVisible();
  await happens(() => server.sendGame(game({ name: 'round', round }, { revision: 2, step: 2 })));
  expect(screen.queryByText(texts.goesDark)).toBeNull();
});
