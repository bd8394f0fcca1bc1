import { checkPlayerName, playerNameKey } from '../contract/playerName';
import type { QuizSummary } from '../contract/quizSummary';
import { normaliseRoomCode } from '../contract/roomCode';
import type { Session } from '../contract/session';
import { Refusal } from './refusal';

export interface Player {
  readonly name: string;
  readonly nameKey: string;
  /** SHA-256 of the phone's token. */
  readonly tokenHash: string;
  /** Place in the order of joining; unique in the room. */
  readonly order: number;
  readonly joinedAt: number;
  /** False while the name is only reserved: the join is not on disk yet, so nobody may hear of it. */
  isPresent: boolean;
}

export interface Room {
  readonly sessionCode: string;
  readonly quizId: string;
  quizName: string;
  quizDescription: string;
  readonly createdAt: number;
  lastActivityAt: number;
  /**
   * By token hash, in the order of joining. A look-up by hash needs no constant-time comparison: what its timing could
   * tell is about the hash, and nobody can choose a token for the hash it should get.
   */
  readonly players: Map<string, Player>;
}

export interface SessionRules {
  now(): number;
  /** A new room code; may repeat itself. */
  createRoomCode(): string;
  maxSessions: number;
  maxPlayers: number;
}

/** Twelve hours, in milliseconds: a room that was idle for longer may make way for a new one. */
const IDLE_MS = 12 * 60 * 60 * 1000;
const CODE_TRIES = 100;

/** The rules of rooms and their players, in memory. Times are milliseconds since 1970; failures are thrown as Refusals. */
export class Sessions {
  readonly #rooms = new Map<string, Room>();
  readonly #rules: SessionRules;

  constructor(rules: SessionRules) {
    this.#rules = rules;
  }

  get all(): Iterable<Room> {
    return this.#rooms.values();
  }

  /** Opens a room for a quiz. Throws too_many_sessions. */
  create(quiz: QuizSummary & { quizId: string }): Room {
    if (this.#rooms.size >= this.#rules.maxSessions) throw new Refusal('too_many_sessions');
    const { quizId, quizName, quizDescription } = quiz;
    const now = this.#rules.now();
    const times = { createdAt: now, lastActivityAt: now };
    const room = {
      sessionCode: this.#freeCode(),
      quizId,
      quizName,
      quizDescription,
      ...times,
      players: new Map(),
    };
    this.#rooms.set(room.sessionCode, room);
    return room;
  }

  /** Puts back a room as it was stored. */
  restore(room: Room): void {
    this.#rooms.set(room.sessionCode, room);
  }

  remove(room: Room): void {
    this.#rooms.delete(room.sessionCode);
  }

  /** The room with a typed code. Throws session_not_found. */
  get(sessionCode: string): Room {
    const room = this.#rooms.get(normaliseRoomCode(sessionCode));
    if (!room) throw new Refusal('session_not_found');
    return room;
  }

  /** The room that has been idle for longest, where that is over twelve hours and no place is left for another. */
  roomToGiveUp(): Room | undefined {
    if (this.#rooms.size < this.#rules.maxSessions) return undefined;
    const [idlest] = [...this.#rooms.values()].sort((a, b) => a.lastActivityAt - b.lastActivityAt);
    return idlest && this.#rules.now() - idlest.lastActivityAt > IDLE_MS ? idlest : undefined;
  }

  touch(room: Room): void {
    room.lastActivityAt = this.#rules.now();
  }

  /**
   * Reserves a name for a phone, or answers the place that the same phone already has there. The player is present only
   * once the caller says so. Throws the name's code, name_taken or session_full.
   */
  join(room: Room, typedName: string, tokenHash: string): Player {
    const known = room.players.get(tokenHash);
    if (known) return known;
    const checked = checkPlayerName(typedName);
    if (!checked.ok) throw new Refusal(checked.code);
    const nameKey = playerNameKey(checked.name);
    const others = [...room.players.values()];
    if (others.some((other) => other.nameKey === nameKey)) throw new Refusal('name_taken');
    if (others.length >= this.#rules.maxPlayers) throw new Refusal('session_full');
    const order = (others.at(-1)?.order ?? 0) + 1;
    const joinedAt = this.#rules.now();
    const player = { name: checked.name, nameKey, tokenHash, order, joinedAt, isPresent: false };
    room.players.set(tokenHash, player);
    this.touch(room);
    return player;
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

/** The names in a room, in the order of joining. */
export function participantsOf(room: Room): string[] {
  return [...room.players.values()].filter((player) => player.isPresent).map((player) => player.name);
}

/** A room as monitors see it. `joinPages` are where phones join, likeliest first, such as `http://192.168.1.7:5000/join`. */
export function sessionOf(room: Room, joinPages: readonly string[]): Session {
  const { quizId, sessionCode, quizName, quizDescription } = room;
  const joinUrls = joinPages.map((page) => `${page}/${sessionCode}`);
  const session = { quizId, sessionCode, participants: participantsOf(room), quizName, quizDescription };
  return { ...session, joinUrl: joinUrls[0], joinUrls };
}
