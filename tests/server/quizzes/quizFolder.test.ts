import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Quizzes } from '../../../src/server/quizzes/quizzes';
import { DRAFT } from '../../../src/server/disk';
import { QuizFolder } from '../../../src/server/quizzes/quizFolder';
import { createManualSchedule } from '../../support/manualSchedule';
import { dataFolderWith, mediaOf, PUB_QUIZ, writeQuiz } from '../../support/quizServer';

async function openStore(files: Record<string, unknown> = { 'pub.json': PUB_QUIZ }) {
  const dataFolder = await dataFolderWith(files);
  const folder = join(dataFolder, 'quizzes');
  const logged: string[] = [];
  const log = (level: string, message: string) => logged.push(`${level} ${message}`);
  const quizzes = new Quizzes(folder, { ...createManualSchedule(), media: mediaOf(dataFolder), log });
  const store = new QuizFolder(folder, quizzes, { log, now: () => Date.UTC(2026, 10, 21, 20, 15) });
  const text = (name: string) => readFile(join(folder, name), 'utf8');
  return {
    ...{ dataFolder, folder, quizzes, store, logged, text },
    names: async () => (await readdir(folder)).sort(),
    json: async (name: string): Promise<unknown> => JSON.parse(await text(name)),
  };
}

const CHANGED = { ...PUB_QUIZ, quizName: 'Changed' };
const is = (etag: string) => (other: string) => other === etag;

test('a quiz is saved over what it was read as, and is offered at once', async () => {
  const { store, quizzes, json, names } = await openStore();
  const { etag } = await store.read('pub');
  const saved = await store.save('pub', CHANGED, is(etag));
  expect(saved).toEqual({ isNew: false, etag: (await store.read('pub')).etag });
  expect(saved.etag).not.toBe(etag);
  expect([await names(), await json('pub.json')]).toEqual([['pub.json'], CHANGED]);
  expect(quizzes.get('pub')).toMatchObject({ quizName: 'Changed' });
});

test('fields that the server does not know are kept, and the id stands where the file is not named so', async () => {
  const { store, json } = await openStore({ 'Friday 1.json': { ...PUB_QUIZ, quizId: 'mine' } });
  const { etag } = await store.read('mine');
  await store.save('mine', { ...PUB_QUIZ, colour: 'red' }, is(etag));
  expect(await json('Friday 1.json')).toEqual({ quizId: 'mine', ...PUB_QUIZ, colour: 'red' });
});

test('of two saves at once to the same quiz the second is refused, and told what there is now', async () => {
  const { store, json } = await openStore();
  const { etag } = await store.read('pub');
  const first = store.save('pub', CHANGED, is(etag));
  const second = store.save('pub', { ...PUB_QUIZ, quizName: 'Lost' }, is(etag));
  await expect(second).rejects.toMatchObject({ code: 'quiz_changed', more: { etag: (await first).etag } });
  expect(await json('pub.json')).toEqual(CHANGED);
});

test('a file edited by hand is seen at once, and not overwritten', async () => {
  const { store, dataFolder, json } = await openStore();
  const { etag } = await store.read('pub');
  await writeQuiz(dataFolder, 'pub.json', { ...PUB_QUIZ, quizName: 'By hand' });
  expect(JSON.parse(String((await store.read('pub')).bytes))).toMatchObject({ quizName: 'By hand' });
  await expect(store.save('pub', CHANGED, is(etag))).rejects.toMatchObject({ code: 'quiz_changed' });
  expect(await json('pub.json')).toMatchObject({ quizName: 'By hand' });
});

test('a new quiz never takes the place of another one, nor of a file that cannot be read', async () => {
  const { store, names, text } = await openStore({ 'pub.json': PUB_QUIZ, 'Broken.json': '{' });
  await expect(store.save('pub', CHANGED, 'nothing')).rejects.toMatchObject({ code: 'quiz_changed' });
  expect(await store.save('broken', CHANGED, 'nothing')).toMatchObject({ isNew: true });
  expect([await names(), await text('Broken.json')]).toEqual([
    ['Broken.json', 'broken-2.json', 'pub.json'],
    '{',
  ]);
});

test.each([
  ['my quiz?', 'my-quiz.json'],
  ['CON', 'quiz-CON.json'],
  ['com¹', 'quiz-com¹.json'],
  ['a:b*c.', 'a-b-c.json'],
  ['🎉', 'quiz.json'],
  ['PUB', 'PUB-2.json'],
  ['𝄞𐌰'.repeat(25), `${'𐌰-'.repeat(25).slice(0, -1)}.json`],
])('the quiz %j is stored under a name that every system knows', async (quizId, fileName) => {
  const { store, quizzes, names } = await openStore();
  await store.save(quizId, PUB_QUIZ, 'nothing');
  expect(await names()).toContain(fileName);
  expect(quizzes.get(quizId)).toMatchObject({ quizId });
});

test.each([[''], ['..'], ['../x'], ['a\\b'], ['a\nb'], [' a'], ['trash'], ['import'], ['x'.repeat(101)]])(
  'there can be no quiz %j',
  async (quizId) => {
    const { store, names } = await openStore();
    const refused = { code: 'invalid_id' };
    await expect(store.save(quizId, PUB_QUIZ, 'nothing')).rejects.toMatchObject(refused);
    await expect(store.read(quizId)).rejects.toMatchObject(refused);
    expect(await names()).toEqual(['pub.json']);
  },
);

test('a quiz too large or nested too deeply for a file is refused', async () => {
  const { store, text } = await openStore();
  const before = await text('pub.json');
  const large = store.save('pub', { ...PUB_QUIZ, more: 'x'.repeat(1024 * 1024) }, () => true);
  await expect(large).rejects.toMatchObject({ code: 'body_too_large' });
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  await expect(store.save('pub', { ...PUB_QUIZ, deep }, () => true)).rejects.toMatchObject({
    code: 'invalid_body',
  });
  expect(await text('pub.json')).toBe(before);
});

test('on a full disk a quiz stays as it was, and can be saved when there is room again', async () => {
  const { store, folder, text, names, logged } = await openStore();
  const before = await text('pub.json');
  await symlink('/dev/full', join(folder, DRAFT));
  await expect(store.save('pub', CHANGED, () => true)).rejects.toMatchObject({ code: 'save_failed' });
  expect([await text('pub.json'), await names()]).toEqual([before, ['pub.json']]);
  expect(logged).toEqual([expect.stringMatching(/^warn quiz pub is not stored: .*ENOSPC/)]);
  expect(await store.save('pub', CHANGED, () => true)).toMatchObject({ isNew: false });
});

test('a deleted quiz is told of with name and time, and comes back as it was', async () => {
  const { store, quizzes, names, text } = await openStore();
  const before = await text('pub.json');
  await store.delete('pub');
  expect([await names(), quizzes.summaries]).toEqual([['trash'], []]);
  const [deleted, ...others] = await store.deleted();
  expect([deleted, others]).toMatchObject([
    { quizName: 'Pub Quiz', deletedAt: '2026-11-21T20:15:00.000Z' },
    [],
  ]);
  expect(await store.restore(deleted!.trashId)).toBe('pub');
  expect([await text('pub.json'), await store.deleted()]).toEqual([before, []]);
  expect(await store.read('pub')).toMatchObject({ fileName: 'pub.json' });
});

test('quizzes deleted under one name come back under ids of their own', async () => {
  const { store, quizzes } = await openStore();
  await store.delete('pub');
  await store.save('pub', CHANGED, 'nothing');
  await store.delete('pub');
  await store.save('pub', { ...PUB_QUIZ, quizName: 'Third' }, 'nothing');
  const ids = [];
  for (const { trashId } of await store.deleted()) ids.push(await store.restore(trashId));
  expect(ids).toEqual(['pub-2', 'pub-3']);
  const namesOf = quizzes.summaries.map(({ quizName }) => quizName).sort();
  expect(namesOf).toEqual(['Changed', 'Pub Quiz', 'Third']);
});

test('an id of full length can be numbered', async () => {
  const { store } = await openStore();
  const quizId = 'x'.repeat(100);
  await store.save(quizId, PUB_QUIZ, 'nothing');
  await store.delete(quizId);
  await store.save(quizId, CHANGED, 'nothing');
  const [deleted] = await store.deleted();
  const restored = await store.restore(deleted!.trashId);
  expect(restored).toBe(`${'x'.repeat(90)}-2`);
  expect((await store.read(restored)).bytes.toString()).toContain('Pub Quiz');
});

test('a quiz that has changed is not deleted, and nothing else is brought back', async () => {
  const { store, dataFolder, names } = await openStore();
  await expect(store.delete('pub', is('"another"'))).rejects.toMatchObject({ code: 'quiz_changed' });
  await expect(store.delete('none')).rejects.toMatchObject({ code: 'quiz_not_found' });
  await mkdir(join(dataFolder, 'quizzes', 'trash'));
  for (const trashId of ['../pub.json', 'pub.json', ''])
    await expect(store.restore(trashId)).rejects.toMatchObject({ code: 'quiz_not_found' });
  expect(await names()).toEqual(['pub.json', 'trash']);
});
