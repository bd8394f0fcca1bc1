import { hostname } from 'node:os';
import { describe, expect, test } from 'vitest';
import { createOrigins, readNetworkAddresses } from '../../../src/server/access/origins';
import { openSession, startQuizServer } from '../../support/quizServer';
import { UPGRADE_HEADERS, rawRequest } from '../../support/rawHttp';

const bareName = hostname().toLowerCase().split('.')[0];
const origins = createOrigins({
  publicUrl: 'https://quiz.example',
  allowedOrigins: ['http://friend.example:8080'],
  now: () => 0,
});

describe('an origin may call', () => {
  test.each([
    undefined,
    'http://localhost:5173',
    'https://localhost',
    'http://127.0.0.1:5000',
    'http://127.8.9.10',
    'http://[::1]:5000',
    `http://${bareName}.local:5000`,
    'https://quiz.example',
    'http://friend.example:8080',
    ...readNetworkAddresses()
      .filter(({ family }) => family === 'IPv4')
      .map(({ address }) => `http://${address}:1234`),
  ])('when it is %s', (origin) => {
    expect(origins.allowsOrigin(origin)).toBe(true);
  });

  test.each([
    'null',
    '',
    'http://evil.example',
    'http://localhost.evil.example',
    'http://127.0.0.1.evil.example',
    'http://quiz.example',
    'https://quiz.example:8443',
    'http://friend.example',
    'file://localhost',
    'chrome-extension://localhost',
    'http://203.0.113.9',
  ])('not when it is %j', (origin) => {
    expect(origins.allowsOrigin(origin)).toBe(false);
  });
});

describe('a Host header is ours', () => {
  test.each([
    'localhost:5000',
    'LOCALHOST',
    '127.0.0.1:5000',
    '[::1]:5000',
    `${bareName}.local:5000`,
    'quiz.example',
  ])('when it is %s', (host) => {
    expect(origins.allowsHost(host)).toBe(true);
  });

  test.each([
    undefined,
    '',
    'evil.example:5000',
    'localhost.evil.example',
    '203.0.113.9:5000',
    'a b',
    '@localhost/x',
  ])('not when it is %j', (host) => {
    expect(origins.allowsHost(host)).toBe(false);
  });
});

const ASKED = [
  ['GET', '/quizzes'],
  ['POST', '/session'],
  ['OPTIONS', '/session'],
  ['POST', '/quizHub/negotiate'],
  ['POST', '/gameHub/negotiate'],
  ['GET', '/'],
] as const;

describe.each(ASKED)('%s %s', (method, path) => {
  test.each(['http://evil.example', 'null'])('is refused to a page of %s', async (origin) => {
    const server = await startQuizServer();
    const { status, headers, body } = await rawRequest(`${server.origin}${path}`, { origin }, method);
    expect([status, headers['access-control-allow-origin']]).toEqual([403, undefined]);
    expect(JSON.parse(String(body))).toMatchObject({ code: 'origin_refused' });
  });

  test('is refused under a foreign name', async () => {
    const server = await startQuizServer();
    const { status, body } = await rawRequest(`${server.origin}${path}`, { host: 'evil.example' }, method);
    expect(status).toBe(403);
    expect(JSON.parse(String(body))).toMatchObject({ code: 'host_refused' });
  });
});

describe.each(['/quizHub', '/gameHub'])('an upgrade to %s', (path) => {
  const upgrade = async (headers: Record<string, string>) => {
    const server = await startQuizServer({ allowedOrigins: ['https://friend.example'] });
    return (await rawRequest(`${server.origin}${path}`, { ...UPGRADE_HEADERS, ...headers })).status;
  };

  test('is accepted from an allowed origin, and from none', async () => {
    expect(await upgrade({ origin: 'https://friend.example' })).toBe(101);
    expect(await upgrade({})).toBe(101);
  });

  test('is refused from another site and under a foreign name', async () => {
    expect(await upgrade({ origin: 'http://evil.example' })).toBe(403);
    expect(await upgrade({ origin: 'null' })).toBe(403);
    expect(await upgrade({ host: 'evil.example' })).toBe(403);
  });
});

test('an upgrade elsewhere is not found', async () => {
  const server = await startQuizServer();
  expect((await rawRequest(`${server.origin}/elsewhere`, UPGRADE_HEADERS)).status).toBe(404);
});

test("a preflight of SignalR's client is answered to an allowed origin", async () => {
  const server = await startQuizServer();
  const origin = 'http://localhost:5173';
  const { status, headers } = await rawRequest(
    `${server.origin}/quizHub/negotiate`,
    {
      origin,
      'access-control-request-method': 'POST',
      'access-control-request-headers': 'x-requested-with,x-signalr-user-agent',
    },
    'OPTIONS',
  );
  expect(status).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': 'x-requested-with,x-signalr-user-agent',
    'access-control-allow-methods': expect.stringContaining('POST'),
    vary: expect.stringContaining('Origin'),
  });
});

test('a refusal by REST can be read by an allowed origin', async () => {
  const server = await startQuizServer();
  const { status, headers } = await rawRequest(`${server.origin}/session/BBBBB`, {
    origin: 'http://localhost:5173',
  });
  expect([status, headers['access-control-allow-origin']]).toEqual([404, 'http://localhost:5173']);
});

const FRIEND = 'https://friend.example';
/** What browsers send if a page of another site contains each of these. */
const IMAGE = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
const SCRIPT = { ...IMAGE, 'sec-fetch-dest': 'script' };
const FETCH_WITHOUT_CORS = { ...IMAGE, 'sec-fetch-dest': 'empty' };
const FRAME = { ...IMAGE, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe', accept: 'text/html' };
const LINK = { ...FRAME, 'sec-fetch-dest': 'document' };
const FETCH = { ...FETCH_WITHOUT_CORS, 'sec-fetch-mode': 'cors' };
const WEB_SOCKET = { ...IMAGE, 'sec-fetch-mode': 'websocket', 'sec-fetch-dest': 'websocket' };

describe.each(['/session/BBBBB', '/quizzes', '/', '/join/BBBBB', '/nowhere'])('%s', (path) => {
  test.each(Object.entries({ IMAGE, SCRIPT, FETCH_WITHOUT_CORS, FRAME }))(
    'is refused to another site that asks by %s',
    async (_how, headers) => {
      const { origin } = await startQuizServer();
      const { status, body } = await rawRequest(`${origin}${path}`, headers);
      expect(status).toBe(403);
      expect(JSON.parse(String(body))).toMatchObject({ code: 'origin_refused' });
    },
  );
});

test('wrong codes that another site requests by images do not count', { timeout: 30_000 }, async () => {
  const server = await startQuizServer();
  const { sessionCode } = await openSession(server);
  const wrong = () => rawRequest(`${server.origin}/session/x`, IMAGE);
  for (let i = 0; i < 21; i += 1) await Promise.all(Array.from({ length: 100 }, wrong));
  expect((await fetch(`${server.origin}/session/${sessionCode}`)).status).toBe(200);
});

test.each(['/', '/join/BBBBB', '/session/BBBBB'])('a link on another site leads to %s', async (path) => {
  const { origin } = await startQuizServer();
  // There is no built client here; the sentence that says so stands in for the page.
  expect((await rawRequest(`${origin}${path}`, LINK)).status).toBe(503);
});

test('a page of an allowed origin may call, and one of another may not', async () => {
  const server = await startQuizServer({ allowedOrigins: [FRIEND] });
  const { sessionCode } = await openSession(server);
  const call = async (origin: string) =>
    (await rawRequest(`${server.origin}/session/${sessionCode}`, { ...FETCH, origin })).status;
  expect([await call(FRIEND), await call('https://evil.example'), await call('null')]).toEqual([
    200, 403, 403,
  ]);
});

test('a page of an allowed origin may open a WebSocket, and one of another may not', async () => {
  const server = await startQuizServer({ allowedOrigins: [FRIEND] });
  const upgrade = async (origin: string) =>
    (await rawRequest(`${server.origin}/quizHub`, { ...UPGRADE_HEADERS, ...WEB_SOCKET, origin })).status;
  expect([await upgrade(FRIEND), await upgrade('https://evil.example')]).toEqual([101, 403]);
});

test.each(['same-origin', 'same-site', 'none'])('a request that is %s passes', async (site) => {
  const { origin } = await startQuizServer();
  expect((await rawRequest(`${origin}/quizzes`, { ...IMAGE, 'sec-fetch-site': site })).status).toBe(200);
});
