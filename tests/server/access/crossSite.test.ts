import { describe, expect, it } from 'vitest';
import { rawRequest, UPGRADE_HEADERS } from '../../support/rawHttp';
import { openSession, startQuizServer } from '../../support/quizServer';

const FRIEND = 'https://friend.example';
/** What browsers send when a page of another site holds each of these. */
const IMAGE = { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' };
const SCRIPT = { ...IMAGE, 'sec-fetch-dest': 'script' };
const FETCH_WITHOUT_CORS = { ...IMAGE, 'sec-fetch-dest': 'empty' };
const FRAME = { ...IMAGE, 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe', accept: 'text/html' };
const LINK = { ...FRAME, 'sec-fetch-dest': 'document' };
const FETCH = { ...FETCH_WITHOUT_CORS, 'sec-fetch-mode': 'cors' };
const WEB_SOCKET = { ...IMAGE, 'sec-fetch-mode': 'websocket', 'sec-fetch-dest': 'websocket' };

describe.each(['/session/BBBBB', '/quizzes', '/', '/join/BBBBB', '/nowhere'])('%s', (path) => {
  it.each(Object.entries({ IMAGE, SCRIPT, FETCH_WITHOUT_CORS, FRAME }))(
    'is refused to another site that asks by %s',
    async (_how, headers) => {
      const { origin } = await startQuizServer();
      const { status, body } = await rawRequest(`${origin}${path}`, headers);
      expect(status).toBe(403);
      expect(JSON.parse(String(body))).toMatchObject({ code: 'origin_refused' });
    },
  );
});

it('wrong codes that another site asks for by images count for nothing', { timeout: 30_000 }, async () => {
  const server = await startQuizServer();
  const { sessionCode } = await openSession(server);
  const wrong = () => rawRequest(`${server.origin}/session/x`, IMAGE);
  for (let i = 0; i < 21; i += 1) await Promise.all(Array.from({ length: 100 }, wrong));
  expect((await fetch(`${server.origin}/session/${sessionCode}`)).status).toBe(200);
});

it.each(['/', '/join/BBBBB', '/session/BBBBB'])('a link on another site leads to %s', async (path) => {
  const { origin } = await startQuizServer();
  // There is no built client here, and the sentence that says so stands for the page.
  expect((await rawRequest(`${origin}${path}`, LINK)).status).toBe(503);
});

it('a page of an allowed origin may call, and one of another may not', async () => {
  const server = await startQuizServer({ allowedOrigins: [FRIEND] });
  const { sessionCode } = await openSession(server);
  const call = async (origin: string) =>
    (await rawRequest(`${server.origin}/session/${sessionCode}`, { ...FETCH, origin })).status;
  expect([await call(FRIEND), await call('https://evil.example'), await call('null')]).toEqual([
    200, 403, 403,
  ]);
});

it('a page of an allowed origin may open a WebSocket, and one of another may not', async () => {
  const server = await startQuizServer({ allowedOrigins: [FRIEND] });
  const upgrade = async (origin: string) =>
    (await rawRequest(`${server.origin}/quizHub`, { ...UPGRADE_HEADERS, ...WEB_SOCKET, origin })).status;
  expect([await upgrade(FRIEND), await upgrade('https://evil.example')]).toEqual([101, 403]);
});

it.each(['same-origin', 'same-site', 'none'])('a request that is %s passes', async (site) => {
  const { origin } = await startQuizServer();
  expect((await rawRequest(`${origin}/quizzes`, { ...IMAGE, 'sec-fetch-site': site })).status).toBe(200);
});
