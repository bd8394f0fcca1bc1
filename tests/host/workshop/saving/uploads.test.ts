import { describe, expect, test } from 'vitest';
import { Uploads } from '../../../../src/host/workshop/saving/uploads';
import type { MediaKind } from '../../../../src/contract/media';

/** Uploads these files for a question; returns what is stored, and what fails at once. */
async function takes(files: Record<string, string>, chosenAs?: MediaKind) {
  const stored: string[] = [];
  const uploads = new Uploads({
    storeMedia: (file) => Promise.resolve(file.name),
    onStored: (_question, kind, fileName) => stored.push(`${kind} ${fileName}`),
  });
  const list = Object.entries(files).map(([name, type]) => new File(['x'], name, { type }));
  uploads.take('q1', list, chosenAs);
  await expect.poll(uploads.isBusy).toBe(false);
  return { stored, failed: uploads.of('q1').map(({ fileName, failure }) => `${fileName}: ${failure}`) };
}

describe('files that are dropped', () => {
  test('have the kinds of their types, the first of each kind', async () => {
    const files = { 'cat.png': 'image/png', 'song.mp3': 'audio/mpeg', 'dog.png': 'image/png' };
    expect(await takes(files)).toEqual({
      stored: ['image cat.png', 'audio song.mp3'],
      failed: ['dog.png: several'],
    });
  });

  test('are refused where their type is unknown', async () => {
    expect(await takes({ 'song.opus': '' })).toEqual({ stored: [], failed: ['song.opus: unsupported'] });
  });
});

describe('a file chosen as a sound', () => {
  test('is a sound if the computer does not know its type', async () => {
    expect(await takes({ 'song.opus': '' }, 'audio')).toEqual({ stored: ['audio song.opus'], failed: [] });
  });

  test('is a sound if its type says film', async () => {
    expect(await takes({ 'song.webm': 'video/webm' }, 'audio')).toMatchObject({
      stored: ['audio song.webm'],
    });
  });

  test('is a picture if its type says so', async () => {
    expect(await takes({ 'cat.png': 'image/png' }, 'audio')).toMatchObject({ stored: ['image cat.png'] });
  });
});
