import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Log } from '../log';
import { Complaints } from './complaints';
import type { Outcome } from './document';

/** How many files are read at once. */
const AT_ONCE = 16;

interface KnownFilesRules<T, F> {
  log: Log;
  /** What a file is called in the log, such as `quiz file`. */
  kind: string;
  /** What the folder is called there. */
  folderName: string;
  /** Whether nothing is wrong where there is no folder yet. */
  mayBeMissing?: boolean;
  /** More files than these are left out. */
  maxFiles: number;
  /** And all files after those that have so many bytes together. */
  maxBytes?: number;
  /** Whether the files that were written last are kept of too many, and not the first by name. */
  keepsNewest?: boolean;
  /** Reads a file. Never fails. */
  read(fileName: string): Promise<Outcome<T, F>>;
  /** Why a file cannot be used, for the log. */
  reasonOf(fault: F): string;
}

/** A file as it was when it was last looked at. */
export interface KnownFile<T, F> {
  fileName: string;
  /** Changes whenever the file does. */
  signature: string;
  /** In bytes. */
  size: number;
  /** When it was last written, in milliseconds since 1970. */
  modifiedAt: number;
  read: Outcome<T, F>;
}

/** The files of JSON in a folder. A file is read again only when its time or size changed. */
export class KnownFiles<T, F> {
  readonly #folder: string;
  readonly #rules: KnownFilesRules<T, F>;
  readonly #complaints: Complaints;
  #files = new Map<string, KnownFile<T, F>>();

  constructor(folder: string, rules: KnownFilesRules<T, F>) {
    this.#folder = folder;
    this.#rules = rules;
    this.#complaints = new Complaints(rules.log, rules.kind);
  }

  /**
   * Looks at all files, and answers them by their names in order; undefined where the folder cannot be read. Never
   * fails: what is wrong is named in the log, once.
   */
  async look(): Promise<KnownFile<T, F>[] | undefined> {
    const { kind, folderName, mayBeMissing, reasonOf } = this.#rules;
    const complaints: string[] = [];
    const names = await jsonFilesIn(this.#folder).catch((error: NodeJS.ErrnoException) => {
      if (mayBeMissing && error.code === 'ENOENT') return [];
      complaints.push(`the ${folderName} cannot be read: ${String(error)}`);
      return undefined;
    });
    const { kept, leftOut } = this.#limited(await Promise.all((names ?? []).map((name) => this.#see(name))));
    if (leftOut) complaints.push(`there are too many ${kind}s: ${leftOut} and all after it are left out`);
    const files: KnownFile<T, F>[] = [];
    for (let at = 0; at < kept.length; at += AT_ONCE)
      files.push(...(await Promise.all(kept.slice(at, at + AT_ONCE).map((seen) => this.#readSeen(seen)))));
    for (const { fileName, read } of files)
      if (!read.ok) complaints.push(`${kind} ${fileName} is left out: ${reasonOf(read)}`);
    this.#complaints.tell(complaints);
    this.#files = new Map(files.map((file) => [file.fileName, file]));
    return names && files;
  }

  async #see(fileName: string): Promise<Omit<KnownFile<T, F>, 'read'>> {
    const stats = await stat(join(this.#folder, fileName)).catch(() => undefined);
    if (!stats) return { fileName, signature: '', size: 0, modifiedAt: 0 };
    const { mtimeMs, ctimeMs, size } = stats;
    return { fileName, signature: `${mtimeMs} ${ctimeMs} ${size}`, size, modifiedAt: mtimeMs };
  }

  /** What is not too much, and the first file that is. */
  #limited<S extends Omit<KnownFile<T, F>, 'read'>>(seen: S[]): { kept: S[]; leftOut: string | undefined } {
    const { maxFiles, maxBytes = Infinity, keepsNewest } = this.#rules;
    const ordered = keepsNewest ? seen.sort((one, other) => other.modifiedAt - one.modifiedAt) : seen;
    let bytes = 0;
    const end = ordered.findIndex(({ size }, at) => {
      const isTooMuch = at === maxFiles || bytes > maxBytes;
      bytes += size;
      return isTooMuch;
    });
    if (end < 0) return { kept: ordered, leftOut: undefined };
    return { kept: ordered.slice(0, end), leftOut: keepsNewest ? undefined : ordered[end]!.fileName };
  }

  async #readSeen(seen: Omit<KnownFile<T, F>, 'read'>): Promise<KnownFile<T, F>> {
    const known = this.#files.get(seen.fileName);
    if (known && seen.signature && known.signature === seen.signature) return known;
    return { ...seen, read: await this.#rules.read(seen.fileName) };
  }
}

/** The names of the files of JSON in a folder, in order. Throws the system's error. */
async function jsonFilesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder);
  return names.filter((name) => /^[^.].*\.json$/i.test(name)).sort();
}
