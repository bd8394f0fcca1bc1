import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import type { Command } from '../../../../src/contract/fromHosts';
import { gameOf, hostGameOf } from '../gameOf';
import { control, openControls } from './openControls';

const NEXT: Command = { type: 'next', step: 3 };
const BACK: Command = { type: 'back', step: 3 };
const black = () => screen.queryByRole('button', { name: 'Bild wieder zeigen' });

const COMMANDS: Record<string, Command> = {
  ' ': NEXT,
  '{ArrowRight}': NEXT,
  n: NEXT,
  '{PageDown}': NEXT,
  '{ArrowLeft}': BACK,
  '{PageUp}': BACK,
  p: { type: 'pause' },
  s: { type: 'scores', shown: true },
  '+': { type: 'addTime', step: 3, seconds: 15 },
};

test('each key sends its command, and other keys none', async () => {
  const send = openControls();
  for (const key of Object.keys(COMMANDS)) await userEvent.keyboard(key);
  expect(send.mock.calls.map(([command]) => command)).toEqual(Object.values(COMMANDS));
  send.mockClear();
  await userEvent.keyboard('c{Escape}{F5}{Enter}{Control>}p{/Control}');
  expect(send).not.toHaveBeenCalled();
});

test('the key + makes a break a minute longer, and the button five', async () => {
  const send = openControls({ game: gameOf('break') });
  await userEvent.keyboard('+');
  await userEvent.click(control('+5 Min.'));
  const more = { type: 'addTime', step: 3 };
  expect(send.mock.calls).toEqual([[{ ...more, seconds: 60 }], [{ ...more, seconds: 300 }]]);
});

test('what the scene does not allow has no key either', async () => {
  const send = openControls({ game: gameOf('podium'), hostGame: hostGameOf(null) });
  await userEvent.keyboard(' nps+wrz{ArrowUp}{ArrowDown}');
  expect(send).not.toHaveBeenCalled();
});

describe('where the question has a sound', () => {
  const playing = (media: object) =>
    gameOf('question', { media: { playing: false, replays: 0, volume: 0.5, ...media } });

  test('keys play it, and change its volume', async () => {
    const send = openControls({ game: playing({}) });
    await userEvent.keyboard('wr{ArrowUp}{ArrowDown}');
    expect(send.mock.calls.map(([command]) => command)).toEqual([
      { type: 'media', step: 3, action: 'play' },
      { type: 'media', step: 3, action: 'replay' },
      { type: 'volume', level: 0.6 },
      { type: 'volume', level: 0.4 },
    ]);
  });
});

describe('the black screen', () => {
  test.each(['b', '.'])('comes with the key %s, and goes with it', async (key) => {
    openControls();
    await userEvent.keyboard(key);
    expect(black()).toBeInTheDocument();
    await userEvent.keyboard(key);
    expect(black()).not.toBeInTheDocument();
  });

  test('ends with a click', async () => {
    openControls();
    await userEvent.keyboard('b');
    await userEvent.click(black()!);
    expect(black()).not.toBeInTheDocument();
  });

  test.each([' ', 's'])('goes with the key %j, which does no more', async (key) => {
    const send = openControls();
    await userEvent.keyboard(`b${key}`);
    expect(black()).not.toBeInTheDocument();
    expect(send).not.toHaveBeenCalled();
    await userEvent.keyboard(key);
    expect(send).toHaveBeenCalledOnce();
  });

  test('ends on the stage with the game that it covered', async () => {
    const blackOut = vi.fn<(isBlack: boolean) => void>();
    openControls({
      backstage: { page: null, onMarking: vi.fn(), onPaper: vi.fn(), onPlayers: vi.fn(), blackOut },
    });
    await userEvent.keyboard('b');
    expect(blackOut).toHaveBeenLastCalledWith(true);
    cleanup();
    expect(blackOut).toHaveBeenLastCalledWith(false);
  });
});
