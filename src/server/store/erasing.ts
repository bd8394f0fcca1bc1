import { setTimeout } from 'node:timers/promises';
import type { Level } from 'level';

/** Milliseconds in which deletions are gathered, so that many of them rewrite the files once. */
const GATHER_MS = 1_000;
/** The prefix of all keys. */
const EVERYTHING = '';

/**
 * Removes deleted and overwritten values from LevelDB's files, in the background. LevelDB itself keeps them
 * until it happens to rewrite the file that they are in, which may take months in a quiet venue.
 */
export class Erasing {
  readonly #db: Level;
  readonly #closing = new AbortController();
  /** Prefixes of keys. */
  readonly #due = new Set<string>();
  #running: Promise<void> | undefined;

  /** Begins with what is still there from earlier runs, one of which may have been killed. */
  constructor(db: Level) {
    this.#db = db;
    this.#start(EVERYTHING, 0);
  }

  /** Erases soon whatever was deleted among the keys with this prefix. */
  add(prefix: string): void {
    this.#start(prefix, GATHER_MS);
  }

  #start(prefix: string, delayMs: number): void {
    this.#due.add(prefix);
    this.#running ??= this.#run(delayMs).finally(() => (this.#running = undefined));
  }

  /** Resolves when nothing is due. Reading everything meanwhile would keep the old files in use. */
  async idle(): Promise<void> {
    await this.#running;
  }

  /** Erases at once what is due; resolves when that is done. Nothing may be added afterwards. */
  close(): Promise<void> {
    this.#closing.abort();
    return this.idle();
  }

  /** Never fails: if the disk refuses, writes fail as well, and everything is erased when it is opened again. */
  async #run(delayMs: number): Promise<void> {
    for (let ms = delayMs; this.#due.size > 0; ms = GATHER_MS) {
      await setTimeout(ms, undefined, { signal: this.#closing.signal }).catch(() => undefined);
      const prefixes = this.#due.has(EVERYTHING) ? [EVERYTHING] : [...this.#due];
      this.#due.clear();
      for (const prefix of prefixes) await erase(this.#db, prefix).catch(() => undefined);
    }
  }
}

/**
 * A compaction writes what is in memory to a file as it is, deleted values included, and merges files of
 * different levels, but never rewrites the lowest one alone. So there are two, and between them something
 * newer is written that covers the whole range: the second merges everything with it.
 */
async function erase(db: Level, prefix: string): Promise<void> {
  const [start, end] = [prefix, `${prefix}\uffff`];
  // The types omit it, since Level has none in browsers.
  const compact = () => (db as Level & Compacting).compactRange(start, end);
  await compact();
  // An empty key is impossible.
  await db.batch([start || '\0', end].map((key) => ({ type: 'del', key })));
  await compact();
}

interface Compacting {
  compactRange(start: string, end: string): Promise<void>;
}
