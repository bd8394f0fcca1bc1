import { mkdir, readdir, readFile, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Quizzes } from '../../../src/server/quizzes/quizzes';
import { DRAFT } from '../../../src/server/disk';
import { createManualSchedule } from '../../support/manualSchedule';
import { dataFolderWith, mediaOf, PUB_QUIZ } from '../../support/quizServer';

async function openQuizzes(files: Record<string, unknown> = { 'pub.json': PUB_QUIZ }) {
  const dataFolder = await dataFolderWith(files);
  const folder = join(dataFolder, 'quizzes');
  const logged: string[] = [];
  const log = (level: string, message: string) => logged.push(`${level} ${message}`);
  const quizzes = new Quizzes(folder, {
    ...createManualSchedule(),
    now: () => Date.UTC(2026, 10, 21, 20, 15),
    media: mediaOf(dataFolder),
    log,
  });
  const text = (name: string) => readFile(join(folder, name), 'utf8');
  return {
    ...{ dataFolder, folder, quizzes, logged, text },
    names: async () => (await readdir(folder)).sort(),
    json: async (name: string): Promise<unknown> => JSON.parse(await text(name)),
  };
}

const CHANGED = { ...PUB_QUIZ, quizName: 'Changed' };
const is = (etag: string) => (other: string) => other === etag;

test('unknown fields are kept, and the id is added if the file is not named after it', async () => {
  const { quizzes, json } = await openQuizzes({ 'Friday 1.json': { ...PUB_QUIZ, quizId: 'mine' } });
  const { etag } = await quizzes.read('mine');
  await quizzes.save('mine', { ...PUB_QUIZ, colour: 'red' }, is(etag));
  expect(await json('Friday 1.json')).toEqual({ quizId: 'mine', ...PUB_QUIZ, colour: 'red' });
});

test('of two simultaneous saves of a quiz the second is refused, with the ETag of the first', async () => {
  const { quizzes, json } = await openQuizzes();
  const { etag } = await quizzes.read('pub');
  const first = quizzes.save('pub', CHANGED, is(etag));
  const second = quizzes.save('pub', { ...PUB_QUIZ, quizName: 'Lost' }, is(etag));
  await expect(second).rejects.toMatchObject({ code: 'quiz_changed', more: { etag: (await first).etag } });
  expect(await json('pub.json')).toEqual(CHANGED);
});

test('a new quiz never replaces another one, or a file that cannot be read', async () => {
  const { quizzes, names, text } = await openQuizzes({ 'pub.json': PUB_QUIZ, 'Broken.json': '{' });
  await expect(quizzes.save('pub', CHANGED, 'nothing')).rejects.toMatchObject({ code: 'quiz_changed' });
  expect(await quizzes.save('broken', CHANGED, 'nothing')).toMatchObject({ isNew: true });
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
])('the quiz %j is stored under a name that every system accepts', async (quizId, fileName) => {
  const { quizzes, names } = await openQuizzes();
  await quizzes.save(quizId, PUB_QUIZ, 'nothing');
  expect(await names()).toContain(fileName);
  expect(quizzes.get(quizId)).toMatchObject({ quizId });
});

test.each([[''], ['..'], ['../x'], ['a\\b'], ['a\nb'], [' a'], ['trash'], ['import'], ['x'.repeat(101)]])(
  'there cannot be a quiz %j',
  async (quizId) => {
    const { quizzes, names } = await openQuizzes();
    const refused = { code: 'invalid_id' };
    await expect(quizzes.save(quizId, PUB_QUIZ, 'nothing')).rejects.toMatchObject(refused);
    await expect(quizzes.read(quizId)).rejects.toMatchObject(refused);
    expect(await names()).toEqual(['pub.json']);
  },
);

test('a quiz too large or nested too deeply for a file is refused', async () => {
  const { quizzes, text } = await openQuizzes();
  const before = await text('pub.json');
  const large = quizzes.save('pub', { ...PUB_QUIZ, more: 'x'.repeat(1024 * 1024) }, () => true);
  await expect(large).rejects.toMatchObject({ code: 'body_too_large' });
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  await expect(quizzes.save('pub', { ...PUB_QUIZ, deep }, () => true)).rejects.toMatchObject({
    code: 'invalid_body',
  });
  expect(await text('pub.json')).toBe(before);
});

test('on a full disk a quiz stays as it was, and can be saved when there is room again', async () => {
  const { quizzes, folder, text, names, logged } = await openQuizzes();
  const before = await text('pub.json');
  await symlink('/dev/full', join(folder, DRAFT));
  await expect(quizzes.save('pub', CHANGED, () => true)).rejects.toMatchObject({ code: 'save_failed' });
  expect([await text('pub.json'), await names()]).toEqual([before, ['pub.json']]);
  expect(logged).toEqual([expect.stringMatching(/^warn quiz pub is not stored: .*ENOSPC/)]);
  expect(await quizzes.save('pub', CHANGED, () => true)).toMatchObject({ isNew: false });
});

test('quizzes deleted under one name are restored under different ids', async () => {
  const { quizzes } = await openQuizzes();
  await quizzes.delete('pub');
  await quizzes.save('pub', CHANGED, 'nothing');
  await quizzes.delete('pub');
  await quizzes.save('pub', { ...PUB_QUIZ, quizName: 'Third' }, 'nothing');
  const ids = [];
  for (const { trashId } of await quizzes.deleted()) ids.push(await quizzes.restore(trashId));
  expect(ids).toEqual(['pub-2', 'pub-3']);
  const namesOf = quizzes.summaries.map(({ quizName }) => quizName).sort();
  expect(namesOf).toEqual(['Changed', 'Pub Quiz', 'Third']);
});

test('an id of the maximum length can be numbered', async () => {
  const { quizzes } = await openQuizzes();
  const quizId = 'x'.repeat(100);
  await quizzes.save(quizId, PUB_QUIZ, 'nothing');
  await quizzes.delete(quizId);
  await quizzes.save(quizId, CHANGED, 'nothing');
  const [deleted] = await quizzes.deleted();
  const restored = await quizzes.restore(deleted!.trashId);
  expect(restored).toBe(`${'x'.repeat(90)}-2`);
  expect((await quizzes.read(restored)).bytes.toString()).toContain('Pub Quiz');
});

test('a quiz that has changed is not deleted, and nothing else is restored', async () => {
  const { quizzes, dataFolder, names } = await openQuizzes();
  await expect(quizzes.delete('pub', is('"another"'))).rejects.toMatchObject({ code: 'quiz_changed' });
  await expect(quizzes.delete('none')).rejects.toMatchObject({ code: 'quiz_not_found' });
  await mkdir(join(dataFolder, 'quizzes', 'trash'));
  for (const trashId of ['../pub.json', 'pub.json', ''])
    await expect(quizzes.restore(trashId)).rejects.toMatchObject({ code: 'quiz_not_found' });
  expect(await names()).toEqual(['pub.json', 'trash']);
});
