import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { ErrorCode } from '../../contract/errors';
import { MAX_JSON_BYTES, readStored, writeWhole } from '../disk';
import type { Log } from '../log';
import { Refusal } from '../refusal';

/** The JSON of a file, or why there is none: `reason` continues a sentence, or is what the system says. */
export type Content = { ok: true; json: unknown } | Unread;
export interface Unread {
  ok: false;
  fault: 'system' | 'file' | 'text' | 'json';
  reason: string;
}

/** What a file's content means to its room, or what is wrong with it. */
export type Outcome<T, F> = { ok: true; value: T } | ({ ok: false } & F);

/** A file of JSON that people may edit, as it is at this moment. */
export interface Document<T, F> {
  fileName: string;
  /** Where the file cannot be read at all, the reason stands in their place; none where there is no file. */
  bytes: Uint8Array;
  etag: string;
  isMissing: boolean;
  read: Outcome<T, F>;
}

/** Reads a file of JSON. Throws invalid_id for a name that leaves the folder; all else is told by what was read. */
export async function readDocument<T, F>(
  folder: string,
  fileName: string,
  readAs: (content: Content, fileName: string) => Outcome<T, F>,
): Promise<Document<T, F>> {
  const { bytes, content, isMissing = false } = await readBytes(folder, fileName);
  return { fileName, bytes, etag: etagOf(bytes), isMissing, read: readAs(content, fileName) };
}

async function readBytes(
  folder: string,
  fileName: string,
): Promise<{ bytes: Uint8Array; content: Content; isMissing?: boolean }> {
  try {
    const stored = await readStored(folder, fileName);
    if (stored.ok) return { bytes: stored.value, content: contentOf(stored.value) };
    return { bytes: Buffer.from(stored.reason), content: unread('file', stored.reason) };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const content = unread('system', String(error));
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return { bytes: Buffer.from(isMissing ? '' : content.reason), content, isMissing };
  }
}

/** Reads a file's bytes as JSON (UTF-8, with or without a byte order mark). */
export function contentOf(bytes: Uint8Array): Content {
  try {
    return { ok: true, json: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)) };
  } catch (error) {
    return error instanceof SyntaxError ? unread('json', error.message) : unread('text', 'is not UTF-8 text');
  }
}

function unread(fault: Unread['fault'], reason: string): Unread {
  return { ok: false, fault, reason };
}

/** Why a file cannot be read, as the end of a sentence. */
export function reasonOf({ fault, reason }: Unread): string {
  return fault === 'json' ? `is not JSON: ${reason}` : reason;
}

/** Writes a file of JSON as a whole, and answers its ETag. Throws body_too_large, or the system's error. */
export async function writeDocument(
  folder: string,
  fileName: string,
  json: object,
  options?: Parameters<typeof writeWhole>[3],
): Promise<string> {
  const bytes = jsonBytes(json);
  await mkdir(folder, { recursive: true });
  await writeWhole(folder, fileName, bytes, options);
  return etagOf(bytes);
}

/** What a file that can be edited is to hold. Throws body_too_large. */
function jsonBytes(json: object): Uint8Array {
  // For those who edit by hand, where it is not too long for that.
  const spread = Buffer.from(`${stringify(json, 2)}\n`);
  const bytes = spread.length > MAX_JSON_BYTES ? Buffer.from(stringify(json)) : spread;
  if (bytes.length > MAX_JSON_BYTES) throw new Refusal('body_too_large', 'A file can have 1 MiB at most.');
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

/** A strong ETag, by the content alone. */
function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url')}"`;
}

/** Where there is no file. */
export const NO_FILE_ETAG = etagOf(Buffer.of());

/** What a change was made to: nothing, or what has an ETag that this function knows. */
export type ChangeOf = 'nothing' | ((etag: string) => boolean);
type ChangedCode = Extract<ErrorCode, 'quiz_changed' | 'season_changed' | 'venue_changed'>;

/** What is said of a document that somebody broke by hand. */
export const BROKEN: Record<ChangedCode, string> = {
  quiz_changed: 'The quiz file is there, and was changed to something that cannot be read as a quiz.',
  season_changed: 'The season’s file is there, and was changed to something that cannot be read as a season.',
  venue_changed: 'The file venue.json is there, and was changed to something that cannot be read as a house.',
};

/** Why a change is refused that was made to something else than what there is by now. */
export function changedMeanwhile(code: ChangedCode, { etag, read }: Document<unknown, unknown>): Refusal {
  return new Refusal(code, read.ok ? undefined : BROKEN[code], { etag });
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
