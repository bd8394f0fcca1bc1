import { readdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Level } from 'level';
import { FolderInUse } from '../startErrors';
import { Refusal } from '../../session/refusal';
import { GroupCommit } from '../../session/schedule';
import { Erasing } from './erasing';
import type { SessionStore } from './store';
import { STORE_VERSION } from '../../session/documents';
import { damagedTable, tablesIn } from './tables';

type Write = { type: 'put'; key: string; value: unknown } | { type: 'del'; key: string };
/** An operation that was requested. The end of a session also deletes everything written for it before. */
type Operation = { sessionCode: string } & (Write | { type: 'end' });

/** Belongs to no session. */
const VERSION_KEY = 'version';
const keyOf = (sessionCode: string, key: string): string => `${sessionCode}!${key}`;

/** Stored sessions that cannot be read; the message says why. Those of a newer version need no repair. */
export class UnreadableStore extends Error {
  constructor(
    readonly kind: 'damaged' | 'newer',
    message: string,
  ) {
    super(message);
  }
}

/**
 * Opens the session store in a folder. Every write is flushed to disk, and what was deleted leaves the disk
 * soon afterwards; what is still there from an earlier run, such as a killed one, leaves it now. Throws a
 * StartError if another server has it, an UnreadableStore, or the system's error. Of a folder that was
 * repaired, whatever is legible is read.
 */
export async function openLevelSessionStore(folder: string, isRepaired = false): Promise<SessionStore> {
  await checkFiles(folder);
  const tables = isRepaired ? [] : await tablesIn(folder);
  const db = new Level(folder);
  const translated = (error: unknown): Promise<never> => Promise.reject(translate(error, folder));
  await db.open().catch(translated);
  // Opening has deleted the tables that nothing refers to, such as one that a power cut left incomplete.
  await checkTables(folder, tables)
    .then(() => checkVersion(db))
    .catch((error: unknown) => db.close().then(() => translated(error)));
  let closed: Promise<void> | undefined;
  const erasing = new Erasing(db);
  const commits = new GroupCommit<Operation>(async (operations) => {
    await db.batch(await writesOf(operations, db), { sync: true, valueEncoding: 'json' });
    for (const { type, sessionCode } of operations) if (type !== 'put') erasing.add(keyOf(sessionCode, ''));
  });
  const write = (operation: Operation): Promise<void> =>
    closed ? Promise.reject(new Refusal('server_closing')) : commits.add(operation);

  return {
    readAll: () =>
      erasing
        .idle()
        .then(() => readDocuments(db))
        .catch(translated),
    put: (sessionCode, key, value) =>
      write({ type: 'put', sessionCode, key: keyOf(sessionCode, key), value }),
    delete: (sessionCode, key) => write({ type: 'del', sessionCode, key: keyOf(sessionCode, key) }),
    deleteSession: (sessionCode) => write({ type: 'end', sessionCode }),
    close: () =>
      (closed ??= commits
        .idle()
        .then(() => erasing.close())
        .then(() => db.close())),
  };
}

/** LevelDB would wait forever for a pipe in place of a file, and take a folder without CURRENT for a new one. */
async function checkFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch((): string[] => []);
  // It would then delete all tables.
  if (!names.includes('CURRENT') && names.some((name) => name.endsWith('.ldb')))
    throw new UnreadableStore('damaged', 'CURRENT is missing');
  for (const name of names) {
    const stats = await stat(join(folder, name)).catch(() => undefined);
    // LevelDB ignores other people's folders, except one in place of its first file.
    const isGood = !stats || stats.isFile() || (stats.isDirectory() && name !== 'CURRENT');
    if (!isGood) throw new UnreadableStore('damaged', `${name} is not a regular file`);
  }
}

/** Throws an UnreadableStore if one of the tables is damaged: LevelDB itself would read it as it is. */
async function checkTables(folder: string, tables: string[]): Promise<void> {
  const damaged = await damagedTable(folder, tables);
  if (damaged !== undefined) throw new UnreadableStore('damaged', `${damaged} has a wrong checksum`);
}

/** Raises an older version to the one that is written from now on. One lost to damage counts as the current version. */
async function checkVersion(db: Level): Promise<void> {
  const version = await db.get(VERSION_KEY);
  if (Number(version) > STORE_VERSION)
    throw new UnreadableStore('newer', `version ${version}, but this server reads version ${STORE_VERSION}`);
  if (version !== String(STORE_VERSION)) await db.put(VERSION_KEY, String(STORE_VERSION));
}

/** A session's keys are looked up only here, when all earlier requests are on disk or in the same batch. */
async function writesOf(operations: Operation[], db: Level): Promise<Write[]> {
  const writes: Write[] = [];
  for (const operation of operations) {
    if (operation.type !== 'end') {
      writes.push(operation);
      continue;
    }
    const start = keyOf(operation.sessionCode, '');
    const stored = await db.keys({ gte: start, lt: `${start}\uffff` }).all();
    const written = writes.map(({ key }) => key).filter((key) => key.startsWith(start));
    for (const key of new Set([...stored, ...written])) writes.push({ type: 'del', key });
  }
  return writes;
}

async function readDocuments(db: Level): Promise<Map<string, Map<string, string>>> {
  const sessions = new Map<string, Map<string, string>>();
  for await (const [fullKey, value] of db.iterator()) {
    const end = fullKey.indexOf('!');
    if (end < 0) continue;
    const [sessionCode, key] = [fullKey.slice(0, end), fullKey.slice(end + 1)];
    const documents = sessions.get(sessionCode) ?? new Map<string, string>();
    sessions.set(sessionCode, documents.set(key, value));
  }
  return sessions;
}

/** Translates an error of LevelDB into a StartError or an UnreadableStore, or returns it unchanged. */
function translate(error: unknown, folder: string): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  const { code, message = '' } = (cause ?? error) as { code?: string; message?: string };
  if (code === 'LEVEL_LOCKED') {
    return new FolderInUse(
      `The data folder ${dirname(folder)} is in use by another quiz server. Close that one, or choose another folder with --data or DATA_DIR.`,
    );
  }
  // A database whose own files refer to missing files.
  const isMissingPart = code === 'LEVEL_IO_ERROR' && message.includes('No such file');
  return code === 'LEVEL_CORRUPTION' || isMissingPart
    ? new UnreadableStore('damaged', message.trim())
    : error;
}
