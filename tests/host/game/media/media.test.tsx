import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { HostGame } from '../../../../src/contract/toHosts';
import type { Playback } from '../../../../src/contract/media';
import type { Question } from '../../../../src/contract/question';
import { renderPart } from '../../renderPart';
import { more } from '../controls/openControls';
import { hostGameOf } from '../gameOf';
import { asking, choice, gameAt } from '../games';
import { HostedGame } from '../showGame';

const SILENT: Playback = { playing: false, replays: 0, volume: 1 };
const PLAYING: Playback = { ...SILENT, playing: true };

const play = vi.fn<() => Promise<void>>();
const pause = vi.fn<() => void>();
beforeEach(() => {
  play.mockReset().mockResolvedValue(undefined);
  pause.mockReset();
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockImplementation(play);
  vi.spyOn(HTMLMediaElement.prototype, 'pause').mockImplementation(pause);
});

/** A host's projector, at a question with these media. */
function showMedia(
  media: Omit<Partial<Question>, 'kind'>,
  playback?: Playback,
  faults: HostGame['mediaFaults'] = [],
) {
  const send = vi.fn();
  const hostGame = { ...hostGameOf('closed'), mediaFaults: faults };
  const pageOf = (playback: Playback | undefined) => {
    const game = gameAt(asking({ ...choice, ...media }), { media: playback });
    return <HostedGame {...{ game, hostGame, send }} />;
  };
  const { rerender, container } = renderPart(pageOf(playback));
  const element = () => container.querySelector<HTMLMediaElement>('audio, video')!;
  const picture = () => container.querySelector('.question-picture img')!;
  return { send, element, picture, update: (next: Playback) => rerender(pageOf(next)) };
}

const button = (name: string) => screen.getAllByRole('button', { name })[0]!;

describe('a picture', () => {
  test('that cannot be loaded leaves no trace on the screen, and the host is told', async () => {
    showMedia({ imageUrl: '/media/1', imageAlt: 'Ein Beet' });
    fireEvent.error(screen.getByRole('img', { name: 'Ein Beet' }));
    expect(await screen.findByText('Das Bild fehlt.')).toBeInTheDocument();
    expect(screen.queryByRole('img', { name: 'Ein Beet' })).toBeNull();
  });

  test('that could not be loaded is requested again, and shown once it is loaded', () => {
    vi.useFakeTimers();
    const { picture } = showMedia({ imageUrl: '/media/1', imageAlt: 'Ein Beet' });
    const failed = picture();
    fireEvent.error(failed);
    act(() => void vi.advanceTimersByTime(2_000));
    expect(picture()).not.toBe(failed);
    expect(picture()).not.toBeVisible();
    fireEvent.load(picture());
    expect(screen.getByRole('img', { name: 'Ein Beet' })).toBeVisible();
    expect(screen.queryByText('Das Bild fehlt.')).toBeNull();
  });

  test('stands in for a film that cannot be loaded, until it can', async () => {
    const { element } = showMedia(
      { imageUrl: '/media/1', imageAlt: 'Ein Beet', videoUrl: '/media/2' },
      SILENT,
    );
    expect(screen.queryByRole('img', { name: 'Ein Beet' })).toBeNull();
    fireEvent.error(element());
    expect(await screen.findByRole('img', { name: 'Ein Beet' })).toBeVisible();
    expect(element()).not.toBeVisible();
    fireEvent.loadedData(element());
    expect(element()).toBeVisible();
    expect(screen.queryByRole('img', { name: 'Ein Beet' })).toBeNull();
  });

  test('that the server lacks is reported to the host without its name, also for the next question', () => {
    const faulty = { kind: 'image', fileName: 'tomate.png', fault: 'missing' } as const;
    showMedia({}, undefined, [
      { ...faulty, questionId: 'q1' },
      { ...faulty, questionId: 'q2', kind: 'audio' },
      { ...faulty, questionId: 'q3', upcoming: true },
    ]);
    expect(screen.getByText('Der Ton fehlt.')).toBeInTheDocument();
    expect(screen.getByText('Der nächsten Frage fehlt das Bild.')).toBeInTheDocument();
    expect(screen.queryByText('Das Bild fehlt.')).toBeNull();
    expect(screen.queryByText(/tomate/)).toBeNull();
  });
});

describe('a sound', () => {
  test('plays, pauses and restarts as the game says, at its volume', () => {
    const { element, update } = showMedia({ audioUrl: '/media/1' }, SILENT);
    expect(element()).toHaveAttribute('src', 'http://localhost:5000/media/1');
    expect(play).not.toHaveBeenCalled();
    update({ ...PLAYING, volume: 0.4 });
    expect(play).toHaveBeenCalledOnce();
    expect(element().volume).toBe(0.4);
    update(SILENT);
    expect(pause).toHaveBeenCalledOnce();
    element().currentTime = 5;
    update({ ...PLAYING, replays: 1 });
    expect([element().currentTime, play.mock.calls.length]).toEqual([0, 2]);
  });

  test('is played by the host, never by a button for everybody', async () => {
    const { send } = showMedia({ audioUrl: '/media/1' }, SILENT);
    expect(screen.getByText('Kommt gleich')).toBeVisible();
    await userEvent.click(button('Abspielen'));
    await userEvent.click(button('Von vorn'));
    await userEvent.click(more());
    await userEvent.click(button('Leiser'));
    expect(send.mock.calls).toEqual([
      [{ type: 'media', step: 3, action: 'play' }],
      [{ type: 'media', step: 3, action: 'replay' }],
      [{ type: 'volume', level: 0.9 }],
    ]);
  });

  test('that has ended says so, and is played from the start again', async () => {
    const { element, send } = showMedia({ audioUrl: '/media/1' }, PLAYING);
    expect(screen.getByText('Hört gut hin!')).toBeVisible();
    fireEvent.ended(element());
    expect(await screen.findByText('Zu Ende')).toBeVisible();
    await userEvent.click(button('Abspielen'));
    expect(send).toHaveBeenCalledWith({ type: 'media', step: 3, action: 'replay' });
  });

  test('that is cut starts inside its file, fades out and ends before the end of it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const part = { audioFrom: 10, audioTo: 30, audioFade: 4, audioGain: 0.5 };
    const { element } = showMedia({ audioUrl: '/media/1', ...part }, { ...PLAYING, volume: 0.8 });
    const sound = element();
    expect([sound.currentTime, sound.volume]).toEqual([10, 0.4]);
    vi.spyOn(sound, 'paused', 'get').mockReturnValue(false);
    sound.currentTime = 29;
    act(() => void vi.advanceTimersByTime(100));
    expect(sound.volume).toBeCloseTo(0.1);
    sound.currentTime = 30;
    act(() => void vi.advanceTimersByTime(100));
    expect(pause).toHaveBeenCalled();
    expect(await screen.findByText('Zu Ende')).toBeVisible();
  });

  test('that the browser blocks asks the host for a press, and then plays', async () => {
    play.mockRejectedValue(new DOMException('no click yet', 'NotAllowedError'));
    const { element } = showMedia({ audioUrl: '/media/1' }, PLAYING);
    expect(await screen.findByText(/^Der Browser spielt das erst ab/)).toBeInTheDocument();
    play.mockReset().mockResolvedValue(undefined);
    expect(button('Weiter')).toHaveAccessibleDescription('Ton abspielen');
    await userEvent.click(button('Abspielen'));
    expect(play).toHaveBeenCalled();
    act(() => void fireEvent.playing(element()));
    expect(screen.queryByText(/^Der Browser spielt das erst ab/)).toBeNull();
    expect(button('Weiter')).not.toHaveAccessibleDescription('Ton abspielen');
  });

  test('that cannot be loaded takes no room, and the host is told', async () => {
    const { element } = showMedia({ audioUrl: '/media/1' }, PLAYING);
    fireEvent.error(element());
    expect(await screen.findByText('Der Ton fehlt.')).toBeInTheDocument();
    expect(element().parentElement).not.toBeVisible();
  });

  test('that could not be loaded is requested again, and played', () => {
    vi.useFakeTimers();
    const { element } = showMedia({ audioUrl: '/media/1' }, { ...PLAYING, volume: 0.4 });
    fireEvent.error(element());
    play.mockClear();
    act(() => void vi.advanceTimersByTime(2_000));
    expect(play).toHaveBeenCalledOnce();
    expect(element().volume).toBe(0.4);
    fireEvent.playing(element());
    expect(element().parentElement).toBeVisible();
    expect(screen.queryByText('Der Ton fehlt.')).toBeNull();
  });
});

test('a film has no controls of the browser', () => {
  const { element } = showMedia({ videoUrl: '/media/1' }, PLAYING);
  expect(element()).not.toHaveAttribute('controls');
  expect(play).toHaveBeenCalled();
});
