import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ErrorCode } from '../../contract/errors';
import { fileNameOf } from '../../contract/fileName';
import { isStorable, pathIn } from '../disk';
import { createComplain, type Complain } from '../log';
import type { Log } from '../../session/ports';
import { Refusal } from '../../session/refusal';
import { createQueue, type Queue } from '../../session/schedule';
import {
  BROKEN,
  orSaveFailed,
  readDocument,
  writeDocument,
  type ChangeOf,
  type Content,
  type Document,
  type Outcome,
  type ReadBytes,
} from './document';
import { folded } from './names';
import { deleteFromTrash, putInTrash } from './trash';

/** Path segments below the folder's own address that are taken. */
const TAKEN_IDS = new Set(['trash', 'import']);
/** In characters: as for `quizId` in a quiz file, and what an id is cut to so that a number still fits. */
const MAX_ID_LENGTH = 100;
const MAX_NUMBERED_ID = 90;
/** How many files are read at the same time. */
const AT_ONCE = 16;

/** What differs between the documents of different folders. */
interface DocumentRules<T, F> {
  log: Log;
  /** In milliseconds since 1970; by the system's clock by default. */
  now?(): number;
  /** The queue in which files are changed one at a time; one of the folder's own by default. */
  inTurn?: Queue;
  /** What a document is called in the log. */
  word: string;
  /** What a file is called in the log; `{word} file` by default. */
  kind?: string;
  /** What the folder is called in the log; `folder of {word}s` by default. */
  folderName?: string;
  /** Whether a missing folder is worth a complaint. */
  mustExist?: boolean;
  /** The number of files after which the rest are not listed. */
  maxFiles?: number;
  /** The total of bytes after which the rest are not listed. */
  maxBytes?: number;
  /** Whether, of too many files, the most recently written are listed rather than the first by name. */
  keepsNewest?: boolean;
  /** The code for a document that is not there; not_found by default. */
  missing?: ErrorCode;
  /** The code for a change that is based on another version; save_failed by default. */
  changed?: ErrorCode;
  /** Whether deleted files are gone for good, instead of going to the trash. */
  deletesForGood?: boolean;
  /** Returns what a file's content means, or what is wrong with it. */
  readAs(content: Content, fileName: string): Outcome<T, F>;
  /** Reads a file's bytes; the whole file by default, if it has 1 MiB at most. */
  readBytes?: ReadBytes;
  /** What a missing file means; without this, it is no document. */
  empty?: T;
  /** Returns the error for a file that somebody broke; without this, it counts as missing until overwritten. */
  broken?(document: Document<T, F>, fault: { reason: string } & F): Refusal;
}

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

/** A folder of JSON documents that people may edit, changed one after another. Throws Refusals. */
export class DocumentFolder<T, F = unknown> {
  readonly folder: string;
  readonly inTurn: Queue;
  readonly #rules: DocumentRules<T, F>;
  readonly #kind: string;
  readonly #complain: Complain;
  #known = new Map<string, KnownFile<T, F>>();

  constructor(folder: string, rules: DocumentRules<T, F>) {
    this.folder = folder;
    this.inTurn = rules.inTurn ?? createQueue();
    this.#rules = rules;
    this.#kind = rules.kind ?? `${rules.word} file`;
    this.#complain = createComplain(rules.log, this.#kind);
  }

  /**
   * Looks at all files and returns them ordered by name; undefined if the folder cannot be read. A file is
   * read again only when its time or size has changed. Never fails: problems are logged once.
   */
  async look(): Promise<KnownFile<T, F>[] | undefined> {
    const { word, folderName = `folder of ${word}s` } = this.#rules;
    const complaints: string[] = [];
    const names = await this.#names().catch((error: unknown) => {
      complaints.push(`the ${folderName} cannot be read: ${String(error)}`);
      return undefined;
    });
    const { kept, leftOut } = this.#limited(await Promise.all((names ?? []).map((name) => this.#see(name))));
    if (leftOut)
      complaints.push(`there are too many ${this.#kind}s: ${leftOut} and all after it are left out`);
    const files: KnownFile<T, F>[] = [];
    for (let at = 0; at < kept.length; at += AT_ONCE)
      files.push(...(await Promise.all(kept.slice(at, at + AT_ONCE).map((seen) => this.#readSeen(seen)))));
    for (const { fileName, read } of files)
      if (!read.ok) complaints.push(`${this.#kind} ${fileName} is left out: ${read.reason}`);
    this.#complain(complaints);
    this.#known = new Map(files.map((file) => [file.fileName, file]));
    return names && files;
  }

  /** Throws invalid_id if no document can have this id. */
  checkId(id: string): void {
    const isGood =
      /^[^\p{Cc}/\\]+$/u.test(id) &&
      !/^\.+$/.test(id) &&
      id === id.trim() &&
      id.length <= MAX_ID_LENGTH &&
      !TAKEN_IDS.has(id);
    if (!isGood) throw new Refusal('invalid_id');
  }

  /** Reads a document. Throws the code for a missing or broken one, or invalid_id for an impossible id. */
  async read(id: string): Promise<Document<T, F> & { value: T }> {
    const found = await this.#get(id);
    if (found.read.ok) return { ...found, value: found.read.value };
    throw this.#rules.broken?.(found, found.read) ?? this.#notFound(id);
  }

  /** Finds a document, even if somebody broke its file: a second file must not take its id. */
  async find(id: string): Promise<Document<T, F> | undefined> {
    const fileName = (await this.findFiles())(id);
    if (fileName === undefined) return undefined;
    const found = await this.#readFile(fileName);
    if (!found.isMissing) return found;
    const { empty } = this.#rules;
    return empty && { ...found, read: { ok: true, value: empty } };
  }

  /**
   * Stores a document's JSON, completely or not at all. Throws the code of a changed document (such as
   * quiz_changed) if the change is based on another version, or if it does not say on which and the file is
   * broken.
   */
  save(id: string, source: object, changeOf?: ChangeOf): Promise<{ etag: string; isNew: boolean }> {
    return this.#changeInTurn(`${this.#rules.word} ${id}`, async () => {
      const found = await this.find(id);
      if (found) this.#checkIsCurrent(found, changeOf);
      else if (changeOf === 'nothing') this.checkId(id);
      else throw this.#notFound(id);
      return { etag: await this.write(id, source, found?.fileName), isNew: !found };
    });
  }

  /** Stores the JSON of a new document under a new id, derived from its name. */
  add(source: object, name: string): Promise<{ id: string; etag: string }> {
    const { word } = this.#rules;
    return this.#changeInTurn(`a new ${word}`, async () => {
      const wish = fileNameOf([name.toLowerCase()], '').replace(/\.$/, '');
      const id = await this.freeId(isStorable(`${wish}.json`) ? wish : `${word}${wish && `-${wish}`}`);
      return { id, etag: await this.write(id, source) };
    });
  }

  /** Deletes a document. Without `changeOf`, any version is deleted. */
  delete(id: string, changeOf?: ChangeOf): Promise<void> {
    const { word, broken } = this.#rules;
    return this.#changeInTurn(`the deletion of ${word} ${id}`, async () => {
      const found = await (broken ? this.#get(id) : this.read(id));
      if (changeOf) this.#checkIsCurrent(found, changeOf);
      await this.remove(found.fileName);
    });
  }

  /** Deletes a document in the trash for good. Throws not_found. */
  deleteForGood(trashId: string): Promise<void> {
    return this.#changeInTurn(`the deletion of ${trashId}`, () => deleteFromTrash(this.folder, trashId));
  }

  /** Writes a document, to a new file unless one is named. Must be called in turn. Returns the ETag. */
  async write(id: string, source: object, fileName?: string): Promise<string> {
    const name = fileName ?? (await this.newFile(id));
    return writeDocument(this.folder, name, this.toFile(id, name, source));
  }

  /** Changes the folder, then reads it again. Throws save_failed if the disk refuses. */
  async change<R>(what: string, make: () => Promise<R>): Promise<R> {
    return orSaveFailed(what, this.#rules.log, make).finally(() => this.changed());
  }

  /** Returns the first of an id, the id with a 2, with a 3 and so on that no document has. */
  protected async freeId(wish: string): Promise<string> {
    const fileOf = await this.findFiles();
    let id = wish;
    for (let number = 2; TAKEN_IDS.has(id) || fileOf(id) !== undefined; number++)
      id = `${wish.slice(0, MAX_NUMBERED_ID)}-${number}`;
    return id;
  }

  /**
   * Reads the folder as it is now; returns a lookup of file names by id, which includes broken files. Names
   * that differ only in case are one on some systems, and so are treated as one everywhere.
   */
  protected async findFiles(): Promise<(id: string) => string | undefined> {
    const names = await this.#names();
    return (id) => {
      const wanted = `${id}.json`;
      return names.find((name) => name === wanted) ?? names.find((name) => folded(name) === folded(wanted));
    };
  }

  /** Returns the file name for a new document. Throws invalid_id. */
  protected newFile(id: string): string | Promise<string> {
    if (!isStorable(`${id}.json`)) throw new Refusal('invalid_id');
    return `${id}.json`;
  }

  /** Returns what to write for a document's JSON. */
  protected toFile(_id: string, _fileName: string, source: object): object {
    return source;
  }

  protected remove(fileName: string): Promise<void> {
    if (this.#rules.deletesForGood) return rm(pathIn(this.folder, fileName), { force: true });
    return putInTrash(this.folder, fileName, this.#rules.now?.() ?? Date.now());
  }

  /** Called after the folder has changed. */
  protected async changed(): Promise<void> {}

  #changeInTurn<R>(what: string, make: () => Promise<R>): Promise<R> {
    return this.inTurn(() => this.change(what, make));
  }

  /** Returns the names of all JSON files in the folder, sorted. Throws the system's error. */
  async #names(): Promise<string[]> {
    const names = await readdir(this.folder).catch((error: NodeJS.ErrnoException) => {
      if (!this.#rules.mustExist && error.code === 'ENOENT') return [];
      throw error;
    });
    return names.filter((name) => /^[^.].*\.json$/i.test(name)).sort();
  }

  async #see(fileName: string): Promise<SeenFile> {
    const stats = await stat(join(this.folder, fileName)).catch(() => undefined);
    if (!stats) return { fileName, signature: '', size: 0, modifiedAt: 0 };
    const { mtimeMs, ctimeMs, size } = stats;
    return { fileName, signature: `${mtimeMs} ${ctimeMs} ${size}`, size, modifiedAt: mtimeMs };
  }

  /** Returns the files within the limits, and the first one beyond them. */
  #limited(seen: SeenFile[]): { kept: SeenFile[]; leftOut: string | undefined } {
    const { maxFiles = Infinity, maxBytes = Infinity, keepsNewest } = this.#rules;
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

  async #readSeen(seen: SeenFile): Promise<KnownFile<T, F>> {
    const known = this.#known.get(seen.fileName);
    if (known && seen.signature && known.signature === seen.signature) return known;
    return { ...seen, read: (await this.#readFile(seen.fileName)).read };
  }

  #readFile(fileName: string): Promise<Document<T, F>> {
    return readDocument(this.folder, fileName, this.#rules.readAs, this.#rules.readBytes);
  }

  async #get(id: string): Promise<Document<T, F>> {
    const found = await this.find(id);
    if (found) return found;
    throw this.#notFound(id);
  }

  #notFound(id: string): Refusal {
    this.checkId(id);
    return new Refusal(this.#rules.missing ?? 'not_found');
  }

  #checkIsCurrent({ etag, isMissing, read }: Document<T, F>, changeOf: ChangeOf | undefined): void {
    const isCurrent =
      typeof changeOf === 'function' ? changeOf(etag) : read.ok && (changeOf === undefined || isMissing);
    if (isCurrent) return;
    const { changed = 'save_failed' } = this.#rules;
    throw new Refusal(changed, read.ok ? undefined : BROKEN[changed], { etag });
  }
}
