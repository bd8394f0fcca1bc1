import type { Notice, Session } from '../../contract/session';
import type { PlayerRecord, SessionRecord } from '../store/sessionStore';

export interface Player extends Readonly<PlayerRecord> {
  readonly nameKeys: readonly string[];
  /** False while the name is only reserved: the join is not safe yet, so nobody may hear of it. */
  isPresent: boolean;
}

export interface Room extends SessionRecord {
  /** Minutes of running in which nobody was connected, joined or left. */
  idleMinutes: number;
  /**
   * By token hash, in the order of joining. A look-up by hash needs no constant-time comparison: what its timing could
   * tell is about the hash, and nobody can choose a token for the hash it should get.
   */
  readonly players: Map<string, Player>;
  /** The name keys of all players: a join looks here, not at everybody. */
  readonly nameKeys: Set<string>;
  /** How many players are present. */
  playerCount: number;
  /** The highest order given so far. */
  lastOrder: number;
}

/** A room with nobody in it. */
export function createRoom(session: SessionRecord): Room {
  return {
    ...session,
    idleMinutes: 0,
    players: new Map(),
    nameKeys: new Set(),
    playerCount: 0,
    lastOrder: 0,
  };
}

/** Gives a player the last place in the room. */
export function putPlayer(room: Room, player: Player): void {
  room.players.set(player.tokenHash, player);
  for (const key of player.nameKeys) room.nameKeys.add(key);
  room.lastOrder = Math.max(room.lastOrder, player.order);
}

/** The names in a room, in the order of joining. */
export function participantsOf(room: Room): string[] {
  return [...room.players.values()].filter((player) => player.isPresent).map((player) => player.name);
}

/** A room as monitors see it. `joinPages` are where phones join, likeliest first, such as `http://192.168.1.7:5000/join`. */
export function sessionOf(room: Room, joinPages: readonly string[], notice?: Notice): Session {
  const { quizId, sessionCode, quizName, quizDescription } = room;
  const joinUrls = joinPages.map((page) => `${page}/${sessionCode}`);
  const session = { quizId, sessionCode, participants: participantsOf(room), quizName, quizDescription };
  return { ...session, joinUrl: joinUrls[0], joinUrls, notice };
}
