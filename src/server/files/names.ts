import { readdir } from 'node:fs/promises';
import { parse } from 'node:path';
import { fileNameOf } from '../../contract/fileName';
import { isStorable } from '../fileNames';

/** Returns a file name close to `name` that every system can store; if nothing is left, it begins with `word`. */
export function storedName(name: string, word: string, extension: string): string {
  const plain = fileNameOf([name], extension);
  return isStorable(plain) ? plain : fileNameOf([word, name], extension);
}

/** Returns the id of a document whose file names none. */
export function idOfFile(fileName: string): string {
  return fileName.replace(/\.json$/i, '');
}

/** Yields the same name numbered, from `name` itself to `name-2`, `name-3` and so on, without end. */
export function* numberedNames(name: string): Generator<string, never, void> {
  const { name: stem, ext } = parse(name);
  yield name;
  for (let number = 2; ; number++) yield `${stem}-${number}${ext}`;
}

/** Returns the first of the numbered names that no file in the folder has. Some systems ignore case. */
export async function freeName(folder: string, name: string): Promise<string> {
  const taken = new Set((await readdir(folder)).map(folded));
  const names = numberedNames(name);
  let free = names.next().value;
  while (taken.has(folded(free))) free = names.next().value;
  return free;
}

/** Returns the same text for names that some system takes for the same. */
export function folded(name: string): string {
  return name.normalize('NFC').toLowerCase();
}
