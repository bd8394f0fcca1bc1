import { Buffer } from 'node:buffer';
import { crc32, deflateSync } from 'node:zlib';

/** A picture of one red dot. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8Dwn4EIwDiqkL4KAcT9GO0U4BxoAAAAAElFTkSuQmCC',
  'base64',
);

/** A picture of a single colour with this width and height, and with these chunks before its image data. */
export function png(width: number, height: number, ...before: Buffer[]): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  // One bit per pixel, greyscale; each row begins with a byte for its filter.
  head[8] = 1;
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height);
  const parts = [pngPart('IHDR', head), ...before, pngPart('IDAT', deflateSync(rows)), pngPart('IEND')];
  return Buffer.concat([PNG.subarray(0, 8), ...parts]);
}

/** A chunk of a PNG file; animated ones contain `acTL`. */
export function pngPart(type: string, ...data: readonly Buffer[]): Buffer {
  const named = Buffer.concat([Buffer.from(type), ...data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(named.length - 4);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}

/** Files that begin like files of their type, and end with this text. */
export const mp3 = (rest: string): Buffer =>
  Buffer.concat([Buffer.from('\xff\xfb\x90\0\0\0\0\0\0\0', 'latin1'), Buffer.from(rest)]);
export const mp4 = (rest: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'), Buffer.from(rest)]);
export const webm = (rest: string): Buffer =>
  Buffer.concat([Buffer.from('\x1a\x45\xdf\xa3\x87\x42\x82\x84webm', 'latin1'), Buffer.from(rest)]);

const RATE = 8_000;

/** A tone of this many seconds, which swings so far out of 128, as a WAV file. */
export function wav(seconds: number, swing = 60): Buffer {
  const samples = Buffer.from(
    Array.from(
      { length: seconds * RATE },
      (_, at) => 128 + swing * Math.sin((at * 2 * Math.PI * 440) / RATE),
    ),
  );
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + samples.length, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(RATE, 24);
  head.writeUInt32LE(RATE, 28);
  head.writeUInt16LE(1, 32);
  head.writeUInt16LE(8, 34);
  head.write('data', 36);
  head.writeUInt32LE(samples.length, 40);
  return Buffer.concat([head, samples]);
}
