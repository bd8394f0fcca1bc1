import { mkdir, readdir, rm } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { moveFile, pathIn, syncFolder } from '../disk';
import { MAX_FILE_NAME_BYTES } from '../fileNames';
import { Refusal } from '../../session/refusal';

/** Milliseconds for which a deleted file can be restored. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** The time of the deletion, then the original name. */
const TRASH_NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-(.+)$/;

export interface Trashed {
  /** Its name in the trash. */
  trashId: string;
  fileName: string;
  /** In ISO 8601. */
  deletedAt: string;
}

/** Moves a file to the folder `trash` beside it, and puts the time before its name. */
export async function putInTrash(folder: string, fileName: string, now: number): Promise<void> {
  const trash = trashOf(folder);
  await mkdir(trash, { recursive: true });
  const taken = new Set(await readdir(trash));
  let time = now;
  // A number added to the name would become part of the id where the file's name is the id.
  while (taken.has(trashName(time, fileName))) time++;
  await moveFile(pathIn(folder, fileName), pathIn(trash, trashName(time, fileName)));
  await Promise.all([folder, trash].map(syncFolder));
}

/** Returns the deleted files of a folder, the most recent first. */
export async function readTrash(folder: string): Promise<Trashed[]> {
  const names = await readdir(trashOf(folder)).catch(() => []);
  const deleted = names.filter((name) => TRASH_NAME.test(name)).sort();
  return deleted.reverse().map((trashId) => ({
    trashId,
    fileName: trashId.replace(TRASH_NAME, '$5'),
    deletedAt: trashId.replace(TRASH_NAME, '$1T$2:$3:$4'),
  }));
}

/** Deletes a file in the trash for good. Throws not_found, or the system's error. */
export async function deleteFromTrash(folder: string, trashId: string): Promise<void> {
  const isThere = (await readTrash(folder)).some((each) => each.trashId === trashId);
  if (!isThere) throw new Refusal('not_found');
  await rm(pathIn(trashOf(folder), trashId));
  await syncFolder(trashOf(folder));
}

/** Deletes for good what has been in the trash for 30 days. Throws the system's error. */
export async function sweepTrash(folder: string, now: number): Promise<void> {
  for (const { trashId, deletedAt } of await readTrash(folder))
    if (Date.parse(deletedAt) <= now - KEPT_MS) await rm(pathIn(trashOf(folder), trashId), { force: true });
}

/** Returns the folder that holds the deleted files of a folder. */
export function trashOf(folder: string): string {
  return join(folder, 'trash');
}

/** Shortens a name that would be too long for file systems once the time is added. */
function trashName(time: number, fileName: string): string {
  const { name, ext } = parse(fileName);
  const stamp = `${new Date(time).toISOString().replaceAll(':', '-')}-`;
  const letters = [...name];
  const wholeName = (): string => `${stamp}${letters.join('')}${ext}`;
  while (letters.length > 0 && Buffer.byteLength(wholeName()) > MAX_FILE_NAME_BYTES) letters.pop();
  return wholeName();
}
