import { expect, test } from 'vitest';
import { SPOKEN_LANGUAGES } from '../../src/contract/languages';
import { PageGround } from '../../src/demo/ground';
import { loadSample } from '../../src/demo/pageQuizzes';
import { PageServer } from '../../src/demo/pageServer';
import { readQuiz } from '../../src/game/quiz/readQuiz';

const AT = 'http://page.test';
const QUIZ = {
  quizName: 'Own',
  questions: [{ question: 'How many?', answers: ['1', '2'], correctAnswer: 1 }],
};

function serverIn() {
  let needs = 0;
  const ground = new PageGround({ quizzes: [] });
  const server = new PageServer(ground, 'en', () => needs++);
  const call = async (method: string, path: string, body?: unknown, headers?: Record<string, string>) => {
    const response = await server.fetch(AT + path, {
      method,
      headers,
      body: body && JSON.stringify(body),
    } as RequestInit);
    const text = await response.text();
    return { status: response.status, etag: response.headers.get('etag'), body: text && JSON.parse(text) };
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
  expect(readQuiz(exported.body).ok).toBe(true);
  const session = await call('POST', '/session', { quizId: made.body.quizId });
  expect(session.body).toMatchObject({ quizName: 'Changed', hostKey: expect.any(String) });
  expect((await call('GET', `/session/${session.body.sessionCode}`)).body.quizName).toBe('Changed');
  expect((await call('DELETE', `/session/${session.body.sessionCode}`)).status).toBe(204);
  expect((await call('GET', `/session/${session.body.sessionCode}`)).status).toBe(404);
  await ground.close();
});

test('what needs a server is refused and named, and what is only looked for is absent', async () => {
  const { call, needs } = serverIn();
  for (const path of ['/venue', '/network', '/seasons']) expect((await call('GET', path)).status).toBe(404);
  expect(needs()).toBe(0);
  expect((await call('PUT', '/venue', {})).body.code).toBe('not_found');
  expect((await call('GET', '/session/ABCDE/results')).status).toBe(404);
  expect(needs()).toBe(2);
  expect((await call('POST', '/quizzes', { quizName: 'Without questions' })).status).toBe(422);
});

test.each(SPOKEN_LANGUAGES)('the sample in %s begins with a choice, without a wager', async (language) => {
  const read = readQuiz(await loadSample(language));
  const first = read.ok ? read.value.rounds[0]?.questions[0] : undefined;
  expect(first?.kind).toBe('choice');
  expect(first).not.toHaveProperty('wager', true);
});
