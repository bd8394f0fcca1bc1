import { fileTypeFromBuffer } from 'file-type';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { beatsOf, notesOf } from '../../../src/host/game/media/loops';
import { TUNES } from '../../evening/tunes';

const FOLDER = 'src/server/quizzes/evening/media';
const LICENCES = 'LICENCES.md';
const PICTURES = ['1', '2', '3a', '3b', '3c', '3d', '4', '5', '6', '7', '8'].map(
  (name) => `evening-picture-${name}.png`,
);
const SOUNDS = TUNES.map((_, at) => `evening-tune-${at + 1}.mp3`);
const fileOf = (name: string) => readFile(join(FOLDER, name));

test('there are the pictures and the tunes of the evening, what they are from, and nothing else', async () => {
  expect(SOUNDS).toHaveLength(8);
  expect((await readdir(FOLDER)).toSorted()).toEqual([LICENCES, ...PICTURES, ...SOUNDS].toSorted());
});

test.each(PICTURES)('%s has a palette, few bytes, and fits a wall', async (name) => {
  const bytes = await fileOf(name);
  expect(await fileTypeFromBuffer(bytes)).toMatchObject({ mime: 'image/png' });
  expect(bytes.length).toBeLessThan(30_000);
  const [wide, high, colours] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20), bytes[25]];
  expect(Math.max(wide, high)).toBeLessThanOrEqual(960);
  expect(Math.max(wide, high)).toBeGreaterThan(900);
  expect(colours).toBe(3);
});

test.each(SOUNDS)('%s lasts for 15 to 20 seconds, and has few bytes', async (name) => {
  const bytes = await fileOf(name);
  expect(await fileTypeFromBuffer(bytes)).toMatchObject({ mime: 'audio/mpeg' });
  expect(bytes.length).toBeLessThan(100_000);
  const bytesPerSecond = 40_000 / 8;
  expect(bytes.length / bytesPerSecond).toBeGreaterThan(15);
  expect(bytes.length / bytesPerSecond).toBeLessThan(20);
});

test.each(SOUNDS)('%s does not tell its name', async (name) => {
  const bytes = await fileOf(name);
  expect(bytes.toString('latin1', 0, 3)).not.toBe('ID3');
  expect(bytes.toString('latin1', bytes.length - 128, bytes.length - 125)).not.toBe('TAG');
});

describe('what they are from', () => {
  /** The columns of what the document says of each file. */
  const rows = async () => {
    const text = (await fileOf(LICENCES)).toString();
    return text.split('\n').flatMap((line) => {
      const [, name, ...columns] = line.split('|').map((column) => column.trim());
      return name?.startsWith('evening-') ? [{ name, columns: columns.slice(0, -1) }] : [];
    });
  };

  test('names every file once, and what it shows', async () => {
    const found = await rows();
    expect(found.map(({ name }) => name)).toEqual([...PICTURES, ...SOUNDS]);
    for (const { columns } of found) for (const column of columns) expect(column).toMatch(/./);
  });

  test('has a composer of every tune, who died more than seventy years ago', async () => {
    const tunes = (await rows()).filter(({ name }) => name.endsWith('.mp3'));
    expect(tunes).toHaveLength(SOUNDS.length);
    for (const { columns } of tunes) {
      const [, composer, died] = columns;
      expect(composer).toMatch(/^\p{Lu}.+ \p{Lu}?/u);
      expect(died).toMatch(/^1[789]\d\d$/);
      expect(Number(died)).toBeLessThan(1956);
    }
  });
});

test.each(TUNES.map((tune, at) => ({ name: SOUNDS[at], tune })))(
  'the parts of $name are equally long, and have nothing but notes',
  ({ tune }) => {
    for (const part of tune.parts) {
      expect(beatsOf({ ...tune, parts: [part] })).toBeCloseTo(beatsOf(tune));
      for (const { hertz } of notesOf(part.bars)) expect(hertz).toSatisfy((each: number) => each > 50);
      for (const { hertz } of notesOf(part.bars)) expect(hertz).toBeLessThan(1400);
    }
  },
);
