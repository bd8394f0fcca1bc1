import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Puts a picture, sound or film into a data folder, even while a server uses it. */
export async function writeMedia(
  dataFolder: string,
  name: string,
  content: string | Uint8Array,
): Promise<void> {
  const folder = join(dataFolder, 'quizzes', 'media');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, name), content);
}
