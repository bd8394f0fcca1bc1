import { expect, test } from 'vitest';
import { questionsInOrder } from '../../../src/contract/question';
import { EXPORT_FORMATS, type Imported } from '../../../src/contract/quizFiles';
import { wellFormedJson } from '../../../src/server/wellFormed';
import { fc } from '../../support/property';
import { dataFolderWith, postJson, PUB_QUIZ, startQuizServer } from '../../support/quizServer';

/** Names that every object has. */
const INHERITED = ['constructor', 'toString', 'valueOf', 'hasOwnProperty', '__proto__', '__defineGetter__'];
/** JSON as programs write it that cut an emoji in half. */
const HALF = JSON.stringify({ ...PUB_QUIZ, quizName: 'Pub \ud83c', quizDescription: '\udf7a' });

/** A question as Open Trivia DB sends it in Base64. */
function encodedTrivia(question: string, answer: string): string {
  const [type, asked, right, wrong] = ['multiple', question, answer, 'No'].map((text) =>
    Buffer.from(text).toString('base64'),
  );
  const result = { type, question: asked, correct_answer: right, incorrect_answers: [wrong] };
  return JSON.stringify({ response_code: 0, results: [result] });
}

async function exportsOf(origin: string, quizId: string): Promise<number[]> {
  const address = `${origin}/quizzes/${encodeURIComponent(quizId)}/export`;
  const all = EXPORT_FORMATS.flatMap((format) =>
    ['', '&report=1'].map((report) => `${address}?format=${format}${report}`),
  );
  const answers = await Promise.all(all.map((url) => fetch(url)));
  return answers.map(({ status }) => status);
}

test('a quiz whose name ends in half an emoji is exported, whether it was sent or lay on the disk', async () => {
  const server = await startQuizServer({ dataFolder: await dataFolderWith({ 'pub.json': HALF }) });
  const made = await fetch(`${server.origin}/quizzes`, { method: 'POST', body: HALF });
  const { quizId } = (await made.json()) as { quizId: string };
  for (const id of ['pub', quizId]) {
    expect(new Set(await exportsOf(server.origin, id))).toEqual(new Set([200]));
    const read = await fetch(`${server.origin}/quizzes/${id}/export?format=json`);
    expect(await read.text()).not.toMatch(/\\ud/i);
  }
});

test('a question whose code stands for nothing but control characters is not imported', async () => {
  const { origin } = await startQuizServer();
  const files = [encodedTrivia('\u0003', 'Goethe'), encodedTrivia('Who wrote it?', 'Goethe')];
  const results = files.flatMap((file) => (JSON.parse(file) as { results: object[] }).results);
  const body = JSON.stringify({ response_code: 0, results });
  const found = await fetch(`${origin}/quizzes/import?filename=odd.json`, { method: 'POST', body });
  const { quiz, report } = (await found.json()) as Imported;
  expect(questionsInOrder(quiz).map(({ question }) => question)).toEqual(['Who wrote it?']);
  expect(report).toMatchObject([{ message: expect.stringMatching(/^Not imported \(/) as string }]);
  const stored = await fetch(`${origin}/quizzes`, { method: 'POST', body: JSON.stringify(quiz) });
  expect(stored.status).toBe(201);
});

test('control characters are in no text of a quiz, whether it was sent, saved, imported or lay on the disk', async () => {
  const ASKED = { question: 'Who\0 wrote\u0007 it?\n\tReally?', acceptedAnswers: ['Goe\u001fthe\b'] };
  const quiz = JSON.stringify({ quizName: 'P\0ub', questions: [ASKED] });
  const { origin } = await startQuizServer({ dataFolder: await dataFolderWith({ 'lain.json': quiz }) });
  const sent = await fetch(`${origin}/quizzes`, { method: 'POST', body: quiz });
  const { quizId } = (await sent.json()) as { quizId: string };
  const saved = { method: 'PUT', headers: { 'if-none-match': '*' }, body: quiz };
  expect((await fetch(`${origin}/quizzes/saved`, saved)).status).toBe(201);
  const found = await fetch(`${origin}/quizzes/import?fileName=q.json`, { method: 'POST', body: quiz });
  const read = [
    ...[quizId, 'saved'].map((id) => fetch(`${origin}/quizzes/${id}`)),
    fetch(`${origin}/quizzes/lain/export?format=json`),
  ];
  const all = (await Promise.all((await Promise.all(read)).map((each) => each.json()))) as object[];
  const { quiz: imported } = (await found.json()) as { quiz: object };
  for (const each of [...all, imported])
    expect(each).toMatchObject({
      quizName: 'Pub',
      questions: [{ question: 'Who wrote it?\n\tReally?', acceptedAnswers: ['Goethe'] }],
    });
});

test.each([
  ['a table', 'Question,Right\nWho\v wrote it?,Goe\fthe'],
  ['GIFT with entities', '::Q:: Who&#11;wrote&#1; it? {=Goe the}'],
  ['encoded JSON', encodedTrivia('Who\v wrote it?\0', 'Goe\fthe')],
])('control characters are in no text that is imported from %s', async (_format, body) => {
  const { origin } = await startQuizServer();
  const answer = await fetch(`${origin}/quizzes/import?filename=q.txt`, { method: 'POST', body });
  const { quiz } = (await answer.json()) as { quiz: { questions: object[] } };
  expect(JSON.stringify(quiz.questions)).toMatch(/Who +wrote it\?.*Goe the/);
});

test.each(INHERITED)(
  'a field %s of a quiz, a round and a question is only one more unknown field',
  async (name) => {
    const odd = (rest: object) => JSON.stringify(rest).replace(/\{/g, `{"${name}":"x",`);
    const rounds = [{ title: 'R', questions: PUB_QUIZ.questions }];
    const quiz = odd({ quizName: 'Odd', scoring: 'points', rounds });
    const server = await startQuizServer({ dataFolder: await dataFolderWith({ 'odd.json': quiz }) });
    expect(new Set(await exportsOf(server.origin, 'odd'))).toEqual(new Set([200]));
    const session = await postJson(`${server.origin}/session`, { quizId: 'odd' });
    expect(session.status).toBe(200);
  },
);

test.each(INHERITED)('%s as an id, a format, a language or a value never answers 500', async (name) => {
  const { origin } = await startQuizServer();
  const reads = ['quizzes', 'seasons', 'evenings', 'session', 'media'].map((path) => `${path}/${name}`);
  const asks = ['quizzes/pub/export?format=', 'quizzes/template?format=', 'quizzes?lang='].map(
    (path) => path + name,
  );
  const bad = {
    ...PUB_QUIZ,
    scoring: name,
    questions: [{ question: 'Q', answers: ['a', 'b'], correctAnswer: name }],
  };
  const answers = await Promise.all([
    ...[...reads, ...asks].map((path) => fetch(`${origin}/${path}`)),
    fetch(`${origin}/quizzes`, { method: 'POST', body: JSON.stringify(bad) }),
    fetch(`${origin}/seasons`, { method: 'POST', body: `{"name":"S","${name}":1,"teams":[{"${name}":[]}]}` }),
    postJson(`${origin}/session`, { quizId: name }),
    fetch(`${origin}/quizzes/import?fileName=q.json`, { method: 'POST', body: JSON.stringify(bad) }),
  ]);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

test('JSON from outside is read as it is, but for halves of characters and control characters', () => {
  const text = fc.string({
    unit: fc.oneof(
      fc.constantFrom('\ud83c', '\udf7a', '\\', '"', 'u', 'd83c', '\0', '\b', '\x1f', '\t', '\n', '0000'),
      fc.string(),
    ),
  });
  fc.assert(
    fc.property(fc.dictionary(text, fc.array(text)), (value) => {
      const clean = (each: string) =>
        Array.from(each.replace(/\p{Cs}/gu, '\ufffd').replace(/[\v\f]/g, ' '))
          .filter((sign) => sign >= ' ' || '\t\n\r'.includes(sign))
          .join('');
      const wanted = Object.entries(value).map(([key, list]) => [clean(key), list.map(clean)]);
      expect(Object.entries(JSON.parse(wellFormedJson(JSON.stringify(value))) as object)).toEqual(
        Object.entries(Object.fromEntries(wanted)),
      );
    }),
  );
});
