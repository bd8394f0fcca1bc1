import { Buffer } from 'node:buffer';

/** A picture of one red dot. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8Dwn4EIwDiqkL4KAcT9GO0U4BxoAAAAAElFTkSuQmCC',
  'base64',
);

/** Files that begin as their types do, and end with this text. */
export const mp3 = (rest: string): Buffer =>
  Buffer.concat([Buffer.from('\xff\xfb\x90\0\0\0\0\0\0\0', 'latin1'), Buffer.from(rest)]);
export const mp4 = (rest: string | Buffer): Buffer =>
  Buffer.concat([Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2', 'latin1'), Buffer.from(rest)]);
export const webm = (rest: string): Buffer =>
  Buffer.concat([Buffer.from('\x1a\x45\xdf\xa3\x87\x42\x82\x84webm', 'latin1'), Buffer.from(rest)]);

const RATE = 8_000;

/** A tone that lasts so many seconds, as a WAV file. */
export function wav(seconds: number): Buffer {
  const samples = Buffer.from(
    Array.from({ length: seconds * RATE }, (_, at) => 128 + 60 * Math.sin((at * 2 * Math.PI * 440) / RATE)),
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
