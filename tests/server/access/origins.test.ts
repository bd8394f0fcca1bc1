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
    'http://evil@localhost:5000',
    'http://localhost:5000/',
    'http://LOCALHOST:5000',
    'http://localhost:80',
    'http://localhost.:5000',
    'http://localhost:5000, http://localhost:5000',
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

const FRIEND = 'https://friend.example';
const server = await startQuizServer({ allowedOrigins: [FRIEND] });

/** Asks with these headers; returns the status, and the code of a refusal. */
async function ask(path: string, headers: Record<string, string>, method = 'GET') {
  const { status, text } = await rawRequest(`${server.origin}${path}`, headers, method);
  return status === 403 ? [status, (JSON.parse(text) as { code: string }).code] : [status];
}

test.each([
  ['GET', '/quizzes'],
  ['POST', '/session'],
  ['OPTIONS', '/session'],
  ['POST', '/quizHub/negotiate'],
  ['POST', '/gameHub/negotiate'],
  ['GET', '/'],
])('%s %s is refused to pages of other sites, and under a foreign name', async (method, path) => {
  for (const origin of ['http://evil.example', 'null']) {
    expect(await ask(path, { origin }, method)).toEqual([403, 'origin_refused']);
    const { headers } = await rawRequest(`${server.origin}${path}`, { origin }, method);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
  }
  expect(await ask(path, { host: 'evil.example' }, method)).toEqual([403, 'host_refused']);
});

/** What browsers send if a page of another site contains each of these. */
const IMAGE = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
const SCRIPT = { ...IMAGE, 'sec-fetch-dest': 'script' };
const FETCH_WITHOUT_CORS = { ...IMAGE, 'sec-fetch-dest': 'empty' };
const FRAME = { ...IMAGE, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe', accept: 'text/html' };
const LINK = { ...FRAME, 'sec-fetch-dest': 'document' };
const FETCH = { ...FETCH_WITHOUT_CORS, 'sec-fetch-mode': 'cors' };
const WEB_SOCKET = { ...IMAGE, 'sec-fetch-mode': 'websocket', 'sec-fetch-dest': 'websocket' };

describe.each(['/quizHub', '/gameHub'])('an upgrade to %s', (path) => {
  const upgrade = async (headers: Record<string, string>) =>
    (await rawRequest(`${server.origin}${path}`, { ...UPGRADE_HEADERS, ...headers })).status;

  test.each<Record<string, string>>([{ origin: FRIEND }, { ...WEB_SOCKET, origin: FRIEND }, {}])(
    'is accepted with %j',
    async (headers) => {
      expect(await upgrade(headers)).toBe(101);
    },
  );

  test.each<Record<string, string>>([
    { origin: 'http://evil.example' },
    { ...WEB_SOCKET, origin: 'https://evil.example' },
    { origin: 'null' },
    { host: 'evil.example' },
  ])('is refused with %j', async (headers) => {
    expect(await upgrade(headers)).toBe(403);
  });
});

test('an upgrade elsewhere is not found', async () => {
  expect((await rawRequest(`${server.origin}/elsewhere`, UPGRADE_HEADERS)).status).toBe(404);
});

test.each([
  ['POST', '/quizHub/negotiate', 'x-requested-with,x-signalr-user-agent'],
  ['DELETE', '/session/BBBBB', 'authorization,content-type'],
  ['PUT', '/quizzes/pub', 'authorization,content-type,if-match,if-none-match'],
])('a preflight for %s %s with %s is answered to an allowed origin', async (method, path, asked) => {
  const preflight = { 'access-control-request-method': method, 'access-control-request-headers': asked };
  const { status, headers } = await rawRequest(
    `${server.origin}${path}`,
    { origin: FRIEND, ...preflight },
    'OPTIONS',
  );
  expect(status).toBe(204);
  expect(headers).toMatchObject({
    'access-control-allow-origin': FRIEND,
    'access-control-allow-credentials': 'true',
    'access-control-allow-headers': asked,
    'access-control-allow-methods': expect.stringContaining(method),
    vary: expect.stringContaining('Origin'),
  });
});

test('answers of REST, even refusals, can be read by an allowed origin with their ETags', async () => {
  const { status, headers } = await rawRequest(`${server.origin}/session/BBBBB`, { origin: FRIEND });
  expect([status, headers['access-control-allow-origin']]).toEqual([404, FRIEND]);
  expect(headers['access-control-expose-headers']).toBe('ETag,Content-Disposition');
});

test.each(['/session/BBBBB', '/quizzes', '/', '/join/BBBBB', '/nowhere'])(
  '%s is refused to another site that asks by an element, a frame or a hidden fetch',
  async (path) => {
    for (const headers of [IMAGE, SCRIPT, FETCH_WITHOUT_CORS, FRAME])
      expect(await ask(path, headers)).toEqual([403, 'origin_refused']);
  },
);

test.each(['/', '/join/BBBBB', '/session/BBBBB'])('a link on another site leads to %s', async (path) => {
  // There is no built client here; the sentence that says so stands in for the page.
  expect(await ask(path, LINK)).toEqual([503]);
});

test('a page of an allowed origin may call, and one of another may not', async () => {
  const { sessionCode } = await openSession(server);
  const call = async (origin: string) => (await ask(`/session/${sessionCode}`, { ...FETCH, origin }))[0];
  expect([await call(FRIEND), await call('https://evil.example'), await call('null')]).toEqual([
    200, 403, 403,
  ]);
});

test.each(['same-origin', 'same-site', 'none'])('a request that is %s passes', async (site) => {
  expect(await ask('/quizzes', { ...IMAGE, 'sec-fetch-site': site })).toEqual([200]);
});
