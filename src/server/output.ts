import type { Writable } from 'node:stream';
import { within, type Schedule } from '../session/schedule';

/** In bytes: the most that is buffered for a terminal or pipe that does not read. */
const MAX_WAITING = 64 * 1024;
/** Milliseconds that the process waits at its end for streams to be read. */
const FLUSH_TIMEOUT_MS = 1_000;

/**
 * Returns a function that writes lines to a stream. If its reader is too slow, lines are dropped; before the next one
 * that can be written, the line made by `missing` says how many.
 */
export function createOutput(
  stream: Writable,
  missing = (count: number) => `… lines missing here, because they were not read in time: ${count}\n`,
): (line: string) => void {
  let dropped = 0;
  return (line) => {
    if (stream.writableLength > MAX_WAITING) {
      dropped += 1;
      return;
    }
    if (dropped > 0) stream.write(missing(dropped));
    dropped = 0;
    stream.write(line);
  };
}

/** Keeps the process running when the reader of a standard stream stops reading or goes away. */
export function outliveReader(stream: Writable): void {
  // Without a listener the error would end the process; a message about it would reach nobody.
  stream.on('error', () => undefined);
  // Writing to a paused terminal would stop the whole process. Node has no public call for this.
  const { _handle: handle } = stream as { _handle?: { setBlocking?(isBlocking: boolean): void } };
  handle?.setBlocking?.(false);
}

/** Resolves when the streams have written everything or never will, but after a second at the latest. */
export async function flush(streams: readonly Writable[], schedule: Schedule): Promise<void> {
  const flushed = streams.map((stream) => new Promise<void>((resolve) => stream.write('', () => resolve())));
  await within(FLUSH_TIMEOUT_MS, schedule, Promise.all(flushed));
}
