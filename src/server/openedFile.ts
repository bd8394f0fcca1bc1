import { constants, type Stats } from 'node:fs';
import { open, type FileHandle } from 'node:fs/promises';

/** Changes whenever the file does. */
export function versionOf({ mtimeMs, size }: Stats): string {
  return `${Math.round(mtimeMs).toString(36)}-${size.toString(36)}`;
}

/** Opens a file as long as `read` takes, without following a link. */
export async function withFile<T>(
  path: string,
  read: (file: FileHandle, stats: Stats) => Promise<T>,
): Promise<T> {
  // NONBLOCK, for the case that a pipe has taken the file's place. Windows has neither.
  const flags = constants.O_RDONLY | (constants.O_NOFOLLOW ?? 0) | (constants.O_NONBLOCK ?? 0);
  const file = await open(path, flags);
  try {
    return await read(file, await file.stat());
  } finally {
    await file.close();
  }
}
