import { mkdir, readdir, rm, unlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { provideQuizFolder, Quizzes } from '../../src/server/quizzes';
import { sampleQuizzes } from '../../src/server/sampleQuizzes';
import { dataFolderWith, PUB_QUIZ, temporaryFolder, writeQuiz } from '../support/quizServer';

async function openFolder(files: Record<string, unknown>) {
  const dataFolder = await dataFolderWith(files);
  const logged: string[] = [];
  const quizzes = new Quizzes(join(dataFolder, 'quizzes'), (level, message) =>
    logged.push(`${level} ${message}`),
  );
  await quizzes.refresh();
  return { dataFolder, quizzes, logged, ids: () => quizzes.summaries.map(({ quizId }) => quizId) };
}

it('every good file is a quiz; what is wrong with the others is in the log', async () => {
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
  expect(logged).toEqual([
    expect.stringMatching(/^warn quiz file b-broken\.json is left out: is not JSON/),
    'warn quiz file c-empty.json is left out: questions: there are no questions',
    'warn quiz file d-twin.json is left out: another file has the quizId a-good',
    'warn quiz file f-huge.json is left out: is larger than 1 MiB',
  ]);
});

it('a folder that is named like a quiz file hides no other quiz', async () => {
  const { dataFolder, quizzes, ids, logged } = await openFolder({ 'pub.json': PUB_QUIZ });
  await mkdir(join(dataFolder, 'quizzes', 'folder.json'));
  await quizzes.refresh();
  expect(ids()).toEqual(['pub']);
  expect(logged).toEqual([expect.stringContaining('folder.json is left out')]);
});

it('a reason is logged once, and again only when it changes', async () => {
  const { dataFolder, quizzes, logged } = await openFolder({ 'pub.json': '{' });
  await quizzes.refresh();
  expect(logged).toHaveLength(1);
  await writeQuiz(dataFolder, 'pub.json', { ...PUB_QUIZ, questions: [] });
  await quizzes.refresh();
  await quizzes.refresh();
  expect(logged).toHaveLength(2);
});

it('edited, added and removed files show up without a restart', async () => {
  const { dataFolder, quizzes, ids } = await openFolder({ 'pub.json': PUB_QUIZ });
  await writeQuiz(dataFolder, 'pub.json', { ...PUB_QUIZ, quizName: 'Edited' });
  await writeQuiz(dataFolder, 'new.json', PUB_QUIZ);
  await quizzes.refresh();
  expect(quizzes.get('pub')).toMatchObject({ quizName: 'Edited' });
  expect(ids()).toEqual(['new', 'pub']);
  await unlink(join(dataFolder, 'quizzes', 'pub.json'));
  await quizzes.refresh();
  expect(ids()).toEqual(['new']);
});

it('a folder that went missing is named in the log, and its quizzes are gone', async () => {
  const { dataFolder, quizzes, ids, logged } = await openFolder({ 'pub.json': PUB_QUIZ });
  await rm(join(dataFolder, 'quizzes'), { recursive: true });
  await quizzes.refresh();
  expect(ids()).toEqual([]);
  expect(logged).toEqual([expect.stringContaining('the quiz folder cannot be read')]);
});

it('the samples are put into a new folder, and never into one that exists', async () => {
  const folder = join(await temporaryFolder(), 'quizzes');
  await provideQuizFolder(folder, sampleQuizzes);
  const quizzes = new Quizzes(folder, () => undefined);
  await quizzes.refresh();
  expect(quizzes.summaries.map(({ quizId }) => quizId)).toEqual(Object.keys(sampleQuizzes).sort());
  await unlink(join(folder, 'music.json'));
  await provideQuizFolder(folder, sampleQuizzes);
  expect(await readdir(folder)).toHaveLength(2);
});
