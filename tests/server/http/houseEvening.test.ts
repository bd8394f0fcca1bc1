import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { HOUSE_MEDIA } from '../../../src/server/quizzes/media/houseMedia';
import { postJson, PUB_QUIZ, startQuizServer } from '../../support/quizServer';

interface Listed {
  quizId: string;
  house?: true;
  missingMedia: number;
  questionCount: number;
}

async function start() {
  const { origin } = await startQuizServer({ hasHouseEvening: true });
  const at = (path: string) => `${origin}/quizzes${path}`;
  const list = async () => ((await (await fetch(at(''))).json()) as { quizzes: Listed[] }).quizzes;
  return { origin, at, list };
}

test('the house’s evening is listed last, in each language, with all of its media', async () => {
  const { list } = await start();
  const [first, ...house] = await list();
  expect([first!.quizId, first!.house]).toEqual(['pub', undefined]);
  expect(house).toHaveLength(16);
  for (const quiz of house) expect(quiz).toMatchObject({ house: true, missingMedia: 0, questionCount: 48 });
});

test('it is played and exported, and hosts get its pictures and tunes', async () => {
  const { origin, at } = await start();
  const session = await postJson(`${origin}/session`, { quizId: 'house-evening-de' });
  expect(await session.json()).toMatchObject({ quizId: 'house-evening-de' });
  expect((await fetch(at('/house-evening-de/export?format=xlsx'))).status).toBe(200);
  for (const [name, path] of HOUSE_MEDIA) {
    const sent = await fetch(at(`/house-evening-de/media/${name}`));
    expect(Buffer.from(await sent.arrayBuffer()).equals(await readFile(path)), name).toBe(true);
  }
});

test('a copy of it is stored, changed and deleted as any quiz, and it stays as it is', async () => {
  const { at, list } = await start();
  const read = await fetch(at('/house-evening-fr'));
  // Without it, hosts' pages read no quiz.
  expect(read.headers.get('etag')).toMatch(/^".+"$/);
  const source = (await read.json()) as object;
  const made = await postJson(at(''), { ...source, quizId: undefined, quizName: 'Ma soirée' });
  const { quizId } = (await made.json()) as { quizId: string };
  expect((await list())[0]).toMatchObject({ quizId, missingMedia: 0 });
  expect((await fetch(at(`/${quizId}`), { method: 'DELETE' })).status).toBe(204);
  expect((await fetch(at('/house-evening-fr'), { method: 'DELETE' })).status).toBe(404);
  expect(await (await fetch(at('/house-evening-fr'))).json()).toEqual(source);
});

test('a file stored under its id takes its place, and gives it back when it is deleted', async () => {
  const { at, list } = await start();
  const put = await fetch(at('/house-evening-en'), {
    method: 'PUT',
    headers: { 'if-none-match': '*' },
    body: JSON.stringify(PUB_QUIZ),
  });
  expect(put.status).toBe(201);
  const found = async () => (await list()).filter(({ quizId }) => quizId === 'house-evening-en');
  expect(await found()).toMatchObject([{ questionCount: 1 }]);
  expect((await fetch(at('/house-evening-en'), { method: 'DELETE' })).status).toBe(204);
  expect(await found()).toMatchObject([{ house: true, questionCount: 48 }]);
});

test('no upload takes the name of one of its pictures', async () => {
  const { at } = await start();
  const [name, path] = [...HOUSE_MEDIA][0]!;
  const body = await readFile([...HOUSE_MEDIA.values()][1]!);
  const stored = await fetch(at(`/pub/media/${name}`), { method: 'PUT', body });
  expect(await stored.json()).toEqual({ fileName: name.replace('.', '-2.') });
  const sent = await fetch(at(`/pub/media/${name}`));
  expect(Buffer.from(await sent.arrayBuffer()).equals(await readFile(path))).toBe(true);
});

test('nobody gets its pictures as files of the venue', async () => {
  const { origin } = await start();
  for (const name of HOUSE_MEDIA.keys())
    expect((await fetch(`${origin}/venue/files/${name}`)).status).toBe(404);
});
