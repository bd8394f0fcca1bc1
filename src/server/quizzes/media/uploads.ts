import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, mkdir, open, readdir, rm, stat, type FileHandle } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { isFileName } from '../../../contract/fileName';
import { moveFile, newDraft, pathIn, syncFolder } from '../../disk';
import { Refusal } from '../../../session/refusal';
import type { Queue } from '../../../session/schedule';
import { folded, numberedNames, storedName } from '../../files/names';
import type { Documents } from '../../files/documents';
import { HOUSE_MEDIA } from './houseMedia';
import { MAX_MEDIA_BYTES, mediaTypeOf, TYPE_BYTES, type MediaType } from './mediaFolder';

/** In characters, the limit of file systems. */
const MAX_NAME_LENGTH = 255;

/** A file that has arrived and has no name yet. */
interface Draft {
  path: string;
  type: MediaType;
  size: number;
  hash: string;
}

export interface UploadRules {
  maxBytes: number;
  /** The message for a file that is too large. */
  tooLarge: string;
  /** The message for a type that browsers can show, but this folder does not accept. */
  unsupported?: string;
  /** Whether this name belongs to a file that is somewhere else. */
  isTaken?(fileName: string): boolean;
  /** Throws a Refusal for a file that browsers could show, but this folder does not accept. */
  check?(file: FileHandle, type: MediaType): Promise<void>;
}

/**
 * Stores a file and returns its name: a free one close to the wish, or the existing name if the same content
 * is there already. The type depends on the content alone. Names are assigned one after another, in the queue
 * `inTurn`.
 */
export async function storeUpload(
  folder: string,
  wish: string,
  content: AsyncIterable<Uint8Array>,
  rules: UploadRules,
  inTurn: Queue,
): Promise<{ fileName: string; isNew: boolean }> {
  await mkdir(folder, { recursive: true });
  const path = join(folder, newDraft());
  try {
    const draft = await receive(path, content, rules);
    return await inTurn(() => keep(folder, draft, wish, rules));
  } finally {
    await rm(path, { force: true });
  }
}

/** Returns the names in a folder as written, keyed by a form that every system can tell apart. */
async function namesIn(folder: string): Promise<Map<string, string>> {
  const names = await readdir(folder).catch(() => [] as string[]);
  return new Map(names.map((name) => [folded(name), name]));
}

/** Throws invalid_id unless this can be the wish for a name; the file gets one that every system can store. */
export function checkFileName(name: string): void {
  if (!isFileName(name) || name.length > MAX_NAME_LENGTH) throw new Refusal('invalid_id');
}

async function keep(
  folder: string,
  { path, type, size, hash }: Draft,
  wish: string,
  { isTaken = () => false }: UploadRules,
): Promise<{ fileName: string; isNew: boolean }> {
  const files = await namesIn(folder);
  const names = numberedNames(storedName(parse(wish).name, type.kinds[0] ?? 'file', type.extension));
  for (;;) {
    const fileName = names.next().value;
    if (isTaken(fileName)) continue;
    const same = files.get(folded(fileName));
    if (same === undefined) {
      await moveFile(path, pathIn(folder, fileName));
      await syncFolder(folder);
      return { fileName, isNew: true };
    }
    if (await hasContent(pathIn(folder, same), size, hash))
      return { fileName: same.normalize('NFC'), isNew: false };
  }
}

/** Writes what arrives. Throws file_too_large, or media_unsupported if no browser can show it. */
async function receive(
  path: string,
  content: AsyncIterable<Uint8Array>,
  { maxBytes, tooLarge, unsupported, check }: UploadRules,
): Promise<Draft> {
  const hash = createHash('sha256');
  let start = Buffer.alloc(0);
  let size = 0;
  const file = await open(path, 'wx+');
  try {
    for await (const piece of content) {
      size += piece.byteLength;
      if (size > maxBytes) throw new Refusal('file_too_large', tooLarge);
      if (start.length < TYPE_BYTES) start = Buffer.concat([start, piece]).subarray(0, TYPE_BYTES);
      hash.update(piece);
      await file.writeFile(piece);
    }
    const type = await mediaTypeOf(start);
    if (!type) throw new Refusal('media_unsupported', unsupported);
    await check?.(file, type);
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

export const QUIZ_MEDIA: UploadRules = {
  maxBytes: MAX_MEDIA_BYTES,
  tooLarge: 'The file is larger than 50 MiB.',
  isTaken: (fileName) => HOUSE_MEDIA.has(fileName),
};

/** Reads which files are currently named by a quiz, or by the game of an open session. */
type ReadNamed = () => Promise<(fileName: string) => boolean>;

/** Puts pictures, sounds and films into the media folder, and deletes them. Throws Refusals. */
export function createMediaUploads(
  quizzes: Pick<Documents<unknown>, 'folder' | 'inTurn' | 'change'>,
  readNamed: ReadNamed,
) {
  const folder = join(quizzes.folder, 'media');
  return {
    /** Stores a file as `storeUpload` does, and returns its name. */
    put(wish: string, content: AsyncIterable<Uint8Array>): Promise<{ fileName: string; isNew: boolean }> {
      checkFileName(wish);
      return quizzes.change(`media file ${wish}`, () =>
        storeUpload(folder, wish, content, QUIZ_MEDIA, quizzes.inTurn),
      );
    },
    /** Deletes a file permanently. Throws media_in_use if a quiz or a game names it. */
    delete(fileName: string): Promise<void> {
      checkFileName(fileName);
      return quizzes.inTurn(async () => {
        const written = (await namesIn(folder)).get(folded(fileName));
        if (written?.normalize('NFC') !== fileName.normalize('NFC')) throw new Refusal('not_found');
        if ((await readNamed())(fileName)) throw new Refusal('media_in_use');
        await quizzes.change(`the deletion of ${fileName}`, () => rm(pathIn(folder, written)));
      });
    },
    /** Returns the files that nothing names, the largest first. */
    async unused(): Promise<{ fileName: string; bytes: number }[]> {
      const isNamed = await readNamed();
      const names = [...(await namesIn(folder)).values()].filter((name) => !name.startsWith('.')).sort();
      const found = names.map(async (name) => {
        const fileName = name.normalize('NFC');
        const stats = isNamed(fileName) ? undefined : await lstat(join(folder, name)).catch(() => undefined);
        return stats?.isFile() ? [{ fileName, bytes: stats.size }] : [];
      });
      return (await Promise.all(found)).flat().sort((one, other) => other.bytes - one.bytes);
    },
  };
}
