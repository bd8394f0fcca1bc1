import type { Level } from 'level';
import * as v from 'valibot';
import { GroupCommit } from './groupCommit';
import type { Log } from '../log';
import { Refusal } from '../refusal';
import { openDatabase, translate } from './levelDatabase';
import {
  answerRecordSchema,
  decisionsRecordSchema,
  playerRecordSchema,
  sessionRecordSchema,
  type SessionStore,
  type StoredGame,
  type StoredSession,
} from './sessionStore';

type Write = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string };
/** What is asked for: a session that ends is deleted with all that was asked for it before. */
type Operation = Write | { type: 'end'; sessionCode: string };

const sessionKey = (sessionCode: string): string => `session!${sessionCode}`;
const playerKey = (sessionCode: string, tokenHash: string): string => `player!${sessionCode}!${tokenHash}`;
const quizKey = (sessionCode: string): string => `quiz!${sessionCode}`;
const gameKey = (sessionCode: string): string => `game!${sessionCode}`;
const answerKey = (sessionCode: string, questionId: string, playerId: string): string =>
  `answer!${sessionCode}!${questionId}!${playerId}`;
const decisionsKey = (sessionCode: string, playerId: string): string =>
  `decisions!${sessionCode}!${playerId}`;
/** All keys of a session's documents that there are many of: `"` is the character after `!`. */
const MANY = ['player', 'answer', 'decisions'] as const;
const keysOf = (kind: (typeof MANY)[number], sessionCode: string) => ({
  gte: `${kind}!${sessionCode}!`,
  lt: `${kind}!${sessionCode}"`,
});

/**
 * Opens the session store in a folder: documents for each session, its game and quiz, and one for each player, each
 * answer and each player's decisions, so that a join or an answer writes a few bytes. Every write is flushed to disk.
 * Throws a StartError when another server has it, a DamagedStore, or the system's error.
 */
export async function openLevelSessionStore(folder: string, log: Log): Promise<SessionStore> {
  const db = await openDatabase(folder);
  let closed: Promise<void> | undefined;
  const commits = new GroupCommit<Operation>(async (operations) =>
    db.batch(await writesOf(operations, db), { sync: true, valueEncoding: 'json' }),
  );
  const write = (operation: Operation): Promise<void> =>
    closed ? Promise.reject(new Refusal('server_closing')) : commits.add([operation]);
  const put = (key: string, value: unknown): Promise<void> => write({ type: 'put', key, value });
  const del = (key: string): Promise<void> => write({ type: 'del', key });

  return {
    load: () => loadSessions(db, log).catch((error: unknown) => Promise.reject(translate(error, folder))),
    saveSession: (session) => put(sessionKey(session.sessionCode), v.parse(sessionRecordSchema, session)),
    savePlayer: (sessionCode, player) =>
      put(playerKey(sessionCode, player.tokenHash), v.parse(playerRecordSchema, player)),
    saveQuiz: (sessionCode, quiz) => put(quizKey(sessionCode), quiz),
    saveGame: (sessionCode, state) => put(gameKey(sessionCode), state),
    saveAnswer: (sessionCode, answer) =>
      put(answerKey(sessionCode, answer.questionId, answer.playerId), answer),
    deleteAnswer: (...answer) => del(answerKey(...answer)),
    saveDecisions: (sessionCode, decisions) => put(decisionsKey(sessionCode, decisions.playerId), decisions),
    deleteDecisions: (...player) => del(decisionsKey(...player)),
    deletePlayer: (...player) => del(playerKey(...player)),
    deleteSession: (sessionCode) => write({ type: 'end', sessionCode }),
    close: () => (closed ??= commits.idle().then(() => db.close())),
  };
}

/** A session's keys are looked up only here, when all that was asked for before is on disk or in the same group. */
async function writesOf(operations: Operation[], db: Level): Promise<Write[]> {
  const writes: Write[] = [];
  for (const operation of operations) {
    if (operation.type !== 'end') {
      writes.push(operation);
      continue;
    }
    const { sessionCode } = operation;
    const keys = new Set([sessionKey(sessionCode), quizKey(sessionCode), gameKey(sessionCode)]);
    for (const { gte, lt } of MANY.map((kind) => keysOf(kind, sessionCode))) {
      const under = writes.map(({ key }) => key).filter((key) => key >= gte && key < lt);
      for (const key of [...(await db.keys({ gte, lt }).all()), ...under]) keys.add(key);
    }
    for (const key of keys) writes.push({ type: 'del', key });
  }
  return writes;
}

async function loadSessions(db: Level, log: Log): Promise<StoredSession[]> {
  const sessions: StoredSession[] = [];
  for await (const [key, value] of db.iterator({ gte: 'session!', lt: 'session"' })) {
    const session = readDocument(sessionRecordSchema, key, value, log);
    if (!session) continue;
    const { sessionCode } = session;
    const players = await loadAll(db, keysOf('player', sessionCode), playerRecordSchema, log);
    players.sort((a, b) => a.order - b.order);
    const game = await loadGame(db, sessionCode, log);
    sessions.push({ ...session, players, ...(game && { game }) });
  }
  return sessions;
}

async function loadGame(db: Level, sessionCode: string, log: Log): Promise<StoredGame | undefined> {
  const [quiz, state] = await Promise.all(
    [quizKey(sessionCode), gameKey(sessionCode)].map(async (key) => {
      const value = await db.get(key);
      return value === undefined ? undefined : readDocument(v.unknown(), key, value, log);
    }),
  );
  if (state === undefined) return undefined;
  const answers = await loadAll(db, keysOf('answer', sessionCode), answerRecordSchema, log);
  const decisions = await loadAll(db, keysOf('decisions', sessionCode), decisionsRecordSchema, log);
  return { quiz, state, answers, decisions };
}

async function loadAll<T>(
  db: Level,
  range: { gte: string; lt: string },
  schema: v.GenericSchema<unknown, T>,
  log: Log,
): Promise<T[]> {
  const documents: T[] = [];
  for await (const [key, value] of db.iterator(range)) {
    const document = readDocument(schema, key, value, log);
    if (document !== undefined) documents.push(document);
  }
  return documents;
}

/** A bad document affects no other. It stays where it is, and its key in the log tells it apart. */
function readDocument<T>(
  schema: v.GenericSchema<unknown, T>,
  key: string,
  value: string,
  log: Log,
): T | undefined {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), value);
  if (read.success) return read.output;
  // After the room code comes the hash of a player's token, or an answer's question.
  const shown = key
    .split('!')
    .slice(0, key.startsWith('answer!') ? 3 : 2)
    .join('!');
  log('error', `the stored document ${shown}… cannot be read and is left out`, 'stored document');
  return undefined;
}
