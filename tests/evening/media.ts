import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { drawPictures } from './pictures';
import { soundFile } from './soundFile';
import { TUNES } from './tunes';

const FOLDER = fileURLToPath(new URL('../../src/server/quizzes/evening/media/', import.meta.url));

/** Writes the files of the evening's picture round and music round. */
export async function makeMedia(): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  for (const [name, picture] of drawPictures()) writeFileSync(FOLDER + name, picture);
  for (const [at, tune] of TUNES.entries())
    writeFileSync(`${FOLDER}evening-tune-${at + 1}.mp3`, await soundFile(tune));
}
