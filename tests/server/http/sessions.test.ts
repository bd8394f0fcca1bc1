import { describe, expect, test } from 'vitest';
import type { CreatedSession, Session } from '../../../src/contract/toMonitors';
import { createSecret } from '../../../src/session/secrets';
import { registerHost, startHost } from '../../support/gameOnHubs';
import { addRemote } from '../../support/hostDevices';
import { createManualSchedule } from '../../support/manualSchedule';
import {
  dataFolderWith,
  openAsHost,
  openSession,
  postJson,
  PUB_QUIZ,
  readSession,
  startQuizServer,
} from '../../support/quizServer';
import { rawRequest } from '../../support/rawHttp';
import type { TestHost } from '../../support/testHost';

async function problem(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  expect(response.headers.get('cache-control')).toBe('no-store');
  const document = (await response.json()) as { status: number; code: string; detail: string; type: string };
  expect(document).toMatchObject({
    type: 'about:blank',
    status: response.status,
    detail: expect.any(String),
  });
  return document.code;
}

/** Sends the body in chunks, without a Content-Length. */
function postChunked(url: string, body: string): Promise<Response> {
  const init = { method: 'POST', body: new Blob([body]).stream(), duplex: 'half' };
  return fetch(url, init as RequestInit);
}

const server = await startQuizServer();
const { origin } = server;
const failures = () => server.logged.filter((line) => !line.startsWith('info'));

describe('GET /quizzes', () => {
  test('lists the quizzes, without questions or answers', async () => {
    const response = await fetch(`${origin}/quizzes`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      quizzes: [
        {
          quizId: 'pub',
          quizName: 'Pub Quiz',
          quizDescription: 'For all',
          questionCount: 1,
          roundCount: 1,
          minutes: 3,
          drafts: 0,
          missingMedia: 0,
        },
      ],
    });
  });
});

describe('POST /session', () => {
  test('opens an empty session with a code of five letters', async () => {
    const { hostKey, game, ...session } = await openAsHost(server);
    expect([hostKey, game]).toEqual([expect.any(String), expect.any(Object)]);
    expect(session).toEqual({
      quizId: 'pub',
      sessionCode: expect.stringMatching(/^[BDFGHJKLMPRSTVXZ]{5}$/),
      participants: [],
      quizName: 'Pub Quiz',
      quizDescription: 'For all',
      joinUrl: expect.any(String),
      joinUrls: expect.any(Array),
    });
  });

  test('says where phones join, in every answer about a session', async () => {
    const server = await startQuizServer({ publicUrl: 'https://quiz.example' });
    const asHost = { authorization: `Bearer ${server.serverKey}` };
    const body = JSON.stringify({ quizId: 'pub' });
    const opened = await fetch(`${server.origin}/session`, { method: 'POST', headers: asHost, body });
    const session = (await opened.json()) as Session;
    expect(session.joinUrl).toBe(`https://quiz.example/join/${session.sessionCode}`);
    expect(session.joinUrls).toEqual([session.joinUrl]);
    const read = (await (await fetch(`${server.origin}/session/${session.sessionCode}`)).json()) as Session;
    expect([read.joinUrl, read.joinUrls]).toEqual([session.joinUrl, session.joinUrls]);
  });

  test('draws another code if the first is taken', async () => {
    const codes = ['BBBBB', 'BBBBB', 'DDDDD'];
    const server = await startQuizServer({ createRoomCode: () => codes.shift() ?? 'ZZZZZ' });
    expect((await openSession(server)).sessionCode).toBe('BBBBB');
    expect((await openSession(server)).sessionCode).toBe('DDDDD');
  });

  test('answers a body that names no quiz with 400 and creates nothing', async () => {
    const own = await startQuizServer();
    for (const body of ['{', '', '{}', 'null', '{"quizId":null}', '{"quizId":""}', '{"quizId":{}}']) {
      const response = await fetch(`${own.origin}/session`, { method: 'POST', body });
      expect([body, response.status, await problem(response)]).toEqual([body, 400, 'invalid_body']);
    }
    expect(own.logged).toEqual([]);
  });

  test('answers a body over 16 KiB with 413, whether its length is announced or not', async () => {
    const body = JSON.stringify({ quizId: 'pub', padding: 'x'.repeat(16 * 1024) });
    const announced = await fetch(`${origin}/session`, { method: 'POST', body });
    expect([announced.status, await problem(announced)]).toEqual([413, 'body_too_large']);
    const streamed = await postChunked(`${origin}/session`, body);
    expect([streamed.status, await problem(streamed)]).toEqual([413, 'body_too_large']);
    expect(failures()).toEqual([]);
  });

  test('reads a body whose length is not announced, as .NET sends it', async () => {
    const response = await postChunked(`${origin}/session`, '{"quizId":"pub"}');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ quizId: 'pub', participants: [] });
  });

  test('answers 400 if a body of unannounced length is empty', async () => {
    const chunked = { 'transfer-encoding': 'chunked' };
    const { status, text } = await rawRequest(`${origin}/session`, chunked, 'POST');
    expect([status, JSON.parse(text)]).toMatchObject([400, { code: 'invalid_body' }]);
    expect(failures()).toEqual([]);
  });

  test('answers an unknown quiz with 404', async () => {
    const response = await postJson(`${origin}/session`, { quizId: '__proto__' });
    expect([response.status, await problem(response)]).toEqual([404, 'quiz_not_found']);
  });

  test.each([
    ['only drafts', {}],
    ['only empty questions', { questions: [{ question: '', draft: true }] }],
    ['a tie-break, but only drafts', { tieBreak: { question: 'How long?', correctNumber: 42 } }],
  ])('does not open a quiz that has %s', async (_has, more) => {
    const questions = [{ question: 'Which?', answers: ['A', 'B'], image: 7, draft: true }];
    const dataFolder = await dataFolderWith({ 'new.json': { quizName: 'New', questions, ...more } });
    const { origin } = await startQuizServer({ dataFolder });
    const response = await postJson(`${origin}/session`, { quizId: 'new' });
    expect([response.status, await problem(response)]).toEqual([422, 'quiz_incomplete']);
  });

  test('ends a session that was empty for over ten minutes if a place is needed, and otherwise answers 503', async () => {
    const time = createManualSchedule();
    const server = await startQuizServer({ limits: { maxSessions: 1 }, schedule: time.schedule });
    const old = await openSession(server);
    time.pass(10 * 60_000);
    expect(await openSession(server)).toMatchObject({ status: 503, code: 'too_many_sessions' });
    time.pass(60_000);
    const fresh = await openSession(server);
    expect(await readSession(server, fresh.sessionCode)).toEqual(fresh);
    expect(await readSession(server, old.sessionCode)).toMatchObject({ code: 'session_not_found' });
  });
});

describe('GET /session/{sessionCode}', () => {
  test('reads the code in either case', async () => {
    const session = await openSession(server);
    expect(await readSession(server, String(session.sessionCode).toLowerCase())).toEqual(session);
  });

  test.each(['BBBBB', 'constructor', '%E0%A4%A', '%00', 'x'.repeat(5000)])(
    'answers 404 for %s',
    async (code) => {
      const response = await fetch(`${origin}/session/${code}`);
      expect([response.status, await problem(response)]).toEqual([404, 'session_not_found']);
    },
  );
});

/** Requests the results, with the host's key unless another is given. */
function ask({ server, session }: TestHost, query: string, hostKey = session.hostKey, headers = {}) {
  const url = `${server.origin}/session/${session.sessionCode}/results?${query}`;
  return fetch(url, { headers: { ...headers, ...(hostKey && { authorization: `Bearer ${hostKey}` }) } });
}

describe('GET /session/{sessionCode}/results', () => {
  test('is a file in the format and the language asked for, under a safe name', async () => {
    const { host } = await startHost({ quiz: { ...PUB_QUIZ, quizName: 'Quiz: "Größe"/..' } });
    const response = await ask(host, 'format=csv&lang=de');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [, name = ''] = /filename\*=UTF-8''(\S+)$/.exec(response.headers.get('content-disposition')!)!;
    expect(decodeURIComponent(name)).toMatch(/^Ergebnisse-\d{4}-\d\d-\d\d-Quiz-Größe\.csv$/);
    expect(await response.text()).toMatch(/^Endstand\r\n/);
  });

  test.each([
    ['format=csv&lang=de', 'en', 'de'],
    ['format=csv', 'la, de-AT;q=0.9, en;q=0.5', 'de'],
    ['format=csv&lang=xx', 'la', 'en'],
  ])('with %s and a browser that accepts %s is in %s', async (query, accepted, language) => {
    const answer = await ask(await registerHost(server), query, undefined, { 'accept-language': accepted });
    expect(answer.headers.get('content-language')).toBe(language);
  });

  test('is open to every device of the host, and to nobody else', async () => {
    const host = await registerHost(server);
    const remote = await addRemote(host);
    const response = await ask(host, 'format=json', remote.session.hostKey);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    for (const key of ['', createSecret(), server.serverKey]) {
      const refused = await ask(host, 'format=json', key);
      expect([refused.status, await problem(refused)]).toEqual([403, 'host_key_invalid']);
    }
  });

  test('is not found for another session', async () => {
    const { session } = await registerHost(server);
    const other: CreatedSession = { ...session, sessionCode: 'BBBBB' };
    const refused = await ask({ server, session: other } as TestHost, 'format=json');
    expect([refused.status, await problem(refused)]).toEqual([404, 'session_not_found']);
  });
});
