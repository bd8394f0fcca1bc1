import { beforeEach, expect, test, vi } from 'vitest';
import { type SoundName, SoundPlayer, SOUNDS } from '../../../../src/host/game/media/soundPlayer';
import { asAudioContext, FakeAudioContext } from './fakeAudio';

let context: FakeAudioContext;
let open: ReturnType<typeof vi.fn<() => AudioContext>>;
let player: SoundPlayer;

beforeEach(() => {
  context = new FakeAudioContext();
  open = vi.fn(() => asAudioContext(context));
  player = new SoundPlayer(open);
});

test('nothing opens or sounds before the first gesture', () => {
  player.play('reveal');
  expect(open).not.toHaveBeenCalled();
  player.unlock();
  expect(context.notes).toEqual([]);
});

test('every gesture after the first uses the same context', () => {
  player.unlock();
  player.unlock();
  expect(open).toHaveBeenCalledOnce();
});

test.each(Object.keys(SOUNDS) as SoundName[])('%s is quiet, begins softly and ends', (name) => {
  player.unlock();
  player.play(name);
  expect(context.notes.map(({ hertz }) => hertz)).toEqual(SOUNDS[name].map(({ hertz }) => hertz));
  for (const { start, stop, gains } of context.notes) {
    expect(gains[0]).toBeLessThan(0.001);
    expect(gains.at(-1)).toBeLessThan(0.001);
    expect(Math.max(...gains)).toBeLessThan(0.1);
    expect(stop).toBeGreaterThan(start);
  }
});

test('a suspended context is woken, and what it missed is not played late', () => {
  context.state = 'suspended';
  player.unlock();
  expect(context.state).toBe('running');
  context.state = 'suspended';
  player.play('closed');
  expect(context.notes).toEqual([]);
});

test('where many join at once, only some are heard', () => {
  player.unlock();
  for (let joined = 0; joined < 50; joined++) player.play('join');
  expect(context.notes).toHaveLength(SOUNDS.join.length);
  context.currentTime = 1;
  player.play('join');
  expect(context.notes).toHaveLength(2 * SOUNDS.join.length);
});

test('closing releases the context, and it can be unlocked again', () => {
  player.unlock();
  player.close();
  expect(context.isClosed).toBe(true);
  player.unlock();
  expect(open).toHaveBeenCalledTimes(2);
});

test('a browser without Web Audio stays silent', () => {
  const silent = new SoundPlayer();
  silent.unlock();
  expect(() => silent.play('winner')).not.toThrow();
});
