import type { QuizSummary } from '../../contract/quizSummary';
import { normaliseRoomCode } from '../../contract/roomCode';
import { Refusal } from '../refusal';
import { createRoom, putPlayer, type Player, type Room } from './session';
import { nameKeys } from './nameKeys';
import { checkPlayerName } from './playerName';
import type { StoredSession } from '../store/sessionStore';

export interface SessionRules {
  /** Milliseconds since 1970, for the record only: no rule depends on it while the server runs. */
  now(): number;
  /** A new room code; may repeat itself. */
  createRoomCode(): string;
  maxSessions: number;
  maxPlayers: number;
}

/** In minutes of running: a room that nobody was in touch with for so long ends. */
export const IDLE_LIMIT = 12 * 60;
/** In minutes: what an old room keeps after a restart, whatever the wall clock says, for its people to come back. */
const GRACE = 60;
/** In minutes: a room that nobody ever joined makes way after this, where no place is left for another. */
const EMPTY_LIMIT = 10;
const MINUTE_MS = 60_000;
const CODE_TRIES = 100;

/** The rules of rooms and their players, in memory. Failures are thrown as Refusals. */
export class Sessions {
  readonly #rooms = new Map<string, Room>();
  readonly #rules: SessionRules;

  constructor(rules: SessionRules) {
    this.#rules = rules;
  }

  get all(): Iterable<Room> {
    return this.#rooms.values();
  }

  /** Opens a room for a quiz, whose host has the key with this hash. Throws too_many_sessions. */
  create(quiz: QuizSummary & { quizId: string }, hostKeyHash: string): Room {
    if (this.#rooms.size >= this.#rules.maxSessions) throw new Refusal('too_many_sessions');
    const { quizId, quizName, quizDescription } = quiz;
    const createdAt = this.#rules.now();
    const sessionCode = this.#freeCode();
    const room = createRoom({ sessionCode, quizId, quizName, quizDescription, createdAt, hostKeyHash });
    this.#rooms.set(room.sessionCode, room);
    return room;
  }

  /**
   * Puts back a room as it was stored. How long it was idle until now only the wall clock knows, which may have been
   * set in the meantime, so an old room ends an hour from now at the earliest.
   */
  restore({ players, ...session }: StoredSession): void {
    const room = createRoom(session);
    for (const player of players)
      putPlayer(room, { ...player, nameKeys: nameKeys(player.name), isPresent: true });
    room.playerCount = players.length;
    const lastJoin = Math.max(session.createdAt, ...players.map((player) => player.joinedAt));
    const idleMinutes = Math.floor((this.#rules.now() - lastJoin) / MINUTE_MS);
    room.idleMinutes = Math.min(Math.max(0, idleMinutes), IDLE_LIMIT - GRACE);
    this.#rooms.set(room.sessionCode, room);
  }

  remove(room: Room): void {
    if (this.isOpen(room)) this.#rooms.delete(room.sessionCode);
  }

  /** The room with a typed code. Throws session_not_found. */
  get(sessionCode: string): Room {
    const room = this.#rooms.get(normaliseRoomCode(sessionCode));
    if (!room) throw new Refusal('session_not_found');
    return room;
  }

  /** Whether the room is still there: who waited for something may come back to one that has ended. */
  isOpen(room: Room): boolean {
    return this.#rooms.get(room.sessionCode) === room;
  }

  /** Where no place is left for another room: the one that has stood empty and alone for longest, over ten minutes. */
  roomToGiveUp(): Room | undefined {
    if (this.#rooms.size < this.#rules.maxSessions) return undefined;
    const empty = [...this.#rooms.values()].filter((room) => room.players.size === 0);
    const [idlest] = empty.sort((a, b) => b.idleMinutes - a.idleMinutes);
    return idlest && idlest.idleMinutes > EMPTY_LIMIT ? idlest : undefined;
  }

  touch(room: Room): void {
    room.idleMinutes = 0;
  }

  /**
   * Counts one minute: a room with somebody connected is not idle. Answers the rooms whose twelve hours are over. It
   * counts calls, not time, so that neither a clock that jumps nor a laptop that slept can end a running night.
   */
  passMinute(isConnected: (sessionCode: string) => boolean): Room[] {
    for (const room of this.#rooms.values()) {
      room.idleMinutes = isConnected(room.sessionCode) ? 0 : room.idleMinutes + 1;
    }
    return [...this.#rooms.values()].filter((room) => room.idleMinutes >= IDLE_LIMIT);
  }

  /**
   * Reserves a name for a phone, or answers the place that the same phone already has there. The player is present only
   * once the caller admits it. Throws session_not_found, the name's code, name_taken or session_full.
   */
  join(room: Room, typedName: string, tokenHash: string): Player {
    if (!this.isOpen(room)) throw new Refusal('session_not_found');
    const known = room.players.get(tokenHash);
    if (known) return known;
    const checked = checkPlayerName(typedName);
    if (!checked.ok) throw new Refusal(checked.code);
    const keys = nameKeys(checked.name);
    if (keys.some((key) => room.nameKeys.has(key))) throw new Refusal('name_taken');
    if (room.players.size >= this.#rules.maxPlayers) throw new Refusal('session_full');
    const order = room.lastOrder + 1;
    const joinedAt = this.#rules.now();
    const player = { name: checked.name, nameKeys: keys, tokenHash, order, joinedAt, isPresent: false };
    putPlayer(room, player);
    this.touch(room);
    return player;
  }

  /** The join is safe: from now on everybody may hear of the player. */
  admit(room: Room, player: Player): void {
    player.isPresent = true;
    room.playerCount += 1;
  }

  /** The player whom a token belongs to in this room. Throws token_invalid. */
  rejoin(room: Room, tokenHash: string): Player {
    const player = room.players.get(tokenHash);
    if (!player) throw new Refusal('token_invalid');
    this.touch(room);
    return player;
  }

  /** Takes a player out of the room; the name is free again. */
  leave(room: Room, player: Player): void {
    room.players.delete(player.tokenHash);
    for (const key of player.nameKeys) room.nameKeys.delete(key);
    if (player.isPresent) room.playerCount -= 1;
    this.touch(room);
  }

  #freeCode(): string {
    for (let tries = 0; tries < CODE_TRIES; tries++) {
      const code = this.#rules.createRoomCode();
      if (!this.#rooms.has(code)) return code;
    }
    throw new Error('no room code is free');
  }
}
