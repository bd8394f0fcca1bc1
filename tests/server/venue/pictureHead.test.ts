import { open, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readPictureHead } from '../../../src/server/venue/pictureHead';
import { PNG, png, pngPart } from '../../support/mediaSamples';
import { temporaryFolder } from '../../support/quizServer';
import { jpeg, webp } from '../../support/pictureSamples';

async function headOf(content: Uint8Array, contentType: string) {
  const path = join(await temporaryFolder(), 'picture');
  await writeFile(path, content);
  const file = await open(path);
  try {
    return await readPictureHead(file, contentType);
  } finally {
    await file.close();
  }
}

test('the size of a PNG is read', async () => {
  expect(await headOf(PNG, 'image/png')).toEqual({ width: 1, height: 1, moves: false });
  expect(await headOf(png(640, 480), 'image/png')).toMatchObject({ width: 640, height: 480 });
});

test('the size of a JPEG is read after a thumbnail of any length', async () => {
  expect(await headOf(jpeg(8000, 5000), 'image/jpeg')).toEqual({ width: 8000, height: 5000 });
  expect(await headOf(jpeg(640, 480, 60_000), 'image/jpeg')).toEqual({ width: 640, height: 480 });
});

test.each(['VP8 ', 'VP8L', 'VP8X'] as const)(
  'the size of a WebP picture of form %s is read',
  async (form) => {
    expect(await headOf(webp(form, 1920, 1081), 'image/webp')).toMatchObject({ width: 1920, height: 1081 });
  },
);

test.each([
  ['a long text', [pngPart('tEXt', Buffer.alloc(5_000))]],
  ['many short texts', Array.from({ length: 2_000 }, () => pngPart('tEXt', Buffer.alloc(1)))],
  ['nothing', []],
])('an animated PNG is recognised after %s', async (_what, before) => {
  const moving = png(640, 480, ...before, pngPart('acTL', Buffer.alloc(8)));
  expect(await headOf(moving, 'image/png')).toEqual({ width: 640, height: 480, moves: true });
});

test('an animated WebP picture is recognised, even one that claims not to be', async () => {
  expect(await headOf(webp('VP8X', 10, 10, true), 'image/webp')).toMatchObject({ moves: true });
  expect(await headOf(webp('VP8X', 10, 10), 'image/webp')).toMatchObject({ moves: false });
  const parts = Buffer.from('EXIF\x03\0\0\0abc\0ANMF\0\0\0\0', 'latin1');
  const picture = Buffer.concat([webp('VP8X', 10, 10).subarray(0, 30), parts]);
  picture.writeUInt32LE(10, 16);
  expect(await headOf(picture, 'image/webp')).toMatchObject({ moves: true });
});

test.each([
  ['a JPEG that breaks off', jpeg(640, 480, 5_000).subarray(0, 4_000), 'image/jpeg'],
  ['a JPEG of nothing but 0xff bytes', Buffer.alloc(60_000, 0xff), 'image/jpeg'],
  ['a PNG that breaks off', PNG.subarray(0, 20), 'image/png'],
  ['a PNG without width', png(0, 5), 'image/png'],
  ['a WebP picture of an unknown form', webp('VP9 ', 5, 5), 'image/webp'],
  ['nothing', Buffer.alloc(0), 'image/webp'],
])('%s gives no size', async (_, content, contentType) => {
  expect(await headOf(content, contentType)).toBeUndefined();
});
