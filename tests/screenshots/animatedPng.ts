import { deflateSync } from 'node:zlib';
import { pngPart } from '../support/mediaSamples';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const INTEGER_BYTES = 4;
/** Of a picture with a palette: eight bits a pixel, and no interlacing. */
const HEADER_END = Buffer.from([8, 3, 0, 0, 0]);
const MOST_COLOURS = 256;

interface Picture {
  /** In pixels. */
  width: number;
  height: number;
  /** Red, green, blue and opacity of each pixel, row by row; opacity is ignored. */
  rgba: Buffer;
}

interface Frame {
  picture: Picture;
  /** In milliseconds. */
  forMs: number;
}

/**
 * Returns a PNG file that shows the frames, which all have the same size, in turn and for ever, with the 256
 * most frequent colours of all of them. A program that knows no animation shows the first one. Format: PNG,
 * Third Edition, https://www.w3.org/TR/png-3/.
 */
export function animatedPng(frames: readonly Frame[]): Buffer {
  const { width, height } = frames[0]!.picture;
  const { palette, indexOf } = coloursOf(frames.map(({ picture }) => picture));
  let sequence = 0;
  const parts = frames.flatMap(({ picture, forMs }, at) => {
    const place = integers(sequence++, width, height, 0, 0);
    // The time is a fraction of a second; the zeros let each frame replace the one before.
    const control = pngPart('fcTL', place, shorts(forMs, 1000), Buffer.from([0, 0]));
    const pixels = deflateSync(rowsOf(picture, indexOf), { level: 9 });
    return [control, at === 0 ? pngPart('IDAT', pixels) : pngPart('fdAT', integers(sequence++), pixels)];
  });
  const forEver = 0;
  return Buffer.concat([
    SIGNATURE,
    pngPart('IHDR', integers(width, height), HEADER_END),
    pngPart('PLTE', palette),
    pngPart('acTL', integers(frames.length, forEver)),
    ...parts,
    pngPart('IEND'),
  ]);
}

/** The rows of palette indexes, each after a zero, which means that it is not filtered. */
function rowsOf({ width, height, rgba }: Picture, indexOf: Uint8Array): Buffer {
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) rows[y * (width + 1) + 1 + x] = indexOf[shadeAt(rgba, y * width + x)]!;
  return rows;
}

/** Five bits for each of red, green and blue: colours that differ by less count as one. */
function shadeAt(rgba: Buffer, pixel: number): number {
  const at = pixel * 4;
  return ((rgba[at]! >> 3) << 10) | ((rgba[at + 1]! >> 3) << 5) | (rgba[at + 2]! >> 3);
}

const SHADES = 1 << 15;

/** The most frequent shades as a palette, and for each shade the index of the nearest of them. */
function coloursOf(pictures: readonly Picture[]): { palette: Buffer; indexOf: Uint8Array } {
  const counts = new Uint32Array(SHADES);
  // By shade, a colour that occurs, since the middle of a shade may not.
  const colours = new Map<number, readonly number[]>();
  for (const { rgba } of pictures)
    for (let pixel = 0; pixel * 4 < rgba.length; pixel++) {
      const shade = shadeAt(rgba, pixel);
      counts[shade]!++;
      if (!colours.has(shade)) colours.set(shade, [...rgba.subarray(pixel * 4, pixel * 4 + 3)]);
    }
  const byCount = [...colours].sort(([one], [other]) => counts[other]! - counts[one]!);
  const kept = byCount.slice(0, MOST_COLOURS).map(([, colour]) => colour);
  const distance = (one: readonly number[], other: readonly number[]): number =>
    one.reduce((sum, value, at) => sum + (value - other[at]!) ** 2, 0);
  const indexOf = new Uint8Array(SHADES);
  for (const [shade, colour] of colours) {
    const distances = kept.map((each) => distance(each, colour));
    indexOf[shade] = distances.indexOf(Math.min(...distances));
  }
  return { palette: Buffer.from(kept.flat()), indexOf };
}

function integers(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * INTEGER_BYTES);
  for (const [at, value] of values.entries()) buffer.writeUInt32BE(value, at * INTEGER_BYTES);
  return buffer;
}

function shorts(...values: readonly number[]): Buffer {
  const buffer = Buffer.alloc(values.length * 2);
  for (const [at, value] of values.entries()) buffer.writeUInt16BE(value, at * 2);
  return buffer;
}
