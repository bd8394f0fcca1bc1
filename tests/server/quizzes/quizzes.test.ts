import { execFileSync } from 'node:child_process';
import fs, { mkdir, readdir, rm, symlink, unlink, utimes } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { provideQuizFolder, sampleQuizzes } from '../../../src/server/quizzes/quizzes';
import { deferred } from '../../support/deferred';
import { PUB_QUIZ, temporaryFolder, writeQuiz } from '../../support/quizServer';
import { openQuizFolder } from './quizFolder';

test('every valid file is a quiz; what is wrong with the others is logged', async () => {
  const { ids, logged } = await openQuizFolder({
    'a-good.json': PUB_QUIZ,
    'b-broken.json': '{ "quizName": ',
    'c-empty.json': { ...PUB_QUIZ, questions: [] },
    'd-twin.json': { ...PUB_QUIZ, quizId: 'a-good' },
    'e-good.json': { ...PUB_QUIZ, quizId: 'mine' },
    'f-huge.json': JSON.stringify({ ...PUB_QUIZ, quizDescription: 'x'.repeat(1024 * 1024) }),
    'notes.txt': 'not a quiz',
    '.hidden.json': 'not a quiz',
  });
  expect(ids()).toEqual(['a-good', 'mine']);
  expect(logged.sort()).toEqual([
    expect.stringMatching(/^warn The quiz file b-broken\.json is left out: it is not JSON/),
    'warn The quiz file c-empty.json is left out: questions must have at least one question',
    'warn The quiz file d-twin.json is left out: another file has the quizId a-good',
    'warn The quiz file f-huge.json is left out: it is larger than 1 MiB',
  ]);
});

test('the most recently written quiz comes first; those of the same time are ordered by name', async () => {
  const names = ['a.json', 'b.json', 'c.json'];
  const { path, quizzes, readAgain } = await openQuizFolder(
    Object.fromEntries(names.map((name) => [name, PUB_QUIZ])),
  );
  const order = () => quizzes.summaries.map(({ quizId }) => quizId);
  for (const name of names) await utimes(path(name), 1_000, 1_000);
  await readAgain();
  expect(order()).toEqual(['a', 'b', 'c']);
  await utimes(path('b.json'), 2_000, 2_000);
  await readAgain();
  expect(order()).toEqual(['b', 'a', 'c']);
});

test('edited, added and removed files show up without a restart', async () => {
  const { dataFolder, path, quizzes, readAgain, ids } = await openQuizFolder();
  await writeQuiz(dataFolder, 'pub.json', { ...PUB_QUIZ, quizName: 'Edited' });
  await writeQuiz(dataFolder, 'new.json', PUB_QUIZ);
  await readAgain();
  expect(quizzes.get('pub')).toMatchObject({ quizName: 'Edited' });
  expect(ids()).toEqual(['new', 'pub']);
  await unlink(path('pub.json'));
  await readAgain();
  expect(ids()).toEqual(['new']);
});

test('the folder is read once a second at most, however many ask', async () => {
  const { dataFolder, quizzes, time, ids } = await openQuizFolder();
  await writeQuiz(dataFolder, 'new.json', PUB_QUIZ);
  time.pass(999);
  await Promise.all([quizzes.refresh(), quizzes.refresh()]);
  expect(ids()).toEqual(['pub']);
  time.pass(1);
  await quizzes.refresh();
  expect([ids(), time.pending]).toEqual([['new', 'pub'], 0]);
});

/** Copies of one file, whose names sort in the order of their numbers. */
function copies(count: number, content: unknown): Record<string, unknown> {
  const name = (i: number) => `quiz-${String(i).padStart(4, '0')}.json`;
  return Object.fromEntries(Array.from({ length: count }, (_, i) => [name(i), content]));
}

test('the first thousand files by name are read; that there are more is logged once', async () => {
  const { path, readAgain, ids, logged } = await openQuizFolder(copies(1_002, PUB_QUIZ));
  expect([ids().length, ids().pop()]).toEqual([1_000, 'quiz-0999']);
  await unlink(path('quiz-1001.json'));
  await readAgain();
  expect(logged).toEqual([
    'warn There are too many quiz files: quiz-1000.json and all after it are left out',
  ]);
});

test('no more than about 32 MiB of quizzes are kept', async () => {
  const large = JSON.stringify(PUB_QUIZ).padEnd(1024 * 1024);
  const { ids, logged } = await openQuizFolder(copies(35, large));
  expect(ids()).toHaveLength(33);
  expect(logged).toEqual([expect.stringMatching(/too many quiz files: quiz-0033\.json/)]);
});

test.skipIf(process.platform === 'win32')(
  'pipes, devices and folders are logged and never opened',
  async () => {
    const { path, readAgain, ids, logged } = await openQuizFolder();
    execFileSync('mkfifo', [path('a-pipe.json')]);
    await symlink(path('a-pipe.json'), path('b-link.json'));
    await symlink('/dev/zero', path('c-zero.json'));
    await mkdir(path('d-folder.json'));
    await readAgain();
    expect(ids()).toEqual(['pub']);
    const names = ['a-pipe', 'b-link', 'c-zero', 'd-folder'];
    expect(logged).toEqual(
      names.map((name) => `warn The quiz file ${name}.json is left out: it is not a regular file`),
    );
  },
);

test('a missing folder is logged, and its quizzes are gone', async () => {
  const { path, readAgain, ids, logged } = await openQuizFolder();
  await rm(path(''), { recursive: true });
  await readAgain();
  expect(ids()).toEqual([]);
  expect(logged).toEqual([expect.stringContaining('The quiz folder cannot be read')]);
});

test('a new folder gets the samples and a media folder, and an existing one never does', async () => {
  const folder = join(await temporaryFolder(), 'quizzes');
  await provideQuizFolder(folder);
  const names = Object.keys(sampleQuizzes).map((name) => `${name}.json`);
  expect((await readdir(folder)).sort()).toEqual([...names, 'media'].sort());
  await unlink(join(folder, 'music.json'));
  await provideQuizFolder(folder);
  expect(await readdir(folder)).not.toContain('music.json');
});

test('a folder that does not answer delays only the first callers, and only for two seconds', async () => {
  const { dataFolder, quizzes, time, logged } = await openQuizFolder();
  await writeQuiz(dataFolder, 'new.json', PUB_QUIZ);
  const answer = deferred();
  vi.spyOn(fs, 'readdir').mockImplementationOnce(() => answer.promise.then(() => []));
  // So that the modules under test call it as well.
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  time.pass(1_000);
  const first = quizzes.refresh();
  time.pass(2_000);
  await first;
  await quizzes.refresh();
  expect(quizzes.summaries).toMatchObject([{ quizId: 'pub' }]);
  expect(logged).toEqual(['warn The quiz folder is not responding: using the quizzes known so far']);
  answer.resolve();
  await expect.poll(() => quizzes.summaries).toEqual([]);
  time.pass(1_000);
  await quizzes.refresh();
  expect(quizzes.summaries).toHaveLength(2);
});
