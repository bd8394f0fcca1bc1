import type { Id } from '../../contract/quizSummary';
import { normaliseRoomCode } from '../../contract/roomCode';
import { Refusal } from '../../session/refusal';
import { eveningOf, type EveningFolder, type EveningHead } from '../results/eveningFolder';
import type { SharedStore, Store } from '../store/store';
import type { StoredSession } from '../../session/documents';
import { every, StandingClock, within } from '../../session/schedule';
import { LiveSession } from '../../session/liveSession';
import type { Rehearsed, SessionServices } from '../../session/ports';
import { dispensableOf, isReal } from './dispensable';

interface SessionsServices extends SessionServices {
  store: Store;
  /** The store if other processes share it; absent if nobody else has these sessions. */
  shared?: SharedStore | undefined;
  evenings: Pick<EveningFolder, 'keep'>;
  limits: SessionServices['limits'] & { maxSessions: number };
  /** Returns a new room code, which may be one that was used before. */
  createRoomCode(): string;
  /** Returns a number from 0 to below 1. */
  random(): number;
}

/** What a past evening says of its session. */
type OfSession = Pick<EveningHead, 'sessionCode' | 'openedAt'>;

const MINUTE_MS = 60_000;
/** The longest interval between searches for ownerless sessions, in milliseconds, and how many each takes. */
const ADOPT_EVERY_MS = 60 * MINUTE_MS;
const MOST_ADOPTED = 100;
const NOT_NEEDED = 'ended: nobody needed it any more';
const CODE_TRIES = 100;
/** Milliseconds that a process which must end waits for its store. */
const HAND_BACK_MS = 5_000;

/** All sessions that this server runs, found by their room codes: how they begin and how they end. */
export class Sessions {
  readonly #services: SessionsServices;
  readonly #clock: StandingClock;
  /** By room code. Ended ones come last, the longest ended first: only their results can still be read. */
  readonly #sessions = new Map<string, LiveSession>();
  /** Sessions whose evening is being stored, for which a disk may take long. */
  readonly #keeping = new Set<LiveSession>();
  /** By room code, sessions that are being taken over. */
  readonly #taking = new Map<string, Promise<LiveSession | undefined>>();
  /** How many restorations are under way. What is not there yet may turn up. */
  #restoring = 0;
  #stopMinutes = (): void => undefined;
  #stopAdopting = (): void => undefined;
  #isClosed = false;

  constructor(services: SessionsServices) {
    this.#clock = new StandingClock(services.clock);
    this.#services = { ...services, clock: this.#clock.now };
  }

  /** Opens the store and restores its sessions; returns the open ones. Throws what opening the store throws. */
  async start(): Promise<LiveSession[]> {
    const { store, shared, schedule, random, log } = this.#services;
    const stored = await store.open({
      noticeChanged: () => {
        this.#clock.stand(store.notice === 'store_silent');
        this.serverChanged();
      },
      sessionsFound: (found) => {
        void this.#restore(found).then((count) => {
          if (count > 0) log('info', `Sessions found on disk and restored: ${count}`);
        });
      },
      sessionLost: (sessionCode) => this.#lose(sessionCode),
    });
    await this.#restore(stored);
    this.#stopMinutes = every(MINUTE_MS, schedule, () => this.#passMinute());
    // A random interval keeps processes that were started together from searching at the same moment.
    const adoptMs = (): number => (ADOPT_EVERY_MS * (1 + random())) / 2;
    if (shared) this.#stopAdopting = every(adoptMs, schedule, () => void this.#adopt(shared));
    return this.#open;
  }

  /** Stops everything in all sessions, and leaves no timer behind. */
  close(): void {
    this.#stop();
    for (const session of this.#sessions.values()) session.close();
  }

  #stop(): void {
    this.#isClosed = true;
    this.#stopMinutes();
    this.#stopAdopting();
  }

  /**
   * Hands all sessions over to other processes: each is written as it is, and then released. Resolves after
   * five seconds at the latest; what is not handed over by then becomes free when its lease expires.
   */
  async handBack(): Promise<void> {
    this.#stop();
    const { shared, schedule } = this.#services;
    const handBack = async (session: LiveSession): Promise<void> => {
      await session.handBack();
      await shared?.release(session.code);
    };
    const all = Promise.allSettled([...this.#taking.values(), ...[...this.#sessions.values()].map(handBack)]);
    await within(HAND_BACK_MS, schedule, all);
  }

  /** Returns the open session with a typed room code. Throws Elsewhere, or server_closing if nobody can tell. */
  async find(sessionCode: string): Promise<LiveSession | undefined> {
    const session = await this.#place(normaliseRoomCode(sessionCode));
    return session?.writer.isOpen ? session : undefined;
  }

  /** Like `find`, but throws session_not_found if there is none. */
  async get(sessionCode: string): Promise<LiveSession> {
    return found(await this.find(sessionCode));
  }

  /** Like `get`, but includes ended sessions whose results are kept. */
  async getWithResults(sessionCode: string): Promise<LiveSession> {
    return found(await this.#place(normaliseRoomCode(sessionCode)));
  }

  /** The number of open sessions. Rehearsals are not counted. */
  get openCount(): number {
    return this.#open.filter(isReal).length;
  }

  /** The number of those that have not ended. */
  get unendedCount(): number {
    return this.#open.filter((each) => isReal(each) && each.record.endedAt === undefined).length;
  }

  /** The number of players in all that are open. */
  get playerCount(): number {
    return this.#open.filter(isReal).reduce((sum, { roster }) => sum + roster.count, 0);
  }

  /**
   * Opens a session, or a rehearsal; `byGuest` says that the caller lacks the server's own right. Only this
   * call returns the host key. `language`: the caller's. Throws quiz_not_found, quiz_incomplete or too_many_sessions.
   */
  async open(
    quizId: Id,
    {
      rehearsed,
      byGuest,
      language,
    }: { rehearsed?: Rehearsed; byGuest?: boolean; language?: string | undefined } = {},
  ): Promise<{ session: LiveSession; hostKey: string }> {
    const { shared, quizzes, log } = this.#services;
    await this.refreshQuizzes();
    // Another process may have stored it just now.
    if (!quizzes.get(String(quizId))) await quizzes.readAnew();
    const quiz = quizzes.get(String(quizId));
    if (!quiz) throw new Refusal('quiz_not_found');
    if (quiz.questionCount === 0) throw new Refusal('quiz_incomplete');
    const sessionCode = await this.#freeCode();
    const isFull = !rehearsed && this.#isFull;
    const dispensable = isFull ? dispensableOf([...this.#sessions.values()], byGuest) : undefined;
    if (isFull && !dispensable) {
      await shared?.release(sessionCode);
      throw new Refusal('too_many_sessions');
    }
    const ending = dispensable && this.#expire(dispensable);
    const services = rehearsed?.(this.#services) ?? this.#services;
    const kind = {
      ...(rehearsed && { rehearsal: true as const }),
      ...(byGuest && { byGuest: true as const }),
      ...(language !== undefined && { language }),
    };
    const { session, hostKey } = LiveSession.open(sessionCode, quiz, services, kind);
    // Before waiting for the disk, during which another request could take the freed place.
    this.#sessions.set(session.code, session);
    try {
      await Promise.all([ending, session.writer.save()]);
    } catch (error) {
      this.#forget(session);
      throw error;
    }
    log('info', `Session ${session.code} was opened with quiz ${session.record.quizId}`);
    return { session, hostKey };
  }

  /** Ends a session for all. Its results stay for hosts for twelve hours, and become those of a past evening. */
  async end(session: LiveSession, why = 'was ended by a host'): Promise<void> {
    this.#sessions.delete(session.code);
    if (session.hasResults) this.#sessions.set(session.code, session);
    await session.end().catch((error: unknown) => {
      // Another process may have it by now.
      session.lose();
      throw error;
    });
    this.#services.log('info', `Session ${session.code} ${why}`);
    void this.#keepEvening(session);
  }

  /** Deletes what a session still has of the results of a past evening that was deleted. */
  async forgetResults(evening: OfSession): Promise<void> {
    const session = await this.endedOf(evening);
    if (session) await this.#expire(session);
  }

  /** Returns the session of a past evening, as long as its results are kept here. Throws Elsewhere. */
  async endedOf({ sessionCode, openedAt }: OfSession): Promise<LiveSession | undefined> {
    const session = await this.#place(sessionCode);
    const isIts = session?.writer.isOpen === false && session.record.createdAt === Date.parse(openedAt);
    return isIts ? session : undefined;
  }

  /** Reads edited quiz files: a session that has not started takes over its quiz's new name. */
  async refreshQuizzes(): Promise<void> {
    await this.#services.quizzes.refresh();
    this.quizzesChanged();
  }

  /** Called when the quiz files were read after a change here. */
  quizzesChanged(): void {
    // Not awaited: all sessions are written at once, and a disk that hangs must not block the caller.
    for (const session of this.#open) void session.commands.quizChanged();
  }

  /** Called when a season's file has changed, here or in another process. */
  seasonsChanged(): void {
    for (const session of this.#open) session.evening.filesChanged();
  }

  /** Called when something that every screen shows has changed, such as where phones join. */
  readonly serverChanged = (): void => this.#open.forEach((session) => session.sender.noticeChanged());

  /** Returns the session if this process has it or can take it over; undefined if there is none. */
  async #place(code: string): Promise<LiveSession | undefined> {
    if (this.#isClosed) throw new Refusal('server_closing');
    const { shared } = this.#services;
    const known = this.#sessions.get(code);
    if (!shared) {
      // A session on a disk that could not be opened yet may turn up later.
      if (!known && !this.#isWhole) throw new Refusal('server_closing');
      return known;
    }
    if (known && (await shared.holds(code)) && !known.writer.isMoving) return known;
    if (this.#isClosed) throw new Refusal('server_closing');
    const taking =
      this.#taking.get(code) ?? this.#take(code, shared).finally(() => this.#taking.delete(code));
    this.#taking.set(code, taking);
    return taking;
  }

  async #take(code: string, shared: SharedStore): Promise<LiveSession | undefined> {
    await this.#services.quizzes.refresh();
    const taken = await shared.take(code);
    if (!taken) return undefined;
    // A copy from before the session was lost is out of date.
    this.#lose(code);
    if (this.#isClosed) {
      await shared.release(code);
      throw new Refusal('server_closing');
    }
    await this.#restore([taken.session], taken.goesOn);
    return this.#sessions.get(code);
  }

  /** Drops a session that another process has; everybody in it is disconnected, and reconnects there. */
  #lose(code: string): void {
    const session = this.#sessions.get(code);
    if (!session) return;
    this.#sessions.delete(code);
    session.lose();
  }

  get #open(): LiveSession[] {
    return [...this.#sessions.values()].filter(({ writer }) => writer.isOpen);
  }

  /** Whether every session on the disk is here. */
  get #isWhole(): boolean {
    return this.#services.store.isReady && this.#restoring === 0;
  }

  get #isFull(): boolean {
    return [...this.#sessions.values()].filter(isReal).length >= this.#services.limits.maxSessions;
  }

  /** Restores stored sessions that are missing here. Returns how many of them are open. */
  async #restore(stored: StoredSession[], goesOn = false): Promise<number> {
    this.#restoring++;
    const count = await this.#restoreMissing(stored, goesOn);
    this.#restoring--;
    return count;
  }

  async #restoreMissing(stored: StoredSession[], goesOn: boolean): Promise<number> {
    // A disk that comes back during shutdown restores nothing.
    if (this.#isClosed) return 0;
    const missing = stored.filter(({ sessionCode }) => !this.#sessions.has(sessionCode));
    for (const each of missing) {
      // A damaged one affects no other.
      try {
        const session = await LiveSession.restore(each, this.#services, goesOn);
        if (this.#isClosed) {
          session.close();
          return 0;
        }
        this.#sessions.set(session.code, session);
        void this.#keepEvening(session);
      } catch (error) {
        const text = `Session ${each.sessionCode} is damaged and is left out: ${String(error)}`;
        this.#services.log('error', text, 'damaged');
      }
    }
    return missing.filter(({ endedAt }) => endedAt === undefined).length;
  }

  /** Ends sessions whose time is over, and forgets those that had ended before. */
  #passMinute(): void {
    const all = [...this.#sessions.values()];
    for (const session of all) session.passMinute();
    for (const session of all) {
      if (!session.lifetime.isOver) void this.#keepEvening(session);
      // If another process has it by now, that one ends it.
      else if (session.writer.isOpen && session.hasResults)
        this.end(session, NOT_NEEDED).catch(() => undefined);
      else void this.#expire(session);
    }
  }

  /** Takes over sessions without an owner that nobody asks for: they would be deleted, and their evenings lost. */
  async #adopt(shared: SharedStore): Promise<void> {
    try {
      for (const code of (await shared.ownerless(MOST_ADOPTED)).slice(0, MOST_ADOPTED)) {
        if (this.#isClosed) return;
        // Another process may have it by now; a damaged one is logged.
        await this.#place(code).catch(() => undefined);
      }
    } catch (error) {
      const text = `The search for sessions without an owner failed: ${String(error)}`;
      this.#services.log('warn', text, 'ownerless');
    }
  }

  /** Stores an ended session's evening unless done. Never fails: a refusal is logged, and retried later. */
  async #keepEvening(session: LiveSession): Promise<void> {
    const { evenings, log } = this.#services;
    const { code, record, views } = session;
    const { endedAt, resultsKept, byGuest } = record;
    // If everybody may host, a stranger could fill the disk, or displace what the venue has kept.
    if (endedAt === undefined || resultsKept || byGuest || this.#keeping.has(session)) return;
    this.#keeping.add(session);
    try {
      const evening = eveningOf({ ...record, endedAt }, views.allResults());
      if (evening) await evenings.keep(evening);
      await session.noteResultsKept();
    } catch (error) {
      const text = `The results of session ${code} could not be added to the past evenings yet: ${String(error)}`;
      log('warn', text, 'evening not kept');
    }
    this.#keeping.delete(session);
  }

  /** Ends and deletes a session, and tells who is in it. Never fails: what cannot be deleted is logged. */
  async #expire(session: LiveSession): Promise<void> {
    const { store, log } = this.#services;
    const { code, hasResults } = session;
    const { isOpen } = session.writer;
    log('info', `Session ${code} ${isOpen ? NOT_NEEDED : 'was deleted'}`);
    const ended = isOpen ? session.end() : Promise.resolve();
    this.#forget(session);
    const deleted = ended.then(() => (hasResults || !isOpen ? store.deleteSession(code) : undefined));
    await deleted.catch((error: unknown) => {
      log('error', `Session ${code} could not be deleted: ${String(error)}`, 'still stored');
    });
  }

  #forget(session: LiveSession): void {
    session.close();
    this.#sessions.delete(session.code);
  }

  async #freeCode(): Promise<string> {
    const { shared, createRoomCode } = this.#services;
    if (!shared && !this.#isWhole) throw new Refusal('server_closing');
    for (let tries = 0; tries < CODE_TRIES; tries++) {
      const code = createRoomCode();
      const isFree = !this.#sessions.has(code) && (!shared || (await shared.reserve(code)));
      if (isFree) return code;
    }
    throw new Error('no room code is free');
  }
}

function found(session: LiveSession | undefined): LiveSession {
  if (!session) throw new Refusal('session_not_found');
  return session;
}
