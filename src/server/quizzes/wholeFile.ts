import { open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Hidden, so that nobody takes it for a quiz. What an interrupted write leaves there is overwritten by the next. */
const DRAFT = '.saving.tmp';

/**
 * Writes a file so that after a power cut it is there as it was, or as it is now. Throws where the disk does not take
 * it, and the file is as it was. No two may write to one folder at once.
 */
export async function writeWhole(folder: string, name: string, content: Uint8Array): Promise<void> {
  const draft = join(folder, DRAFT);
  try {
    const file = await open(draft, 'w');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, join(folder, name));
  } catch (error) {
    // What there is of it would take up the rest of a full disk.
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(folder);
}

/** Until then a rename can be lost. Not every system can do it, and the file is whole without it. */
export async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder).catch(() => undefined);
  await opened?.sync().catch(() => undefined);
  await opened?.close();
}
