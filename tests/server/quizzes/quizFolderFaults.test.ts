import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { Quizzes } from '../../../src/server/quizzes/quizzes';
import { deferred } from '../../support/deferred';
import { createManualSchedule } from '../../support/manualSchedule';
import { dataFolderWith, mediaOf, PUB_QUIZ, writeQuiz } from '../../support/quizServer';

/** Replaces the next call of this system function, whichever module makes it. */
function answerNext(call: 'readdir', answer: () => Promise<unknown>): void {
  vi.spyOn(fs, call).mockImplementationOnce(answer as never);
  syncBuiltinESMExports();
}

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

test('a folder that does not answer delays only the first callers, and only for two seconds', async () => {
  const dataFolder = await dataFolderWith({ 'pub.json': PUB_QUIZ });
  const time = createManualSchedule();
  const logged: string[] = [];
  const log = (level: string, message: string) => logged.push(`${level} ${message}`);
  const quizzes = new Quizzes(join(dataFolder, 'quizzes'), { ...time, log, media: mediaOf(dataFolder) });
  await quizzes.refresh();
  await writeQuiz(dataFolder, 'new.json', PUB_QUIZ);
  const answer = deferred();
  answerNext('readdir', () => answer.promise.then(() => []));
  time.pass(1_000);
  const first = quizzes.refresh();
  time.pass(2_000);
  await first;
  await quizzes.refresh();
  expect(quizzes.summaries).toMatchObject([{ quizId: 'pub' }]);
  expect(logged).toEqual(['warn the quiz folder does not answer; the quizzes known so far are used']);
  answer.resolve();
  await expect.poll(() => quizzes.summaries).toEqual([]);
  time.pass(1_000);
  await quizzes.refresh();
  expect(quizzes.summaries).toHaveLength(2);
});
