import type { SessionGame } from '../../contract/scene';
import type { Notice, Session } from '../../contract/session';
import type { PlayerRecord, SessionRecord } from '../store/sessionStore';

export interface Player extends Readonly<Required<PlayerRecord>> {
  name: string;
  nameKeys: readonly string[];
  /** False while the name is only reserved: the join is not on disk yet, so nobody may be notified of it. */
  isPresent: boolean;
}

/** A session in memory, with its players. */
export interface LiveSession extends SessionRecord {
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

/** A session with nobody in it. */
export function createLiveSession(record: SessionRecord): LiveSession {
  return {
    ...record,
    idleMinutes: 0,
    players: new Map(),
    nameKeys: new Set(),
    playerCount: 0,
    lastOrder: 0,
  };
}

/** Adds a player after all others. */
export function putPlayer(session: LiveSession, player: Player): void {
  session.players.set(player.tokenHash, player);
  for (const key of player.nameKeys) session.nameKeys.add(key);
  session.lastOrder = Math.max(session.lastOrder, player.order);
}

/** The names of a session's players, in the order of joining. */
export function participantsOf(session: LiveSession): string[] {
  return [...session.players.values()].filter((player) => player.isPresent).map((player) => player.name);
}

/**
 * A session as monitors see it. `joinPages` are where phones join, likeliest first, such as
 * `http://192.168.1.7:5000/join`.
 */
export function describeSession(
  session: LiveSession,
  joinPages: readonly string[],
  game?: SessionGame,
  notice?: Notice,
): Session {
  const { quizId, sessionCode, quizName, quizDescription } = session;
  const joinUrls = joinPages.map((page) => `${page}/${sessionCode}`);
  const participants = participantsOf(session);
  return {
    quizId,
    sessionCode,
    participants,
    quizName,
    quizDescription,
    joinUrl: joinUrls[0],
    joinUrls,
    notice,
    game,
  };
}
