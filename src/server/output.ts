import type { Writable } from 'node:stream';
import type { Schedule } from './schedule';

/** In bytes: how much waits for a terminal or pipe that does not read. */
const MAX_WAITING = 64 * 1024;
/** In milliseconds: how long the end of the process waits for one. */
const FLUSH_TIMEOUT_MS = 1_000;

/**
 * Returns a function that writes lines to a stream. While its reader does not read, what would be too much to keep is
 * dropped; `missing` makes the line that says how many, which stands before the next one that can be written.
 */
export function createOutput(stream: Writable, missing = missingLine): (line: string) => void {
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

function missingLine(count: number): string {
  return `… ${count} lines are missing here: they were not read in time\n`;
}

/** Keeps the process running when the reader of a standard stream stops reading or goes away. */
export function outliveReader(stream: Writable): void {
  // Without a listener it would end the process, and nobody reads a message any more.
  stream.on('error', () => undefined);
  // Writing to a paused terminal would stop the whole process. Node has no public call for this.
  const { _handle: handle } = stream as { _handle?: { setBlocking?(isBlocking: boolean): void } };
  handle?.setBlocking?.(false);
}

/** Resolves when the streams have written all they were given or never will, but after a second at the latest. */
export async function flush(streams: readonly Writable[], schedule: Schedule): Promise<void> {
  let cancel = (): void => undefined;
  const timeout = new Promise<void>((resolve) => {
    cancel = schedule(resolve, FLUSH_TIMEOUT_MS);
  });
  const flushed = streams.map((stream) => new Promise<void>((resolve) => stream.write('', () => resolve())));
  await Promise.race([Promise.all(flushed), timeout]);
  cancel();
}
