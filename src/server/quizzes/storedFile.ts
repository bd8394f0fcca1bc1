import { createHash } from 'node:crypto';
import { mkdir, readdir } from 'node:fs/promises';
import { join, parse } from 'node:path';
import type { ErrorCode } from '../../contract/errors';
import { fileNameOf } from '../../contract/fileName';
import { isStorable, MAX_JSON_BYTES, MAX_NAME_BYTES, moveFile, pathIn, syncFolder } from '../disk';
import type { Log } from '../log';
import { Refusal } from '../refusal';

/** A file name that every system can store, as like `name` as can be. One that says nothing begins with `word`. */
export function storedName(name: string, word: string, extension: string): string {
  const plain = fileNameOf([name], extension);
  return isStorable(plain) ? plain : fileNameOf([word, name], extension);
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

/** Moves a file to the folder `trash` beside it, where its name begins with the time. */
export async function putInTrash(folder: string, fileName: string, now: number): Promise<void> {
  const trash = join(folder, 'trash');
  await mkdir(trash, { recursive: true });
  const taken = new Set(await readdir(trash));
  let time = now;
  // A number in the name would become part of the id of what is named by its file.
  while (taken.has(trashName(time, fileName))) time++;
  await moveFile(pathIn(folder, fileName), pathIn(trash, trashName(time, fileName)));
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
