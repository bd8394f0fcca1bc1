import { createHmac } from 'node:crypto';
import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { mediaEnding } from './mediaTypes';

export const MEDIA_PATH = '/media';
/** In bytes: a long video that a venue's Wi-Fi can still carry. */
export const MAX_MEDIA_BYTES = 50 * 1024 * 1024;
const MAX_FILES = 10_000;

interface MediaFile {
  path: string;
  /** Why it cannot be shown, where it cannot. */
  fault?: string;
}

/** The pictures, sounds and films in a folder that questions name, under addresses that nobody can guess. */
export class Media {
  readonly #folder: string;
  readonly #secret: Uint8Array;
  /** By their names, composed: the same name typed on another system may be made of other characters. */
  #files = new Map<string, MediaFile>();
  /** By the last part of their addresses. */
  #paths = new Map<string, string>();

  constructor(folder: string, secret: Uint8Array) {
    this.#folder = folder;
    this.#secret = secret;
  }

  /** The path of a file's address. It tells nothing of the file's name, which may tell the answer. */
  readonly mediaUrl = (fileName: string): string => `${MEDIA_PATH}/${this.#urlName(fileName)}`;

  /** The file with an address that ends so, if there is one that may be shown. */
  find(urlName: string): string | undefined {
    return this.#paths.get(urlName);
  }

  /** Why a file that a question names cannot be shown, where it cannot. */
  faultOf(fileName: string): string | undefined {
    const file = this.#files.get(fileName.normalize('NFC'));
    return file ? file.fault : 'is not in the media folder';
  }

  /** Takes in which files there are. Never fails; answers what is wrong with the folder. */
  async refresh(): Promise<string | undefined> {
    let fault: string | undefined;
    const found = await readdir(this.#folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ENOENT') fault = `the media folder cannot be read: ${String(error)}`;
      return [];
    });
    const names = found.filter((name) => !name.startsWith('.') && mediaEnding(name)).sort();
    if (names.length > MAX_FILES)
      fault = `there are more than ${MAX_FILES} media files: the rest is left out`;
    const files = await Promise.all(
      names.slice(0, MAX_FILES).map(async (name) => [name.normalize('NFC'), await this.#look(name)] as const),
    );
    this.#files = new Map(files);
    const shown = files.filter(([, file]) => !file.fault);
    this.#paths = new Map(shown.map(([name, { path }]) => [this.#urlName(name), path]));
    return fault;
  }

  /** A file once found good stays so until it is gone; it is looked at again whenever it is sent. */
  async #look(name: string): Promise<MediaFile> {
    const path = join(this.#folder, name);
    const known = this.#files.get(name.normalize('NFC'));
    if (known && !known.fault && known.path === path) return known;
    try {
      const stats = await lstat(path);
      return { path, fault: faultOfFile(stats) };
    } catch (error) {
      return { path, fault: `cannot be read: ${String(error)}` };
    }
  }

  #urlName(fileName: string): string {
    const hash = createHmac('sha256', this.#secret).update(fileName.normalize('NFC')).digest();
    return `${hash.subarray(0, 16).toString('base64url')}${mediaEnding(fileName)}`;
  }
}

/** Why a file cannot be shown, where it cannot. A link may lead out of the folder, and a pipe may never end. */
export function faultOfFile(stats: { size: number; isFile(): boolean }): string | undefined {
  if (!stats.isFile()) return 'is no regular file';
  if (stats.size === 0) return 'is empty';
  return stats.size > MAX_MEDIA_BYTES ? 'is larger than 50 MiB' : undefined;
}
