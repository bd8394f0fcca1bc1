import { Level } from 'level';
import * as v from 'valibot';
import { GroupCommit } from './groupCommit';
import type { Log } from './log';
import { Refusal } from './refusal';
import {
  playerRecordSchema,
  sessionRecordSchema,
  type PlayerRecord,
  type SessionStore,
  type StoredSession,
} from './sessionStore';
import { StartError } from './startError';

type Operation = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string };

const sessionKey = (sessionCode: string): string => `session!${sessionCode}`;
const playerKey = (sessionCode: string, tokenHash: string): string => `player!${sessionCode}!${tokenHash}`;
/** All keys of a session's players: `"` is the character after `!`. */
const playerKeys = (sessionCode: string) => ({ gte: `player!${sessionCode}!`, lt: `player!${sessionCode}"` });

/**
 * Opens the session store in a folder: one document per session and one per player, so that a join writes a few bytes.
 * Every write is flushed to disk. Throws a StartError when the folder cannot be used.
 */
export async function openLevelSessionStore(folder: string, log: Log): Promise<SessionStore> {
  const db = new Level<string, unknown>(folder, { valueEncoding: 'json' });
  try {
    await db.open();
  } catch (error) {
    throw new StartError(reasonNotToOpen(folder, error));
  }
  let closed: Promise<void> | undefined;
  const commits = new GroupCommit<Operation>((operations) => db.batch(operations, { sync: true }));
  const write = (...operations: Operation[]): Promise<void> =>
    closed ? Promise.reject(new Refusal('server_closing')) : commits.add(operations);

  return {
    load: () => loadSessions(db, log),
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
    async deleteSession(sessionCode) {
      const keys = [sessionKey(sessionCode), ...(await db.keys(playerKeys(sessionCode)).all())];
      await write(...keys.map((key): Operation => ({ type: 'del', key })));
    },
    close: () => (closed ??= commits.idle().then(() => db.close())),
  };
}

async function loadSessions(db: Level<string, unknown>, log: Log): Promise<StoredSession[]> {
  const sessions: StoredSession[] = [];
  for await (const [key, value] of db.iterator({ gte: 'session!', lt: 'session"' })) {
    const session = v.safeParse(sessionRecordSchema, value);
    if (!session.success) log('error', `the stored document ${key} cannot be read and is left out`);
    else
      sessions.push({ ...session.output, players: await loadPlayers(db, session.output.sessionCode, log) });
  }
  return sessions;
}

async function loadPlayers(
  db: Level<string, unknown>,
  sessionCode: string,
  log: Log,
): Promise<PlayerRecord[]> {
  const players: PlayerRecord[] = [];
  for await (const [key, value] of db.iterator(playerKeys(sessionCode))) {
    const player = v.safeParse(playerRecordSchema, value);
    if (player.success) players.push(player.output);
    else log('error', `the stored document ${key} cannot be read and is left out`);
  }
  return players.sort((a, b) => a.order - b.order);
}

function reasonNotToOpen(folder: string, error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  const { code, message } = (cause ?? error) as { code?: string; message?: string };
  if (code === 'LEVEL_LOCKED') {
    return `The data folder ${folder} is in use by another quiz server. Close that one, or choose another folder with DATA_DIR.`;
  }
  return `The sessions in ${folder} cannot be opened: ${message ?? String(error)}`;
}
