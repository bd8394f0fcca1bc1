import { mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { moveFile, newDraft } from '../disk';
import { Quizzes, type QuizzesParts } from './quizzes';
import allgemeinwissen from './samples/allgemeinwissen.json';
import generalKnowledge from './samples/general-knowledge.json';
import music from './samples/music.json';

/** The quizzes that a new data folder starts with: what their files hold, by file name without `.json`. */
export const sampleQuizzes: Record<string, unknown> = {
  allgemeinwissen,
  'general-knowledge': generalKnowledge,
  music,
};

/**
 * Opens the folder with the quizzes; a new one gets the samples. Where it can be neither read nor made, the samples are
 * there all the same, and the log says so.
 */
export async function openQuizzes(folder: string, parts: QuizzesParts): Promise<Quizzes> {
  const canBeRead = await provideQuizFolder(folder).then(
    () => true,
    (error: unknown) => {
      parts.log(
        'error',
        `the quiz folder ${folder} cannot be made (${String(error)}): the built-in quizzes are offered`,
      );
      return false;
    },
  );
  const quizzes = new Quizzes(folder, parts, canBeRead ? {} : sampleQuizzes);
  await quizzes.refresh();
  return quizzes;
}

/** Puts the sample quizzes into a folder that does not exist yet; one that exists is the host's and stays as it is. */
export async function provideQuizFolder(folder: string): Promise<void> {
  if (await stat(folder).catch(() => undefined)) return;
  // Written to another folder, which is then renamed: an interrupted start leaves no half-filled folder behind.
  const draft = join(dirname(folder), newDraft());
  await mkdir(join(draft, 'media'), { recursive: true });
  const now = new Date();
  for (const [name, quiz] of Object.entries(sampleQuizzes)) {
    const file = join(draft, `${name}.json`);
    await writeFile(file, `${JSON.stringify(quiz, null, 2)}\n`);
    // All at the same time: none of them is newer than another.
    await utimes(file, now, now);
  }
  await moveFile(draft, folder).catch(async (error: unknown) => {
    // Another process on the same data folder may have been faster.
    if (!(await stat(folder).catch(() => undefined))) throw error;
    await rm(draft, { recursive: true, force: true });
  });
}
