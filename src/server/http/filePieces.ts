import { versionOf, withFile } from '../openedFile';

/** In bytes: what one caller who does not read on holds in memory. */
const PIECE_BYTES = 64 * 1024;

/** Some bytes of a file, both ends included. */
export interface Part {
  first: number;
  last: number;
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
