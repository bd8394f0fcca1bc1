import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { Refusal } from '../../refusal';
import { MAX_MEDIA_BYTES, mediaTypeOf, TYPE_BYTES, type MediaType } from './mediaFolder';
import type { QuizFolder } from '../quizFolder';
import { folded, numberedNames, storedName, syncFolder } from '../storedFile';

/** Hidden, so that no question can name it. */
const DRAFT = /^\.(upload|saving)-/;

/** In characters, as systems allow it. */
const MAX_NAME_LENGTH = 255;

/** A file that has arrived and has no name yet. */
interface Draft {
  path: string;
  type: MediaType;
  size: number;
  hash: string;
}

/** Reads which files a quiz, or a game of an open session, names by now. */
type ReadNamed = () => Promise<(fileName: string) => boolean>;

/** Puts pictures, sounds and films into the media folder, and takes them out. Failures are thrown as Refusals. */
export class MediaUploads {
  readonly #store: QuizFolder;
  readonly #readNamed: ReadNamed;
  readonly #folder: string;

  constructor(store: QuizFolder, readNamed: ReadNamed) {
    this.#store = store;
    this.#readNamed = readNamed;
    this.#folder = join(store.folder, 'media');
  }

  /**
   * Stores a file and answers its name: a free one like the name wished for, or the name of the same content where that
   * is there already. What it is only its content says.
   */
  put(wish: string, content: AsyncIterable<Uint8Array>): Promise<{ fileName: string; isNew: boolean }> {
    checkFileName(wish);
    const store = this.#store;
    return store.change(`media file ${wish}`, async () => {
      const path = await this.#newDraft();
      try {
        const draft = await receive(path, content);
        return await store.inTurn(() => this.#keep(draft, wish));
      } finally {
        await rm(path, { force: true });
      }
    });
  }

  /** Deletes a file for good. Throws media_in_use where a quiz or a game names it. */
  delete(fileName: string): Promise<void> {
    checkFileName(fileName);
    const store = this.#store;
    return store.inTurn(async () => {
      const written = (await this.#names()).get(folded(fileName));
      if (written?.normalize('NFC') !== fileName.normalize('NFC')) throw new Refusal('not_found');
      if ((await this.#readNamed())(fileName)) throw new Refusal('media_in_use');
      await store.change(`the deletion of ${fileName}`, () => rm(join(this.#folder, written)));
    });
  }

  /** The files that nothing names, the largest first. */
  async unused(): Promise<{ fileName: string; bytes: number }[]> {
    const isNamed = await this.#readNamed();
    const names = [...(await this.#names()).values()].filter((name) => !name.startsWith('.')).sort();
    const found = names.map(async (name) => {
      const fileName = name.normalize('NFC');
      const stats = isNamed(fileName)
        ? undefined
        : await lstat(join(this.#folder, name)).catch(() => undefined);
      return stats?.isFile() ? [{ fileName, bytes: stats.size }] : [];
    });
    return (await Promise.all(found)).flat().sort((one, other) => other.bytes - one.bytes);
  }

  /** Removes what uploads and saves have left that ended with their process: what nobody wrote to for `unusedMs`. */
  async removeDrafts(unusedMs: number): Promise<void> {
    for (const folder of [this.#folder, this.#store.folder]) {
      const names = await readdir(folder).catch(() => [] as string[]);
      for (const path of names.filter((each) => DRAFT.test(each)).map((each) => join(folder, each))) {
        const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: Infinity }));
        // A time of the future is a draft of before the clock was set.
        if (Math.abs(Date.now() - mtimeMs) >= unusedMs)
          await rm(path, { force: true }).catch(() => undefined);
      }
    }
  }

  /** The names as they are written, by how every system can tell them apart. */
  async #names(): Promise<Map<string, string>> {
    const names = await readdir(this.#folder).catch(() => [] as string[]);
    return new Map(names.map((name) => [folded(name), name]));
  }

  async #newDraft(): Promise<string> {
    await mkdir(this.#folder, { recursive: true });
    return join(this.#folder, `.upload-${randomUUID()}`);
  }

  async #keep(
    { path, type, size, hash }: Draft,
    wish: string,
  ): Promise<{ fileName: string; isNew: boolean }> {
    const files = await this.#names();
    const names = numberedNames(storedName(parse(wish).name, type.kinds[0] ?? 'file', type.extension));
    for (;;) {
      const fileName = names.next().value;
      const same = files.get(folded(fileName));
      if (same === undefined) {
        await rename(path, join(this.#folder, fileName));
        await syncFolder(this.#folder);
        return { fileName, isNew: true };
      }
      if (await hasContent(join(this.#folder, same), size, hash))
        return { fileName: same.normalize('NFC'), isNew: false };
    }
  }
}

/** Throws invalid_id unless this is the name of a file, not a path, and not a hidden one. */
export function checkFileName(name: string): void {
  if (!/^[^./\\\p{Cc}][^/\\\p{Cc}]*$/u.test(name) || name.length > MAX_NAME_LENGTH)
    throw new Refusal('invalid_id');
}

/** Writes what arrives. Throws file_too_large, or media_unsupported where no browser can show it. */
async function receive(path: string, content: AsyncIterable<Uint8Array>): Promise<Draft> {
  const hash = createHash('sha256');
  let start = Buffer.alloc(0);
  let size = 0;
  const file = await open(path, 'wx');
  try {
    for await (const piece of content) {
      size += piece.byteLength;
      if (size > MAX_MEDIA_BYTES) throw new Refusal('file_too_large');
      if (start.length < TYPE_BYTES) start = Buffer.concat([start, piece]).subarray(0, TYPE_BYTES);
      hash.update(piece);
      await file.writeFile(piece);
    }
    const type = await mediaTypeOf(start);
    if (!type) throw new Refusal('media_unsupported');
    await file.sync();
    return { path, type, size, hash: hash.digest('hex') };
  } finally {
    await file.close();
  }
}

async function hasContent(path: string, size: number, hash: string): Promise<boolean> {
  const stats = await stat(path);
  if (!stats.isFile() || stats.size !== size) return false;
  const found = createHash('sha256');
  for await (const piece of createReadStream(path)) found.update(piece as Uint8Array);
  return found.digest('hex') === hash;
}
