import type { Level } from 'level';
import * as v from 'valibot';
import { GroupCommit } from './groupCommit';
import type { Log } from '../log';
import { Refusal } from '../refusal';
import { openDatabase, translate } from './levelDatabase';
import {
  playerRecordSchema,
  sessionRecordSchema,
  type PlayerRecord,
  type SessionStore,
  type StoredSession,
} from './sessionStore';

type Write = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string };
/** What is asked for: a session that ends takes along all that was asked for it before. */
type Operation = Write | { type: 'end'; sessionCode: string };

const sessionKey = (sessionCode: string): string => `session!${sessionCode}`;
const playerKey = (sessionCode: string, tokenHash: string): string => `player!${sessionCode}!${tokenHash}`;
/** All keys of a session's players: `"` is the character after `!`. */
const playerKeys = (sessionCode: string) => ({ gte: `player!${sessionCode}!`, lt: `player!${sessionCode}"` });

/**
 * Opens the session store in a folder: one document per session and one per player, so that a join writes a few
 * bytes. Every write is flushed to disk. Throws a StartError when another server has it, a DamagedStore, or the
 * system's error.
 */
export async function openLevelSessionStore(folder: string, log: Log): Promise<SessionStore> {
  const db = await openDatabase(folder);
  let closed: Promise<void> | undefined;
  const commits = new GroupCommit<Operation>(async (operations) =>
    db.batch(await writesOf(operations, db), { sync: true, valueEncoding: 'json' }),
  );
  const write = (...operations: Operation[]): Promise<void> =>
    closed ? Promise.reject(new Refusal('server_closing')) : commits.add(operations);

  return {
    load: () => loadSessions(db, log).catch((error: unknown) => Promise.reject(translate(error, folder))),
    saveSession: (session) =>
      write({
        type: 'put',
        key: sessionKey(session.sessionCode),
        value: v.parse(sessionRecordSchema, session),
      }),
    savePlayer: (sessionCode, player) =>
      write({
        type: 'put',
        key: playerKey(sessionCode, player.tokenHash),
        value: v.parse(playerRecordSchema, player),
      }),
    deletePlayer: (sessionCode, tokenHash) => write({ type: 'del', key: playerKey(sessionCode, tokenHash) }),
    deleteSession: (sessionCode) => write({ type: 'end', sessionCode }),
    close: () => (closed ??= commits.idle().then(() => db.close())),
  };
}

/** A session's players are looked up only here, when all that was asked for before is on disk or in the same group. */
async function writesOf(operations: Operation[], db: Level): Promise<Write[]> {
  const writes: Write[] = [];
  for (const operation of operations) {
    if (operation.type !== 'end') {
      writes.push(operation);
      continue;
    }
    const { gte, lt } = playerKeys(operation.sessionCode);
    const stored = await db.keys({ gte, lt }).all();
    const under = writes.map(({ key }) => key).filter((key) => key >= gte && key < lt);
    for (const key of new Set([sessionKey(operation.sessionCode), ...stored, ...under]))
      writes.push({ type: 'del', key });
  }
  return writes;
}

async function loadSessions(db: Level, log: Log): Promise<StoredSession[]> {
  const sessions: StoredSession[] = [];
  for await (const [key, value] of db.iterator({ gte: 'session!', lt: 'session"' })) {
    const session = readDocument(sessionRecordSchema, key, value, log);
    if (session) sessions.push({ ...session, players: await loadPlayers(db, session.sessionCode, log) });
  }
  return sessions;
}

async function loadPlayers(db: Level, sessionCode: string, log: Log): Promise<PlayerRecord[]> {
  const players: PlayerRecord[] = [];
  for await (const [key, value] of db.iterator(playerKeys(sessionCode))) {
    const player = readDocument(playerRecordSchema, key, value, log);
    if (player) players.push(player);
  }
  return players.sort((a, b) => a.order - b.order);
}

/** One bad document costs nobody else anything. It stays where it is, and its key in the log tells it apart. */
function readDocument<T>(
  schema: v.GenericSchema<unknown, T>,
  key: string,
  value: string,
  log: Log,
): T | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), value);
  if (read.success) return read.output;
  // After the room code comes the hash of a player's token.
  const shown = key.split('!').slice(0, 2).join('!');
  log('error', `the stored document ${shown}… cannot be read and is left out`, 'stored document');
  return undefined;
}
