import { cp, lstat, rename, rm } from 'node:fs/promises';
import { Level } from 'level';
import { setAsideFolder } from '../files/setAside';
import type { Log } from '../../session/ports';
import { UnreadableStore } from './levelSessionStore';
import type { SessionStore } from './store';
import { readSessions, type StoredSession } from '../../session/documents';
import { checkWriteLog } from './writeLog';

interface OpenedSessions {
  store: SessionStore;
  sessions: StoredSession[];
}

export interface OpenSessionsParts {
  folder: string;
  /** `isRepaired`: tables may be damaged, and whatever is legible is to be read. */
  openStore(folder: string, isRepaired?: boolean): Promise<SessionStore>;
  /** Milliseconds since 1970. */
  now(): number;
  log: Log;
}

/**
 * Opens the store and reads it. Sessions that are damaged, or newer than this server, are quarantined
 * untouched under another name, and what can still be read of damaged ones is restored from a copy. A damaged
 * log is copied aside. Throws what `openStore` throws for any other reason; if the disk has no room for the
 * copy or a new store, everything is left as it was.
 */
export async function openSessions(parts: OpenSessionsParts): Promise<OpenedSessions> {
  const { folder, log } = parts;
  try {
    return await openAndRead(parts);
  } catch (error) {
    if (!(error instanceof UnreadableStore)) throw error;
    const { kind, message } = error;
    const quarantined = await setAsideFolder(folder, kind, parts.now());
    await rename(folder, quarantined);
    log('error', `The sessions in ${folder} are ${kind} (${message}) and were set aside in ${quarantined}`);
    try {
      const repaired = kind === 'damaged' ? await repairCopy(parts, quarantined) : undefined;
      return repaired ?? (await openAndRead(parts));
    } catch (diskError) {
      await rm(folder, { recursive: true, force: true });
      await rename(quarantined, folder);
      throw diskError;
    }
  }
}

async function openAndRead(
  { folder, openStore, now, log }: OpenSessionsParts,
  isRepaired = false,
): Promise<OpenedSessions> {
  const isDamaged = await checkWriteLog(folder, now, log);
  const store = await openStore(folder, isRepaired);
  try {
    const sessions = readSessions(await store.readAll(), log);
    return { store, sessions: isDamaged ? sessions.map(asDamaged) : sessions };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** It is not known which of the sessions the damage concerns. */
function asDamaged(session: StoredSession): StoredSession {
  return { ...session, damaged: true };
}

/** LevelDB's own repair collects what tables and logs still contain; its types omit it. */
async function repairCopy(
  parts: OpenSessionsParts,
  quarantined: string,
): Promise<OpenedSessions | undefined> {
  const { folder, log } = parts;
  // LevelDB keeps all its data in files directly in this folder.
  const filter = async (path: string) => path === quarantined || (await lstat(path)).isFile();
  await cp(quarantined, folder, { recursive: true, filter });
  try {
    await (Level as unknown as { repair(folder: string): Promise<void> }).repair(folder);
    const opened = await openAndRead(parts, true);
    log('warn', `Damaged sessions that could be read and were restored: ${opened.sessions.length}`);
    return { ...opened, sessions: opened.sessions.map(asDamaged) };
  } catch (error) {
    log('warn', `None of the damaged sessions could be read: ${String(error)}`);
    await rm(folder, { recursive: true, force: true });
    return undefined;
  }
}
