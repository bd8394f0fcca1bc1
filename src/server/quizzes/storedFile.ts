import { randomUUID } from 'node:crypto';
import { open, readdir, rename, rm } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { fileNameOf } from '../../contract/fileName';

/** What Windows keeps for devices, and a name of nothing but an extension. */
const RESERVED = /^(con|prn|aux|nul|com\p{N}|lpt\p{N})?\./iu;

/** A file name that every system can store, as like `name` as can be. One that says nothing begins with `word`. */
export function storedName(name: string, word: string, extension: string): string {
  const plain = fileNameOf([name], extension);
  return RESERVED.test(plain) ? fileNameOf([word, name], extension) : plain;
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

/** Hidden, so that nobody takes it for a quiz. Each process has its own. */
export const DRAFT = `.saving-${randomUUID()}`;

/**
 * Writes a file so that after a power cut it is there as it was, or as it is now. Throws where the disk does not take
 * it, and the file is as it was. A process writes one file of a folder at a time.
 */
export async function writeWhole(folder: string, name: string, content: Uint8Array): Promise<void> {
  const draft = join(folder, DRAFT);
  try {
    const file = await open(draft, 'w');
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, join(folder, name));
  } catch (error) {
    // What there is of it would take up the rest of a full disk.
    await rm(draft, { force: true }).catch(() => undefined);
    throw error;
  }
  await syncFolder(folder);
}

/** Until then a rename can be lost. Not every system can do it, and the file is whole without it. */
export async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder).catch(() => undefined);
  await opened?.sync().catch(() => undefined);
  await opened?.close();
}
