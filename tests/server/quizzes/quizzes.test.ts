import { execFileSync } from 'node:child_process';
import { mkdir, readdir, rm, symlink, unlink, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { provideQuizFolder, sampleQuizzes } from '../../../src/server/quizzes/openQuizzes';
import { Quizzes } from '../../../src/server/quizzes/quizzes';
import { createManualSchedule } from '../../support/manualSchedule';
import { dataFolderWith, mediaOf, PUB_QUIZ, temporaryFolder, writeQuiz } from '../../support/quizServer';

async function openFolder(files: Record<string, unknown>) {
  const dataFolder = await dataFolderWith(files);
  const logged: string[] = [];
  const time = createManualSchedule();
  const quizzes = new Quizzes(join(dataFolder, 'quizzes'), {
    ...time,
    media: mediaOf(dataFolder),
    log: (level, message) => logged.push(`${level} ${message}`),
  });
  await quizzes.refresh();
  /** Reads the folder again, a second later. */
  const readAgain = () => {
    time.pass(1_000);
    return quizzes.refresh();
  };
  return {
    ...{ dataFolder, quizzes, logged, time, readAgain },
    /** Sorted by name, regardless of when they were written. */
    ids: () => quizzes.summaries.map(({ quizId }) => quizId).sort(),
  };
}

test('every valid file is a quiz; what is wrong with the others is logged', async () => {
  const { ids, logged } = await openFolder({
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
    expect.stringMatching(/^warn quiz file b-broken\.json is left out: is not JSON/),
    'warn quiz file c-empty.json is left out: questions must have at least one question',
    'warn quiz file d-twin.json is left out: another file has the quizId a-good',
    'warn quiz file f-huge.json is left out: is larger than 1 MiB',
  ]);
});

test('the most recently written quiz comes first; those of the same time are ordered by name', async () => {
  const { dataFolder, quizzes, readAgain } = await openFolder({
    'a.json': PUB_QUIZ,
    'b.json': PUB_QUIZ,
    'c.json': PUB_QUIZ,
  });
  const order = () => quizzes.summaries.map(({ quizId }) => quizId);
  const write = (name: string, at: number) => utimes(join(dataFolder, 'quizzes', name), at, at);
  for (const name of ['a.json', 'b.json', 'c.json']) await write(name, 1_000);
  await readAgain();
  expect(order()).toEqual(['a', 'b', 'c']);
  await write('b.json', 2_000);
  await readAgain();
  expect(order()).toEqual(['b', 'a', 'c']);
});

test('a reason is logged once, and again only when it changes', async () => {
  const { dataFolder, readAgain, logged } = await openFolder({ 'pub.json': '{' });
  await readAgain();
  expect(logged).toHaveLength(1);
  await writeQuiz(dataFolder, 'pub.json', { ...PUB_QUIZ, questions: [] });
  await readAgain();
  await readAgain();
  expect(logged).toHaveLength(2);
});

test('edited, added and removed files show up without a restart', async () => {
  const { dataFolder, quizzes, readAgain, ids } = await openFolder({ 'pub.json': PUB_QUIZ });
  await writeQuiz(dataFolder, 'pub.json', { ...PUB_QUIZ, quizName: 'Edited' });
  await writeQuiz(dataFolder, 'new.json', PUB_QUIZ);
  await readAgain();
  expect(quizzes.get('pub')).toMatchObject({ quizName: 'Edited' });
  expect(ids()).toEqual(['new', 'pub']);
  await unlink(join(dataFolder, 'quizzes', 'pub.json'));
  await readAgain();
  expect(ids()).toEqual(['new']);
});

test('the folder is read once a second at most, however many ask', async () => {
  const { dataFolder, quizzes, time, ids } = await openFolder({ 'pub.json': PUB_QUIZ });
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
  const { dataFolder, readAgain, ids, logged } = await openFolder(copies(1_002, PUB_QUIZ));
  expect([ids().length, ids().pop()]).toEqual([1_000, 'quiz-0999']);
  await unlink(join(dataFolder, 'quizzes', 'quiz-1001.json'));
  await readAgain();
  expect(logged).toEqual([
    'warn there are too many quiz files: quiz-1000.json and all after it are left out',
  ]);
});

test('no more than about 32 MiB of quizzes are kept', async () => {
  const large = JSON.stringify(PUB_QUIZ).padEnd(1024 * 1024);
  const { ids, logged } = await openFolder(copies(35, large));
  expect(ids()).toHaveLength(33);
  expect(logged).toEqual([expect.stringMatching(/too many quiz files: quiz-0033\.json/)]);
});

test.skipIf(process.platform === 'win32')(
  'pipes, devices and folders are logged and never opened',
  async () => {
    const { dataFolder, readAgain, ids, logged } = await openFolder({ 'pub.json': PUB_QUIZ });
    const path = (name: string) => join(dataFolder, 'quizzes', name);
    execFileSync('mkfifo', [path('a-pipe.json')]);
    await symlink(path('a-pipe.json'), path('b-link.json'));
    await symlink('/dev/zero', path('c-zero.json'));
    await mkdir(path('d-folder.json'));
    await readAgain();
    expect(ids()).toEqual(['pub']);
    const names = ['a-pipe', 'b-link', 'c-zero', 'd-folder'];
    expect(logged).toEqual(
      names.map((name) => `warn quiz file ${name}.json is left out: is not a regular file`),
    );
  },
);

test('a missing folder is logged, and its quizzes are gone', async () => {
  const { dataFolder, readAgain, ids, logged } = await openFolder({ 'pub.json': PUB_QUIZ });
  await rm(join(dataFolder, 'quizzes'), { recursive: true });
  await readAgain();
  expect(ids()).toEqual([]);
  expect(logged).toEqual([expect.stringContaining('the quiz folder cannot be read')]);
});

test('a new folder gets the samples and a media folder, and an existing one never does', async () => {
  const dataFolder = await temporaryFolder();
  const folder = join(dataFolder, 'quizzes');
  await provideQuizFolder(folder);
  const quizzes = new Quizzes(folder, {
    ...createManualSchedule(),
    media: mediaOf(dataFolder),
    log: () => undefined,
  });
  await quizzes.refresh();
  expect(quizzes.summaries.map(({ quizId }) => quizId)).toEqual(Object.keys(sampleQuizzes).sort());
  await unlink(join(folder, 'music.json'));
  await provideQuizFolder(folder);
  const left = Object.keys(sampleQuizzes).filter((name) => name !== 'music');
  expect(await readdir(folder)).toEqual([...left.map((name) => `${name}.json`), 'media'].sort());
});
