import { cp } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { registerHost } from '../support/gameOnHubs';
import { playedEvening } from '../support/pastEvening';
import { askResults, PUB_QUIZ, startQuizServer, temporaryFolder } from '../support/quizServer';
import { storeAround } from '../support/storeAround';

const ANOTHER = { type: 'anotherQuiz', quizId: 'pub', keepPoints: false } as const;

/**
 * Returns how many quizzes a restart finds if the server was killed after so many writes of `anotherQuiz`, and
 * how many after the command was given once more unless it had been carried out.
 */
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
  const taking = host.command(ANOTHER);
  const isTaken = await Promise.race([taking.then(() => true), wasCut.then(() => false)]);
  left = isTaken ? Infinity : 0;
  const dataFolder = await temporaryFolder();
  await cp(server.dataFolder, dataFolder, { recursive: true });
  left = Infinity;
  const again = await startQuizServer({ dataFolder });
  const count = async () => {
    const { quizName, former = [] } = (await (await askResults(again, host.session)).json()) as Results;
    for (const each of [quizName, ...former.map((one) => one.quizName)]) expect(each).toBe(PUB_QUIZ.quizName);
    return 1 + former.length;
  };
  const found = await count();
  if (found === 1) await (await registerHost(again, host.session)).command(ANOTHER);
  return { found, finally: await count(), isWritten, isTaken };
}

interface Results {
  quizName: string;
  former?: { quizName: string }[];
}

test('whenever the server is killed, a quiz followed by another is in the results once, and the next can be chosen again', async () => {
  for (let writes = 0; writes < 20; writes++) {
    const { isWritten, isTaken, ...quizzes } = await quizzesAfterKill(writes);
    expect({ writes, ...quizzes }).toEqual({ writes, found: isWritten ? 2 : 1, finally: 2 });
    if (isTaken) return;
  }
  throw new Error('anotherQuiz never ended');
});
