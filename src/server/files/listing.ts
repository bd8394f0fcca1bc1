import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../../session/ports';
import { createComplain } from '../log';
import { readDocument, type Content, type Outcome, type ReadBytes } from './document';

/** How many files are read at the same time. */
const AT_ONCE = 16;

/** A file as it was when last looked at; the `signature` changes whenever the file does. */
interface SeenFile {
  fileName: string;
  signature: string;
  /** In bytes. */
  size: number;
  /** In milliseconds since 1970. */
  modifiedAt: number;
}
type KnownFile<T, F> = SeenFile & { read: Outcome<T, F> };

/** Returns the files within the limit; undefined if the folder cannot be read. Never fails. */
export type Listing<T, F = unknown> = () => Promise<KnownFile<T, F>[] | undefined>;

/** Chooses the files that are read; `leftOut` is the first by name that is not, if that is worth a complaint. */
type Limit = (seen: SeenFile[]) => { kept: SeenFile[]; leftOut?: string | undefined };

interface ListingParts<T, F> {
  log: Log;
  /** What a file is called in the log. */
  kind: string;
  /** Returns what a file's content means, or what is wrong with it. */
  readAs(content: Content, fileName: string): Outcome<T, F>;
  /** Reads a file's bytes; the whole file by default, if it has 1 MiB at most. */
  readBytes?: ReadBytes;
  /** All files by default. */
  limit?: Limit;
  /** What the folder is called in the log if a missing one is worth a complaint. */
  mustExist?: string;
}

/**
 * Returns a function that lists the JSON files in a folder. A file is read again only when its time or size has
 * changed; problems are logged once.
 */
export function createListing<T, F = unknown>(
  folder: string,
  { log, kind, readAs, readBytes, limit = (seen) => ({ kept: seen }), mustExist }: ListingParts<T, F>,
): Listing<T, F> {
  const complain = createComplain(log, kind);
  let known = new Map<string, KnownFile<T, F>>();
  const readSeen = async (seen: SeenFile): Promise<KnownFile<T, F>> => {
    const former = known.get(seen.fileName);
    if (former && seen.signature && former.signature === seen.signature) return former;
    return { ...seen, read: (await readDocument(folder, seen.fileName, readAs, readBytes)).read };
  };
  return async () => {
    const complaints: string[] = [];
    const names = await (mustExist ? jsonNames(folder) : namesIfAny(folder)).catch((error: unknown) => {
      complaints.push(`The ${mustExist ?? `folder of ${kind}s`} cannot be read: ${String(error)}`);
      return undefined;
    });
    const { kept, leftOut } = limit(await Promise.all((names ?? []).map((name) => see(folder, name))));
    if (leftOut) complaints.push(`There are too many ${kind}s: ${leftOut} and all after it are left out`);
    const files: KnownFile<T, F>[] = [];
    for (let at = 0; at < kept.length; at += AT_ONCE)
      files.push(...(await Promise.all(kept.slice(at, at + AT_ONCE).map(readSeen))));
    for (const { fileName, read } of files)
      if (!read.ok) complaints.push(`The ${kind} ${fileName} is left out: ${read.reason}`);
    complain(complaints);
    known = new Map(files.map((file) => [file.fileName, file]));
    return names && files;
  };
}

/** Keeps the first files by name, up to a number and, unless the one before passes it, a total of bytes. */
export function firstFiles(mostFiles: number, mostBytes = Infinity): Limit {
  return (seen) => {
    let bytes = 0;
    const end = seen.findIndex(({ size }, at) => {
      const isTooMuch = at === mostFiles || bytes > mostBytes;
      bytes += size;
      return isTooMuch;
    });
    return end < 0 ? { kept: seen } : { kept: seen.slice(0, end), leftOut: seen[end]!.fileName };
  };
}

/** Keeps the most recently written files, up to a number. */
export function newestFiles(most: number): Limit {
  return (seen) => ({
    kept: seen.sort((one, other) => other.modifiedAt - one.modifiedAt).slice(0, most),
  });
}

/** Returns the names of all JSON files in a folder, sorted; none if there is no folder. Throws the system's error. */
export function namesIfAny(folder: string): Promise<string[]> {
  return jsonNames(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
}

async function jsonNames(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => /^[^.].*\.json$/i.test(name)).sort();
}

async function see(folder: string, fileName: string): Promise<SeenFile> {
  const stats = await stat(join(folder, fileName)).catch(() => undefined);
  if (!stats) return { fileName, signature: '', size: 0, modifiedAt: 0 };
  const { mtimeMs, ctimeMs, size } = stats;
  return { fileName, signature: `${mtimeMs} ${ctimeMs} ${size}`, size, modifiedAt: mtimeMs };
}
