import { createSecret, hashSecret } from '../access/secret';
import type { LobbyBroadcast } from './sessionBroadcast';
import type { Log } from '../log';
import type { Quizzes } from '../quizzes/quizzes';
import { Refusal } from '../refusal';
import type { Player, Room } from './session';
import type { Sessions } from './sessions';
import type { SessionWriter, StoredSession } from '../store/sessionStore';

export interface LobbyParts {
  sessions: Sessions;
  store: SessionWriter;
  quizzes: Quizzes;
  broadcast: LobbyBroadcast;
  log: Log;
}

export interface Seat {
  readonly room: Room;
  readonly player: Player;
}

/** What can be done with rooms, each in the one safe order: the rules decide, the disk keeps, then the others hear of it. */
export class Lobby {
  readonly #parts: LobbyParts;
  /** Joins on their way to disk. A second request for the same place waits for the same write. */
  readonly #writes = new Map<Player, Promise<void>>();
  /** Leaves on their way to disk. Who comes back meanwhile waits, and is then new. */
  readonly #leaves = new Map<Player, Promise<void>>();

  constructor(parts: LobbyParts) {
    this.#parts = parts;
  }

  /** Brings back the stored sessions that are not there, and answers how many. */
  restore(stored: StoredSession[]): number {
    const { sessions } = this.#parts;
    const known = new Set([...sessions.all].map(({ sessionCode }) => sessionCode));
    const missing = stored.filter(({ sessionCode }) => !known.has(sessionCode));
    missing.forEach((session) => sessions.restore(session));
    return missing.length;
  }

  /** Opens a session; its host key is told here only. Throws quiz_not_found or too_many_sessions as a Refusal. */
  async open(quizId: string | number): Promise<{ room: Room; hostKey: string }> {
    const { sessions, store, quizzes, log } = this.#parts;
    await this.refreshQuizzes();
    const quiz = quizzes.get(String(quizId));
    if (!quiz) throw new Refusal('quiz_not_found');
    const idle = sessions.roomToGiveUp();
    const ending = idle && this.#expire(idle);
    // Before the disk is waited for, or another request would take the place given up.
    const hostKey = createSecret();
    const room = sessions.create(quiz, hashSecret(hostKey));
    await ending;
    try {
      await store.saveSession(room);
    } catch (error) {
      sessions.remove(room);
      throw error;
    }
    log('info', `session ${room.sessionCode} opened with quiz ${room.quizId}`);
    return { room, hostKey };
  }

  /** Ends a session: nobody gets in any more, the disk forgets it, and then everybody in it is disconnected. */
  async end(room: Room): Promise<void> {
    const { sessions, store, broadcast, log } = this.#parts;
    sessions.remove(room);
    await store.deleteSession(room.sessionCode);
    log('info', `session ${room.sessionCode} was ended by a host`);
    broadcast.sessionEnded(room);
  }

  /** Brings a player into a room; returns once the join is on disk. Throws the codes of Sessions.join as Refusals. */
  async join(sessionCode: string, typedName: string, token: string): Promise<Seat> {
    const { sessions } = this.#parts;
    const room = sessions.get(sessionCode);
    const tokenHash = hashSecret(token);
    await this.#left(room, tokenHash);
    const player = sessions.join(room, typedName, tokenHash);
    await this.#stored(room, player);
    return { room, player };
  }

  /** Finds the player whom a phone's token belongs to. Throws session_not_found or token_invalid as a Refusal. */
  async rejoin(sessionCode: string, token: string): Promise<Seat> {
    const { sessions } = this.#parts;
    const room = sessions.get(sessionCode);
    const tokenHash = hashSecret(token);
    await this.#left(room, tokenHash);
    const player = sessions.rejoin(room, tokenHash);
    await this.#stored(room, player);
    return { room, player };
  }

  /** Whether the session has not ended. */
  isOpen(room: Room): boolean {
    return this.#parts.sessions.isOpen(room);
  }

  /** Whether the player still holds this place; another window of the same phone may have left it. */
  isTaken({ room, player }: Seat): boolean {
    return this.isOpen(room) && room.players.get(player.tokenHash) === player;
  }

  /** Takes a player out: on disk first, so that a failed write leaves everything as it was. */
  async leave(seat: Seat): Promise<void> {
    if (!this.isTaken(seat)) return;
    const { player } = seat;
    let leave = this.#leaves.get(player);
    if (!leave) {
      leave = this.#leave(seat).finally(() => this.#leaves.delete(player));
      this.#leaves.set(player, leave);
    }
    await leave;
  }

  /** Counts a minute, and ends the rooms whose time is over. Never fails: what cannot be deleted is named in the log. */
  async passMinute(isConnected: (sessionCode: string) => boolean): Promise<void> {
    for (const room of this.#parts.sessions.passMinute(isConnected)) await this.#expire(room);
  }

  /** Monitors learn that something besides the players changed in all rooms. */
  tellMonitors(): void {
    for (const room of this.#parts.sessions.all) this.#parts.broadcast.sessionChanged(room);
  }

  /** Reads edited quiz files, and tells the monitors of rooms whose quiz now has another name or description. */
  async refreshQuizzes(): Promise<void> {
    const { sessions, store, quizzes, broadcast, log } = this.#parts;
    await quizzes.refresh();
    for (const room of sessions.all) {
      const quiz = quizzes.get(room.quizId);
      if (!quiz || (quiz.quizName === room.quizName && quiz.quizDescription === room.quizDescription))
        continue;
      room.quizName = quiz.quizName;
      room.quizDescription = quiz.quizDescription;
      broadcast.sessionChanged(room);
      // Nobody waits for it: all sessions are written at once, and a disk that hangs holds no caller up.
      void store.saveSession(room).catch((error: unknown) => {
        log('error', `the new quiz name of session ${room.sessionCode} is not stored: ${String(error)}`);
      });
    }
  }

  async #left(room: Room, tokenHash: string): Promise<void> {
    const player = room.players.get(tokenHash);
    // A leave that failed is told to whoever left.
    if (player) await this.#leaves.get(player)?.catch(() => undefined);
  }

  async #leave({ room, player }: Seat): Promise<void> {
    const { sessions, store, broadcast, log } = this.#parts;
    await store.deletePlayer(room.sessionCode, player.tokenHash);
    sessions.leave(room, player);
    log('debug', `a player left ${room.sessionCode}`);
    broadcast.playersChanged(room);
  }

  async #stored(room: Room, player: Player): Promise<void> {
    if (player.isPresent) return;
    let write = this.#writes.get(player);
    if (!write) {
      write = this.#store(room, player).finally(() => this.#writes.delete(player));
      this.#writes.set(player, write);
    }
    await write;
  }

  async #store(room: Room, player: Player): Promise<void> {
    const { sessions, store, broadcast, log } = this.#parts;
    try {
      await store.savePlayer(room.sessionCode, player);
    } catch (error) {
      sessions.leave(room, player);
      throw error;
    }
    sessions.admit(room, player);
    log('debug', `a player joined ${room.sessionCode}`);
    broadcast.playersChanged(room);
  }

  async #expire(room: Room): Promise<void> {
    const { sessions, store, log } = this.#parts;
    sessions.remove(room);
    log('info', `session ${room.sessionCode} ended: nobody needed it any more`);
    await store.deleteSession(room.sessionCode).catch((error: unknown) => {
      log('error', `session ${room.sessionCode} is still stored: ${String(error)}`);
    });
  }
}
