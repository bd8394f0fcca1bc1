import { constants, type Stats } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import type { Parsed } from '../../contract/parsed';
import { MAX_QUIZ_FILE_BYTES, parseQuizFile, type Quiz } from './quizFile';

export interface ReadQuizFile {
  /** Changes whenever the file does. */
  signature: string;
  /** In bytes. */
  size: number;
  /** When it was last written, in milliseconds since 1970. */
  modifiedAt: number;
  parsed: Parsed<Quiz>;
}

const TOO_LARGE: Parsed<never> = { ok: false, reason: 'is larger than 1 MiB' };

/** Reads a quiz file, unless it is as it was when `known` was read. Never fails: the reason is in what it answers. */
export async function readQuizFile(path: string, name: string, known?: ReadQuizFile): Promise<ReadQuizFile> {
  try {
    const stats = await stat(path);
    const signature = `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size}`;
    if (known?.signature === signature) return known;
    return { signature, size: stats.size, modifiedAt: stats.mtimeMs, parsed: await parse(path, name, stats) };
  } catch (error) {
    return { signature: '', size: 0, modifiedAt: 0, parsed: { ok: false, reason: String(error) } };
  }
}

async function parse(path: string, name: string, stats: Stats): Promise<Parsed<Quiz>> {
  const content = await readQuizBytes(path, stats);
  return content.ok ? parseQuizFile(name, content.value) : content;
}

/** What a quiz file with these stats holds, where it can be one at all. */
export async function readQuizBytes(path: string, stats: Stats): Promise<Parsed<Uint8Array>> {
  // A pipe or a device may never end, or never begin.
  if (!stats.isFile()) return { ok: false, reason: 'is no regular file' };
  if (stats.size > MAX_QUIZ_FILE_BYTES) return TOO_LARGE;
  const content = await readStart(path);
  return content.length > MAX_QUIZ_FILE_BYTES ? TOO_LARGE : { ok: true, value: content };
}

/** One byte more than allowed at most: a file can be larger than its size says, or grow meanwhile. */
async function readStart(path: string): Promise<Buffer> {
  // NONBLOCK, for the case that a pipe has taken the file's place since it was looked at.
  const file = await open(path, constants.O_RDONLY | constants.O_NONBLOCK);
  return buffer(file.createReadStream({ end: MAX_QUIZ_FILE_BYTES }));
}
