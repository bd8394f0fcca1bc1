import { createHash, randomUUID } from 'node:crypto';
import { type Stats, constants } from 'node:fs';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { setTimeout } from 'node:timers/promises';
import type { ErrorCode } from '../../contract/errors';
import { fileNameOf } from '../../contract/fileName';
import type { Parsed } from '../../contract/parsed';
import type { Log } from '../log';
import { Refusal } from '../refusal';

/** What Windows keeps for devices, and a name of nothing but an extension. */
const RESERVED = /^(con|prn|aux|nul|com\p{N}|lpt\p{N})?\./iu;

/** A file name that every system can store, as like `name` as can be. One that says nothing begins with `word`. */
export function storedName(name: string, word: string, extension: string): string {
  const plain = fileNameOf([name], extension);
  return RESERVED.test(plain) ? fileNameOf([word, name], extension) : plain;
}

/** The same name with a number, from `name` itself to `name-2`, `name-3` and so on, without an end. */
export function* numberedNames(name: string): Generator<string, never, void> {
  const { name: stem, ext } = parse(name);
  yield name;
  for (let number = 2; ; number++) yield `${stem}-${number}${ext}`;
}

/** The first of the numbered names that a folder has no file of. Some systems know no capital letters. */
export async function freeName(folder: string, name: string): Promise<string> {
  const taken = new Set((await readdir(folder)).map(folded));
  const names = numberedNames(name);
  let free = names.next().value;
  while (taken.has(folded(free))) free = names.next().value;
  return free;
}

/** The same for names that some system takes for the same. */
export function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}

/** Hidden, so that nobody takes it for a quiz. Each process has its own. */
export const DRAFT = `.saving-${randomUUID()}`;

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
  const draft = join(folder, draftName);
  try {
    const file = await open(draft, 'w', mode);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await moveFile(draft, join(folder, name));
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

/** In bytes: far more than the largest quiz that people play, or a season of a year. */
export const MAX_JSON_BYTES = 1024 * 1024;

const TOO_LARGE: Parsed<never> = { ok: false, reason: 'is larger than 1 MiB' };

/** What a file that can be edited holds, which has these stats, where it can be one at all. */
export async function readStored(path: string, stats: Stats): Promise<Parsed<Uint8Array>> {
  // A pipe or a device may never end, or never begin.
  if (!stats.isFile()) return { ok: false, reason: 'is no regular file' };
  if (stats.size > MAX_JSON_BYTES) return TOO_LARGE;
  // NONBLOCK, for the case that a pipe has taken the file's place since it was looked at.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  // One byte more than allowed at most: a file can be larger than its size says, or grow meanwhile.
  const content = await buffer(file.createReadStream({ end: MAX_JSON_BYTES }));
  return content.length > MAX_JSON_BYTES ? TOO_LARGE : { ok: true, value: content };
}

/** What a file that can be edited is to hold. Throws body_too_large. */
export function jsonBytes(json: object): Uint8Array {
  // For those who edit by hand, where it is not too long for that.
  const spread = Buffer.from(`${stringify(json, 2)}\n`);
  const bytes = spread.length > MAX_JSON_BYTES ? Buffer.from(stringify(json)) : spread;
  if (bytes.length > MAX_JSON_BYTES) throw new Refusal('body_too_large');
  return bytes;
}

function stringify(json: object, indent?: number): string {
  try {
    return JSON.stringify(json, null, indent);
  } catch {
    // JSON can be nested deeper than anything can be written.
    throw new Refusal('invalid_body');
  }
}

/** A file that can be edited, as it is at this moment. */
export interface StoredFile {
  fileName: string;
  bytes: Uint8Array;
  etag: string;
  /** Whether it was broken by hand, so that nobody can use it. */
  isBroken?: boolean;
}

/** A strong ETag, by the content alone. */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url')}"`;
}

/** What a change was made to: nothing, or what has an ETag that this function knows. */
export type ChangeOf = 'nothing' | ((etag: string) => boolean);
type ChangedCode = Extract<ErrorCode, 'quiz_changed' | 'season_changed' | 'venue_changed'>;

/** A change was made to something else than what there is by now. */
export class FileChanged extends Refusal {
  constructor(
    code: ChangedCode,
    readonly etag: string,
    readonly isBroken = false,
  ) {
    super(code);
  }
}

/** Throws FileChanged where the change was made to something else than this. */
export function checkIsCurrent({ etag, isBroken }: StoredFile, changeOf: ChangeOf, code: ChangedCode): void {
  if (changeOf === 'nothing' || !changeOf(etag)) throw new FileChanged(code, etag, isBroken);
}

/** In characters, as for `quizId` in a quiz file. */
const MAX_ID_LENGTH = 100;

/** Throws invalid_id where nothing can have this id; `taken` are addresses that mean something else. */
export function checkId(id: string, taken: ReadonlySet<string>): void {
  const isGood =
    /^[^\p{Cc}/\\]+$/u.test(id) &&
    !/^\.+$/.test(id) &&
    id === id.trim() &&
    id.length <= MAX_ID_LENGTH &&
    !taken.has(id);
  if (!isGood) throw new Refusal('invalid_id');
}

/** Whether every system can store a file of this name; `storedName` answers another one where it cannot. */
export function isStorable(name: string): boolean {
  return !/^\.|[<>:"|?*]|\.$/.test(name) && !RESERVED.test(name) && Buffer.byteLength(name) <= MAX_NAME_BYTES;
}

/** Makes a change on the disk. Throws save_failed, and says why in the log, where the disk refuses. */
export async function orSaveFailed<T>(what: string, log: Log, make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log('warn', `${what} is not stored: ${String(error)}`, 'not stored');
    throw new Refusal('save_failed');
  }
}

/** What file systems allow. */
const MAX_NAME_BYTES = 255;

/** Moves a file to the folder `trash` beside it, where its name begins with the time. */
export async function putInTrash(folder: string, fileName: string, now: number): Promise<void> {
  const trash = join(folder, 'trash');
  await mkdir(trash, { recursive: true });
  const taken = new Set(await readdir(trash));
  let time = now;
  // A number in the name would become part of the id of what is named by its file.
  while (taken.has(trashName(time, fileName))) time++;
  await moveFile(join(folder, fileName), join(trash, trashName(time, fileName)));
  await Promise.all([folder, trash].map(syncFolder));
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
