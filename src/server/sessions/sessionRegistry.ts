import { randomBytes } from 'node:crypto';
import type { QuizSummary } from '../../contract/quizSummary';
import { normaliseRoomCode } from '../../contract/roomCode';
import { Refusal } from '../refusal';
import { createLiveSession, putPlayer, restorePlayers, type Player, type LiveSession } from './liveSession';
import { nameKeys } from '../names/nameKeys';
import { checkPlayerName } from '../names/playerName';
import type { PlayerRecord, SessionRecord } from '../store/sessionStore';

export interface SessionRegistryOptions {
  /** Milliseconds since 1970, for the record only: no rule depends on it while the server runs. */
  now(): number;
  /** A new room code; may repeat itself. */
  createRoomCode(): string;
  maxSessions: number;
  maxPlayers: number;
}

/** In minutes of running: a session that nobody was in touch with for so long ends. */
export const IDLE_LIMIT = 12 * 60;
/** In minutes: what an old session keeps after a restart, whatever the wall clock says: its players can return. */
const GRACE = 60;
/** In minutes: a session that nobody ever joined is ended after this when no further session may be opened. */
const EMPTY_LIMIT = 10;
const MINUTE_MS = 60_000;
const CODE_TRIES = 100;
const PLAYER_ID_BYTES = 6;

/** The rules of sessions and their players, in memory. Failures are thrown as Refusals. */
export class SessionRegistry {
  readonly #sessions = new Map<string, LiveSession>();
  readonly #rules: SessionRegistryOptions;

  constructor(rules: SessionRegistryOptions) {
    this.#rules = rules;
  }

  get all(): Iterable<LiveSession> {
    return this.#sessions.values();
  }

  /** Opens a session for a quiz, whose host has the key with this hash. Throws too_many_sessions. */
  create(quiz: QuizSummary & { quizId: string }, hostKeyHash: string): LiveSession {
    if (this.#sessions.size >= this.#rules.maxSessions) throw new Refusal('too_many_sessions');
    const { quizId, quizName, quizDescription } = quiz;
    const createdAt = this.#rules.now();
    const sessionCode = this.#freeCode();
    const session = createLiveSession({
      sessionCode,
      quizId,
      quizName,
      quizDescription,
      createdAt,
      hostKeyHash,
    });
    this.#sessions.set(session.sessionCode, session);
    return session;
  }

  /**
   * Puts back a session as it was stored. How long it was idle until now only the wall clock knows, which may have been
   * set in the meantime, so an old session ends an hour from now at the earliest.
   */
  restore({ players, ...record }: SessionRecord & { players: PlayerRecord[] }): LiveSession {
    const session = createLiveSession(record);
    restorePlayers(session, players);
    const lastJoin = Math.max(record.createdAt, ...players.map((player) => player.joinedAt));
    const idleMinutes = Math.floor((this.#rules.now() - lastJoin) / MINUTE_MS);
    session.idleMinutes = Math.min(Math.max(0, idleMinutes), IDLE_LIMIT - GRACE);
    this.#sessions.set(session.sessionCode, session);
    return session;
  }

  remove(session: LiveSession): void {
    if (this.isOpen(session)) this.#sessions.delete(session.sessionCode);
  }

  /** The session with a typed room code, if there is one. */
  find(sessionCode: string): LiveSession | undefined {
    return this.#sessions.get(normaliseRoomCode(sessionCode));
  }

  /** Whether the session has not ended. */
  isOpen(session: LiveSession): boolean {
    return this.#sessions.get(session.sessionCode) === session;
  }

  /** Whether the player is still in the session, and the session has not ended. */
  isIn(session: LiveSession, player: Player): boolean {
    return this.isOpen(session) && session.players.get(player.tokenHash) === player;
  }

  /**
   * Where no further session may be opened: the one that nobody joined and nobody used for longest, over ten minutes.
   */
  idlestEmpty(): LiveSession | undefined {
    if (this.#sessions.size < this.#rules.maxSessions) return undefined;
    const empty = [...this.#sessions.values()].filter((session) => session.players.size === 0);
    const [idlest] = empty.sort((a, b) => b.idleMinutes - a.idleMinutes);
    return idlest && idlest.idleMinutes > EMPTY_LIMIT ? idlest : undefined;
  }

  touch(session: LiveSession): void {
    session.idleMinutes = 0;
  }

  /**
   * Counts one minute: a session with somebody connected is not idle. Returns the sessions whose twelve hours are
   * over. It counts calls, not time, so that neither a clock that jumps nor a laptop that slept can end a running
   * session.
   */
  passMinute(isConnected: (sessionCode: string) => boolean): LiveSession[] {
    for (const session of this.#sessions.values()) {
      session.idleMinutes = isConnected(session.sessionCode) ? 0 : session.idleMinutes + 1;
    }
    return [...this.#sessions.values()].filter((session) => session.idleMinutes >= IDLE_LIMIT);
  }

  /**
   * Reserves a name for a phone, or returns the player that the same phone already is there. The player is present only
   * once the caller admits it. Throws session_not_found, the name's code, name_taken or session_full.
   */
  join(session: LiveSession, typedName: string, tokenHash: string): Player {
    if (!this.isOpen(session)) throw new Refusal('session_not_found');
    const known = session.players.get(tokenHash);
    if (known) return known;
    const checked = checkPlayerName(typedName);
    if (!checked.ok) throw new Refusal(checked.code);
    const keys = nameKeys(checked.name);
    if (keys.some((key) => session.nameKeys.has(key))) throw new Refusal('name_taken');
    if (session.players.size >= this.#rules.maxPlayers) throw new Refusal('session_full');
    const order = session.lastOrder + 1;
    const joinedAt = this.#rules.now();
    // Random, not counted: who is removed and comes back is somebody new, also after a restart.
    const playerId = randomBytes(PLAYER_ID_BYTES).toString('base64url');
    const { name } = checked;
    const player = {
      playerId,
      name,
      nameKeys: keys,
      tokenHash,
      order,
      joinedAt,
      isPresent: false,
      isAway: false,
    };
    putPlayer(session, player);
    this.touch(session);
    return player;
  }

  /** The join is on disk: from now on everybody may be notified of the player. */
  admit(session: LiveSession, player: Player): void {
    player.isPresent = true;
    session.playerCount += 1;
    session.removed.delete(player.tokenHash);
  }

  /** The player whom a token belongs to in this session. Throws token_invalid or player_removed. */
  rejoin(session: LiveSession, tokenHash: string): Player {
    const player = session.players.get(tokenHash);
    if (!player) throw new Refusal(session.removed.has(tokenHash) ? 'player_removed' : 'token_invalid');
    this.touch(session);
    return player;
  }

  /** Takes a player out of the session; the name is free again. */
  leave(session: LiveSession, player: Player): void {
    session.players.delete(player.tokenHash);
    for (const key of player.nameKeys) session.nameKeys.delete(key);
    if (player.isPresent) session.playerCount -= 1;
    this.touch(session);
  }

  /** Gives a player another name, which must be free. */
  rename(session: LiveSession, player: Player, name: string): void {
    for (const key of player.nameKeys) session.nameKeys.delete(key);
    Object.assign(player, { name, nameKeys: nameKeys(name) });
    for (const key of player.nameKeys) session.nameKeys.add(key);
  }

  #freeCode(): string {
    for (let tries = 0; tries < CODE_TRIES; tries++) {
      const code = this.#rules.createRoomCode();
      if (!this.#sessions.has(code)) return code;
    }
    throw new Error('no room code is free');
  }
}
