import type { FileHandle } from 'node:fs/promises';

/** What a picture's first bytes say of it. */
interface PictureHead {
  width: number;
  height: number;
  moves?: boolean;
}

/** Parts of a JPEG file before its size: more than any program writes. */
const MAX_SEGMENTS = 1_000;

/** Reads how large a PNG, JPEG or WebP picture is, without unpacking it; undefined where it does not say. */
export async function readPictureHead(
  file: FileHandle,
  contentType: string,
): Promise<PictureHead | undefined> {
  if (contentType === 'image/jpeg') return readJpeg(file);
  const bytes = await readAt(file, 0, 30);
  if (contentType === 'image/webp') return readWebp(bytes);
  if (bytes.length < 24) return undefined;
  return sizeOf(bytes.readUInt32BE(16), bytes.readUInt32BE(20));
}

/** The size stands in the first segment that begins a frame, after thumbnails and colour profiles of any length. */
async function readJpeg(file: FileHandle): Promise<PictureHead | undefined> {
  let place = 2;
  for (let count = 0; count < MAX_SEGMENTS; count++) {
    const bytes = await readAt(file, place, 9);
    if (bytes.length < 9 || bytes[0] !== 0xff) return undefined;
    const marker = bytes[1]!;
    const beginsFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (beginsFrame) return sizeOf(bytes.readUInt16BE(7), bytes.readUInt16BE(5));
    // Filling bytes may stand before a marker.
    place += marker === 0xff ? 1 : 2 + bytes.readUInt16BE(2);
  }
  return undefined;
}

/** In one of three forms: lossy, lossless, or extended, which alone can move. */
function readWebp(bytes: Buffer): PictureHead | undefined {
  if (bytes.length < 30) return undefined;
  const form = bytes.toString('latin1', 12, 16);
  if (form === 'VP8 ') return sizeOf(bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff);
  if (form === 'VP8L') {
    const bits = bytes.readUInt32LE(21);
    return sizeOf((bits & 0x3fff) + 1, ((bits >>> 14) & 0x3fff) + 1);
  }
  if (form !== 'VP8X') return undefined;
  const head = sizeOf(bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1);
  return head && { ...head, moves: (bytes[20]! & 0x02) !== 0 };
}

function sizeOf(width: number, height: number): PictureHead | undefined {
  return width > 0 && height > 0 ? { width, height } : undefined;
}

async function readAt(file: FileHandle, place: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, place);
  return buffer.subarray(0, bytesRead);
}
