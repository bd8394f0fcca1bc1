import readSheets from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import type { CreatedSession, Session } from '../../../src/contract/session';
import { createSecret } from '../../../src/server/access/secret';
import type { GameResults } from '../../../src/server/results/storedResults';
import { TestPhone, registerHost } from '../../support/gameOnHubs';
import { choice } from '../../support/gameQuizzes';
import { addRemote } from '../../support/hostDevices';
import { createManualSchedule } from '../../support/manualSchedule';
import {
  PUB_QUIZ,
  dataFolderWith,
  openAsHost,
  openSession,
  postJson,
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

describe('GET /quizzes', () => {
  test('lists the quizzes, without questions or answers', async () => {
    const { origin } = await startQuizServer();
    const response = await fetch(`${origin}/quizzes`);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.json()).toEqual({
      quizzes: [{ quizId: 'pub', quizName: 'Pub Quiz', quizDescription: 'For all' }],
    });
  });
});

describe('POST /session', () => {
  test('opens an empty session with a code of five letters', async () => {
    const server = await startQuizServer();
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

  test.each([
    ['{'],
    [''],
    ['{}'],
    ['[]'],
    ['null'],
    ['{"quizId":null}'],
    ['{"quizId":""}'],
    ['{"quizId":{}}'],
  ])('answers %j with 400 and creates nothing', async (body) => {
    const server = await startQuizServer();
    const response = await fetch(`${server.origin}/session`, { method: 'POST', body });
    expect(response.status).toBe(400);
    expect(await problem(response)).toBe('invalid_body');
    expect(server.logged).toEqual([]);
  });

  test('answers a body over 16 KiB with 413, whether its length is announced or not', async () => {
    const { origin, logged } = await startQuizServer();
    const body = JSON.stringify({ quizId: 'pub', padding: 'x'.repeat(16 * 1024) });
    const announced = await fetch(`${origin}/session`, { method: 'POST', body });
    expect([announced.status, await problem(announced)]).toEqual([413, 'body_too_large']);
    const streamed = await postChunked(`${origin}/session`, body);
    expect([streamed.status, await problem(streamed)]).toEqual([413, 'body_too_large']);
    expect(logged).toEqual([]);
  });

  test('reads a body whose length is not announced, as .NET sends it', async () => {
    const { origin } = await startQuizServer();
    const response = await postChunked(`${origin}/session`, '{"quizId":"pub"}');
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ quizId: 'pub', participants: [] });
  });

  test('answers 400 if a body of unannounced length is empty', async () => {
    const { origin, logged } = await startQuizServer();
    const chunked = { 'transfer-encoding': 'chunked' };
    const { status, body } = await rawRequest(`${origin}/session`, chunked, 'POST');
    expect([status, JSON.parse(String(body))]).toEqual([
      400,
      expect.objectContaining({ code: 'invalid_body' }),
    ]);
    expect(logged).toEqual([]);
  });

  test('answers an unknown quiz with 404', async () => {
    const { origin } = await startQuizServer();
    const response = await postJson(`${origin}/session`, { quizId: '__proto__' });
    expect([response.status, await problem(response)]).toEqual([404, 'quiz_not_found']);
  });

  test('answers 503 when no more sessions can be open', async () => {
    const server = await startQuizServer({ limits: { maxSessions: 1 } });
    await openSession(server);
    const response = await postJson(`${server.origin}/session`, { quizId: 'pub' });
    expect([response.status, await problem(response)]).toEqual([503, 'too_many_sessions']);
  });

  test('ends a session that was empty for over ten minutes if a place is needed', async () => {
    const time = createManualSchedule();
    const server = await startQuizServer({ limits: { maxSessions: 1 }, schedule: time.schedule });
    const old = await openSession(server);
    time.pass(10 * 60_000);
    expect(await openSession(server)).toMatchObject({ code: 'too_many_sessions' });
    time.pass(60_000);
    const fresh = await openSession(server);
    expect(await readSession(server, fresh.sessionCode)).toEqual(fresh);
    expect(await readSession(server, old.sessionCode)).toMatchObject({ code: 'session_not_found' });
  });
});

describe('GET /session/{sessionCode}', () => {
  test('reads the code in either case', async () => {
    const server = await startQuizServer();
    const session = await openSession(server);
    expect(await readSession(server, String(session.sessionCode).toLowerCase())).toEqual(session);
  });

  test.each(['BBBBB', 'constructor', '%E0%A4%A', '%00', 'x'.repeat(5000)])(
    'answers 404 for %s',
    async (code) => {
      const { origin } = await startQuizServer();
      const response = await fetch(`${origin}/session/${code}`);
      expect([response.status, await problem(response)]).toEqual([404, 'session_not_found']);
    },
  );

  test('returns markup in quiz names and descriptions as plain text', async () => {
    const marked = { ...PUB_QUIZ, quizName: '<b>Pub</b>', quizDescription: '<script>1</script>' };
    const server = await startQuizServer({ dataFolder: await dataFolderWith({ 'pub.json': marked }) });
    expect(await openSession(server)).toMatchObject({
      quizName: '<b>Pub</b>',
      quizDescription: '<script>1</script>',
    });
  });
});

test.each([
  ['POST', '/nowhere/negotiate'],
  ['GET', '/nowhere'],
])('%s %s is not found', async (method, path) => {
  const { origin } = await startQuizServer();
  const response = await fetch(`${origin}${path}`, { method });
  expect([response.status, await problem(response)]).toEqual([404, 'not_found']);
});

const QUIZ = {
  quizName: 'Quiz: "Größe"/..',
  questions: [choice('Which?', { points: 1.5 }), { question: '=Who?', acceptedAnswers: ['Bach'] }],
};

/** A finished game: Anna had both right, `=Ben` sent a formula. */
async function playedGame(): Promise<TestHost> {
  const server = await startQuizServer({ dataFolder: await dataFolderWith({ 'pub.json': QUIZ }) });
  const host = await registerHost(server);
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
  test('has the game as JSON', async () => {
    const response = await ask(await playedGame(), 'format=json');
    expect(response.headers.get('cache-control')).toBe('no-store');
    const results = (await response.json()) as GameResults & { quizName: string };
    expect(results).toMatchObject({
      ...{ quizName: QUIZ.quizName, openedAt: expect.any(String) },
      standings: [
        { rank: 1, name: 'Anna', points: 2.5 },
        { rank: 2, name: '=Ben', points: 0 },
      ],
    });
  });

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
    expect((await ask(host, 'format=json', remote.session.hostKey)).status).toBe(200);
    for (const key of ['', createSecret(), host.server.serverKey])
      expect(await refusal(await ask(host, 'format=json', key))).toEqual([403, 'host_key_invalid']);
  });

  test('refuses other formats and other sessions', async () => {
    const host = await registerHost(await startQuizServer());
    for (const query of ['format=pdf', 'format=constructor', ''])
      expect(await refusal(await ask(host, query))).toEqual([400, 'invalid_arguments']);
    const session: CreatedSession = { ...host.session, sessionCode: 'BBBBB' };
    const other = { server: host.server, session } as TestHost;
    expect(await refusal(await ask(other, 'format=json'))).toEqual([404, 'session_not_found']);
  });
});
