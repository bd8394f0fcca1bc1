import { expect, test } from 'vitest';
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

test.each<[string, Record<string, string>, MediaKind | undefined, string[], string[]]>([
  [
    'the first file of each kind',
    { 'cat.png': 'image/png', 'song.mp3': 'audio/mpeg', 'dog.png': 'image/png' },
    undefined,
    ['image cat.png', 'audio song.mp3'],
    ['dog.png: several'],
  ],
  ['no file of an unknown type', { 'song.opus': '' }, undefined, [], ['song.opus: unsupported']],
  ['a file of an unknown type as the kind chosen', { 'song.opus': '' }, 'audio', ['audio song.opus'], []],
  ['a film chosen as a sound as that', { 'song.webm': 'video/webm' }, 'audio', ['audio song.webm'], []],
  ['a picture chosen as a sound as a picture', { 'cat.png': 'image/png' }, 'audio', ['image cat.png'], []],
])('a question takes %s', async (_what, files, chosenAs, stored, failed) => {
  expect(await takes(files, chosenAs)).toEqual({ stored, failed });
});
