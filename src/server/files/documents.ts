import { rm } from 'node:fs/promises';
import { fileNameOf } from '../../contract/fileName';
import type { Log } from '../../session/ports';
import { Refusal } from '../../session/refusal';
import type { Queue } from '../../session/schedule';
import { moveFile, pathIn, syncFolder } from '../disk';
import { isStorable } from '../fileNames';
import {
  checkIsCurrent,
  contentOf,
  orSaveFailed,
  readDocument,
  type ChangeOf,
  type Content,
  type Document,
  type Outcome,
} from './document';
import { freeName } from './names';
import { deleteFromTrash, putInTrash, readTrash, trashOf, type Trashed } from './trash';

/** Path segments below the folder's own address that are taken. */
const TAKEN_IDS = new Set(['trash', 'import']);
/** In characters: as for `quizId` in a quiz file, and what an id is cut to so that a number still fits. */
const MAX_ID_LENGTH = 100;
const MAX_NUMBERED_ID = 90;
/** How many deleted documents are listed, the most recent first. */
const MAX_DELETED = 100;

/** What the folder of these documents knows: what they mean, and which file is whose. */
interface DocumentsParts<T, F> {
  word: 'quiz' | 'season';
  log: Log;
  /** In milliseconds since 1970. */
  now(): number;
  /** The queue in which files are changed one at a time. */
  inTurn: Queue;
  /** Returns what a file's content means, or what is wrong with it. */
  readAs(content: Content, fileName: string): Outcome<T, F>;
  idOf(value: T, fileName: string): string;
  /** Looks at the folder as it is now; returns a lookup of file names by id, which includes broken files. */
  findFiles(): Promise<(id: string) => string | undefined>;
  /** Writes a document, to a new file unless one is named, and returns its ETag. Throws invalid_id. */
  write(id: string, source: object, fileName?: string): Promise<string>;
  /** Called after the folder has changed, or may have. */
  changed(): Promise<void>;
  /** Returns the error for a file that somebody broke; without this, it counts as missing until overwritten. */
  broken?(document: Document<T, F>, fault: { reason: string } & F): Refusal;
}

export type Documents<T, F = unknown> = ReturnType<typeof createDocuments<T, F>>;

/** The JSON documents in a folder, which people may edit; here they are changed one after another. Throws Refusals. */
export function createDocuments<T, F>(folder: string, parts: DocumentsParts<T, F>) {
  const { word, log, now, inTurn, readAs, idOf, findFiles, write, broken } = parts;

  const notFound = (id: string): Refusal => {
    checkId(id);
    return new Refusal(`${word}_not_found`);
  };
  /** Finds a document, even if somebody broke its file: a second file must not take its id. */
  const find = async (id: string): Promise<Document<T, F> | undefined> => {
    const fileName = (await findFiles())(id);
    const found = fileName === undefined ? undefined : await readDocument(folder, fileName, readAs);
    return found?.isMissing ? undefined : found;
  };
  const read = async (id: string): Promise<Document<T, F> & { value: T }> => {
    const found = await find(id);
    if (found?.read.ok) return { ...found, value: found.read.value };
    throw (found && !found.read.ok && broken?.(found, found.read)) || notFound(id);
  };
  const change = <R>(what: string, make: () => Promise<R>): Promise<R> =>
    orSaveFailed(what, log, make).finally(() => parts.changed());
  const changeInTurn = <R>(what: string, make: () => Promise<R>): Promise<R> =>
    inTurn(() => change(what, make));

  /** Returns the first of an id, the id with a 2, with a 3 and so on that no document has. */
  const freeId = async (wish: string): Promise<string> => {
    const fileOf = await findFiles();
    let id = wish;
    for (let number = 2; TAKEN_IDS.has(id) || fileOf(id) !== undefined; number++)
      id = `${wish.slice(0, MAX_NUMBERED_ID)}-${number}`;
    return id;
  };
  const readTrashed = async ({ trashId, fileName }: Trashed) => {
    const { bytes, read } = await readDocument(trashOf(folder), trashId, (content) =>
      readAs(content, fileName),
    );
    return read.ok ? { value: read.value, bytes } : undefined;
  };
  const bringBack = async ({ trashId, fileName }: Trashed, bytes: Uint8Array, wish: string) => {
    const id = await freeId(wish);
    const path = pathIn(trashOf(folder), trashId);
    if (id === wish && (await freeName(folder, fileName)) === fileName)
      await moveFile(path, pathIn(folder, fileName));
    else {
      const content = contentOf(bytes);
      await write(id, (content.ok && content.json) as object);
      await rm(path);
    }
    await Promise.all([folder, trashOf(folder)].map(syncFolder));
    return id;
  };

  return {
    folder,
    inTurn,
    /** Reads a document. Throws the code for a missing or broken one, or invalid_id for an impossible id. */
    read,
    /** Changes the folder, then lets its owner know. Throws save_failed if the disk refuses. */
    change,
    /**
     * Stores a document's JSON, completely or not at all. Throws quiz_changed or season_changed if the change is
     * based on another version, or if it does not say on which and the file is broken.
     */
    save: (id: string, source: object, changeOf?: ChangeOf): Promise<{ etag: string; isNew: boolean }> =>
      changeInTurn(`${word} ${id}`, async () => {
        const found = await find(id);
        if (found) checkIsCurrent(word, found, changeOf);
        else if (changeOf === 'nothing') checkId(id);
        else throw notFound(id);
        return { etag: await write(id, source, found?.fileName), isNew: !found };
      }),
    /** Stores the JSON of a new document under a new id, derived from its name. */
    add: (source: object, name: string): Promise<{ id: string; etag: string }> =>
      changeInTurn(`a new ${word}`, async () => {
        const wish = fileNameOf([name.toLowerCase()], '').replace(/\.$/, '');
        const id = await freeId(isStorable(`${wish}.json`) ? wish : `${word}${wish && `-${wish}`}`);
        return { id, etag: await write(id, source) };
      }),
    /** Moves a document to the trash. Without `changeOf`, any version is deleted. */
    delete: (id: string, changeOf?: ChangeOf): Promise<void> =>
      changeInTurn(`the deletion of ${word} ${id}`, async () => {
        const found = await (broken ? find(id) : read(id));
        if (!found) throw notFound(id);
        if (changeOf) checkIsCurrent(word, found, changeOf);
        await putInTrash(folder, found.fileName, now());
      }),
    /** Returns the most recently deleted documents, as far as they can be read. */
    async deleted(): Promise<{ trashId: string; deletedAt: string; value: T }[]> {
      const trashed = (await readTrash(folder)).slice(0, MAX_DELETED);
      const found = trashed.map(async (each) => {
        const document = await readTrashed(each);
        const { trashId, deletedAt } = each;
        return document ? [{ trashId, deletedAt, value: document.value }] : [];
      });
      return (await Promise.all(found)).flat();
    },
    /** Restores a document, and returns its id: a new one if another document has taken its own. */
    restore: (trashId: string): Promise<string> =>
      inTurn(async () => {
        const trashed = (await readTrash(folder)).find((each) => each.trashId === trashId);
        const document = trashed && (await readTrashed(trashed));
        if (!document) throw new Refusal(`${word}_not_found`);
        const wish = idOf(document.value, trashed.fileName);
        return change(`deleted ${word} ${trashId}`, () => bringBack(trashed, document.bytes, wish));
      }),
    /** Deletes a document in the trash for good. Throws not_found. */
    deleteForGood: (trashId: string): Promise<void> =>
      changeInTurn(`the deletion of ${trashId}`, () => deleteFromTrash(folder, trashId)),
  };
}

/** Throws invalid_id if no document can have this id. */
export function checkId(id: string): void {
  const isGood =
    /^[^\p{Cc}/\\]+$/u.test(id) &&
    !/^\.+$/.test(id) &&
    id === id.trim() &&
    id.length <= MAX_ID_LENGTH &&
    !TAKEN_IDS.has(id);
  if (!isGood) throw new Refusal('invalid_id');
}
