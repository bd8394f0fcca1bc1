import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readQuiz } from '../../src/game/quiz/readQuiz';
import type { ServerProcess } from './serverProcess';

/** Puts a quiz into a running server's folder, and waits until the server has it. Throws if it has faults. */
export async function addQuiz(
  { dataFolder, origin }: ServerProcess,
  quizId: string,
  quiz: object,
): Promise<void> {
  const read = readQuiz(quiz);
  if (!read.ok) throw new Error(`the quiz ${quizId} cannot be played: ${JSON.stringify(read.faults)}`);
  await writeFile(join(dataFolder, 'quizzes', `${quizId}.json`), JSON.stringify(quiz));
  for (;;) {
    const { quizzes } = (await (await fetch(`${origin}/quizzes`)).json()) as {
      quizzes: { quizId: string }[];
    };
    if (quizzes.some((each) => each.quizId === quizId)) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
