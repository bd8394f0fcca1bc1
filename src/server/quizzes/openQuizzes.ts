import { mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { moveFile, newDraft } from '../disk';
import { Quizzes, type QuizzesParts } from './quizzes';

const FILES = import.meta.glob<{ quizId: string }>('./samples/*.json', { eager: true, import: 'default' });

/** The content of the quiz files that a new data folder starts with, by file name without `.json`. */
export const sampleQuizzes: Record<string, unknown> = Object.fromEntries(
  Object.values(FILES).map((quiz) => [quiz.quizId, quiz]),
);

/** Opens the quiz folder; a new one gets the samples, which are offered too if there can be no folder. */
export async function openQuizzes(folder: string, parts: QuizzesParts): Promise<Quizzes> {
  const canBeRead = await provideQuizFolder(folder).then(
    () => true,
    (error: unknown) => {
      parts.log(
        'error',
        `the quiz folder ${folder} cannot be created (${String(error)}); the built-in quizzes are offered`,
      );
      return false;
    },
  );
  const quizzes = new Quizzes(folder, parts, canBeRead ? {} : sampleQuizzes);
  await quizzes.refresh();
  return quizzes;
}

/** Fills a quiz folder that does not exist yet with the samples; an existing one stays as it is. */
export async function provideQuizFolder(folder: string): Promise<void> {
  if (await stat(folder).catch(() => undefined)) return;
  // Filled in another place and then renamed: an interrupted start leaves no half-filled folder behind.
  const draft = join(dirname(folder), newDraft());
  await mkdir(join(draft, 'media'), { recursive: true });
  const now = new Date();
  for (const [name, quiz] of Object.entries(sampleQuizzes)) {
    const file = join(draft, `${name}.json`);
    await writeFile(file, `${JSON.stringify(quiz, null, 2)}\n`);
    // All get the same time: none of them is newer than another.
    await utimes(file, now, now);
  }
  await moveFile(draft, folder).catch(async (error: unknown) => {
    // Another process with the same data folder may have been faster.
    if (!(await stat(folder).catch(() => undefined))) throw error;
    await rm(draft, { recursive: true, force: true });
  });
}
