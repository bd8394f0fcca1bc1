import { expect, test } from 'vitest';
import { BLOCK, outlineOf, RATE, readOutline, wavePath } from '../../../../src/host/workshop/sound/outline';
import { samplesOf } from './samples';

test('the outline of a sound says how far it swings at each time, on its louder channel', async () => {
  const quiet = (at: number) => (at < RATE ? 0 : 0.25);
  const { duration, peaks } = await outlineOf(samplesOf(2, [quiet, (at) => (at === RATE / 2 ? -0.5 : 0)]));
  expect([duration, peaks.length]).toEqual([2, 2 / BLOCK]);
  expect(peaks[0.5 / BLOCK]).toBe(0.5);
  expect(peaks[0]).toBe(0);
  expect(peaks.at(-1)).toBe(0.25);
});

test('a long sound is drawn with no more bars than there is room for, none of which misses a peak', async () => {
  const outline = await outlineOf(samplesOf(3, [(at) => (at === 2 * RATE ? 1 : 0)]));
  const { bars, path } = wavePath(outline, 10);
  expect(bars).toBe(10);
  expect(path.match(/v2\.00h/g)).toHaveLength(1);
  expect(wavePath(outline, 1_000).bars).toBe(3 / BLOCK);
});

test('a file that the browser cannot decode has no outline', async () => {
  expect(await readOutline(new Blob(['no sound']))).toBeUndefined();
});
