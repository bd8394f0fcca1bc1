import { mkdir, symlink } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { DRAFT } from '../../../src/server/disk';
import { PUB_QUIZ } from '../../support/quizServer';
import { openQuizFolder } from './quizFolder';

const CHANGED = { ...PUB_QUIZ, quizName: 'Changed' };
const is = (etag: string) => (other: string) => other === etag;

test('unknown fields are kept, and the id is added if the file is not named after it', async () => {
  const { documents, text } = await openQuizFolder({ 'Friday 1.json': { ...PUB_QUIZ, quizId: 'mine' } });
  const { etag } = await documents.read('mine');
  await documents.save('mine', { ...PUB_QUIZ, colour: 'red' }, is(etag));
  expect(JSON.parse(await text('Friday 1.json'))).toEqual({ quizId: 'mine', ...PUB_QUIZ, colour: 'red' });
});

test('of two simultaneous saves of a quiz the second is refused, with the ETag of the first', async () => {
  const { documents, text } = await openQuizFolder();
  const { etag } = await documents.read('pub');
  const first = documents.save('pub', CHANGED, is(etag));
  const second = documents.save('pub', { ...PUB_QUIZ, quizName: 'Lost' }, is(etag));
  await expect(second).rejects.toMatchObject({ code: 'quiz_changed', more: { etag: (await first).etag } });
  expect(JSON.parse(await text('pub.json'))).toEqual(CHANGED);
});

test('a new quiz never replaces another one, or a file that cannot be read', async () => {
  const { documents, names, text } = await openQuizFolder({ 'pub.json': PUB_QUIZ, 'Broken.json': '{' });
  await expect(documents.save('pub', CHANGED, 'nothing')).rejects.toMatchObject({ code: 'quiz_changed' });
  expect(await documents.save('broken', CHANGED, 'nothing')).toMatchObject({ isNew: true });
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
  const { documents, quizzes, names } = await openQuizFolder();
  await documents.save(quizId, PUB_QUIZ, 'nothing');
  expect(await names()).toContain(fileName);
  expect(quizzes.get(quizId)).toMatchObject({ quizId });
});

test.each([[''], ['..'], ['../x'], ['a\\b'], ['a\nb'], [' a'], ['trash'], ['import'], ['x'.repeat(101)]])(
  'there cannot be a quiz %j',
  async (quizId) => {
    const { documents, names } = await openQuizFolder();
    const refused = { code: 'invalid_id' };
    await expect(documents.save(quizId, PUB_QUIZ, 'nothing')).rejects.toMatchObject(refused);
    await expect(documents.read(quizId)).rejects.toMatchObject(refused);
    expect(await names()).toEqual(['pub.json']);
  },
);

test('a quiz too large or nested too deeply for a file is refused', async () => {
  const { documents, text } = await openQuizFolder();
  const before = await text('pub.json');
  const large = documents.save('pub', { ...PUB_QUIZ, more: 'x'.repeat(1024 * 1024) }, () => true);
  await expect(large).rejects.toMatchObject({ code: 'body_too_large' });
  const deep: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`);
  await expect(documents.save('pub', { ...PUB_QUIZ, deep }, () => true)).rejects.toMatchObject({
    code: 'invalid_body',
  });
  expect(await text('pub.json')).toBe(before);
});

test('on a full disk a quiz stays as it was, and can be saved when there is room again', async () => {
  const { documents, path, text, names, logged } = await openQuizFolder();
  const before = await text('pub.json');
  await symlink('/dev/full', path(DRAFT));
  await expect(documents.save('pub', CHANGED, () => true)).rejects.toMatchObject({ code: 'save_failed' });
  expect([await text('pub.json'), await names()]).toEqual([before, ['pub.json']]);
  expect(logged).toEqual([expect.stringMatching(/^warn Could not save quiz pub: .*ENOSPC/)]);
  expect(await documents.save('pub', CHANGED, () => true)).toMatchObject({ isNew: false });
});

test('quizzes deleted under one name are restored under different ids', async () => {
  const { documents, quizzes } = await openQuizFolder();
  await documents.delete('pub');
  await documents.save('pub', CHANGED, 'nothing');
  await documents.delete('pub');
  await documents.save('pub', { ...PUB_QUIZ, quizName: 'Third' }, 'nothing');
  const ids = [];
  for (const { trashId } of await documents.deleted()) ids.push(await documents.restore(trashId));
  expect(ids).toEqual(['pub-2', 'pub-3']);
  const namesOf = quizzes.summaries.map(({ quizName }) => quizName).sort();
  expect(namesOf).toEqual(['Changed', 'Pub Quiz', 'Third']);
});

test('an id of the maximum length can be numbered', async () => {
  const { documents } = await openQuizFolder();
  const quizId = 'x'.repeat(100);
  await documents.save(quizId, PUB_QUIZ, 'nothing');
  await documents.delete(quizId);
  await documents.save(quizId, CHANGED, 'nothing');
  const [deleted] = await documents.deleted();
  const restored = await documents.restore(deleted!.trashId);
  expect(restored).toBe(`${'x'.repeat(90)}-2`);
  expect((await documents.read(restored)).bytes.toString()).toContain('Pub Quiz');
});

test('a quiz that has changed is not deleted, and nothing else is restored', async () => {
  const { documents, path, names } = await openQuizFolder();
  await expect(documents.delete('pub', is('"another"'))).rejects.toMatchObject({ code: 'quiz_changed' });
  await expect(documents.delete('none')).rejects.toMatchObject({ code: 'quiz_not_found' });
  await mkdir(path('trash'));
  for (const trashId of ['../pub.json', 'pub.json', ''])
    await expect(documents.restore(trashId)).rejects.toMatchObject({ code: 'quiz_not_found' });
  expect(await names()).toEqual(['pub.json', 'trash']);
});
