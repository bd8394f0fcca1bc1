import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ServerProcess } from './serverProcess';

/** Puts a quiz into a running server's folder, and waits until the server has it. */
export async function addQuiz(
  { dataFolder, origin }: ServerProcess,
  quizId: string,
  quiz: object,
): Promise<void> {
  await writeFile(join(dataFolder, 'quizzes', `${quizId}.json`), JSON.stringify(quiz));
  for (;;) {
    const { quizzes } = (await (await fetch(`${origin}/quizzes`)).json()) as {
      quizzes: { quizId: string }[];
    };
    if (quizzes.some((each) => each.quizId === quizId)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
