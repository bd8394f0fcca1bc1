import { randomBytes } from 'node:crypto';
import type { QuizSummary } from '../../contract/quizSummary';
import { normaliseRoomCode } from '../../contract/roomCode';
import { Refusal } from '../refusal';
import { dispensablePlayer } from './dispensablePlayer';
import { createLiveSession, putPlayer, restorePlayers, type Player, type LiveSession } from './liveSession';
import { nameKey } from '../../game/names/nameKeys';
import { checkPlayerName } from '../../game/names/playerName';
import type { PlayerRecord, SessionRecord } from '../store/sessionDocuments';

export interface SessionRegistryOptions {
  /** Milliseconds since 1970, for the record only: no rule depends on it while the server runs. */
  now(): number;
  /** A new room code; may repeat itself. */
  createRoomCode(): string;
  maxSessions: number;
  maxPlayers: number;
}

/**
 * In minutes of running: a session that nobody was in touch with for so long ends, and the results of one that was
 * ended are kept for so long.
 */
export const IDLE_LIMIT = 12 * 60;
/** In minutes: what is old keeps so much after a restart, whatever the wall clock says: its players can return. */
const GRACE = 60;
/** In minutes: a session that nobody ever joined is ended after this when no further session may be opened. */
const EMPTY_LIMIT = 10;
const MINUTE_MS = 60_000;
const CODE_TRIES = 100;
const PLAYER_ID_BYTES = 6;

/** Who wants to join, and from where, as `callerOf` tells it. */
export interface Newcomer {
  typedName: string;
  tokenHash: string;
  address: string;
}

/** The rules of sessions and their players, in memory. Failures are thrown as Refusals. */
export class SessionRegistry {
  readonly #sessions = new Map<string, LiveSession>();
  /** Those that a host has ended, longest ago first: gone for everybody, but their results are kept. */
  readonly #ended = new Map<string, LiveSession>();
  readonly #rules: SessionRegistryOptions;

  constructor(rules: SessionRegistryOptions) {
    this.#rules = rules;
  }

  get all(): Iterable<LiveSession> {
    return this.#sessions.values();
  }

  /** Opens a session for a quiz, whose host has the key with this hash. Throws too_many_sessions. */
  create(quiz: QuizSummary & { quizId: string }, hostKeyHash: string): LiveSession {
    if (this.#isFull()) throw new Refusal('too_many_sessions');
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
    const idleMinutes = Math.floor((this.#rules.now() - (record.endedAt ?? lastJoin)) / MINUTE_MS);
    session.idleMinutes = Math.min(Math.max(0, idleMinutes), IDLE_LIMIT - GRACE);
    const sessions = session.endedAt === undefined ? this.#sessions : this.#ended;
    sessions.set(session.sessionCode, session);
    return session;
  }

  /** Forgets a session, and the results of one that has ended. */
  remove(session: LiveSession): void {
    for (const sessions of [this.#sessions, this.#ended])
      if (sessions.get(session.sessionCode) === session) sessions.delete(session.sessionCode);
  }

  /** Ends a session whose results are kept. */
  end(session: LiveSession): void {
    this.remove(session);
    session.endedAt = this.#rules.now();
    session.idleMinutes = 0;
    this.#ended.set(session.sessionCode, session);
  }

  /** The session with a typed room code, if there is one. */
  find(sessionCode: string): LiveSession | undefined {
    return this.#sessions.get(normaliseRoomCode(sessionCode));
  }

  /** The same among those that have ended, and whose results are kept. */
  findEnded(sessionCode: string): LiveSession | undefined {
    return this.#ended.get(normaliseRoomCode(sessionCode));
  }

  /** Whether a session or its results are kept under this room code. */
  isTaken(sessionCode: string): boolean {
    return this.#sessions.has(sessionCode) || this.#ended.has(sessionCode);
  }

  /** As `find`; throws session_not_found where there is none. */
  get(sessionCode: string): LiveSession {
    const session = this.find(sessionCode);
    if (!session) throw new Refusal('session_not_found');
    return session;
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
   * Where no further session may be opened: the one that nobody joined and nobody used for longest, over ten minutes,
   * or else the one that ended longest ago.
   */
  dispensable(): LiveSession | undefined {
    if (!this.#isFull()) return undefined;
    const empty = [...this.#sessions.values()].filter((session) => session.players.size === 0);
    const [idlest] = empty.sort((a, b) => b.idleMinutes - a.idleMinutes);
    if (idlest && idlest.idleMinutes > EMPTY_LIMIT) return idlest;
    return this.#ended.values().next().value;
  }

  touch(session: LiveSession): void {
    session.idleMinutes = 0;
  }

  /**
   * Counts one minute: a session with somebody connected is not idle. Returns the sessions whose twelve hours are
   * over, ended or not. It counts calls, not time, so that neither a clock that jumps nor a laptop that slept can end a
   * running session.
   */
  passMinute(isConnected: (sessionCode: string) => boolean): LiveSession[] {
    for (const session of this.#sessions.values()) {
      session.idleMinutes = isConnected(session.sessionCode) ? 0 : session.idleMinutes + 1;
    }
    for (const ended of this.#ended.values()) ended.idleMinutes += 1;
    const all = [...this.#sessions.values(), ...this.#ended.values()];
    return all.filter((session) => session.idleMinutes >= IDLE_LIMIT);
  }

  /**
   * Reserves a name for a phone, or returns the player that the same phone already is there. The player is present only
   * once the caller admits it. In a full session `displaced` is who had the place. Throws session_not_found, the name's
   * code, name_taken or session_full.
   */
  join(
    session: LiveSession,
    { typedName, tokenHash, address }: Newcomer,
    hasAnswered: (player: Player) => boolean,
  ): { player: Player; displaced?: Player | undefined } {
    if (!this.isOpen(session)) throw new Refusal('session_not_found');
    const known = session.players.get(tokenHash);
    if (known) return { player: Object.assign(known, { address }) };
    const checked = checkPlayerName(typedName);
    if (!checked.ok) throw new Refusal(checked.code);
    const key = nameKey(checked.name);
    if (isNameTaken(session, key)) throw new Refusal('name_taken');
    const isFull = session.players.size >= this.#rules.maxPlayers;
    const displaced = isFull ? dispensablePlayer(session, address, hasAnswered) : undefined;
    if (isFull && !displaced) throw new Refusal('session_full');
    if (displaced) this.leave(session, displaced);
    const order = session.lastOrder + 1;
    const joinedAt = this.#rules.now();
    // Random, not counted: who is removed and comes back is somebody new, also after a restart.
    const playerId = randomBytes(PLAYER_ID_BYTES).toString('base64url');
    const { name } = checked;
    const player = {
      playerId,
      name,
      nameKey: key,
      tokenHash,
      order,
      joinedAt,
      isPresent: false,
      isAway: false,
      address,
    };
    putPlayer(session, player);
    this.touch(session);
    return { player, displaced };
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
    session.nameKeys.delete(player.nameKey);
    if (player.isPresent) session.playerCount -= 1;
    this.touch(session);
  }

  /**
   * Keeps another name for a player until the function returned is called. Throws command_refused where it is taken.
   */
  reserveName(session: LiveSession, player: Player, name: string): () => void {
    const reserved = { player, nameKey: nameKey(name) };
    if (isNameTaken(session, reserved.nameKey, player)) throw new Refusal('command_refused');
    session.renames.add(reserved);
    return () => session.renames.delete(reserved);
  }

  /** Gives a player another name, which was kept for the player. */
  rename(session: LiveSession, player: Player, name: string): void {
    session.nameKeys.delete(player.nameKey);
    Object.assign(player, { name, nameKey: nameKey(name) });
    session.nameKeys.add(player.nameKey);
  }

  #isFull(): boolean {
    return this.#sessions.size + this.#ended.size >= this.#rules.maxSessions;
  }

  #freeCode(): string {
    for (let tries = 0; tries < CODE_TRIES; tries++) {
      const code = this.#rules.createRoomCode();
      if (!this.isTaken(code)) return code;
    }
    throw new Error('no room code is free');
  }
}

/** Whether a name reads as that of anybody but this player, who may also be about to be renamed to it. */
function isNameTaken(session: LiveSession, key: string, player?: Player): boolean {
  if (session.nameKeys.has(key) && player?.nameKey !== key) return true;
  return [...session.renames].some((each) => each.player !== player && each.nameKey === key);
}
