import { createSecret } from '../../session/secrets';
import type { Log } from '../../session/ports';
import { StartError } from '../startErrors';
import { every, type Schedule } from '../../session/schedule';
import { LEASE_MS, type Leases } from './leases';
import { errorText, type Redis } from './redis';
import { DELIST, ENLIST } from './scripts';

/**
 * In milliseconds: how often a process announces itself and checks whether others are alive, how long an
 * announcement counts, and how long its address stays reserved. Whoever replaces a killed process has to wait for
 * the last.
 */
const EVERY_MS = 1_000;
const PRESENT_MS = 6_000;
const ADDRESS_MS = 3_000;
const RETRY_MS = 250;
/** Milliseconds that others have to answer. */
const ASK_TIMEOUT_MS = 3_000;
const PROCESSES = 'quiz-night:processes';
const DATA_FOLDER = 'quiz-night:data-folder';
const keyOfAddress = (url: string): string => `quiz-night:address:${url}`;

interface PeersParts {
  redis: Redis;
  leases: Leases;
  /** Where other processes reach this one. */
  internalUrl: string;
  /** Identifies the data folder. */
  folderMark: string;
  /** Called if the others reach Redis and this process does not: they take over its sessions. */
  cutOff(): void;
  schedule: Schedule;
  log: Log;
}

/** The other processes that share the same Redis: which ones there are, and whether they are alive. */
export class Peers {
  readonly #parts: PeersParts;
  /** Distinguishes this process from one that was given the same address by mistake. */
  readonly #id = createSecret();
  #others: string[] = [];
  /** By origin, the callbacks to call when the process there is no longer alive. */
  readonly #watched = new Map<string, Set<() => void>>();
  #cancel = (): void => undefined;
  #isClosed = false;

  constructor(parts: PeersParts) {
    this.#parts = parts;
  }

  /**
   * Throws a StartError if other processes have another data folder, or if one of them has this address. The
   * address of a killed process stays reserved for a moment, which this waits for.
   */
  async start(): Promise<void> {
    let leftMs = ADDRESS_MS;
    for (;;) {
      const found = await this.#enlist(true).catch((error: unknown) => {
        throw new StartError(`Redis (REDIS_URL) refuses writes: ${errorText(error)}.`);
      });
      if (found === 'enlisted') break;
      if (found === 'otherFolder')
        throw new StartError(
          'Other quiz servers with this REDIS_URL use a different data folder: set DATA_DIR to one that all of them share.',
        );
      // If more time is left than before, somebody has renewed it, and is therefore alive.
      if (found.takenForMs > leftMs) throw this.#addressTaken();
      leftMs = found.takenForMs;
      await new Promise<void>((resolve) => void this.#parts.schedule(resolve, RETRY_MS));
    }
    this.#cancel = every(EVERY_MS, this.#parts.schedule, () => {
      void this.#stayEnlisted();
      void this.#lookAround();
      for (const origin of this.#watched.keys()) void this.#ask(origin);
    });
  }

  #addressTaken(): StartError {
    return new StartError(
      `Another quiz server with this REDIS_URL is already reached at ${this.#parts.internalUrl}: give each one an ` +
        'INTERNAL_URL of its own, at which the others can reach it.',
    );
  }

  /** Where the other processes are reached, as of the last announcement. */
  get others(): readonly string[] {
    return this.#others;
  }

  /** Calls back once, when the process at this address no longer answers. Returns an unsubscribe function. */
  watch(origin: string, gone: () => void): () => void {
    const watchers = this.#watched.get(origin) ?? new Set();
    this.#watched.set(origin, watchers.add(gone));
    return () => {
      watchers.delete(gone);
      if (watchers.size === 0 && this.#watched.get(origin) === watchers) this.#watched.delete(origin);
    };
  }

  /** Announces that this process ends. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#cancel();
    const { redis, internalUrl, leases } = this.#parts;
    const keys = [PROCESSES, keyOfAddress(internalUrl)];
    if (!leases.isSilent) await redis.run(DELIST, keys, [internalUrl, this.#id]).catch(() => undefined);
  }

  async #enlist(isStart = false): Promise<'enlisted' | 'otherFolder' | { takenForMs: number }> {
    const { redis, internalUrl, folderMark } = this.#parts;
    const keys = [PROCESSES, DATA_FOLDER, keyOfAddress(internalUrl)];
    const times = [String(PRESENT_MS), isStart ? '1' : '0', this.#id, String(ADDRESS_MS)];
    const found = await redis.run(ENLIST, keys, [internalUrl, folderMark, ...times]);
    if (!Array.isArray(found)) return found === -1 ? 'otherFolder' : { takenForMs: Number(found) };
    this.#others = found.map(String).filter((each) => each !== internalUrl);
    return 'enlisted';
  }

  /** Failures are retried. A process that was frozen may find another one at its address. */
  async #stayEnlisted(): Promise<void> {
    const found = await this.#enlist().catch(() => undefined);
    if (typeof found === 'object') this.#parts.log('error', this.#addressTaken().message, 'address taken');
  }

  /** Redis may be silent for this process alone: its sessions go on elsewhere, and people must follow. */
  async #lookAround(): Promise<void> {
    const { leases, log, cutOff } = this.#parts;
    if (leases.silentMs < LEASE_MS || this.#others.length === 0) return;
    const statuses = await Promise.all(this.#others.map(statusOf));
    if (leases.silentMs < LEASE_MS || this.#isClosed) return;
    // If no other process has Redis either, Redis itself is down.
    if (!statuses.includes(200)) return;
    log('warn', 'Redis is not responding to this process alone: everybody is sent to another one', 'cut off');
    cutOff();
  }

  async #ask(origin: string): Promise<void> {
    if ((await statusOf(origin)) !== undefined) return;
    const watchers = this.#watched.get(origin);
    this.#watched.delete(origin);
    for (const gone of watchers ?? []) gone();
  }
}

/** Returns the status that a process reports; undefined if it does not answer. */
async function statusOf(origin: string): Promise<number | undefined> {
  try {
    const { status } = await fetch(`${origin}/health`, { signal: AbortSignal.timeout(ASK_TIMEOUT_MS) });
    return status;
  } catch {
    return undefined;
  }
}
