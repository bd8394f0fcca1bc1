import { fileNameOf } from '../../contract/fileName';
import { isStorable } from '../disk';
import type { Log } from '../log';
import { Refusal } from '../refusal';
import type { Queue } from '../schedule';
import {
  changedMeanwhile,
  orSaveFailed,
  readDocument,
  writeDocument,
  type ChangeOf,
  type Content,
  type Document,
  type Outcome,
} from './document';
import { checkId, numberedNames } from './names';
import { putInTrash } from './trash';

/** Addresses below a folder's own that mean something else. */
const TAKEN_IDS = new Set(['trash', 'import']);

/** What is special of the documents in one folder. */
interface DocumentRules<T, F> {
  log: Log;
  /** In milliseconds since 1970. */
  now(): number;
  /** The turns in which files are changed. */
  inTurn: Queue;
  /** What a document is called in the log and in codes. */
  word: 'quiz' | 'season';
  /** What a file's content is, or what is wrong with it. */
  readAs(content: Content, fileName: string): Outcome<T, F>;
  /** Takes in the folder as it is now, and answers which file has an id, also one that somebody broke. */
  findFiles(): Promise<(id: string) => string | undefined>;
  /** The file that a new document is to have. Throws invalid_id. */
  newFile(id: string): string | Promise<string>;
  /** What is written of a document's JSON, where its file has to say more than it does. */
  toFile?(id: string, source: object, fileName: string): object;
  /** What reading a file throws that somebody broke; without it such a file is missing, unless it is overwritten. */
  broken?(document: Document<T, F>, fault: F): Refusal;
  /** The folder has changed. */
  changed?(): Promise<void>;
}

/** The JSON documents in a folder that people may edit, changed one after another. Failures are thrown as Refusals. */
export class DocumentFolder<T, F> {
  readonly folder: string;
  readonly #rules: DocumentRules<T, F>;

  constructor(folder: string, rules: DocumentRules<T, F>) {
    this.folder = folder;
    this.#rules = rules;
  }

  get inTurn(): Queue {
    return this.#rules.inTurn;
  }

  /** Throws invalid_id where there can be no document with this id. */
  checkId(id: string): void {
    checkId(id, TAKEN_IDS);
  }

  /**
   * The document as its file is at this moment. Throws a code for what is not found or broken, or invalid_id where
   * there can be no such document.
   */
  async read(id: string): Promise<Document<T, F> & { value: T }> {
    const found = await this.#get(id);
    if (found.read.ok) return { ...found, value: found.read.value };
    throw this.#rules.broken?.(found, found.read) ?? this.#notFound(id);
  }

  /** A document, or its file that somebody broke: a second file must not take its id. */
  async find(id: string): Promise<Document<T, F> | undefined> {
    const fileName = (await this.#rules.findFiles())(id);
    if (fileName === undefined) return undefined;
    const found = await readDocument(this.folder, fileName, this.#rules.readAs);
    // It may have gone in this moment.
    return found.isMissing ? undefined : found;
  }

  /**
   * Stores the JSON of a document, as a whole or not at all. Throws FileChanged where the document is not what the
   * change was made to.
   */
  save(id: string, source: object, changeOf: ChangeOf): Promise<{ etag: string; isNew: boolean }> {
    return this.#changeInTurn(`${this.#rules.word} ${id}`, async () => {
      const found = await this.find(id);
      if (found) this.#checkIsCurrent(found, changeOf);
      else if (changeOf === 'nothing') this.checkId(id);
      else throw this.#notFound(id);
      return { etag: await this.write(id, source, found?.fileName), isNew: !found };
    });
  }

  /** Stores the JSON of a new document under an id of its own, made of its name. */
  add(source: object, name: string): Promise<{ id: string; etag: string }> {
    const { word, findFiles } = this.#rules;
    return this.#changeInTurn(`a new ${word}`, async () => {
      const fileOf = await findFiles();
      const wish = fileNameOf([name.toLowerCase()], '').replace(/\.$/, '');
      const ids = numberedNames(isStorable(`${wish}.json`) ? wish : `${word}${wish && `-${wish}`}`);
      let id = ids.next().value;
      while (TAKEN_IDS.has(id) || fileOf(id) !== undefined) id = ids.next().value;
      return { id, etag: await this.write(id, source) };
    });
  }

  /** Moves a document to the trash. Without `changeOf` it may be whatever it is by now. */
  delete(id: string, changeOf?: ChangeOf): Promise<void> {
    const { word, broken, now } = this.#rules;
    return this.#changeInTurn(`the deletion of ${word} ${id}`, async () => {
      const found = await (broken ? this.#get(id) : this.read(id));
      if (changeOf) this.#checkIsCurrent(found, changeOf);
      await putInTrash(this.folder, found.fileName, now());
    });
  }

  /** Writes a document, to a new file unless one is named. To be called in turn. Answers its ETag. */
  async write(id: string, source: object, fileName?: string): Promise<string> {
    const { newFile, toFile } = this.#rules;
    const name = fileName ?? (await newFile(id));
    return writeDocument(this.folder, name, toFile?.(id, source, name) ?? source);
  }

  /** Changes the folder, then takes in what there is. Throws save_failed where the disk refuses. */
  async change<R>(what: string, make: () => Promise<R>): Promise<R> {
    const { log, changed } = this.#rules;
    return orSaveFailed(what, log, make).finally(() => changed?.());
  }

  #changeInTurn<R>(what: string, make: () => Promise<R>): Promise<R> {
    return this.inTurn(() => this.change(what, make));
  }

  async #get(id: string): Promise<Document<T, F>> {
    const found = await this.find(id);
    if (found) return found;
    throw this.#notFound(id);
  }

  #notFound(id: string): Refusal {
    this.checkId(id);
    return new Refusal(`${this.#rules.word}_not_found`);
  }

  #checkIsCurrent(found: Document<T, F>, changeOf: ChangeOf): void {
    if (changeOf === 'nothing' || !changeOf(found.etag))
      throw changedMeanwhile(`${this.#rules.word}_changed`, found);
  }
}
