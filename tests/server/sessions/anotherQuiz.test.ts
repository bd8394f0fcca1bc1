import { cp } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { playedEvening } from '../../support/pastEvening';
import { askResults, PUB_QUIZ, startQuizServer, temporaryFolder } from '../../support/quizServer';
import { storeAround } from '../../support/storeAround';

/** Returns which quizzes a restart finds if the server was killed after so many writes of `anotherQuiz`. */
async function quizzesAfterKill(writes: number) {
  let left = Infinity;
  let isWritten = false;
  let cut = (): void => undefined;
  const wasCut = new Promise<void>((resolve) => (cut = resolve));
  const openStore = storeAround((write, what) => {
    const isGame = left < Infinity && what === 'put game';
    if (left-- > 0) return write().then(() => void (isWritten ||= isGame));
    cut();
    return new Promise(() => undefined);
  });
  const { server, host } = await playedEvening({ openStore });
  left = writes;
  const taking = host.command({ type: 'anotherQuiz', quizId: 'pub', keepPoints: false });
  const isTaken = await Promise.race([taking.then(() => true), wasCut.then(() => false)]);
  left = isTaken ? Infinity : 0;
  const dataFolder = await temporaryFolder();
  await cp(server.dataFolder, dataFolder, { recursive: true });
  left = Infinity;
  const again = await startQuizServer({ dataFolder });
  const response = await askResults(again, host.session);
  const { quizName, former = [] } = (await response.json()) as Results;
  return { quizzes: [quizName, ...former.map((each) => each.quizName)], isWritten, isTaken };
}

interface Results {
  quizName: string;
  former?: { quizName: string }[];
}

test('a quiz followed by another is in the results exactly once, whenever the server is killed', async () => {
  for (let writes = 0; writes < 20; writes++) {
    const { quizzes, isWritten, isTaken } = await quizzesAfterKill(writes);
    expect([writes, quizzes]).toEqual([writes, expect.arrayContaining([PUB_QUIZ.quizName])]);
    expect([writes, quizzes.length]).toEqual([writes, isWritten ? 2 : 1]);
    if (isTaken) return;
  }
  throw new Error('anotherQuiz never ended');
});
