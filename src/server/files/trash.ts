import { mkdir, readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { MAX_NAME_BYTES, moveFile, pathIn, syncFolder } from '../disk';

/** When it was deleted, then what it was called. */
const TRASH_NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-(.+\.json)$/i;

/** A file that was deleted. */
export interface Trashed {
  /** Its name in the trash. */
  trashId: string;
  fileName: string;
  /** As ISO 8601 has it. */
  deletedAt: string;
}

/** Moves a file to the folder `trash` beside it, where its name begins with the time. */
export async function putInTrash(folder: string, fileName: string, now: number): Promise<void> {
  const trash = trashOf(folder);
  await mkdir(trash, { recursive: true });
  const taken = new Set(await readdir(trash));
  let time = now;
  // A number in the name would become part of the id of what is named by its file.
  while (taken.has(trashName(time, fileName))) time++;
  await moveFile(pathIn(folder, fileName), pathIn(trash, trashName(time, fileName)));
  await Promise.all([folder, trash].map(syncFolder));
}

/** The deleted files of a folder, the last ones first. */
export async function readTrash(folder: string): Promise<Trashed[]> {
  const names = await readdir(trashOf(folder)).catch(() => []);
  const deleted = names.filter((name) => TRASH_NAME.test(name)).sort();
  return deleted.reverse().map((trashId) => ({
    trashId,
    fileName: trashId.replace(TRASH_NAME, '$5'),
    deletedAt: trashId.replace(TRASH_NAME, '$1T$2:$3:$4'),
  }));
}

/** Where the deleted files of a folder are. */
export function trashOf(folder: string): string {
  return join(folder, 'trash');
}

/** A name that with the time would be longer than systems allow is shortened. */
function trashName(time: number, fileName: string): string {
  const { name, ext } = parse(fileName);
  const stamp = `${new Date(time).toISOString().replaceAll(':', '-')}-`;
  const letters = [...name];
  const wholeName = (): string => `${stamp}${letters.join('')}${ext}`;
  while (letters.length > 0 && Buffer.byteLength(wholeName()) > MAX_NAME_BYTES) letters.pop();
  return wholeName();
}
