import { createHash } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import type { Parsed } from '../../contract/parsed';
import { readStored, systemReason, writeWhole } from '../disk';
import { MAX_JSON_BYTES } from '../../contract/limits';
import type { Log } from '../../session/ports';
import { Refusal } from '../../session/refusal';
import { wellFormedJson } from '../wellFormed';

/** The JSON of a file, or why there is none: `reason` is a clause, or the system's message. */
export type Content = { ok: true; json: unknown } | Unread;
interface Unread {
  ok: false;
  fault: 'system' | 'file' | 'text' | 'json';
  reason: string;
}

/** What a file's content means to its folder, or why it cannot be used, for the log and as the folder's own faults. */
export type Outcome<T, F = unknown> = { ok: true; value: T } | ({ ok: false; reason: string } & F);

/** A JSON file that people may edit, as it is at this moment. */
export interface Document<T, F = unknown> {
  fileName: string;
  /** The file's bytes; the reason if the file cannot be read at all, nothing if there is no file. */
  bytes: Uint8Array;
  etag: string;
  isMissing: boolean;
  /** What the bytes mean, which is found out when it is first asked for: a change may need the ETag alone. */
  readonly read: Outcome<T, F>;
}

/** Reads a file's bytes, or as many as are needed; fails with a reason. Throws the system's error. */
export type ReadBytes = (folder: string, fileName: string) => Promise<Parsed<Uint8Array>>;

/** Reads a JSON file, by default of up to 1 MiB. Throws only invalid_id, for a name that leads elsewhere. */
export async function readDocument<T, F = unknown>(
  folder: string,
  fileName: string,
  readAs: (content: Content, fileName: string) => Outcome<T, F>,
  readBytes: ReadBytes = readStored,
): Promise<Document<T, F>> {
  const { bytes, fault, isMissing = false } = await readContent(folder, fileName, readBytes);
  let read: Outcome<T, F> | undefined;
  return {
    fileName,
    bytes,
    etag: etagOf(bytes),
    isMissing,
    get read() {
      return (read ??= readAs(fault ?? contentOf(bytes), fileName));
    },
  };
}

async function readContent(
  folder: string,
  fileName: string,
  readBytes: ReadBytes,
): Promise<{ bytes: Uint8Array; fault?: Unread; isMissing?: boolean }> {
  try {
    const stored = await readBytes(folder, fileName);
    if (stored.ok) return { bytes: stored.value };
    return { bytes: Buffer.from(stored.reason), fault: unread('file', stored.reason) };
  } catch (error) {
    if (error instanceof Refusal) throw error;
    const fault = unread('system', String(error));
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return { bytes: Buffer.from(isMissing ? '' : fault.reason), fault, isMissing };
  }
}

/** Reads a file's bytes as JSON (UTF-8, with or without a byte order mark). */
export function contentOf(bytes: Uint8Array): Content {
  try {
    return {
      ok: true,
      json: JSON.parse(wellFormedJson(new TextDecoder('utf-8', { fatal: true }).decode(bytes))),
    };
  } catch (error) {
    return error instanceof SyntaxError
      ? unread('json', error.message)
      : unread('text', 'it is not UTF-8 text');
  }
}

function unread(fault: Unread['fault'], reason: string): Unread {
  return { ok: false, fault, reason };
}

/** Returns why a file cannot be read, as a clause. */
export function reasonOf({ fault, reason }: Unread): string {
  return fault === 'json' ? `it is not JSON: ${reason}` : reason;
}

/** Parses a file's JSON; the reason does not quote the file, as JSON errors do: it may hold a password. */
export function parseUnquoted<T>(content: Content, parse: (json: unknown) => Parsed<T>): Parsed<T> {
  if (content.ok) return parse(content.json);
  return { ok: false, reason: content.fault === 'json' ? 'it is not JSON' : content.reason };
}

/** Writes a whole JSON file, and returns its ETag. Throws body_too_large, or the system's error. */
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

/** Returns the bytes of an editable file. Throws body_too_large. */
function jsonBytes(json: object): Uint8Array {
  // Indented for people who edit by hand, unless that makes the file too large.
  const spread = Buffer.from(`${stringify(json, 2)}\n`);
  const bytes = spread.length > MAX_JSON_BYTES ? Buffer.from(stringify(json)) : spread;
  if (bytes.length > MAX_JSON_BYTES) throw new Refusal('body_too_large', 'A file can have 1 MiB at most.');
  return bytes;
}

function stringify(json: object, indent?: number): string {
  try {
    return JSON.stringify(json, null, indent);
  } catch {
    // JSON can be nested more deeply than it can be written.
    throw new Refusal('invalid_body');
  }
}

/** Returns a strong ETag, computed from the content alone. */
function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url')}"`;
}

/** The ETag when there is no file. */
export const NO_FILE_ETAG = etagOf(Buffer.of());

/** What a change is based on: nothing, or a version whose ETag this function recognises. */
export type ChangeOf = 'nothing' | ((etag: string) => boolean);

/** What to say of a file that somebody broke by hand when a change is refused for it. */
export const BROKEN = {
  quiz: 'The quiz file exists, but what it now contains cannot be read as a quiz.',
  season: 'The season’s file exists, but what it now contains cannot be read as a season.',
  venue: 'The file venue.json exists, but what it now contains cannot be read as a venue.',
};

/**
 * Throws quiz_changed, season_changed or venue_changed if a change is based on another version than this one, or if
 * it does not say on which and the file is broken.
 */
export function checkIsCurrent(
  word: keyof typeof BROKEN,
  document: Document<unknown>,
  changeOf: ChangeOf | undefined,
): void {
  const { etag, isMissing } = document;
  const isCurrent =
    typeof changeOf === 'function'
      ? changeOf(etag)
      : document.read.ok && (changeOf === undefined || isMissing);
  if (!isCurrent) throw new Refusal(`${word}_changed`, document.read.ok ? undefined : BROKEN[word], { etag });
}

/** Makes a change on the disk. If the disk refuses, logs why and throws save_failed. */
export async function orSaveFailed<T>(what: string, log: Log, make: () => Promise<T>): Promise<T> {
  try {
    return await make();
  } catch (error) {
    if (error instanceof Refusal) throw error;
    log('warn', `Could not save ${what}: ${systemReason(error)}`, 'not stored');
    throw new Refusal('save_failed');
  }
}
