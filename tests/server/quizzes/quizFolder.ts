import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Quizzes } from '../../../src/server/quizzes/quizzes';
import { createManualSchedule } from '../../support/manualSchedule';
import { dataFolderWith, mediaOf, PUB_QUIZ } from '../../support/quizServer';
import { writeMedia } from '../../support/writeMedia';

/** Opens a folder with these quizzes and media, whose time stands still, and reads it once. */
export async function openQuizFolder(
  files: Record<string, unknown> = { 'pub.json': PUB_QUIZ },
  media: Record<string, string | Uint8Array> = {},
) {
  const dataFolder = await dataFolderWith(files);
  for (const [name, content] of Object.entries(media)) await writeMedia(dataFolder, name, content);
  const path = (name: string) => join(dataFolder, 'quizzes', name);
  const logged: string[] = [];
  const time = createManualSchedule();
  const quizzes = new Quizzes(path(''), {
    ...time,
    now: () => Date.UTC(2026, 10, 21, 20, 15),
    media: mediaOf(dataFolder),
    log: (level, message) => logged.push(`${level} ${message}`),
  });
  await quizzes.refresh();
  return {
    dataFolder,
    quizzes,
    documents: quizzes.documents,
    logged,
    time,
    path,
    /** Reads the folder again, a second later. */
    readAgain() {
      time.pass(1_000);
      return quizzes.refresh();
    },
    /** The ids of all quizzes, regardless of when they were written. */
    ids: () => quizzes.summaries.map(({ quizId }) => quizId).sort(),
    names: async () => (await readdir(path(''))).sort(),
    text: (name: string) => readFile(path(name), 'utf8'),
  };
}
