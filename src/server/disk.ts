import { randomUUID } from 'node:crypto';
import { constants } from 'node:fs';
import { chmod, lstat, open, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import { isFileName } from '../contract/fileName';
import { MAX_JSON_BYTES } from '../contract/limits';
import type { Parsed } from '../contract/parsed';
import type { Log } from '../session/ports';
import { Refusal } from '../session/refusal';
import { isSpecialOnWindows, MAX_FILE_NAME_BYTES } from './fileNames';

/**
 * Returns the path of a file in a folder. Every name from outside, such as one in an address or in a file,
 * becomes a path here and nowhere else. Throws invalid_id if the name would lead out of the folder, to a
 * hidden file or to a device.
 */
export function pathIn(folder: string, name: string, platform = process.platform): string {
  const isGood =
    isFileName(name) &&
    Buffer.byteLength(name) <= MAX_FILE_NAME_BYTES &&
    (platform !== 'win32' || !isSpecialOnWindows(name));
  if (!isGood) throw new Refusal('invalid_id');
  return join(folder, name);
}

/** Reads a stored file; fails with a reason if it is too large or not regular. Throws the system's error. */
export async function readStored(
  folder: string,
  name: string,
  maxBytes = MAX_JSON_BYTES,
): Promise<Parsed<Uint8Array>> {
  const read = await readStart(folder, name, maxBytes);
  if (!read.ok) return read;
  return read.value.isWhole
    ? { ok: true, value: read.value.bytes }
    : { ok: false, reason: `it is larger than ${maxBytes / 1024 / 1024} MiB` };
}

/** Returns the text of a small stored file; empty if there is none that can be read. */
export async function readStoredText(folder: string, name: string): Promise<string> {
  const stored = await readStored(folder, name).catch(() => undefined);
  return stored?.ok ? Buffer.from(stored.value).toString() : '';
}

/** Reads a file's first bytes; `isWhole` says whether those are the whole file. Throws the system's error. */
export async function readStart(
  folder: string,
  name: string,
  maxBytes: number,
): Promise<Parsed<{ bytes: Buffer; isWhole: boolean }>> {
  // NONBLOCK, since opening a pipe that nobody writes to would block forever. Windows has no such pipes.
  const file = await open(pathIn(folder, name), constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
  try {
    // Reading a pipe or a device may never end either.
    if (!(await file.stat()).isFile()) return { ok: false, reason: 'it is not a regular file' };
    // Reads one byte more than allowed: a file can be larger than its size says, or grow meanwhile.
    const bytes = await buffer(file.createReadStream({ end: maxBytes, autoClose: false }));
    return { ok: true, value: { bytes: bytes.subarray(0, maxBytes), isWhole: bytes.length <= maxBytes } };
  } finally {
    await file.close();
  }
}

/** Returns why the system refused something, without the file's name, which may be a draft's. */
export function systemReason(error: unknown): string {
  const { message = String(error), syscall } = error as NodeJS.ErrnoException;
  return syscall === undefined ? message : message.replace(/, \w+( '.*)?$/s, '');
}

/** The hidden name of a file that is not finished yet. Each process has its own. */
export const DRAFT = `.saving-${randomUUID()}`;
/** The drafts of all processes. */
export const ANY_DRAFT = /^\.saving-/;

/** Returns a new name for an unfinished file or folder, where there may be several at the same time. */
export function newDraft(): string {
  return `${DRAFT}-${randomUUID()}`;
}

/** Removes drafts of other, killed processes that have been unused for `unusedMs`. Never fails. */
export async function sweepDrafts(folders: readonly string[], unusedMs: number): Promise<void> {
  for (const folder of folders) {
    const names = await readdir(folder).catch(() => [] as string[]);
    for (const name of names.filter((each) => ANY_DRAFT.test(each) && !each.startsWith(DRAFT))) {
      const path = join(folder, name);
      const { mtimeMs } = await lstat(path).catch(() => ({ mtimeMs: Infinity }));
      // A time in the future means that the clock was set back since the draft was written.
      if (Math.abs(Date.now() - mtimeMs) >= unusedMs)
        await rm(path, { recursive: true, force: true }).catch(() => undefined);
    }
  }
}

/** The mode of files with secrets: only the user who runs the server may read them. */
export const OWNER_ONLY = 0o600;

/** Closes a file with a secret to other users, who could read a copied or restored one. Never fails. */
export async function protectSecret(path: string, log: Log): Promise<void> {
  try {
    if (((await stat(path)).mode & 0o077) !== 0) await chmod(path, OWNER_ONLY);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return;
    log(
      'warn',
      `Other users of this machine may be able to read ${path}, whose mode could not be changed (${String(error)})`,
    );
  }
}

/**
 * Writes a file so that after a power cut either the old or the new content is there. Throws if the disk
 * refuses, and leaves the file as it was. A process writes one file of a folder at a time, unless each has a
 * draft of its own.
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
    await writeFile(draft, content, { mode, flush: true });
    await moveFile(draft, path);
  } catch (error) {
    // An unfinished draft would take up space on a full disk.
    await rm(draft, { force: true }).catch(() => undefined);
    // What is said about it names the file that was to be written.
    if (error instanceof Error) error.message = error.message.replaceAll(draft, path);
    throw error;
  }
  await syncFolder(folder);
}

/** In milliseconds: the pauses between attempts while another program has the file open. */
const PAUSES_MS = [50, 100, 200, 400, 800];

/** Renames a file or folder. Windows refuses that for a moment while a program has it, or what it replaces, open. */
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

/** Makes a rename durable where the system can; the file is whole either way. */
export async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder).catch(() => undefined);
  await opened?.sync().catch(() => undefined);
  await opened?.close();
}
