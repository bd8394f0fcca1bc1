import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerProcess } from './serverProcess';

/** Puts a picture, sound or film into a running server's folder. */
export async function addMedia(
  { dataFolder }: ServerProcess,
  name: string,
  content: Uint8Array,
): Promise<void> {
  const folder = join(dataFolder, 'quizzes', 'media');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), content);
}
