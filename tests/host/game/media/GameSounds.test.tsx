import { act, cleanup, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SessionGame } from '../../../../src/contract/toMonitors';
import {
  GameSounds,
  playShowSound,
  type SoundName,
  SOUNDS,
} from '../../../../src/host/game/media/GameSounds';
import { EFFECTS } from '../../../../src/host/ui/useEffects';
import { gameOf } from '../gameOf';

/** A note that a fake audio context was told to play. */
interface Note {
  frequency: { value: number };
  start: number;
  stop: number;
  /** The target gains of its volume, in order. */
  gains: number[];
}

/** Web Audio under the control of a test: it records what would sound. */
class FakeAudioContext {
  /** Every context that was opened in a test. */
  static all: FakeAudioContext[] = [];
  state: AudioContextState = 'running';
  currentTime = 0;
  readonly destination = {};
  readonly notes: Note[] = [];
  isClosed = false;

  constructor() {
    FakeAudioContext.all.push(this);
  }

  resume(): Promise<void> {
    this.state = 'running';
    return Promise.resolve();
  }

  close(): Promise<void> {
    this.isClosed = true;
    return Promise.resolve();
  }

  createGain() {
    const gains: number[] = [];
    const to = (gain: number) => gains.push(gain);
    const gain = { setValueAtTime: to, linearRampToValueAtTime: to, exponentialRampToValueAtTime: to };
    return { gain, gains, connect: () => {} };
  }

  createOscillator() {
    const note: Note = { frequency: { value: 0 }, start: 0, stop: 0, gains: [] };
    return {
      frequency: note.frequency,
      type: '',
      connect: ({ gains }: { gains: number[] }) => (note.gains = gains),
      start: (at: number) => {
        note.start = at;
        this.notes.push(note);
      },
      stop: (at: number) => (note.stop = at),
    };
  }
}

beforeEach(() => {
  FakeAudioContext.all = [];
  vi.stubGlobal('AudioContext', FakeAudioContext);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const sounds = (game: SessionGame, playerCount: number) => (
  <GameSounds game={game} receivedAt={performance.now()} playerCount={playerCount} />
);
function open(game = gameOf('lobby'), playerCount = 1) {
  const { rerender } = render(sounds(game, playerCount), { reactStrictMode: true });
  return (next: SessionGame, count = 1) => rerender(sounds(next, count));
}
const gesture = () => userEvent.keyboard('{Shift}');
const notes = () => FakeAudioContext.all.flatMap((context) => context.notes);
const heard = () => notes().map(({ frequency }) => frequency.value);
const pitches = (name: SoundName) => SOUNDS[name].map(({ hertz }) => hertz);

test('nothing sounds on a page that nobody has touched', () => {
  const show = open();
  show(gameOf('reveal', { step: 4 }), 2);
  expect(FakeAudioContext.all).toEqual([]);
});

test('after a key press the next player to join is heard, and earlier ones are not', async () => {
  const show = open();
  await gesture();
  expect(heard()).toEqual([]);
  show(gameOf('lobby'), 2);
  expect(heard()).toEqual(pitches('join'));
});

test.each(['closed', 'reveal'] as const)('the scene %s is heard once', async (scene) => {
  const show = open();
  await gesture();
  show(gameOf(scene, { step: 4 }));
  show(gameOf(scene, { step: 4, revision: 9 }));
  expect(heard()).toEqual(pitches(scene));
});

test.each(Object.keys(SOUNDS) as SoundName[])('%s is quiet, begins softly and ends', async (name) => {
  open();
  await gesture();
  playShowSound(name);
  expect(heard()).toEqual(pitches(name));
  for (const { start, stop, gains } of notes()) {
    expect(gains[0]).toBeLessThan(0.001);
    expect(gains.at(-1)).toBeLessThan(0.001);
    expect(Math.max(...gains)).toBeLessThan(0.1);
    expect(stop).toBeGreaterThan(start);
  }
});

test('where many join at once, only some are heard', async () => {
  open();
  await gesture();
  for (let joined = 0; joined < 50; joined++) playShowSound('join');
  expect(heard()).toEqual(pitches('join'));
  FakeAudioContext.all[0]!.currentTime = 1;
  playShowSound('join');
  expect(heard()).toHaveLength(2 * SOUNDS.join.length);
});

test.each(['suspended', 'interrupted'] as const)(
  'a context that is %s is woken by the next gesture, and what it missed is not played late',
  async (state) => {
    open();
    await gesture();
    FakeAudioContext.all[0]!.state = state;
    playShowSound('closed');
    await gesture();
    expect(FakeAudioContext.all.map(({ state }) => state)).toEqual(['running']);
    expect(heard()).toEqual([]);
  },
);

test('the end of the page releases the audio device', async () => {
  open();
  await gesture();
  cleanup();
  expect(FakeAudioContext.all.map(({ isClosed }) => isClosed)).toEqual([true]);
  open();
  await gesture();
  expect(FakeAudioContext.all).toHaveLength(2);
});

test('a browser without Web Audio stays silent', async () => {
  vi.unstubAllGlobals();
  open();
  await gesture();
  expect(() => playShowSound('winner')).not.toThrow();
});

test.each(EFFECTS)('what is heard of a finale with the effects %s', async (effects) => {
  localStorage.setItem('quiz-night.effects', effects);
  const show = open();
  await gesture();
  show(gameOf('podium', { step: 4 }, { standings: [], hidden: 2 }));
  const rolled = effects === 'party' ? pitches('drum') : [];
  expect(heard()).toEqual(rolled);
  show(gameOf('podium', { step: 5 }, { hidden: 1 }));
  show(gameOf('podium', { step: 6 }));
  const places = effects === 'off' ? [] : [...pitches('place'), ...pitches('winner')];
  // What tells of time is always heard.
  playShowSound('closed');
  expect(heard()).toEqual([...rolled, ...places, ...pitches('closed')]);
});

test('the end of a break is heard, and not the scene that comes back', async () => {
  const show = open(gameOf('break', { step: 3 }, { remainingMs: 1 }));
  await gesture();
  show(gameOf('reveal', { step: 4 }));
  expect(heard()).toEqual(pitches('breakOver'));
});

test('sounds that the host has turned off stay silent, whether muted or not', async () => {
  localStorage.setItem('quiz-night.sounds', 'off');
  const show = open();
  await userEvent.keyboard('mm');
  show(gameOf('reveal', { step: 4 }));
  expect(heard()).toEqual([]);
});

test('nothing is heard over a sound of the question, but again after it', async () => {
  open();
  await gesture();
  const audio = document.body.appendChild(document.createElement('audio'));
  const paused = vi.spyOn(audio, 'paused', 'get').mockReturnValue(false);
  playShowSound('winner');
  expect(heard()).toEqual([]);
  paused.mockReturnValue(true);
  playShowSound('winner');
  audio.remove();
  expect(heard()).toEqual(pitches('winner'));
});

describe('M', () => {
  test('mutes, and the setting is kept', async () => {
    const show = open();
    await userEvent.keyboard('m');
    show(gameOf('reveal', { step: 4 }));
    expect(heard()).toEqual([]);
    expect(localStorage.getItem('quiz-night.muted')).toBe('yes');
  });

  test('brings the sounds back, and confirms it with one', async () => {
    localStorage.setItem('quiz-night.muted', 'yes');
    open();
    await userEvent.keyboard('m');
    expect(heard()).toEqual(pitches('lastSeconds'));
    expect(localStorage.getItem('quiz-night.muted')).toBe('no');
  });
});

describe('the last five seconds', () => {
  const question = (remainingMs: number | null, paused = false) =>
    gameOf('question', { paused }, { remainingMs, durationMs: 30_000 });
  const seconds = (count: number) =>
    act(() => {
      FakeAudioContext.all.forEach((context) => (context.currentTime += count));
      vi.advanceTimersByTime(count * 1000);
    });

  function openQuestion(game: SessionGame) {
    vi.useFakeTimers();
    const show = open(game);
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift' }));
    return show;
  }

  test('are heard one by one', () => {
    openQuestion(question(8_000));
    seconds(2);
    expect(heard()).toHaveLength(0);
    for (let tick = 1; tick <= 5; tick++) {
      seconds(1);
      expect(heard()).toHaveLength(tick);
    }
    seconds(10);
    expect(heard()).toHaveLength(5);
  });

  test.each([
    ['that is paused', question(8_000, true)],
    ['without a limit', question(null)],
    ['that waits for its sound', gameOf('question', {}, { remainingMs: 8_000, waiting: true })],
  ])('of a question %s are silent', (_, game) => {
    openQuestion(game);
    for (let second = 0; second < 20; second++) seconds(1);
    expect(heard()).toEqual([]);
  });

  test('end with the question', () => {
    const show = openQuestion(question(8_000));
    seconds(3);
    show(gameOf('reveal', { step: 4 }));
    for (let second = 0; second < 6; second++) seconds(1);
    expect(heard()).toEqual([...pitches('lastSeconds'), ...pitches('reveal')]);
  });
});
