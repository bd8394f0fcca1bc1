import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startHost } from '../../support/gameOnHubs';
import {
  postJson,
  PUB_QUIZ,
  startQuizServer,
  type TestQuizServer,
  writeQuiz,
} from '../../support/quizServer';

const CHANGED = { ...PUB_QUIZ, quizName: 'Changed' };
const NEW = { 'if-none-match': '*' };
const get = ({ origin }: TestQuizServer, path: string) => fetch(`${origin}/quizzes/${path}`);
const put = ({ origin }: TestQuizServer, path: string, quiz: unknown, headers: HeadersInit) =>
  fetch(`${origin}/quizzes/${path}`, { method: 'PUT', body: JSON.stringify(quiz), headers });
const remove = ({ origin }: TestQuizServer, path: string, headers?: HeadersInit) =>
  fetch(`${origin}/quizzes/${path}`, { method: 'DELETE', headers });
const etagOf = async (server: TestQuizServer, path = 'pub') =>
  (await get(server, path)).headers.get('etag') ?? '';
const answerOf = async (response: Response): Promise<[number, unknown]> => [
  response.status,
  await response.json(),
];
const names = async ({ origin }: TestQuizServer) => {
  const { quizzes } = (await (await fetch(`${origin}/quizzes`)).json()) as {
    quizzes: { quizName: string }[];
  };
  return quizzes.map(({ quizName }) => quizName);
};

test('a quiz is read completely, changed, and offered in its new version at once', async () => {
  const server = await startQuizServer();
  const read = await get(server, 'pub');
  expect([read.headers.get('content-type'), await read.json()]).toEqual(['application/json', PUB_QUIZ]);
  const changed = await put(server, 'pub', CHANGED, { 'if-match': read.headers.get('etag') ?? '' });
  const etag = await etagOf(server);
  expect(changed.headers.get('etag')).toBe(etag);
  expect(await answerOf(changed)).toEqual([200, { quizId: 'pub', etag }]);
  expect(await names(server)).toEqual(['Changed']);
});

test('a new quiz can be played at once, whatever characters its id has', async () => {
  const server = await startQuizServer();
  const id = 'Ä?#%';
  const made = await put(server, encodeURIComponent(id), CHANGED, NEW);
  expect(await answerOf(made)).toMatchObject([201, { quizId: id }]);
  const session = await postJson(`${server.origin}/session`, { quizId: id });
  expect(await answerOf(session)).toMatchObject([200, { quizId: id, quizName: 'Changed' }]);
});

test('a new quiz gets a free id made from its name, which is returned with its address and ETag', async () => {
  const server = await startQuizServer();
  const post = (quizName: string) => postJson(`${server.origin}/quizzes`, { ...PUB_QUIZ, quizName });
  const made = await post('Größe & Maß');
  const etag = await etagOf(server, encodeURIComponent('größe-maß'));
  expect([made.headers.get('location'), made.headers.get('etag')]).toEqual([
    `/quizzes/${encodeURIComponent('größe-maß')}`,
    etag,
  ]);
  expect(await answerOf(made)).toEqual([201, { quizId: 'größe-maß', etag }]);
  for (const [name, quizId] of [
    ['Größe, Maß', 'größe-maß-2'],
    ['Pub', 'pub-2'],
    ['Trash', 'trash-2'],
    ['🎉', 'quiz'],
  ] as const)
    expect(await answerOf(await post(name))).toMatchObject([201, { quizId }]);
});

test('a change to an outdated version is refused with the ETag of the current one', async () => {
  const server = await startQuizServer();
  const etag = await etagOf(server);
  await writeQuiz(server.dataFolder, 'pub.json', { ...PUB_QUIZ, quizName: 'By hand' });
  const current = await etagOf(server);
  const refused = [412, { code: 'quiz_changed', etag: current }];
  expect(await answerOf(await put(server, 'pub', CHANGED, { 'if-match': etag }))).toMatchObject(refused);
  expect(await answerOf(await put(server, 'pub', CHANGED, NEW))).toMatchObject(refused);
  expect(await answerOf(await remove(server, 'pub', { 'if-match': etag }))).toMatchObject(refused);
  expect((await put(server, 'pub', CHANGED, { 'if-match': `"x", W/${current}` })).status).toBe(200);
});

test('a quiz that cannot be played is refused with all its problems, and the old one stays', async () => {
  const server = await startQuizServer();
  const questions = [{ question: '', answers: ['One', 'Two'], correctAnswer: 2 }];
  const refused = await put(server, 'pub?lang=en', { ...PUB_QUIZ, questions }, { 'if-match': '*' });
  expect(refused.headers.get('content-type')).toBe('application/problem+json');
  const problems = [
    { path: 'questions/0/question', message: 'question: must not be empty' },
    { path: 'questions/0/correctAnswer' },
  ];
  expect(await answerOf(refused)).toMatchObject([422, { code: 'quiz_invalid', problems }]);
  expect(await (await get(server, 'pub')).json()).toEqual(PUB_QUIZ);
  const made = await postJson(`${server.origin}/quizzes`, { quizName: 'New', questions: [] });
  expect(await answerOf(made)).toMatchObject([422, { code: 'quiz_invalid' }]);
  expect(await names(server)).toEqual(['Pub Quiz']);
});

const unchanged = await startQuizServer();

test.each([
  ['without a precondition', 'pub', CHANGED, {}, 428, 'precondition_required'],
  ['that is a list', 'pub', [], { 'if-match': '*' }, 400, 'invalid_body'],
  ['that is not a quiz', 'pub', undefined, { 'if-match': '*' }, 400, 'invalid_body'],
  ['that does not exist', 'none', CHANGED, { 'if-match': '*' }, 404, 'quiz_not_found'],
  ['with a path as its id', '..%2Fpub', CHANGED, NEW, 400, 'invalid_id'],
  ['called like the trash', 'trash', CHANGED, NEW, 400, 'invalid_id'],
])('a quiz %s is refused', async (_what, path, quiz, headers, status, code) => {
  expect(await answerOf(await put(unchanged, path, quiz, headers))).toMatchObject([status, { code }]);
});

test.each([
  ['a usual name', 'pub'],
  ['the longest name that a system allows', 'ä'.repeat(125)],
])('a deleted quiz whose file has %s is in the trash, and can be restored', async (_name, quizId) => {
  const server = await startQuizServer();
  const path = encodeURIComponent(quizId);
  await writeQuiz(server.dataFolder, `${quizId}.json`, CHANGED);
  expect((await remove(server, path)).status).toBe(204);
  expect((await get(server, path)).ok).toBe(false);
  expect(await names(server)).not.toContain('Changed');
  const { quizzes } = (await (await get(server, 'trash')).json()) as { quizzes: { trashId: string }[] };
  expect(quizzes).toMatchObject([{ quizName: 'Changed', deletedAt: expect.any(String) as string }]);
  const url = `${server.origin}/quizzes/trash/${encodeURIComponent(quizzes[0]!.trashId)}/restore`;
  expect((await fetch(url, { method: 'POST' })).status).toBe(201);
  expect(await names(server)).toContain('Changed');
  const again = await fetch(url, { method: 'POST' });
  expect(await answerOf(again)).toMatchObject([404, { code: 'quiz_not_found' }]);
});

test('a deleted quiz that is deleted for good can be restored no more', async () => {
  const server = await startQuizServer();
  await remove(server, 'pub');
  const { quizzes } = (await (await get(server, 'trash')).json()) as { quizzes: { trashId: string }[] };
  expect((await remove(server, `trash/${quizzes[0]!.trashId}`)).status).toBe(204);
  expect(await readdir(join(server.dataFolder, 'quizzes', 'trash'))).toEqual([]);
  expect((await remove(server, `trash/${quizzes[0]!.trashId}`)).status).toBe(404);
});

test('a game goes on with the old quiz when that is edited or deleted', async () => {
  const { server, host } = await startHost();
  await host.command({ type: 'start' });
  const before = await host.read();
  const questions = [{ question: 'Edited?', answers: ['No', 'Yes'], correctAnswer: 0 }];
  await put(server, 'pub', { ...CHANGED, questions }, { 'if-match': '*' });
  await remove(server, 'pub');
  expect((await host.read()).step).toBe(before.step);
  await host.move('close');
  expect((await host.move('next')).scene).toMatchObject({
    name: 'reveal',
    question: { text: 'How many?' },
    solution: { correct: [1] },
  });
});

test('a browser that opens the address of a quiz gets a page', async () => {
  const { origin } = await startQuizServer();
  const { headers } = await fetch(`${origin}/quizzes/pub`, { headers: { accept: 'text/html' } });
  expect([headers.get('content-type'), headers.get('vary')]).toEqual([
    expect.stringMatching(/^text\//),
    expect.stringContaining('Accept'),
  ]);
});

test('a file broken by hand does not count as missing, and is overwritten only on demand', async () => {
  const server = await startQuizServer();
  await writeQuiz(server.dataFolder, 'friday.json', { ...PUB_QUIZ, quizId: 'fri' });
  const known = await etagOf(server, 'fri');
  const folder = join(server.dataFolder, 'quizzes');
  await writeFile(join(folder, 'friday.json'), '{ "quizName": ');
  const [status, problem] = await answerOf(await put(server, 'fri', CHANGED, { 'if-match': known }));
  expect([status, problem]).toMatchObject([
    412,
    { code: 'quiz_changed', detail: expect.stringContaining('cannot be read') },
  ]);
  expect((await put(server, 'fri', CHANGED, NEW)).status).toBe(412);
  const { etag } = problem as { etag: string };
  expect((await put(server, 'fri', CHANGED, { 'if-match': etag })).status).toBe(200);
  expect(await (await get(server, 'fri')).json()).toMatchObject({ quizId: 'fri', quizName: 'Changed' });
  expect((await readdir(folder)).filter((name) => name.startsWith('fri'))).toEqual(['friday.json']);
});
