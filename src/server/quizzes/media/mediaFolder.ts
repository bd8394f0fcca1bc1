import { fileTypeFromBuffer } from 'file-type';
import { type Stats, constants } from 'node:fs';
import { type FileHandle, open, readdir } from 'node:fs/promises';
import type { MediaFault, MediaKind } from '../../../contract/media';
import { pathIn } from '../../disk';
import { Refusal } from '../../../session/refusal';

/** In bytes: a long video that a venue's Wi-Fi can still carry. */
export const MAX_MEDIA_BYTES = 50 * 1024 * 1024;
const MAX_FILES = 10_000;

/** Why a file cannot be shown, worded for the log. */
interface FoundFault {
  fault: MediaFault;
  reason: string;
}

/** The result of the last look at a file. */
type Seen = { version: string } & (FoundFile | FoundFault);

interface FoundFile {
  /** Undefined if browsers cannot show it. */
  type: MediaType | undefined;
  size: number;
}

export interface SendableFile {
  path: string;
  version: string;
  size: number;
  contentType: string;
}

/** A range of bytes in a file, both ends included. */
export interface Part {
  first: number;
  last: number;
}

/** The pictures, sounds and films that questions name, in a folder. Names are composed (NFC). */
export class MediaFolder {
  readonly #folder: string;
  readonly #own: ReadonlyMap<string, string>;
  /** The names as the file system has them, which may be composed of other characters. */
  #written = new Map<string, string>();
  /** A file that nobody has looked at yet counts as good; whoever requests it finds out more. */
  readonly #seen = new Map<string, Seen>();

  /** @param own the paths of files that come with the program, by the names that no file in the folder can have */
  constructor(folder: string, own: ReadonlyMap<string, string> = new Map()) {
    this.#folder = folder;
    this.#own = own;
  }

  /** Reads which files there are, and looks at those named. Never fails; returns the folder's fault. */
  async refresh(fileNames: Iterable<string>): Promise<string | undefined> {
    let fault: string | undefined;
    const found = await readdir(this.#folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') fault = `The media folder cannot be read: ${String(error)}`;
      return [];
    });
    if (found.length > MAX_FILES)
      fault = `There are more than ${MAX_FILES} media files: the rest are left out`;
    const names = found.sort().slice(0, MAX_FILES);
    this.#written = new Map(names.map((name) => [name.normalize('NFC'), name]));
    for (const fileName of fileNames) await this.look(fileName);
    return fault;
  }

  /** Looks at a file again. Never fails; returns whether anything about it has changed. */
  async look(fileName: string): Promise<boolean> {
    const before = this.#seen.get(fileName);
    const seen = await this.#see(fileName);
    this.#seen.set(fileName, seen);
    return before?.version !== seen.version;
  }

  /** Returns why a file cannot be shown as a medium of this kind; undefined if it can. */
  faultOf(kind: MediaKind, fileName: string): FoundFault | undefined {
    const seen = this.#seen.get(fileName);
    if (!seen) return undefined;
    if ('fault' in seen) return { fault: seen.fault, reason: seen.reason };
    if (seen.type?.kinds.includes(kind)) return undefined;
    return { fault: 'broken', reason: `is not ${NAMES_OF_TYPES[kind]}` };
  }

  /** Returns a file as it is now; undefined if it cannot be sent. Forgets made-up names, which would add up. */
  async find(fileName: string): Promise<SendableFile | undefined> {
    const seen = await this.#see(fileName);
    const isMissing = 'fault' in seen && seen.fault === 'missing';
    if (!isMissing || this.#seen.has(fileName)) this.#seen.set(fileName, seen);
    if ('fault' in seen || !seen.type) return undefined;
    const { version, size, type } = seen;
    return { path: this.#path(fileName), version, size, contentType: type.contentType };
  }

  #see(fileName: string): Promise<Seen> {
    return this.#readStart(fileName, this.#seen.get(fileName)).catch(seenOfError);
  }

  /** Reads the file's first bytes unless it is the version seen before. */
  async #readStart(fileName: string, before: Seen | undefined): Promise<Seen> {
    const file = await openFile(this.#path(fileName));
    try {
      const stats = await file.stat();
      const version = versionOf(stats);
      if (before?.version === version) return before;
      const fault = faultOfFile(stats);
      return fault ? { version, ...fault } : { version, size: stats.size, type: await readType(file) };
    } finally {
      await file.close();
    }
  }

  #path(fileName: string): string {
    return this.#own.get(fileName) ?? pathIn(this.#folder, this.#written.get(fileName) ?? fileName);
  }
}

/** Reads part of a file as it is consumed, and then closes it. Throws if the file is no longer this version. */
export async function* readPart(
  { path, version }: SendableFile,
  { first, last }: Part,
): AsyncGenerator<Uint8Array> {
  const file = await openFile(path);
  try {
    if (versionOf(await file.stat()) !== version) throw new Error(`${path} has changed`);
    yield* file.createReadStream({ start: first, end: last, autoClose: false }) as AsyncIterable<Uint8Array>;
  } finally {
    await file.close();
  }
}

/** Opens a file, without following a link. */
function openFile(path: string): Promise<FileHandle> {
  // NONBLOCK, in case a pipe has replaced the file. Windows has neither.
  return open(path, constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0));
}

/** Changes whenever the file does. */
function versionOf({ mtimeMs, size }: Stats): string {
  return `${Math.round(mtimeMs).toString(36)}-${size.toString(36)}`;
}

async function readType(file: FileHandle): Promise<MediaType | undefined> {
  const { buffer, bytesRead } = await file.read(new Uint8Array(TYPE_BYTES), 0, TYPE_BYTES, 0);
  return mediaTypeOf(buffer.subarray(0, bytesRead));
}

/** Refuses what is not a regular file: reading a pipe may never end. */
function faultOfFile(stats: Stats): FoundFault | undefined {
  if (!stats.isFile()) return NO_FILE;
  if (stats.size === 0) return { fault: 'broken', reason: 'is empty' };
  return stats.size > MAX_MEDIA_BYTES ? { fault: 'too_large', reason: 'is larger than 50 MiB' } : undefined;
}

const NO_FILE: FoundFault = { fault: 'broken', reason: 'is not a regular file' };

/** Links are not followed, since they may lead out of the folder. */
function seenOfError(error: NodeJS.ErrnoException): Seen {
  if (error instanceof Refusal)
    return { version: '', fault: 'missing', reason: 'does not have the name of a media file' };
  const version = error.code ?? '';
  if (version === 'ENOENT') return { version, fault: 'missing', reason: 'is not in the media folder' };
  if (version === 'ELOOP') return { version, ...NO_FILE };
  return { version, fault: 'broken', reason: `cannot be read: ${String(error)}` };
}

/** A type that browsers can show or play, recognised by a file's first bytes. */
export interface MediaType {
  contentType: string;
  /** What kinds of medium a question can use such a file as. */
  kinds: readonly MediaKind[];
  /** The extension of such files, without the dot. */
  extension: string;
}

/** In bytes: how much of a file is needed to recognise its type. */
export const TYPE_BYTES = 4_100;

const IMAGE = ['image'] as const;
const AUDIO = ['audio'] as const;
const VIDEO_OR_AUDIO = ['video', 'audio'] as const;
/** By the type that the first bytes show. No SVG, since it can contain scripts. */
const TYPES = new Map<string, MediaType>([
  ['image/png', { contentType: 'image/png', kinds: IMAGE, extension: 'png' }],
  ['image/apng', { contentType: 'image/apng', kinds: IMAGE, extension: 'png' }],
  ['image/jpeg', { contentType: 'image/jpeg', kinds: IMAGE, extension: 'jpg' }],
  ['image/gif', { contentType: 'image/gif', kinds: IMAGE, extension: 'gif' }],
  ['image/webp', { contentType: 'image/webp', kinds: IMAGE, extension: 'webp' }],
  ['image/avif', { contentType: 'image/avif', kinds: IMAGE, extension: 'avif' }],
  ['audio/mpeg', { contentType: 'audio/mpeg', kinds: AUDIO, extension: 'mp3' }],
  ['audio/x-m4a', { contentType: 'audio/mp4', kinds: AUDIO, extension: 'm4a' }],
  ['audio/ogg', { contentType: 'audio/ogg', kinds: AUDIO, extension: 'ogg' }],
  ['audio/wav', { contentType: 'audio/wav', kinds: AUDIO, extension: 'wav' }],
  // Some programs and recorders store audio alone in a file marked as video.
  ['video/mp4', { contentType: 'video/mp4', kinds: VIDEO_OR_AUDIO, extension: 'mp4' }],
  ['video/x-m4v', { contentType: 'video/mp4', kinds: ['video'], extension: 'mp4' }],
  ['video/webm', { contentType: 'video/webm', kinds: VIDEO_OR_AUDIO, extension: 'webm' }],
]);

/** Names for the log. */
const NAMES_OF_TYPES: Record<MediaKind, string> = {
  image: 'a PNG, JPEG, GIF, WebP or AVIF picture',
  audio: 'an MP3, M4A, Ogg, WAV or WebM sound',
  video: 'an MP4 or WebM video',
};

/** Returns the type of a file with these first bytes; undefined if browsers cannot show it. */
export async function mediaTypeOf(firstBytes: Uint8Array): Promise<MediaType | undefined> {
  // A song's tag may fill these bytes so far that too little follows to recognise the type.
  const fewer = firstBytes.subarray(0, firstBytes.length / 2);
  return (await knownType(firstBytes)) ?? knownType(fewer);
}

async function knownType(bytes: Uint8Array): Promise<MediaType | undefined> {
  // The reader can fail on data that is cut off.
  const found = await fileTypeFromBuffer(bytes).catch(() => undefined);
  return TYPES.get(found?.mime.replace(/;.*/, '') ?? '');
}
