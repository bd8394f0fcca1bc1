import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, lstat, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { Parsed } from '../contract/parsed';
import type { Log } from './log';
import { Refusal } from './refusal';

/** What file systems allow. */
export const MAX_NAME_BYTES = 255;

/** Devices of Windows, which it opens in every folder, whatever extension follows. */
const DEVICE = /^(con|prn|aux|nul|conin\$|conout\$|(com|lpt)\p{N}) *(\.|$)/iu;

/** Whether this is the name of one file: no path, no hidden file, and neither `.` nor `..`. */
export function isFileName(name: string): boolean {
  return /^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u.test(name);
}

/** Whether every system can store a file of this name. */
export function isStorable(name: string): boolean {
  return isFileName(name) && !isSpecialOnWindows(name) && Buffer.byteLength(name) <= MAX_NAME_BYTES;
}

/** Drive letters and streams have a colon; dots and spaces at the end are dropped, which makes it another name. */
function isSpecialOnWindows(name: string): boolean {
  return /[<>:"|?*]|[. ]$/.test(name) || DEVICE.test(name);
}

/**
 * The path of a file in a folder. Every name that comes from outside, as from an address or from what a file holds,
 * becomes a path here and nowhere else. Throws invalid_id where the name would lead out of the folder, to a hidden file
 * or to a device.
 */
export function pathIn(folder: string, name: string, platform = process.platform): string {
  const isGood =
    isFileName(name) &&
    Buffer.byteLength(name) <= MAX_NAME_BYTES &&
    (platform !== 'win32' || !isSpecialOnWindows(name));
  if (!isGood) throw new Refusal('invalid_id');
  return join(folder, name);
}

/** In bytes: far more than the largest quiz that people play, or a season of a year. */
export const MAX_JSON_BYTES = 1024 * 1024;

/** What a file of the server's folders holds, where it can be one at all. Throws the system's error. */
export async function readStored(folder: string, name: string): Promise<Parsed<Uint8Array>> {
  const read = await readStart(folder, name, MAX_JSON_BYTES);
  if (!read.ok) return read;
  return read.value.isWhole
    ? { ok: true, value: read.value.bytes }
    : { ok: false, reason: 'is larger than 1 MiB' };
}

/** As many bytes from a file's beginning at most, and whether that is all of it. Throws the system's error. */
export async function readStart(
  folder: string,
  name: string,
  maxBytes: number,
): Promise<Parsed<{ bytes: Buffer; isWhole: boolean }>> {
  // NONBLOCK, since opening a pipe that nobody writes to would never end. Windows has no such pipes.
  const file = await open(pathIn(folder, name), constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    // A pipe or a device may never end either.
    if (!(await file.stat()).isFile()) return { ok: false, reason: 'is no regular file' };
    // One byte more than allowed at most: a file can be larger than its size says, or grow meanwhile.
    const bytes = await buffer(file.createReadStream({ end: maxBytes, autoClose: false }));
    return { ok: true, value: { bytes: bytes.subarray(0, maxBytes), isWhole: bytes.length <= maxBytes } };
  } finally {
    await file.close();
  }
}

/** A file that is not finished yet is hidden under this name. Each process has its own. */
export const DRAFT = `.saving-${randomUUID()}`;
/** Of all processes. Uploads once had a name of their own. */
const ANY_DRAFT = /^\.(saving|upload)-/;

/** A new name for a file or folder that is not finished yet, where several may be at the same time. */
export function newDraft(): string {
  return `${DRAFT}-${randomUUID()}`;
}

/**
 * Removes from these folders the drafts of other processes that nobody wrote to for `unusedMs`. Processes that are
 * killed leave them. Never fails.
 */
export async function sweepDrafts(folders: readonly string[], unusedMs: number): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => [] as string[]);
    for (const name of names.filter((each) => ANY_DRAFT.test(each) && !each.startsWith(DRAFT))) {
      const path = join(folder, name);
      const { mtimeMs } = await lstat(path).catch(() => ({ mtimeMs: Infinity }));
      // A time of the future is a draft of before the clock was set.
      if (Math.abs(Date.now() - mtimeMs) >= unusedMs)
        await rm(path, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}

/** The mode of files with secrets: nobody but the user who runs the server may read them. */
export const OWNER_ONLY = 0o600;

/** Closes a file with a secret to other users: one that was copied or restored may be open to them. Never fails. */
export async function protectSecret(path: string, log: Log): Promise<void> {
  try {
    if (((await stat(path)).mode & 0o077) !== 0) await chmod(path, OWNER_ONLY);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    log('warn', `other users of this machine may be able to read ${path} (${String(error)})`);
  }
}

/**
 * Writes a file so that after a power cut it is there as it was, or as it is now. Throws where the disk does not take
 * it, and the file is as it was. A process writes one file of a folder at a time, unless each has a draft of its own.
 */
export async function writeWhole(
  folder: string,
  name: string,
  content: Uint8Array,
  { mode, draftName = DRAFT }: { mode?: number; draftName?: string } = {},
): Promise<void> {
  const path = pathIn(folder, name);
  const draft = join(folder, draftName);
  try {
    const file = await open(draft, 'w', mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await moveFile(draft, path);
  } catch (error) {
    // What there is of it would take up the rest of a full disk.
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(folder);
}

/** In milliseconds: how long is waited in turn for what another program has open. */
const PAUSES_MS = [50, 100, 200, 400, 800];

/**
 * Renames a file or a folder. Windows refuses that while a virus scanner, a backup or an editor has it open, or the
 * file that it replaces, which mostly is over in a moment.
 */
export async function moveFile(from: string, to: string): Promise<void> {
  for (const pause of process.platform === 'win32' ? PAUSES_MS : []) {
    try {
      return await rename(from, to);
    } catch (error) {
      if (!/^(EBUSY|EPERM|EACCES)$/.test((error as NodeJS.ErrnoException).code ?? '')) throw error;
      await setTimeout(pause);
    }
  }
  await rename(from, to);
}

/** Until then a rename can be lost. Not every system can do it, and the file is whole without it. */
export async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder).catch(() => undefined);
  await opened?.sync().catch(() => undefined);
  await opened?.close();
}
