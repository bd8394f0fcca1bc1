import { ROOM_CODE_ALPHABET, ROOM_CODE_LENGTH } from '../../contract/roomCode';
import type { Notice } from '../../contract/toMonitors';
import type { Leases } from '../cluster/leases';
import { KEEP_KEY, type Changes } from '../cluster/scripts';
import type { Log } from '../../session/ports';
import { Refusal } from '../../session/refusal';
import { GroupCommit } from '../../session/schedule';
import type { SharedStore, StoreEvents, Taken } from './store';
import { isPrintedSession, PRINTED_MS, readSessions, type StoredSession } from '../../session/documents';

/** In milliseconds: a game without an owner for less than this continues as if nothing had happened. */
const SHORT_GAP_MS = 3_000;
/** Milliseconds that a session with printed sheets is kept after its last owner; an owner ends it sooner. */
const KEEP_PRINTED_MS = PRINTED_MS + 60 * 60_000;
const ROOM_CODE = new RegExp(`^[${ROOM_CODE_ALPHABET}]{${ROOM_CODE_LENGTH}}$`);

type Operation = Changes | 'end' | 'release';

/**
 * Sessions in Redis, shared by several processes. A write resolves when Redis has answered, however long that
 * takes: nothing continues in memory, since another process may have taken the session by then.
 */
export class RedisStore implements SharedStore {
  readonly #leases: Leases;
  readonly #log: Log;
  /** By room code, the queue of pending writes: in order, one request at a time. */
  readonly #queues = new Map<string, GroupCommit<Operation>>();
  #isClosing = false;

  constructor(leases: Leases, log: Log) {
    this.#leases = leases;
    this.#log = log;
  }

  get notice(): Notice | undefined {
    return this.#leases.isSilent ? 'store_silent' : undefined;
  }

  get isReady(): boolean {
    return !this.#isClosing && !this.#leases.isSilent;
  }

  get isSure(): boolean {
    return this.#leases.isSure;
  }

  /** Returns no sessions: they are taken one by one, when somebody asks for them. */
  open(events: StoreEvents): Promise<StoredSession[]> {
    this.#leases.start({
      silenceChanged: () => {
        if (this.#leases.isSilent)
          this.#log('error', 'Redis is not responding: all games are paused until it responds');
        else this.#log('info', 'Redis is responding again: games continue');
        events.noticeChanged();
      },
      lost: (name, isDamaged) => {
        this.#queues.delete(name);
        const why = isDamaged ? 'is damaged in Redis' : 'now belongs to another process';
        if (isDamaged || ROOM_CODE.test(name))
          this.#log(isDamaged ? 'error' : 'warn', `Session ${name} ${why}: it was given up here`);
        if (!ROOM_CODE.test(name)) return;
        events.sessionLost(name);
      },
    });
    return Promise.resolve([]);
  }

  reserve(sessionCode: string): Promise<boolean> {
    return this.#leases.open(sessionCode);
  }

  async ownerless(most: number): Promise<string[]> {
    const names = await this.#leases.ownerless(most);
    return names.filter((name) => ROOM_CODE.test(name));
  }

  holds(sessionCode: string): Promise<boolean> {
    return this.#leases.holds(sessionCode);
  }

  async take(sessionCode: string): Promise<Taken | undefined> {
    if (!ROOM_CODE.test(sessionCode)) return undefined;
    // It may be an ended rehearsal of this process whose report is kept.
    if (await this.#leases.holds(sessionCode)) return undefined;
    const claimed = await this.#leases.claim(sessionCode);
    if (!claimed) return undefined;
    const { documents, releasedMs } = claimed;
    const [session] = readSessions(new Map([[sessionCode, documents]]), this.#log);
    if (!session) {
      await this.#leases.release(sessionCode);
      return undefined;
    }
    const reason =
      releasedMs === undefined ? 'its owner is gone' : `its owner gave it back ${releasedMs} ms ago`;
    this.#log('info', `Session ${sessionCode} was taken over: ${reason}`);
    return { session, goesOn: releasedMs !== undefined && releasedMs < SHORT_GAP_MS };
  }

  async release(sessionCode: string): Promise<void> {
    await this.#add(sessionCode, 'release');
    this.#log('info', `Session ${sessionCode} was given back`);
  }

  put(sessionCode: string, key: string, value: unknown): Promise<void> {
    const changes = new Map([[key, JSON.stringify(value)]]);
    const isPrinted = isPrintedSession(key, value);
    if (isPrinted === undefined) return this.#add(sessionCode, changes);
    const keepMs = isPrinted ? String(KEEP_PRINTED_MS) : undefined;
    return this.#add(sessionCode, new Map([...changes, [KEEP_KEY, keepMs]]));
  }

  delete(sessionCode: string, key: string): Promise<void> {
    return this.#add(sessionCode, new Map([[key, undefined]]));
  }

  deleteSession(sessionCode: string): Promise<void> {
    return this.#add(sessionCode, 'end');
  }

  close(): Promise<boolean> {
    this.#isClosing = true;
    this.#leases.close();
    return Promise.resolve(true);
  }

  #add(sessionCode: string, operation: Operation): Promise<void> {
    const isOurs = !this.#isClosing && this.#leases.has(sessionCode);
    if (!isOurs) return Promise.reject(new Refusal('server_closing'));
    const known = this.#queues.get(sessionCode);
    if (known) return known.add(operation);
    const queue = new GroupCommit<Operation>((group) => {
      // Writes that waited while the session was lost must not be made when it is taken again.
      if (this.#queues.get(sessionCode) !== queue) throw new Refusal('server_closing');
      return this.#write(sessionCode, group);
    });
    this.#queues.set(sessionCode, queue);
    return queue.add(operation);
  }

  async #write(sessionCode: string, operations: Operation[]): Promise<void> {
    let changes = new Map<string, string | undefined>();
    const flush = async (): Promise<void> => {
      const due: Changes = changes;
      changes = new Map();
      if (due.size > 0) await this.#leases.write(sessionCode, due);
    };
    for (const operation of operations) {
      if (typeof operation === 'object') {
        for (const [key, value] of operation) changes.set(key, value);
        continue;
      }
      if (operation === 'release') await flush();
      // The end also covers everything requested before it.
      changes.clear();
      await (operation === 'end' ? this.#leases.end(sessionCode) : this.#leases.release(sessionCode));
      this.#queues.delete(sessionCode);
    }
    await flush();
  }
}
