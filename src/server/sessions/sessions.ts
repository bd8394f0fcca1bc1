import type { Id } from '../../contract/quizSummary';
import { normaliseRoomCode } from '../../contract/roomCode';
import { createSecret, hashSecret } from '../access/secret';
import { Refusal } from '../refusal';
import { eveningOf } from '../results/evening';
import type { EveningFolder } from '../results/eveningFolder';
import { storeSession, type SharedStore, type Store, type StoredSession } from '../store/sessionDocuments';
import { StandingClock } from '../schedule';
import { dispensableOf, isOver, isReal, restoreSession } from './lifetime';
import { LiveSession } from './liveSession';
import type { Rehearsed, SessionServices } from './services';

interface SessionsServices extends SessionServices {
  store: Store;
  evenings: Pick<EveningFolder, 'add'>;
  limits: SessionServices['limits'] & { maxSessions: number };
  /** A new room code; may repeat itself. */
  createRoomCode(): string;
  /** From 0 to 1. */
  random(): number;
}

const MINUTE_MS = 60_000;
/** In milliseconds, at most: sessions without an owner are looked for this often. So many are taken at once. */
const ADOPT_EVERY_MS = 60 * MINUTE_MS;
const MOST_ADOPTED = 100;
const NOT_NEEDED = 'ended: nobody needed it any more';
const CODE_TRIES = 100;
/** In milliseconds: a process that is told to end does not wait longer for what it stores in. */
const HAND_BACK_MS = 5_000;

/** All sessions that this server runs, found by their room codes: how they begin and how they end. */
export class Sessions {
  readonly #services: SessionsServices;
  /** The time of all games. */
  readonly #clock: StandingClock;
  /** Those that a host has ended last, longest ago first: gone for everybody, but their results are kept. */
  readonly #sessions = new Map<string, LiveSession>();
  /** Those whose evening is being stored: a disk may take long to answer. */
  readonly #keeping = new Set<LiveSession>();
  /** By room code, those that are being taken. */
  readonly #taking = new Map<string, Promise<LiveSession | undefined>>();
  #cancelMinute = (): void => undefined;
  #cancelAdoption = (): void => undefined;
  #isClosed = false;

  constructor(services: SessionsServices) {
    this.#clock = new StandingClock(services.clock);
    this.#services = { ...services, clock: this.#clock.now };
  }

  /** Opens the store and brings back its sessions; returns those that go on. Throws what opening the store throws. */
  async start(): Promise<LiveSession[]> {
    const { store, log } = this.#services;
    const stored = await store.open({
      noticeChanged: () => {
        this.#clock.stand(store.notice === 'store_silent');
        this.serverChanged();
      },
      sessionsFound: (found) => {
        const count = this.#restore(found);
        if (count > 0) log('info', `${count} sessions are found on disk and are back`);
      },
      sessionLost: (sessionCode) => this.#lose(sessionCode),
    });
    this.#restore(stored);
    this.#waitMinute();
    this.#waitToAdopt();
    return this.#open;
  }

  /** No timer is left, and nothing happens in any session any more. */
  close(): void {
    this.#stop();
    for (const session of this.#sessions.values()) session.close();
  }

  #stop(): void {
    this.#isClosed = true;
    this.#cancelMinute();
    this.#cancelAdoption();
  }

  /**
   * Gives all sessions to other processes: each is written as it is, and then free. Resolves after five seconds at the
   * latest: what could not be given back by then is free when its lease has ended.
   */
  async handBack(): Promise<void> {
    this.#stop();
    const { shared, schedule } = this.#services;
    const handBack = async (session: LiveSession): Promise<void> => {
      await session.handBack();
      await shared?.release(session.code);
    };
    const all = Promise.allSettled([...this.#taking.values(), ...[...this.#sessions.values()].map(handBack)]);
    let cancel = (): void => undefined;
    const late = new Promise<void>((resolve) => (cancel = schedule(resolve, HAND_BACK_MS)));
    await Promise.race([all, late]);
    cancel();
  }

  /**
   * The session with a typed room code, unless it has ended. Throws Elsewhere where another process has it, and
   * server_closing where that cannot be known now.
   */
  async find(sessionCode: string): Promise<LiveSession | undefined> {
    const session = await this.#place(normaliseRoomCode(sessionCode));
    return session?.record.endedAt === undefined ? session : undefined;
  }

  /** As `find`; throws session_not_found where there is none. */
  async get(sessionCode: string): Promise<LiveSession> {
    return found(await this.find(sessionCode));
  }

  /** As `get`, also where it has ended and its results are kept. */
  async getWithResults(sessionCode: string): Promise<LiveSession> {
    return found(await this.#place(normaliseRoomCode(sessionCode)));
  }

  /** How many have not ended. Rehearsals are counted nowhere. */
  get openCount(): number {
    return this.#open.filter(isReal).length;
  }

  /** How many players are in those. */
  get playerCount(): number {
    return this.#open.filter(isReal).reduce((sum, { roster }) => sum + roster.count, 0);
  }

  /**
   * Opens a session, or a rehearsal; `byGuest`: for somebody without the server's own right. Its host key is told here
   * only. Throws quiz_not_found or too_many_sessions.
   */
  async open(
    quizId: Id,
    { rehearsed, byGuest }: { rehearsed?: Rehearsed; byGuest?: boolean } = {},
  ): Promise<{ session: LiveSession; hostKey: string }> {
    const { shared, quizzes, log } = this.#services;
    await this.refreshQuizzes();
    // Another process may have stored it in this moment.
    if (!quizzes.get(String(quizId))) await quizzes.readAnew();
    const quiz = quizzes.get(String(quizId));
    if (!quiz) throw new Refusal('quiz_not_found');
    const sessionCode = await this.#freeCode();
    const isFull = !rehearsed && this.#isFull;
    const dispensable = isFull ? dispensableOf([...this.#sessions.values()], byGuest) : undefined;
    if (isFull && !dispensable) {
      await shared?.release(sessionCode);
      throw new Refusal('too_many_sessions');
    }
    const ending = dispensable && this.#expire(dispensable);
    const services = rehearsed?.(this.#services) ?? this.#services;
    const hostKey = createSecret();
    const { quizName, quizDescription } = quiz;
    const named = { sessionCode, quizId: quiz.quizId, quizName, quizDescription };
    const record = { ...named, createdAt: this.#services.now(), hostKeyHash: hashSecret(hostKey) };
    const kind = {
      ...(rehearsed && { rehearsal: true as const }),
      ...(byGuest && { byGuest: true as const }),
    };
    const session = LiveSession.open({ ...record, ...kind }, services);
    // Before the disk is waited for, or another request would take the place given up.
    this.#sessions.set(session.code, session);
    try {
      await Promise.all([ending, storeSession(services.store, session.record)]);
    } catch (error) {
      this.#forget(session);
      throw error;
    }
    log('info', `session ${session.code} opened with quiz ${session.record.quizId}`);
    return { session, hostKey };
  }

  /**
   * Ends a session for everybody in it. Its results become those of a past evening, and are there for its hosts for
   * twelve hours.
   */
  async end(session: LiveSession, why = 'was ended by a host'): Promise<void> {
    this.#sessions.delete(session.code);
    if (session.hasResults) this.#sessions.set(session.code, session);
    await session.end().catch((error: unknown) => {
      // Another process has it by now.
      session.lose();
      throw error;
    });
    this.#services.log('info', `session ${session.code} ${why}`);
    void this.#keepEvening(session);
  }

  /** The results of a past evening are deleted: what its session has of them goes too. */
  async forgetResults({ sessionCode, openedAt }: { sessionCode: string; openedAt: string }): Promise<void> {
    const session = await this.#place(sessionCode);
    if (session?.record.endedAt === undefined) return;
    if (session.record.createdAt === Date.parse(openedAt)) await this.#expire(session);
  }

  /** Reads edited quiz files: a session that has not started goes by its quiz's new name. */
  async refreshQuizzes(): Promise<void> {
    await this.#services.quizzes.refresh();
    for (const session of this.#open) session.quizChanged();
  }

  /** What every screen shows of the server is another, such as where phones join. */
  readonly serverChanged = (): void => this.#open.forEach((session) => session.noticeChanged());

  /** The session as this process has it, or takes it; undefined where there is none. */
  async #place(code: string): Promise<LiveSession | undefined> {
    if (this.#isClosed) throw new Refusal('server_closing');
    const { store, shared } = this.#services;
    const known = this.#sessions.get(code);
    if (!shared) {
      // What is on a disk that was never opened may be there when it is.
      if (!known && !store.isReady) throw new Refusal('server_closing');
      return known;
    }
    if (known && (await shared.holds(code)) && !known.openState.isMoving) return known;
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
    // What was here before it was lost is of another time.
    this.#lose(code);
    if (this.#isClosed) {
      await shared.release(code);
      throw new Refusal('server_closing');
    }
    this.#restore([taken.session], taken.goesOn);
    return this.#sessions.get(code);
  }

  /** Another process has the session: whoever is in it comes back to that one. */
  #lose(code: string): void {
    const session = this.#sessions.get(code);
    if (!session) return;
    this.#sessions.delete(code);
    session.lose();
  }

  get #open(): LiveSession[] {
    return [...this.#sessions.values()].filter(({ record }) => record.endedAt === undefined);
  }

  get #isFull(): boolean {
    return [...this.#sessions.values()].filter(isReal).length >= this.#services.limits.maxSessions;
  }

  /** Brings back the stored sessions that are not there. Returns how many of them have not ended. */
  #restore(stored: StoredSession[], goesOn = false): number {
    // A disk that is back at the very end wakes nobody.
    if (this.#isClosed) return 0;
    const missing = stored.filter(({ sessionCode }) => !this.#sessions.has(sessionCode));
    for (const each of missing) {
      const session = restoreSession(each, this.#services, goesOn);
      if (!session) continue;
      this.#sessions.set(session.code, session);
      void this.#keepEvening(session);
    }
    return missing.filter(({ endedAt }) => endedAt === undefined).length;
  }

  /** Ends the sessions whose time is over, and forgets those that had ended before. */
  #waitMinute(): void {
    this.#cancelMinute = this.#services.schedule(() => {
      this.#waitMinute();
      const all = [...this.#sessions.values()];
      for (const session of all) session.passMinute();
      for (const session of all) {
        if (!isOver(session)) void this.#keepEvening(session);
        // Where another process has it by now, that one ends it.
        else if (session.openState.isOpen && session.hasResults)
          this.end(session, NOT_NEEDED).catch(() => undefined);
        else void this.#expire(session);
      }
    }, MINUTE_MS);
  }

  /** Processes that were started together do not look at the same moment. */
  #waitToAdopt(): void {
    const { shared, schedule, random } = this.#services;
    if (!shared) return;
    this.#cancelAdoption = schedule(
      () => {
        this.#waitToAdopt();
        void this.#adopt(shared);
      },
      (ADOPT_EVERY_MS * (1 + random())) / 2,
    );
  }

  /**
   * Takes the sessions whose owner is gone and that nobody asks for, one after the other: without an owner they would
   * be deleted, and their evenings not be kept.
   */
  async #adopt(shared: SharedStore): Promise<void> {
    try {
      for (const code of (await shared.ownerless(MOST_ADOPTED)).slice(0, MOST_ADOPTED)) {
        if (this.#isClosed) return;
        // Another process may have it by now, and one that is damaged is named in the log.
        await this.#place(code).catch(() => undefined);
      }
    } catch (error) {
      const text = `sessions without an owner could not be looked for: ${String(error)}`;
      this.#services.log('warn', text, 'ownerless');
    }
  }

  /**
   * Makes an evening of a session that has ended, unless it is one. Never fails: what the disk refuses is named in the
   * log, and tried again.
   */
  async #keepEvening(session: LiveSession): Promise<void> {
    const { evenings, store, log } = this.#services;
    const { code, record, views } = session;
    const { endedAt, resultsKept, byGuest } = record;
    // Where everybody may host, a stranger could fill the disk, or push out what the house has kept.
    if (endedAt === undefined || resultsKept || byGuest || this.#keeping.has(session)) return;
    this.#keeping.add(session);
    try {
      const evening = eveningOf({ ...record, endedAt }, views.results());
      if (evening) await evenings.add(evening);
      record.resultsKept = true;
      // It may be gone by now, or another process's.
      if (this.#sessions.get(code) === session) await storeSession(store, record);
    } catch (error) {
      const text = `the results of session ${code} are not among the past evenings yet: ${String(error)}`;
      log('warn', text, 'evening not kept');
    }
    this.#keeping.delete(session);
  }

  /** Whoever is still in it is told. Never fails: what cannot be deleted is named in the log. */
  async #expire(session: LiveSession): Promise<void> {
    const { store, log } = this.#services;
    const { code, hasResults } = session;
    const { isOpen } = session.openState;
    log('info', `session ${code} ${isOpen ? NOT_NEEDED : 'is forgotten'}`);
    const ended = isOpen ? session.end() : Promise.resolve();
    this.#forget(session);
    const deleted = ended.then(() => (hasResults || !isOpen ? store.deleteSession(code) : undefined));
    await deleted.catch((error: unknown) => {
      log('error', `session ${code} is still stored: ${String(error)}`, 'still stored');
    });
  }

  #forget(session: LiveSession): void {
    session.close();
    this.#sessions.delete(session.code);
  }

  async #freeCode(): Promise<string> {
    const { store, shared, createRoomCode } = this.#services;
    if (!shared && !store.isReady) throw new Refusal('server_closing');
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
