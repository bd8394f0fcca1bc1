import { constants, type Stats } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

/** In bytes: what one caller who does not read on holds in memory. */
const PIECE_BYTES = 64 * 1024;

/** Some bytes of a file, both ends included. */
export interface Part {
  first: number;
  last: number;
}

/** Looks at a file without following a link. Undefined where there is none. */
export async function lookAtFile(path: string): Promise<Stats | undefined> {
  return withFile(path, (_file, stats) => Promise.resolve(stats)).catch(() => undefined);
}

/** Changes whenever the file does. */
export function versionOf({ mtimeMs, size }: Stats): string {
  return `${Math.round(mtimeMs).toString(36)}-${size.toString(36)}`;
}

/**
 * Reads a part of a file piece by piece, as fast as it is taken. The file is open only while a piece is read, so a
 * caller who reads slowly, or goes away, holds nothing open.
 * @param failed told where the file is no longer this version; the pieces then end early
 */
export function readPieces(
  path: string,
  version: string,
  { first, last }: Part,
  failed: (error: unknown) => void,
): ReadableStream<Uint8Array> {
  let position = first;
  let isWanted = true;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const length = Math.min(PIECE_BYTES, last - position + 1);
          const piece = await readPiece(path, version, position, length);
          // The caller may have gone away meanwhile.
          if (!isWanted) return;
          position += piece.byteLength;
          controller.enqueue(piece);
          if (position > last) controller.close();
        } catch (error) {
          if (!isWanted) return;
          failed(error);
          controller.close();
        }
      },
      cancel() {
        isWanted = false;
      },
    },
    // Nothing is read before it is asked for.
    { highWaterMark: 0 },
  );
}

function readPiece(path: string, version: string, position: number, length: number): Promise<Uint8Array> {
  return withFile(path, async (file, stats) => {
    if (versionOf(stats) !== version) throw Error(`${path} has changed`);
    const { bytesRead, buffer } = await file.read(new Uint8Array(length), 0, length, position);
    if (bytesRead === 0) throw Error(`${path} has become shorter`);
    return buffer.subarray(0, bytesRead);
  });
}

async function withFile<T>(path: string, read: (file: FileHandle, stats: Stats) => Promise<T>): Promise<T> {
  // NONBLOCK, for the case that a pipe has taken the file's place. Windows has neither.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  const file = await open(path, flags);
  try {
    return await read(file, await file.stat());
  } finally {
    await file.close();
  }
}
