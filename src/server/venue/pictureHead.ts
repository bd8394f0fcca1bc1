import type { FileHandle } from 'node:fs/promises';

/** What a picture's first bytes say about it. */
interface PictureHead {
  width: number;
  height: number;
  moves?: boolean;
}

/** How many parts of a file are examined: more than any program writes before the one that is needed. */
const MAX_PARTS = 1_000;

/** Reads the size of a PNG, JPEG or WebP without unpacking it; undefined if the file does not say. */
export async function readPictureHead(
  file: FileHandle,
  contentType: string,
): Promise<PictureHead | undefined> {
  if (contentType === 'image/jpeg') return readJpeg(file);
  return contentType === 'image/webp' ? readWebp(file) : readPng(file);
}

async function readPng(file: FileHandle): Promise<PictureHead | undefined> {
  const bytes = await readAt(file, 0, 24);
  if (bytes.length < 24) return undefined;
  const head = sizeOf(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
  // An animated picture says so before the data of its first frame, after text of any length.
  return head && { ...head, moves: await hasChunk(file, PNG, ['acTL'], 'IDAT') };
}

/** The size is in the first segment that begins a frame, after thumbnails and profiles of any length. */
async function readJpeg(file: FileHandle): Promise<PictureHead | undefined> {
  let place = 2;
  for (let count = 0; count < MAX_PARTS; count++) {
    const bytes = await readAt(file, place, 9);
    if (bytes.length < 9 || bytes[0] !== 0xff) return undefined;
    const marker = bytes[1]!;
    const beginsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (beginsFrame) return sizeOf(bytes.readUInt16BE(7), bytes.readUInt16BE(5));
    // Fill bytes may precede a marker.
    place += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(2);
  }
  return undefined;
}

/** There are three forms: lossy, lossless, and extended, which alone can be animated. */
async function readWebp(file: FileHandle): Promise<PictureHead | undefined> {
  const bytes = await readAt(file, 0, 30);
  if (bytes.length < 30) return undefined;
  const form = bytes.toString('latin1', 12, 16);
  if (form === 'VP8 ') return sizeOf(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
  if (form === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return sizeOf((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  if (form !== 'VP8X') return undefined;
  const head = sizeOf(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
  const saysSo = (bytes[20]! & 0x02) !== 0;
  return head && { ...head, moves: saysSo || (await hasChunk(file, WEBP, ['ANIM', 'ANMF'])) };
}

/** How a file is composed of parts with a name and a length. */
interface Chunks {
  /** Where the first part begins. */
  start: number;
  /** Reads a part's first eight bytes: its name, and how many bytes after its start the next one starts. */
  read(head: Buffer): { name: string; bytes: number };
}

const PNG: Chunks = {
  start: 8,
  // The name is preceded by the length of the data; the data is followed by a checksum.
  read: (head) => ({ name: head.toString('latin1', 4), bytes: 12 + head.readUInt32BE(0) }),
};
const WEBP: Chunks = {
  start: 12,
  // Lengths are rounded up to even numbers.
  read: (head) => ({
    name: head.toString('latin1', 0, 4),
    bytes: 8 + 2 * Math.ceil(head.readUInt32LE(4) / 2),
  }),
};

/** Whether a chunk with one of these names comes before `end`; also true if there are too many to examine. */
async function hasChunk(
  file: FileHandle,
  { start, read }: Chunks,
  names: string[],
  end = '',
): Promise<boolean> {
  let place = start;
  for (let count = 0; count < MAX_PARTS; count++) {
    const head = await readAt(file, place, 8);
    if (head.length < 8) return false;
    const { name, bytes } = read(head);
    if (names.includes(name) || name === end) return name !== end;
    place += bytes;
  }
  return true;
}

function sizeOf(width: number, height: number): PictureHead | undefined {
  return width > 0 && height > 0 ? { width, height } : undefined;
}

async function readAt(file: FileHandle, place: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, place);
  return buffer.subarray(0, bytesRead);
}
