import { createSecret, hashSecret } from '../access/secret';
import type { SessionBroadcast } from './sessionBroadcast';
import type { Log } from '../log';
import type { Quizzes } from '../quizzes/quizzes';
import { Refusal } from '../refusal';
import type { GameService } from '../game/service/gameService';
import type { LiveSession } from './liveSession';
import type { PlayerPresence } from './playerPresence';
import type { SessionRegistry } from './sessionRegistry';
import { storeSession, type StoredSession } from '../store/sessionDocuments';
import type { SessionWriter } from '../store/sessionStore';

export interface SessionServiceParts {
  registry: SessionRegistry;
  store: SessionWriter;
  quizzes: Quizzes;
  games: GameService;
  broadcast: SessionBroadcast;
  presence: PlayerPresence;
  log: Log;
}

/**
 * What can be done with sessions, each in the one safe order: check the rules, write to disk, then notify the others.
 */
export class SessionService {
  readonly #parts: SessionServiceParts;
  constructor(parts: SessionServiceParts) {
    this.#parts = parts;
  }

  /** Brings back the stored sessions that are not there. Returns how many of them have not ended. */
  restore(stored: StoredSession[]): number {
    const { registry, games, presence } = this.#parts;
    const missing = stored.filter(({ sessionCode }) => !registry.isTaken(sessionCode));
    for (const { game, ...record } of missing) {
      const session = registry.restore(record);
      const players = [...session.players.values()];
      games.restore(session, game, players);
      for (const player of players) presence.lost(session, player);
    }
    return missing.filter(({ endedAt }) => endedAt === undefined).length;
  }

  /** Opens a session; its host key is told here only. Throws quiz_not_found or too_many_sessions as a Refusal. */
  async open(quizId: string | number): Promise<{ session: LiveSession; hostKey: string }> {
    const { registry, store, quizzes, games, log } = this.#parts;
    await this.refreshQuizzes();
    const quiz = quizzes.get(String(quizId));
    if (!quiz) throw new Refusal('quiz_not_found');
    const dispensable = registry.dispensable();
    const ending = dispensable && this.#expire(dispensable);
    const hostKey = createSecret();
    // Before the disk is waited for, or another request would take the place given up.
    const session = registry.create(quiz, hashSecret(hostKey));
    try {
      await Promise.all([ending, storeSession(store, session)]);
    } catch (error) {
      registry.remove(session);
      throw error;
    }
    games.open(session);
    log('info', `session ${session.sessionCode} opened with quiz ${session.quizId}`);
    return { session, hostKey };
  }

  /**
   * Ends a session: nobody gets in any more, its end is on disk, then everybody in it is disconnected. What its results
   * are made of is kept for twelve hours; where nothing was played, nothing is.
   */
  async end(session: LiveSession): Promise<void> {
    const { registry, store, games, broadcast, log } = this.#parts;
    const { sessionCode } = session;
    const hasResults = games.hasStarted(sessionCode);
    if (hasResults) registry.end(session);
    else registry.remove(session);
    games.end(sessionCode, hasResults);
    await (hasResults ? storeSession(store, session) : store.deleteSession(sessionCode));
    log('info', `session ${sessionCode} was ended by a host`);
    broadcast.sessionEnded(session);
  }

  /** Whether the session has not ended. */
  isOpen(session: LiveSession): boolean {
    return this.#parts.registry.isOpen(session);
  }

  /**
   * Counts a minute, and ends the sessions whose time is over. Never fails: what cannot be deleted is named in the
   * log.
   */
  async passMinute(isConnected: (sessionCode: string) => boolean): Promise<void> {
    for (const session of this.#parts.registry.passMinute(isConnected)) await this.#expire(session);
  }

  /** Notifies all monitors that something besides the players changed in all sessions. */
  notifyMonitors(): void {
    for (const session of this.#parts.registry.all) this.#parts.broadcast.sessionChanged(session);
  }

  /** Reads edited quiz files, and notifies the monitors of sessions whose quiz now has another name or description. */
  async refreshQuizzes(): Promise<void> {
    const { registry, store, quizzes, games, broadcast, log } = this.#parts;
    await quizzes.refresh();
    for (const session of registry.all) {
      const quiz = quizzes.get(session.quizId);
      if (games.hasStarted(session.sessionCode)) continue;
      if (!quiz || (quiz.quizName === session.quizName && quiz.quizDescription === session.quizDescription))
        continue;
      session.quizName = quiz.quizName;
      session.quizDescription = quiz.quizDescription;
      broadcast.sessionChanged(session);
      // Nobody waits for it: all sessions are written at once, and a disk that hangs holds no caller up.
      void storeSession(store, session).catch((error: unknown) => {
        log(
          'error',
          `the new quiz name of session ${session.sessionCode} is not stored: ${String(error)}`,
          'quiz name',
        );
      });
    }
  }

  async #expire(session: LiveSession): Promise<void> {
    const { registry, store, games, log } = this.#parts;
    const { sessionCode, endedAt } = session;
    registry.remove(session);
    games.end(sessionCode, false);
    if (endedAt === undefined) log('info', `session ${sessionCode} ended: nobody needed it any more`);
    else log('info', `the results of session ${sessionCode} are kept no longer`);
    await store.deleteSession(sessionCode).catch((error: unknown) => {
      log('error', `session ${sessionCode} is still stored: ${String(error)}`, 'still stored');
    });
  }
}
