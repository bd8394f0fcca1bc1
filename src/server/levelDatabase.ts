import { cp, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Level } from 'level';
import type { Log } from './log';
import { asideOf } from './openSessions';
import { DamagedStore } from './sessionStore';
import { StartError } from './startError';

/**
 * Opens LevelDB. A write that a power cut tore off is no damage; where more of the log of writes cannot be read, LevelDB
 * drops it without a word and deletes it, so that the folder as it was is kept beside under another name, and the log
 * says so; but not where this server itself had it open a moment ago. Throws a StartError when another process has it, a DamagedStore, or the system's error.
 */
export async function openDatabase(folder: string, log: Log, isFirst: boolean): Promise<Level> {
  const before = `${folder}.before`;
  const isStrange = await hasStrangeLog(folder);
  const isKept = isFirst && (await keepCopy(folder, before));
  // Not before the copy is made: it opens itself as soon as it exists.
  const db = new Level(folder);
  try {
    await db.open();
    if (isKept && (isStrange || (await hasDropped(folder)))) {
      const aside = asideOf({ folder, now: Date.now });
      await rename(before, aside);
      log(
        'error',
        `a part of the sessions in ${folder} is damaged; as they were, they are set aside in ${aside}`,
      );
    }
    return db;
  } catch (error) {
    throw translate(error, folder);
  } finally {
    await remove(before);
  }
}

/** Answers whether there is one. A part of one would only take the space that LevelDB needs. */
async function keepCopy(folder: string, copy: string): Promise<boolean> {
  await remove(copy);
  try {
    await cp(folder, copy, { recursive: true });
    return true;
  } catch {
    await remove(copy);
    return false;
  }
}

async function remove(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true }).catch(() => undefined);
}

/** What an error of LevelDB's means to us. */
export function translate(error: unknown, folder: string): unknown {
  const cause = error instanceof Error ? error.cause : undefined;
  const { code, message = '' } = (cause ?? error) as { code?: string; message?: string };
  if (code === 'LEVEL_LOCKED') {
    return new StartError(
      `The data folder ${folder} is in use by another quiz server. Close that one, or choose another folder with DATA_DIR.`,
    );
  }
  // A database whose own files point at files that are not there.
  const isMissingPart = code === 'LEVEL_IO_ERROR' && message.includes('No such file');
  return code === 'LEVEL_CORRUPTION' || isMissingPart ? new DamagedStore(message.trim()) : error;
}

/** LevelDB's own log of this opening says what it could not read. */
async function hasDropped(folder: string): Promise<boolean> {
  const text = await readFile(join(folder, 'LOG'), 'utf8').catch(() => '');
  return /dropping \d+ bytes/.test(text);
}

/** A log of writes that does not even begin like one, which LevelDB takes for a torn one: bytes 0-5 checksum and length, 6 the kind. */
async function hasStrangeLog(folder: string): Promise<boolean> {
  const names = await readdir(folder).catch(() => []);
  const kinds = await Promise.all(
    names.filter((name) => name.endsWith('.log')).map((name) => readByte(join(folder, name), 6)),
  );
  return kinds.some((kind) => kind !== undefined && (kind < 1 || kind > 4));
}

async function readByte(path: string, position: number): Promise<number | undefined> {
  const file = await open(path);
  try {
    const { bytesRead, buffer } = await file.read(Buffer.alloc(1), 0, 1, position);
    return bytesRead === 1 ? buffer[0] : undefined;
  } finally {
    await file.close();
  }
}
