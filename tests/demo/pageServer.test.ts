import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { SPOKEN_LANGUAGES } from '../../src/contract/languages';
import type { QuizSource } from '../../src/contract/question';
import { PageGround } from '../../src/demo/ground';
import { loadSample, playable } from '../../src/demo/pageQuizzes';
import { PageServer } from '../../src/demo/pageServer';
import { HOUSE_FILES } from '../../src/demo/houseQuizzes';
import { readQuiz } from '../../src/game/quiz/readQuiz';
import { houseEvenings } from '../../src/server/quizzes/house';

const AT = 'http://page.test';
const QUIZ = {
  quizName: 'Own',
  questions: [{ question: 'How many?', answers: ['1', '2'], correctAnswer: 1 }],
};

function serverIn() {
  let needs = 0;
  const ground = new PageGround({ quizzes: [] });
  const server = new PageServer(ground, 'en', { need: () => needs++, open: () => undefined });
  const call = async (method: string, path: string, sent?: unknown, headers?: Record<string, string>) => {
    const response = await server.fetch(AT + path, {
      method,
      headers,
      body: typeof sent === 'string' ? sent : sent && JSON.stringify(sent),
    } as RequestInit);
    const isJson = response.headers.get('content-type')?.includes('json');
    const body = isJson ? await response.json() : await response.arrayBuffer();
    return { status: response.status, etag: response.headers.get('etag'), body };
  };
  return { ground, call, needs: () => needs };
}

test('a quiz is made, saved, played and exported in the memory of a page', async () => {
  const { ground, call } = serverIn();
  const made = await call('POST', '/quizzes', QUIZ);
  expect(made.status).toBe(201);
  const path = `/quizzes/${made.body.quizId}`;
  const changed = { ...QUIZ, quizName: 'Changed' };
  const saved = await call('PUT', path, changed, { 'If-Match': made.body.etag });
  expect(saved.status).toBe(200);
  const late = await call('PUT', path, QUIZ, { 'If-Match': made.body.etag });
  expect([late.status, late.body.code, late.body.etag]).toEqual([412, 'quiz_changed', saved.body.etag]);
  const read = await call('GET', path);
  expect([read.body.quizName, read.etag]).toEqual(['Changed', saved.body.etag]);
  const listed = await call('GET', '/quizzes');
  expect(listed.body.quizzes).toContainEqual(
    expect.objectContaining({ quizName: 'Changed', questionCount: 1 }),
  );
  const exported = await call('GET', `${path}/export?format=json`);
  expect(readQuiz(JSON.parse(new TextDecoder().decode(exported.body))).ok).toBe(true);
  const session = await call('POST', '/session', { quizId: made.body.quizId });
  expect(session.body).toMatchObject({ quizName: 'Changed', hostKey: expect.any(String) });
  expect((await call('GET', `/session/${session.body.sessionCode}`)).body.quizName).toBe('Changed');
  expect((await call('DELETE', `/session/${session.body.sessionCode}`)).status).toBe(204);
  expect((await call('GET', `/session/${session.body.sessionCode}`)).status).toBe(404);
  await ground.close();
});

test('the results of a game are a table, a spreadsheet and the places for a certificate', async () => {
  const { ground, call, needs } = serverIn();
  ground.keep(playable('own', QUIZ as unknown as QuizSource));
  const { sessionCode } = (await call('POST', '/session', { quizId: 'own' })).body;
  const results = (format: string) => call('GET', `/session/${sessionCode}/results?format=${format}&lang=de`);
  const { body: csv } = await results('csv');
  expect(new TextDecoder().decode(csv)).toMatch(/^\uFEFF?Endstand\r\nPlatz;Name;Punkte;/);
  const { body: xlsx } = await results('xlsx');
  expect(strFromU8(unzipSync(new Uint8Array(xlsx))['xl/workbook.xml']!)).toContain('name="Endstand"');
  expect((await results('json')).body).toMatchObject({ standings: expect.any(Array) });
  expect(needs()).toBe(0);
  await ground.close();
});

test('what needs a server is refused and named, and what is only looked for is absent', async () => {
  const { call, needs } = serverIn();
  for (const path of ['/venue', '/network']) expect((await call('GET', path)).status).toBe(404);
  expect(needs()).toBe(0);
  expect((await call('GET', '/seasons')).status).toBe(404);
  expect(needs()).toBe(1);
  expect((await call('PUT', '/venue', {})).body.code).toBe('not_found');
  expect((await call('GET', '/session/ABCDE/results')).body.code).toBe('session_not_found');
  expect(needs()).toBe(2);
  expect((await call('POST', '/quizzes', { quizName: 'Without questions' })).status).toBe(422);
});

test.each(SPOKEN_LANGUAGES)('the sample in %s begins with a choice, without a wager', async (language) => {
  const read = readQuiz(await loadSample(language));
  const first = read.ok ? read.value.rounds[0]?.questions[0] : undefined;
  expect(first?.kind).toBe('choice');
  expect(first).not.toHaveProperty('wager', true);
});

test('the house’s evening is listed last, in each language, as it is before it is loaded', async () => {
  const { call } = serverIn();
  const { body } = await call('GET', '/quizzes');
  const listed = body.quizzes.slice(-houseEvenings().length);
  const facts = ['quizId', 'quizName', 'quizDescription', 'language', 'roundCount', 'questionCount'] as const;
  expect(listed).toEqual(
    houseEvenings().map((quiz) => ({
      ...Object.fromEntries(facts.map((fact) => [fact, quiz[fact]])),
      house: true,
    })),
  );
});

test('the house’s evening is played and exported, and a copy of it stored, but it stays as it is', async () => {
  const { ground, call, needs } = serverIn();
  const path = '/quizzes/house-evening-de';
  await call('GET', '/quizzes');
  const { body: source, etag } = await call('GET', path);
  expect(source).toEqual(houseEvenings().find(({ language }) => language === 'de')!.source);
  // Without it, hosts' pages read no quiz.
  expect(etag).toMatch(/^".+"$/);
  for (const format of ['json', 'xlsx', 'gift'])
    expect((await call('GET', `${path}/export?lang=de&format=${format}`)).status).toBe(200);
  const { body: opened } = await call('POST', '/session', { quizId: 'house-evening-de' });
  expect(opened).toMatchObject({ quizName: source.quizName });
  const { body: rehearsal } = await call('POST', '/session', {
    quizId: 'house-evening-de',
    rehearsal: { teams: 3 },
  });
  const { body: report } = await call('GET', `/session/${rehearsal.sessionCode}/rehearsal`);
  expect(report.missing).toEqual([]);
  const copy = { ...source, quizId: undefined, quizName: 'Mein Abend' };
  const { body: made } = await call('POST', '/quizzes', copy);
  expect((await call('DELETE', `/quizzes/${made.quizId}`)).status).toBe(204);
  expect((await call('DELETE', path)).status).toBe(404);
  expect((await call('GET', path)).body).toEqual(source);
  expect(needs()).toBe(0);
  await ground.close();
});

test('the workshop is sent the files that lie beside the page, and no others', async () => {
  const { ground, call, needs } = serverIn();
  await call('GET', '/quizzes');
  expect([...ground.media]).toEqual([...HOUSE_FILES]);
  const [fileName] = [...HOUSE_FILES.keys()];
  ground.media.set(fileName!, 'data:image/png;base64,cGljdHVyZQ==');
  const sent = await call('GET', `/quizzes/any/media/${fileName}`);
  expect(new TextDecoder().decode(sent.body)).toBe('picture');
  expect((await call('HEAD', `/quizzes/any/media/${fileName}`)).status).toBe(200);
  expect(needs()).toBe(0);
  for (const method of ['GET', 'HEAD'])
    expect((await call(method, '/quizzes/any/media/other.png')).status).toBe(404);
  expect((await call('PUT', `/quizzes/any/media/${fileName}`, 'mine')).status).toBe(404);
  expect(needs()).toBe(3);
});

test('a list of questions is imported, and a quiz exported in each format, as by a server', async () => {
  const { call, needs } = serverIn();
  const table = 'Question,Right answer\nHow many legs has a spider?,8\nThe capital of Peru?,Lima\n';
  const imported = await call('POST', '/quizzes/import?filename=pub.csv&lang=en', table);
  expect(imported.body).toMatchObject({ format: 'csv', quiz: { quizName: 'pub' } });
  expect(imported.body.quiz.questions).toHaveLength(2);
  const refused = await call('POST', '/quizzes/import?filename=pub.pdf&lang=en', '%PDF-1.7');
  expect([refused.status, refused.body.code]).toEqual([422, 'import_failed']);
  expect(refused.body.detail).toContain('PDF');
  const { body: made } = await call('POST', '/quizzes', imported.body.quiz);
  for (const format of ['json', 'xlsx', 'gift']) {
    const path = `/quizzes/${made.quizId}/export?lang=en&format=${format}`;
    expect((await call('GET', `${path}&report=1`)).body).toEqual({ report: [] });
    expect((await call('GET', path)).status).toBe(200);
  }
  expect((await call('GET', '/quizzes/import/template?format=csv&lang=de')).status).toBe(200);
  expect(needs()).toBe(0);
});

test('a deleted quiz is in the bin, and comes back from there', async () => {
  const { call, needs } = serverIn();
  const { body: made } = await call('POST', '/quizzes', QUIZ);
  expect((await call('DELETE', `/quizzes/${made.quizId}`)).status).toBe(204);
  expect((await call('GET', `/quizzes/${made.quizId}`)).status).toBe(404);
  const { body: trash } = await call('GET', '/quizzes/trash');
  expect(trash).toMatchObject({ quizzes: [{ quizName: 'Own' }], media: [] });
  const path = `/quizzes/trash/${trash.quizzes[0].trashId}`;
  expect((await call('POST', `${path}/restore`)).body).toEqual({ quizId: made.quizId });
  expect((await call('GET', `/quizzes/${made.quizId}`)).body.quizName).toBe('Own');
  expect((await call('DELETE', path)).status).toBe(404);
  expect(needs()).toBe(0);
});

test('a rehearsal has as many teams as asked for, and a report', async () => {
  const { ground, call } = serverIn();
  const { body: made } = await call('POST', '/quizzes', QUIZ);
  const { body: opened } = await call('POST', '/session', { quizId: made.quizId, rehearsal: { teams: 7 } });
  expect(opened).toMatchObject({ rehearsal: true });
  const { body: report } = await call('GET', `/session/${opened.sessionCode}/rehearsal`);
  expect(report).toMatchObject({ quizName: 'Own' });
  await ground.close();
});
