import { Level } from 'level';
import { DamagedStore } from './sessionStore';
import { StartError } from '../startError';

/** Opens LevelDB. Throws a StartError when another process has it, a DamagedStore, or the system's error. */
export async function openDatabase(folder: string): Promise<Level> {
  const db = new Level(folder);
  try {
    await db.open();
    return db;
  } catch (error) {
    throw translate(error, folder);
  }
}

/** The error that stands for one of LevelDB's: a StartError, a DamagedStore, or the same. */
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
