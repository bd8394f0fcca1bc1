import { createSecret, hashSecret } from '../access/secret';
import type { SessionBroadcast } from './sessionBroadcast';
import type { Log } from '../log';
import type { Quizzes } from '../quizzes/quizzes';
import { Refusal } from '../refusal';
import type { Player, LiveSession } from './liveSession';
import type { SessionRegistry } from './sessionRegistry';
import type { SessionWriter, StoredSession } from '../store/sessionStore';

export interface SessionServiceParts {
  registry: SessionRegistry;
  store: SessionWriter;
  quizzes: Quizzes;
  broadcast: SessionBroadcast;
  log: Log;
}

/** A player in a session. */
export interface SessionPlayer {
  readonly session: LiveSession;
  readonly player: Player;
}

/**
 * What can be done with sessions, each in the one safe order: check the rules, write to disk, then notify the others.
 */
export class SessionService {
  readonly #parts: SessionServiceParts;
  /** Joins on their way to disk. A second request of the same phone waits for the same write. */
  readonly #writes = new Map<Player, Promise<void>>();
  /** Leaves on their way to disk. Who comes back meanwhile waits, and is then new. */
  readonly #leaves = new Map<Player, Promise<void>>();

  constructor(parts: SessionServiceParts) {
    this.#parts = parts;
  }

  /** Brings back the stored sessions that are not there. Returns how many. */
  restore(stored: StoredSession[]): number {
    const { registry } = this.#parts;
    const known = new Set([...registry.all].map(({ sessionCode }) => sessionCode));
    const missing = stored.filter(({ sessionCode }) => !known.has(sessionCode));
    missing.forEach((session) => registry.restore(session));
    return missing.length;
  }

  /** Opens a session; its host key is told here only. Throws quiz_not_found or too_many_sessions as a Refusal. */
  async open(quizId: string | number): Promise<{ session: LiveSession; hostKey: string }> {
    const { registry, store, quizzes, log } = this.#parts;
    await this.refreshQuizzes();
    const quiz = quizzes.get(String(quizId));
    if (!quiz) throw new Refusal('quiz_not_found');
    const idle = registry.idlestEmpty();
    const ending = idle && this.#expire(idle);
    const hostKey = createSecret();
    // Before the disk is waited for, or another request would take the place given up.
    const session = registry.create(quiz, hashSecret(hostKey));
    try {
      await Promise.all([ending, store.saveSession(session)]);
    } catch (error) {
      registry.remove(session);
      throw error;
    }
    log('info', `session ${session.sessionCode} opened with quiz ${session.quizId}`);
    return { session, hostKey };
  }

  /** Ends a session: nobody gets in any more, it is deleted from disk, then everybody in it is disconnected. */
  async end(session: LiveSession): Promise<void> {
    const { registry, store, broadcast, log } = this.#parts;
    registry.remove(session);
    await store.deleteSession(session.sessionCode);
    log('info', `session ${session.sessionCode} was ended by a host`);
    broadcast.sessionEnded(session);
  }

  /**
   * Adds a player to a session; resolves once the join is on disk. Throws the codes of SessionRegistry.join as
   * Refusals.
   */
  async join(session: LiveSession, typedName: string, token: string): Promise<SessionPlayer> {
    const tokenHash = hashSecret(token);
    await this.#untilLeft(session, tokenHash);
    const player = this.#parts.registry.join(session, typedName, tokenHash);
    await this.#untilStored(session, player);
    return { session, player };
  }

  /** Finds the player whom a phone's token belongs to. Throws token_invalid as a Refusal. */
  async rejoin(session: LiveSession, token: string): Promise<SessionPlayer> {
    const tokenHash = hashSecret(token);
    await this.#untilLeft(session, tokenHash);
    const player = this.#parts.registry.rejoin(session, tokenHash);
    await this.#untilStored(session, player);
    return { session, player };
  }

  /** Whether the session has not ended. */
  isOpen(session: LiveSession): boolean {
    return this.#parts.registry.isOpen(session);
  }

  /** Whether the player is still in the session; another window of the same phone may have left it. */
  isIn({ session, player }: SessionPlayer): boolean {
    return this.isOpen(session) && session.players.get(player.tokenHash) === player;
  }

  /** Removes a player: on disk first, so that a failed write leaves everything as it was. */
  async leave(joined: SessionPlayer): Promise<void> {
    if (!this.isIn(joined)) return;
    const { player } = joined;
    let leave = this.#leaves.get(player);
    if (!leave) {
      leave = this.#leave(joined).finally(() => this.#leaves.delete(player));
      this.#leaves.set(player, leave);
    }
    await leave;
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
    const { registry, store, quizzes, broadcast, log } = this.#parts;
    await quizzes.refresh();
    for (const session of registry.all) {
      const quiz = quizzes.get(session.quizId);
      if (!quiz || (quiz.quizName === session.quizName && quiz.quizDescription === session.quizDescription))
        continue;
      session.quizName = quiz.quizName;
      session.quizDescription = quiz.quizDescription;
      broadcast.sessionChanged(session);
      // Nobody waits for it: all sessions are written at once, and a disk that hangs holds no caller up.
      void store.saveSession(session).catch((error: unknown) => {
        log(
          'error',
          `the new quiz name of session ${session.sessionCode} is not stored: ${String(error)}`,
          'quiz name',
        );
      });
    }
  }

  async #untilLeft(session: LiveSession, tokenHash: string): Promise<void> {
    const player = session.players.get(tokenHash);
    // A leave that failed is told to whoever left.
    if (player) await this.#leaves.get(player)?.catch(() => undefined);
  }

  async #leave({ session, player }: SessionPlayer): Promise<void> {
    const { registry, store, broadcast, log } = this.#parts;
    await store.deletePlayer(session.sessionCode, player.tokenHash);
    registry.leave(session, player);
    log('debug', `a player left ${session.sessionCode}`);
    broadcast.playersChanged(session);
  }

  async #untilStored(session: LiveSession, player: Player): Promise<void> {
    if (player.isPresent) return;
    let write = this.#writes.get(player);
    if (!write) {
      write = this.#store(session, player).finally(() => this.#writes.delete(player));
      this.#writes.set(player, write);
    }
    await write;
  }

  async #store(session: LiveSession, player: Player): Promise<void> {
    const { registry, store, broadcast, log } = this.#parts;
    try {
      await store.savePlayer(session.sessionCode, player);
    } catch (error) {
      registry.leave(session, player);
      throw error;
    }
    registry.admit(session, player);
    log('debug', `a player joined ${session.sessionCode}`);
    broadcast.playersChanged(session);
  }

  async #expire(session: LiveSession): Promise<void> {
    const { registry, store, log } = this.#parts;
    registry.remove(session);
    log('info', `session ${session.sessionCode} ended: nobody needed it any more`);
    await store.deleteSession(session.sessionCode).catch((error: unknown) => {
      log('error', `session ${session.sessionCode} is still stored: ${String(error)}`, 'still stored');
    });
  }
}
