import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionGame } from '../../../../src/contract/toMonitors';
import { MUSIC_PLACES } from '../../../../src/contract/venue';
import { GameSounds } from '../../../../src/host/game/media/GameSounds';
import { beatsOf, LOOPS } from '../../../../src/host/game/media/loops';
import { OwnMusic, ownLoop } from '../../../../src/host/game/media/OwnMusic';
import { knowVenue } from '../../venue/knowVenue';
import { gameOf } from '../gameOf';

class FakeAudioBuffer {
  readonly #length: number;
  readonly #sampleRate: number;
  constructor({ length, sampleRate }: { length: number; sampleRate: number }) {
    this.#length = length;
    this.#sampleRate = sampleRate;
  }
  get duration(): number {
    return this.#length / this.#sampleRate;
  }
  copyToChannel(): void {}
}

/** A loop that a fake audio context was told to play. */
interface Played {
  buffer: FakeAudioBuffer | null;
  loop: boolean;
  from: number;
  to: number;
  /** The volumes that it fades to, in order. */
  volumes: number[];
}

/** Web Audio under the control of a test, whose clock it moves. */
class FakeAudioContext {
  static all: FakeAudioContext[] = [];
  static state: AudioContextState = 'running';
  state = FakeAudioContext.state;
  currentTime = 0;
  readonly destination = {};
  readonly played: Played[] = [];

  constructor() {
    FakeAudioContext.all.push(this);
  }
  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }
  close(): Promise<void> {
    this.state = 'closed';
    return Promise.resolve();
  }
  createGain() {
    const volumes: number[] = [];
    const gain = {
      value: 1,
      cancelScheduledValues: () => {},
      setTargetAtTime: (volume: number) => volumes.push(volume),
    };
    return { gain, volumes, connect: () => {} };
  }
  createBufferSource() {
    const played: Played = { buffer: null, loop: false, from: Infinity, to: Infinity, volumes: [] };
    return Object.assign(played, {
      connect: (gain: { volumes: number[]; connect: () => void }) => {
        played.volumes = gain.volumes;
        return gain;
      },
      start: (at: number) => {
        played.from = at;
        this.played.push(played);
      },
      stop: (at: number) => (played.to = at),
    });
  }
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  FakeAudioContext.all = [];
  FakeAudioContext.state = 'running';
  vi.stubGlobal('AudioContext', FakeAudioContext);
  vi.stubGlobal('AudioBuffer', FakeAudioBuffer);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const seconds = (place: keyof typeof LOOPS) => (beatsOf(LOOPS[place]) * 60) / LOOPS[place].beatsPerMinute;
const nameOf = ({ buffer }: Played) =>
  MUSIC_PLACES.find((place) => Math.abs(seconds(place) - (buffer?.duration ?? 0)) < 0.01);
const all = () => FakeAudioContext.all.flatMap(({ played }) => played);

/** The loops that are heard at a time of the context's clock. */
const heardAt = (time: number) =>
  all()
    .filter(({ from, to }) => from <= time && time < to)
    .map(nameOf);

/** Lets this many seconds pass, of which the context's clock has to be told. */
async function pass(time: number): Promise<void> {
  for (const context of FakeAudioContext.all) if (context.state === 'running') context.currentTime += time;
  await act(() => vi.advanceTimersByTimeAsync(time * 1000));
}

const silentQuestion = { questionId: 'q', number: 1, of: 2, kind: 'text', text: 'Who?', points: 1 };
const thinking = (state: Partial<SessionGame> = {}, fields: object = {}) =>
  gameOf(
    'question',
    { media: undefined, ...state },
    { question: silentQuestion, waiting: undefined, reading: undefined, ...fields },
  );

function open(game: SessionGame, isMuted = false) {
  const { rerender } = render(<OwnMusic game={game} isMuted={isMuted} />, { reactStrictMode: true });
  return (next: SessionGame, muted = false) => rerender(<OwnMusic game={next} isMuted={muted} />);
}

const MEDIA = { playing: true, replays: 0, volume: 0.5 };

test.each([
  ['lobby', gameOf('lobby')],
  ['thinking', thinking()],
  ['break', gameOf('break')],
] as const)('the loop for %s is heard there', (loop, game) => {
  expect(ownLoop(game)).toBe(loop);
});

test.each([
  ['a paused question', thinking({ paused: true })],
  ['a paused break', gameOf('break', { paused: true })],
  ['a question that is being read', thinking({}, { reading: { remainingMs: 2_000, durationMs: 3_000 } })],
  ['a question that waits for its sound', thinking({}, { waiting: true })],
  ['a question whose sound plays', thinking({ media: MEDIA })],
  ['a question with a sound', thinking({}, { question: { ...silentQuestion, audioUrl: '/media/a.mp3' } })],
  ['a question with a film', thinking({}, { question: { ...silentQuestion, videoUrl: '/media/a.mp4' } })],
  ...(['round', 'closed', 'reveal', 'scores', 'podium', 'awards', 'goodbye'] as const).map(
    (name) => [name, gameOf(name)] as const,
  ),
] as const)('no loop is heard: %s', (_, game) => {
  expect(ownLoop(game)).toBeNull();
});

test('a file of the venue takes the place of its loop, and no other', () => {
  const files = { lobby: 'lobby.mp3' };
  expect(ownLoop(gameOf('lobby'), files)).toBeNull();
  expect(ownLoop(thinking(), files)).toBe('thinking');
  knowVenue({ music: files });
  open(gameOf('lobby'));
  expect(all()).toEqual([]);
});

test('one loop at a time is heard, over and over, and the next begins once it has faded', async () => {
  const show = open(thinking());
  await vi.waitFor(() => expect(heardAt(0)).toEqual(['thinking']));
  expect(all()[0]).toMatchObject({ loop: true, volumes: [LOOPS.thinking.volume] });
  await pass(20);
  show(gameOf('break', { step: 4 }));
  await vi.waitFor(() => expect(all()).toHaveLength(2));
  expect(all()[0]?.volumes.at(-1)).toBe(0);
  expect(heardAt(20.5)).toEqual(['thinking']);
  expect(heardAt(21)).toEqual(['break']);
});

test('a scene that comes back while its loop is fading does not double it', async () => {
  const show = open(gameOf('lobby'));
  await vi.waitFor(() => expect(heardAt(0)).toEqual(['lobby']));
  await pass(5);
  show(gameOf('round', { step: 2 }));
  show(gameOf('lobby'));
  await vi.waitFor(() => expect(all()).toHaveLength(2));
  for (const time of [5, 5.5, 6, 7]) expect(heardAt(time)).toEqual(['lobby']);
});

test('it falls silent where no music belongs, and at once when muted', async () => {
  const show = open(gameOf('lobby'));
  await vi.waitFor(() => expect(heardAt(0)).toEqual(['lobby']));
  show(gameOf('reveal', { step: 2 }));
  expect(heardAt(0.5)).toEqual(['lobby']);
  expect(heardAt(1)).toEqual([]);
  await pass(10);
  show(gameOf('lobby'));
  await vi.waitFor(() => expect(heardAt(10)).toEqual(['lobby']));
  show(gameOf('lobby'), true);
  expect(heardAt(10.1)).toEqual([]);
});

test('where the browser demands a gesture, nothing is kept for later but what is shown then', async () => {
  FakeAudioContext.state = 'suspended';
  const show = open(gameOf('lobby'));
  await vi.waitFor(() => expect(all()).toHaveLength(1));
  show(thinking({ step: 3 }));
  await vi.waitFor(() => expect(heardAt(0)).toEqual(['thinking']));
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).keyboard('{Shift}');
  expect(FakeAudioContext.all.map(({ state }) => state)).toContain('running');
});

test("it follows the host's volume", async () => {
  const show = open(gameOf('lobby'));
  await vi.waitFor(() => expect(heardAt(0)).toEqual(['lobby']));
  show(gameOf('lobby', { media: MEDIA }));
  expect(all()[0]?.volumes.at(-1)).toBeCloseTo(LOOPS.lobby.volume / 2);
});

test('a key turns it on and off, which is kept, and no loop plays before', async () => {
  const { keyboard } = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
  render(<GameSounds game={gameOf('lobby')} receivedAt={performance.now()} playerCount={1} />);
  await pass(2);
  expect(all()).toEqual([]);
  await keyboard('u');
  expect(localStorage.getItem('quiz-night.music')).toBe('on');
  await vi.waitFor(() => expect(all().map(nameOf)).toEqual(['lobby']));
  await keyboard('u');
  expect(localStorage.getItem('quiz-night.music')).toBe('off');
  expect(all()[0]?.to).toBeLessThan(Infinity);
});

test('the audio device is released at the end', async () => {
  open(gameOf('lobby'));
  await vi.waitFor(() => expect(all()).toHaveLength(1));
  cleanup();
  await pass(1);
  expect(FakeAudioContext.all.map(({ state }) => state)).toEqual(['closed', 'closed']);
});
