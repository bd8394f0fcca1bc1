import readSheets from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import type { CreatedSession, Session } from '../../../src/contract/session';
import { createSecret } from '../../../src/server/access/secret';
import { registerHost, startHost, TestPhone } from '../../support/gameOnHubs';
import { choice } from '../../support/gameQuizzes';
import { addRemote } from '../../support/hostDevices';
import { createManualSchedule } from '../../support/manualSchedule';
import { openAsHost, openSession, postJson, readSession, startQuizServer } from '../../support/quizServer';
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
      quizzes: [{ quizId: 'pub', quizName: 'Pub Quiz', quizDescription: 'For all' }],
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
    const { status, body } = await rawRequest(`${origin}/session`, chunked, 'POST');
    expect([status, JSON.parse(String(body))]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_body' }),
    ]);
    expect(failures()).toEqual([]);
  });

  test('answers an unknown quiz with 404', async () => {
    const response = await postJson(`${origin}/session`, { quizId: '__proto__' });
    expect([response.status, await problem(response)]).toEqual([404, 'quiz_not_found']);
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

const QUIZ = {
  quizName: 'Quiz: "Größe"/..',
  questions: [choice('Which?', { points: 1.5 }), { question: '=Who?', acceptedAnswers: ['Bach'] }],
};

/** A finished game: Anna had both right, `=Ben` sent a formula. */
async function playedGame(): Promise<TestHost> {
  const { server, host } = await startHost({ quiz: QUIZ });
  const phones = [];
  for (const name of ['=Ben', 'Anna']) phones.push(await TestPhone.join(server, host.session, name));
  const [ben, anna] = phones as [TestPhone, TestPhone];
  await host.command({ type: 'start' });
  await anna.submit('q1', 1);
  await host.goTo('question');
  await anna.submit('q2', 'Bach');
  await ben.submit('q2', '=1+1');
  await host.goTo('podium');
  return host;
}

/** Requests the results, with the host's key unless another is given. */
function ask({ server, session }: TestHost, query: string, hostKey = session.hostKey, headers = {}) {
  const url = `${server.origin}/session/${session.sessionCode}/results?${query}`;
  return fetch(url, { headers: { ...headers, ...(hostKey && { authorization: `Bearer ${hostKey}` }) } });
}

async function refusal(response: Response): Promise<[number, string]> {
  expect(response.headers.get('content-type')).toBe('application/problem+json');
  return [response.status, ((await response.json()) as { code: string }).code];
}

describe('GET /session/{sessionCode}/results', () => {
  test('has it as CSV for a German spreadsheet, without formulas, under a safe name', async () => {
    const response = await ask(await playedGame(), 'format=csv&lang=de');
    expect(response.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    const [, name = ''] = /filename\*=UTF-8''(\S+)$/.exec(response.headers.get('content-disposition')!)!;
    expect(decodeURIComponent(name)).toMatch(/^Ergebnisse-\d{4}-\d\d-\d\d-Quiz-Größe\.csv$/);
    const csv = Buffer.from(await response.arrayBuffer()).toString();
    expect(csv.slice(0, 9)).toBe('\uFEFFEndstand');
    expect(csv).toContain("1;Anna;2,5;2,5;0\r\n2;'=Ben;0;0;0\r\n");
    expect(csv).toContain("1;2;'=Who?;'=Ben;'=1+1;falsch;0\r\n");
  });

  test('has it as a spreadsheet with a sheet for each table, in which a formula is a text', async () => {
    const response = await ask(await playedGame(), 'format=xlsx&lang=en');
    const sheets = await readSheets(Buffer.from(await response.arrayBuffer()));
    expect(sheets.map(({ sheet }) => sheet)).toEqual([
      'Standings',
      'Answers',
      'Questions',
      'Rounds',
      'Corrections',
    ]);
    expect(sheets[0]!.data).toEqual([
      ['Rank', 'Name', 'Points', 'Round 1', 'Corrections'],
      [1, 'Anna', 2.5, 2.5, 0],
      [2, '=Ben', 0, 0, 0],
    ]);
    expect(sheets[1]!.data.at(-1)).toEqual([1, 2, '=Who?', '=Ben', '=1+1', 'wrong', 0]);
  });

  test('is in the language that is asked for, or that the browser accepts, or English', async () => {
    const host = await playedGame();
    const languages = [
      ['format=csv&lang=de', { 'accept-language': 'en' }],
      ['format=csv', { 'accept-language': 'la, de-AT;q=0.9, en;q=0.5' }],
      ['format=csv&lang=xx', { 'accept-language': 'la' }],
    ] as const;
    const answered = await Promise.all(
      languages.map(async ([query, headers]) => (await ask(host, query, undefined, headers)).headers),
    );
    expect(answered.map((headers) => headers.get('content-language'))).toEqual(['de', 'de', 'en']);
  });

  test('is open to every device of the host, and to nobody else', async () => {
    const host = await playedGame();
    const remote = await addRemote(host);
    const response = await ask(host, 'format=json', remote.session.hostKey);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    for (const key of ['', createSecret(), host.server.serverKey])
      expect(await refusal(await ask(host, 'format=json', key))).toEqual([403, 'host_key_invalid']);
  });

  test('refuses a request without a format, and one for another session', async () => {
    const host = await registerHost(server);
    expect(await refusal(await ask(host, ''))).toEqual([400, 'invalid_arguments']);
    const session: CreatedSession = { ...host.session, sessionCode: 'BBBBB' };
    const other = { server: host.server, session } as TestHost;
    expect(await refusal(await ask(other, 'format=json'))).toEqual([404, 'session_not_found']);
  });
});
