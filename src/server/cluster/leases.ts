import { createSecret } from '../../session/secrets';
import type { Log } from '../../session/ports';
import { Elsewhere, Refusal } from '../../session/refusal';
import type { Schedule } from '../../session/schedule';
import { errorText, type Redis, type Reply } from './redis';
import {
  addressOf,
  CLAIM,
  DAMAGED,
  END,
  keysOf,
  OPEN,
  OWNERLESS,
  readClaimed,
  RELEASE,
  RENEW,
  WRITE,
  writtenArgs,
  type Changes,
  type Claimed,
} from './scripts';

/** Milliseconds that a lease lasts, and milliseconds between renewals. */
export const LEASE_MS = 5_000;
const RENEW_MS = 1_500;
/** Milliseconds without an answer from Redis after which everything pauses. */
const SILENT_MS = 4_000;
/** Milliseconds after which a connection that does not answer is given up. */
const RECONNECT_MS = 2_500;
/** Milliseconds until a retry after a failure. */
const RETRY_MS = 250;
/** Milliseconds that a caller waits for Redis. */
const CALLER_TIMEOUT_MS = 3_000;
/** Milliseconds that a session is kept after its last owner; an owner ends idle sessions sooner. */
const KEEP_MS = 13 * 60 * 60_000;

interface LeasesParts {
  redis: Redis;
  /** Where other processes reach this one. */
  internalUrl: string;
  /** The newest version of stored sessions that this process can read. */
  version: number;
  /** Monotonic milliseconds. */
  clock(): number;
  schedule: Schedule;
  log: Log;
}

interface LeaseEvents {
  /** Another process has the name by now, or what is stored is damaged: further writes have no effect. */
  lost(name: string, isDamaged: boolean): void;
  /** Redis stopped answering, or answers again. */
  silenceChanged(): void;
}

interface Lease {
  /** The lease as Redis has it: its token and the owner's address. */
  readonly text: string;
  /** A new one each time a name is taken; writes under an earlier one no longer count. */
  readonly token: string;
  /** The number of the last write. */
  writes: number;
}

/** The leases of this process. Names are room codes, and `quizzes` for the folder of quizzes. */
export class Leases {
  readonly #parts: LeasesParts;
  readonly #held = new Map<string, Lease>();
  #events: LeaseEvents | undefined;
  /** When Redis was last asked and confirmed that this process owns what it holds. */
  #confirmedAt: number;
  #isSilent = false;
  #isClosed = false;
  #renewing: Promise<void> | undefined;
  #cancelRenewal = (): void => undefined;
  #cancelSilence = (): void => undefined;

  constructor(parts: LeasesParts) {
    this.#parts = parts;
    this.#confirmedAt = parts.clock();
  }

  start(events: LeaseEvents): void {
    this.#events = events;
    this.#confirm(this.#parts.clock());
    this.#renewLater(RENEW_MS);
  }

  /** Whether Redis has not answered for four seconds: then nothing may go on here. */
  get isSilent(): boolean {
    return this.#isSilent;
  }

  /** Milliseconds since the request that Redis answered last. */
  get silentMs(): number {
    return this.#parts.clock() - this.#confirmedAt;
  }

  get count(): number {
    return this.#held.size;
  }

  /** Whether no other process can have what this one has taken. */
  get isSure(): boolean {
    return this.silentMs < LEASE_MS;
  }

  /** Whether this process has taken the name, as far as it knows. */
  has(name: string): boolean {
    return this.#held.has(name);
  }

  /** Resolves with whether the name is still this process's. Throws server_closing if Redis is silent. */
  async holds(name: string): Promise<boolean> {
    if (this.#held.has(name) && this.silentMs > SILENT_MS - RENEW_MS) await this.#inTime(this.#renew());
    if (this.#held.has(name) && !this.isSure) throw new Refusal('server_closing');
    return this.#held.has(name);
  }

  /** Takes a new name; returns false if it is taken. */
  async open(name: string): Promise<boolean> {
    const lease = this.#newLease();
    const args = [lease.token, lease.text, String(LEASE_MS), String(this.#parts.version)];
    const reply = await this.#inTime(this.#parts.redis.run(OPEN, keysOf(name), args));
    if (reply === 1) this.#held.set(name, lease);
    return reply === 1;
  }

  /**
   * Takes a name that nobody owns; returns undefined if there is no such name. Throws Elsewhere if another
   * process owns it, and server_closing if Redis does not answer or what is stored needs a newer version of
   * this program.
   */
  async claim(name: string, mayBeNew = false): Promise<Claimed | undefined> {
    const { version, log } = this.#parts;
    const lease = this.#newLease();
    const args = [lease.token, lease.text, String(LEASE_MS), String(version), mayBeNew ? '1' : '0'];
    const [outcome, first, stored] = await this.#claim(name, args);
    if (outcome === 'none') return undefined;
    if (outcome === 'owned') throw new Elsewhere(addressOf(first));
    if (outcome === 'newer' || outcome === 'damaged') {
      const isNewer = outcome === 'newer';
      const why = isNewer
        ? `stored in version ${first}, but this server reads version ${version}`
        : `damaged (${first})`;
      log(isNewer ? 'warn' : 'error', `Session ${name} is ${why}: it is left alone`);
      throw new Refusal('server_closing');
    }
    this.#held.set(name, lease);
    return readClaimed(Number(first), stored as Reply[]);
  }

  /** Returns names that no living process owns, about `most` of them. Fails if Redis does not answer. */
  async ownerless(most: number): Promise<string[]> {
    const names: string[] = [];
    let cursor = '0';
    do {
      const asked = this.#parts.redis.run(OWNERLESS, [], [cursor]);
      const [next, found] = (await this.#inTime(asked)) as [string, string[]];
      names.push(...found);
      cursor = String(next);
    } while (cursor !== '0' && names.length < most);
    return names;
  }

  /** Waits for a lease that a crashed process left at this same address; it soon expires. */
  async #claim(name: string, args: string[]): Promise<Reply[]> {
    const { redis, clock, internalUrl } = this.#parts;
    const until = clock() + LEASE_MS + CALLER_TIMEOUT_MS;
    for (;;) {
      if (this.#isClosed || clock() > until) throw new Refusal('server_closing');
      const asked = redis.run(CLAIM, keysOf(name), args) as Promise<Reply[]>;
      const reply = await this.#inTime(asked).catch((error: unknown) => {
        // A lease granted this late would belong to nobody until it expires.
        const giveBack = ([outcome]: Reply[]): unknown =>
          outcome === 'ours' && redis.run(RELEASE, keysOf(name), args.slice(0, 1));
        asked.then(giveBack).catch(() => undefined);
        throw error;
      });
      if (reply[0] !== 'owned' || addressOf(reply[1]) !== internalUrl) return reply;
      await this.#pause();
    }
  }

  /** Resolves when Redis has the documents, however late. Throws server_closing if the name was lost. */
  write(name: string, changes: Changes): Promise<void> {
    const lease = this.#get(name);
    lease.writes += 1;
    const times = [String(LEASE_MS), String(KEEP_MS), String(lease.writes)];
    return this.#insist(name, WRITE, [lease.token, lease.text, ...times, ...writtenArgs(changes)]);
  }

  /** Deletes everything stored under the name. Resolves and throws like `write`. */
  async end(name: string): Promise<void> {
    await this.#insist(name, END, [this.#get(name).token]);
    this.#held.delete(name);
  }

  /** Gives the name back, so that others can take it at once. Resolves and throws like `write`. */
  async release(name: string): Promise<void> {
    await this.#insist(name, RELEASE, [this.#get(name).token]);
    this.#held.delete(name);
  }

  /** Stops renewals and retries. */
  close(): void {
    this.#isClosed = true;
    this.#cancelRenewal();
    this.#cancelSilence();
  }

  #get(name: string): Lease {
    const lease = this.#held.get(name);
    if (!lease) throw new Refusal('server_closing');
    return lease;
  }

  #newLease(): Lease {
    const token = createSecret();
    return { token, text: `${token} ${this.#parts.internalUrl}`, writes: 0 };
  }

  /** Retries until Redis has answered, or the name is lost. */
  async #insist(name: string, script: typeof WRITE, args: string[]): Promise<void> {
    const lease = this.#get(name);
    for (;;) {
      const reply = await this.#try(script, keysOf(name), args);
      if (reply === 1) return;
      if (reply === 0 || reply === DAMAGED) this.#lose(name, lease, reply === DAMAGED);
      if (this.#isClosed || this.#held.get(name) !== lease) throw new Refusal('server_closing');
      await this.#pause();
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => void this.#parts.schedule(resolve, RETRY_MS));
  }

  /** Returns undefined if Redis refused or the connection was lost. */
  async #try(script: typeof WRITE, keys: string[], args: string[]): Promise<Reply | undefined> {
    const isRenewing = !this.#isClosed;
    try {
      return await this.#parts.redis.run(script, keys, args, isRenewing);
    } catch (error) {
      // This Redis has become a replica of another one.
      if (errorText(error).startsWith('READONLY')) this.#parts.redis.renew();
      if (!this.#isClosed)
        this.#parts.log('warn', `Redis did not carry out a request: ${errorText(error)}`, 'Redis refuses');
      return undefined;
    }
  }

  #lose(name: string, lease: Lease, isDamaged: boolean): void {
    if (this.#held.get(name) !== lease) return;
    this.#held.delete(name);
    this.#events?.lost(name, isDamaged);
  }

  /** Rejects with server_closing if Redis keeps a waiting caller too long. */
  #inTime<T>(work: Promise<T>): Promise<T> {
    return new Promise((resolve, reject) => {
      const giveUp = (): void => reject(new Refusal('server_closing'));
      const cancel = this.#parts.schedule(giveUp, CALLER_TIMEOUT_MS);
      work.finally(cancel).then(resolve, giveUp);
    });
  }

  #renewLater(inMs: number): void {
    this.#cancelRenewal = this.#parts.schedule(() => void this.#renew(), inMs);
  }

  #renew(): Promise<void> {
    this.#cancelRenewal();
    return (this.#renewing ??= this.#renewAll().finally(() => (this.#renewing = undefined)));
  }

  async #renewAll(): Promise<void> {
    const askedAt = this.#parts.clock();
    const held = [...this.#held];
    const keys = held.flatMap(([name]) => keysOf(name));
    const leases = held.flatMap(([, { token, text }]) => [token, text]);
    // A connection can die unnoticed while a new one would be answered.
    const cancel = this.#parts.schedule(() => this.#parts.redis.renew(), RECONNECT_MS);
    const args = [String(LEASE_MS), String(KEEP_MS), ...leases];
    const reply = await this.#try(RENEW, keys, args).finally(cancel);
    if (this.#isClosed) return;
    const isLate = this.#parts.clock() - askedAt > RENEW_MS;
    this.#renewLater(reply && !isLate ? RENEW_MS : RETRY_MS);
    if (!reply) return;
    const [lost = [], damaged = [], mended = []] = reply as number[][];
    for (const place of [...lost, ...damaged]) this.#lose(...held[place]!, damaged.includes(place));
    for (const [name] of mended.map((place) => held[place]!))
      this.#parts.log(
        'error',
        `The retention period of session ${name} was damaged and has been reset to the default`,
      );
    this.#confirm(askedAt);
  }

  #confirm(askedAt: number): void {
    this.#confirmedAt = askedAt;
    const inMs = askedAt + SILENT_MS - this.#parts.clock();
    // An answer this late says nothing about the present.
    if (inMs <= 0) return;
    this.#cancelSilence();
    this.#setSilent(false);
    this.#cancelSilence = this.#parts.schedule(() => this.#setSilent(true), inMs);
  }

  #setSilent(isSilent: boolean): void {
    if (this.#isSilent === isSilent) return;
    this.#isSilent = isSilent;
    this.#events?.silenceChanged();
  }
}
