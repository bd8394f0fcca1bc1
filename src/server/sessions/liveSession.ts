import type { SessionGame } from '../../contract/scene';
import type { Notice, Session } from '../../contract/session';
import { nameKey } from '../../game/names/nameKeys';
import type { PlayerRecord, SessionRecord } from '../store/sessionDocuments';

export interface Player extends Readonly<Omit<PlayerRecord, 'removed'>> {
  name: string;
  nameKey: string;
  /** False while the name is only reserved: the join is not on disk yet, so nobody may be notified of it. */
  isPresent: boolean;
  /** Whether no phone of the player has been connected for half a minute. */
  isAway: boolean;
  /** Where the player's phone came from last, as `callerOf` tells it. Not stored: unknown until it is back. */
  address?: string;
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
  /** The new names of players whose renaming is not on disk yet. */
  readonly renames: Set<{ player: Player; nameKey: string }>;
  /** The token hashes of those whom a host removed, and who have not come back. */
  readonly removed: Set<string>;
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
    renames: new Set(),
    removed: new Set(),
    playerCount: 0,
    lastOrder: 0,
  };
}

/** Adds a player after all others. */
export function putPlayer(session: LiveSession, player: Player): void {
  session.players.set(player.tokenHash, player);
  session.nameKeys.add(player.nameKey);
  session.lastOrder = Math.max(session.lastOrder, player.order);
}

/** Puts back the players of a session as they were stored. */
export function restorePlayers(session: LiveSession, players: readonly PlayerRecord[]): void {
  for (const player of players) {
    if (player.removed) {
      session.removed.add(player.tokenHash);
      continue;
    }
    putPlayer(session, { ...player, nameKey: nameKey(player.name), isPresent: true, isAway: false });
  }
  session.playerCount = session.players.size;
}

/** What monitors are sent of a name. */
export type ShowName = (name: string) => string;

/** The names of a session's players as monitors see them, in the order of joining. */
export function participantsOf(session: LiveSession, showName: ShowName): string[] {
  return presentPlayers(session).map(({ name }) => showName(name));
}

function presentPlayers(session: LiveSession): Player[] {
  return [...session.players.values()].filter((player) => player.isPresent);
}

/** What a session's description has besides the session itself. */
export interface SessionSurroundings {
  /** Where phones join, likeliest first, such as `http://192.168.1.7:5000/join`. */
  joinPages: readonly string[];
  showName: ShowName;
  game?: SessionGame | undefined;
  notice?: Notice | undefined;
}

/** A session as monitors see it. */
export function describeSession(
  session: LiveSession,
  { joinPages, showName, game, notice }: SessionSurroundings,
): Session {
  const { quizId, sessionCode, quizName, quizDescription } = session;
  const joinUrls = joinPages.map((page) => `${page}/${sessionCode}`);
  const participants = participantsOf(session, showName);
  const away = presentPlayers(session).filter(({ isAway }) => isAway);
  return {
    quizId,
    sessionCode,
    participants,
    ...(away.length > 0 && { away: away.map(({ name }) => showName(name)) }),
    quizName,
    quizDescription,
    joinUrl: joinUrls[0],
    joinUrls,
    notice,
    game,
  };
}
