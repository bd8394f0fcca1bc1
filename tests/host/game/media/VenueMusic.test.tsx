import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SessionGame } from '../../../../src/contract/toMonitors';
import { musicPlace, VenueMusic } from '../../../../src/host/game/media/VenueMusic';
import { knowVenue, SERVER } from '../../venue/knowVenue';
import { gameOf } from '../gameOf';

/** A browser's audio element under the control of a test. */
class FakeAudio {
  static all: FakeAudio[] = [];
  /** Whether the browser demands a gesture for elements that have not been played yet, but not for silence. */
  static isBlocked = false;
  /** iPhones and iPads leave the volume to the device's buttons. */
  static hasVolume = true;
  loop = false;
  isPlaying = false;
  onerror: (() => void) | null = null;
  onplaying: (() => void) | null = null;
  #volume = 1;
  #isUnlocked = false;

  constructor(public src = '') {
    FakeAudio.all.push(this);
  }
  get volume(): number {
    return this.#volume;
  }
  set volume(volume: number) {
    if (FakeAudio.hasVolume) this.#volume = volume;
    if (this.#needsGesture()) this.isPlaying = false;
  }
  play(): Promise<void> {
    if (this.#needsGesture()) return Promise.reject(new DOMException('no gesture', 'NotAllowedError'));
    this.#isUnlocked ||= !FakeAudio.isBlocked;
    this.isPlaying = true;
    this.onplaying?.();
    return Promise.resolve();
  }
  pause(): void {
    this.isPlaying = false;
  }
  #needsGesture(): boolean {
    return FakeAudio.isBlocked && !this.#isUnlocked && this.#volume > 0;
  }
}

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('Audio', FakeAudio);
  FakeAudio.all = [];
  FakeAudio.isBlocked = false;
  FakeAudio.hasVolume = true;
});
afterEach(() => {
  vi.unstubAllGlobals();
});
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const heard = () => FakeAudio.all.filter(({ isPlaying }) => isPlaying).map(({ src }) => src);
const fileAt = (file: string) => `${SERVER}/venue/files/${file}`;
const question = (state: Partial<SessionGame> = {}, fields = {}) => gameOf('question', state, fields);
const silentQuestion = { questionId: 'q', number: 1, of: 2, kind: 'text', text: 'Who?', points: 1 };
const thinking = (state: Partial<SessionGame> = {}) =>
  question({ media: undefined, ...state }, { question: silentQuestion, waiting: undefined });

function open(game: SessionGame, isMuted = false) {
  knowVenue({ music: { lobby: 'lobby.mp3', thinking: 'think.mp3', break: 'break.mp3' } });
  const { rerender } = render(<VenueMusic game={game} isMuted={isMuted} />);
  return (next: SessionGame, muted = false) => rerender(<VenueMusic game={next} isMuted={muted} />);
}

test('the lobby has its music, which fades in to less than half, and starts again at its end', async () => {
  open(gameOf('lobby'));
  const [audio] = FakeAudio.all;
  expect(audio).toMatchObject({ src: fileAt('lobby.mp3'), loop: true });
  expect(audio!.volume).toBeLessThan(0.01);
  await pass(500);
  expect(audio!.volume).toBeGreaterThan(0);
  expect(audio!.volume).toBeLessThan(0.35);
  await pass(2_000);
  expect(audio!.volume).toBe(0.35);
});

test('music fades out where no other follows', async () => {
  const show = open(gameOf('break'));
  await pass(2_000);
  show(gameOf('reveal', { step: 4 }));
  await pass(500);
  expect(heard()).toEqual([fileAt('break.mp3')]);
  await pass(1_000);
  expect(heard()).toEqual([]);
});

test.each([
  ['closes', gameOf('closed', { step: 4 })],
  ['is paused', thinking({ paused: true })],
])('thinking time falls silent at once when its question %s', async (_, after) => {
  const show = open(thinking());
  await pass(2_000);
  expect(heard()).toEqual([fileAt('think.mp3')]);
  show(after);
  await pass(0);
  expect(heard()).toEqual([]);
});

test('a question with its own sound, or one that waits for it, has no music', () => {
  expect(musicPlace(thinking())).toBe('thinking');
  const withSound = { question: { ...silentQuestion, audioUrl: '/media/a.mp3' } };
  expect(musicPlace(question({ media: undefined }, { ...withSound, waiting: undefined }))).toBeUndefined();
  expect(musicPlace(question({}, { question: silentQuestion, waiting: true }))).toBeUndefined();
});

test('muting silences it at once, and unmuting brings it back', async () => {
  const show = open(gameOf('lobby'));
  await pass(2_000);
  show(gameOf('lobby'), true);
  await pass(0);
  expect(heard()).toEqual([]);
  show(gameOf('lobby'));
  await pass(0);
  expect(heard()).toEqual([fileAt('lobby.mp3')]);
});

/** Presses a key while the browser lets gestures play sounds. */
async function pressKey(): Promise<void> {
  FakeAudio.isBlocked = false;
  await userEvent.setup({ advanceTimers: vi.advanceTimersByTime }).keyboard('{Shift}');
  FakeAudio.isBlocked = true;
}

test('where the browser demands a gesture, the next one starts it', async () => {
  FakeAudio.isBlocked = true;
  open(gameOf('lobby'));
  await pass(2_000);
  expect(heard()).toEqual([]);
  await pressKey();
  await pass(2_000);
  expect(heard()).toEqual([fileAt('lobby.mp3')]);
});

test('one gesture is enough for all that follows, also where each element needs its own', async () => {
  FakeAudio.isBlocked = true;
  const show = open(gameOf('lobby'));
  await pressKey();
  show(gameOf('round', { step: 2 }));
  await pass(2_000);
  show(thinking({ step: 3 }));
  await pass(2_000);
  expect(heard()).toEqual([fileAt('think.mp3')]);
});

test('music ends where the volume cannot be changed', async () => {
  FakeAudio.hasVolume = false;
  const show = open(gameOf('break'));
  await pass(2_000);
  show(gameOf('reveal', { step: 4 }));
  await pass(1_500);
  expect(heard()).toEqual([]);
});

test('a file that cannot be played is skipped', async () => {
  open(gameOf('lobby'));
  act(() => FakeAudio.all[0]!.onerror?.());
  await pass(2_000);
  expect(heard()).toEqual([]);
});
