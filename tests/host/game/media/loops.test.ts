import { describe, expect, test } from 'vitest';
import { MUSIC_PLACES } from '../../../../src/contract/venue';
import { beatsOf, LOOPS, notesOf } from '../../../../src/host/game/media/loops';
import { renderLoop } from '../../../../src/host/game/media/renderLoop';

const BEATS_PER_BAR = 4;
/** In hertz. */
const RATE = 8000;

const loudest = (samples: Float32Array) => samples.reduce((most, each) => Math.max(most, Math.abs(each)), 0);

function steps(samples: Float32Array): Float32Array {
  return samples.map((sample, at) => (at === 0 ? 0 : sample - samples[at - 1]!));
}

/** How loud each second is. */
function levels(samples: Float32Array): number[] {
  const seconds = Array.from({ length: Math.floor(samples.length / RATE) }, (_, second) =>
    samples.subarray(second * RATE, (second + 1) * RATE),
  );
  return seconds.map((each) => Math.sqrt(each.reduce((sum, sample) => sum + sample ** 2, 0) / RATE));
}

describe.each(MUSIC_PLACES)('the loop for: %s', (place) => {
  const loop = LOOPS[place];

  test('is 8 to 16 bars long, each of four beats, in all its parts', () => {
    const many = beatsOf(loop) / BEATS_PER_BAR;
    expect(many).toBeGreaterThanOrEqual(8);
    expect(many).toBeLessThanOrEqual(16);
    for (const { bars } of loop.parts) {
      const lengths = bars.split('|').map((bar) => {
        const words = bar.trim().split(/\s+/);
        return words.reduce((sum, word) => sum + Number(word.split(':')[1] ?? 1), 0);
      });
      expect(lengths).toEqual(Array(many).fill(BEATS_PER_BAR));
    }
  });

  test('sounds all the time, never too loud, and leads to its start without a click', async () => {
    const samples = await renderLoop(loop, RATE);
    const beat = 60 / loop.beatsPerMinute;
    expect(samples.length).toBe(Math.round(beat * beatsOf(loop) * RATE));
    expect(loudest(samples)).toBeLessThan(1);
    expect(Math.abs(samples[0]! - samples.at(-1)!)).toBeLessThan(loudest(steps(samples)) / 4);
    expect(Math.min(...levels(samples))).toBeGreaterThan(0.05);
  });

  test("is far below the level of a question's sound", () => {
    expect(loop.volume).toBeLessThan(0.25);
  });
});

test('bars are read as chords, notes and rests with their lengths', () => {
  const notes = notesOf('A4,A5:2 . A3 | .:3 C#4').map(({ hertz, ...when }) => ({
    ...when,
    hertz: Math.round(hertz),
  }));
  expect(notes).toEqual([
    { hertz: 440, at: 0, beats: 2 },
    { hertz: 880, at: 0, beats: 2 },
    { hertz: 220, at: 3, beats: 1 },
    { hertz: 277, at: 7, beats: 1 },
  ]);
  expect(notesOf('Bb3')[0]?.hertz).toBeCloseTo(notesOf('A#3')[0]!.hertz);
});

test('what still sounds at the end is heard over the start', async () => {
  const [part] = LOOPS.lobby.parts;
  const samples = await renderLoop({ ...LOOPS.lobby, parts: [{ ...part!, bars: '.:3.9 A4:.1' }] }, RATE);
  expect(loudest(samples.subarray(0, RATE / 4))).toBeGreaterThan(0.1);
  expect(loudest(samples.subarray(RATE, 2 * RATE))).toBe(0);
});
