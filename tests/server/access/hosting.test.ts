import type { IncomingMessage } from 'node:http';
import { hostname } from 'node:os';
import { expect, test } from 'vitest';
import { isOnThisMachine } from '../../../src/server/access/hosting';
import { readNetworkAddresses } from '../../../src/server/access/origins';
import { createSecret } from '../../../src/session/secrets';
import { openSession, startQuizServer } from '../../support/quizServer';
import { rawRequest } from '../../support/rawHttp';

/** Makes a request look as if a proxy on this machine had forwarded it. */
const THROUGH_PROXY = { 'x-forwarded-for': '192.0.2.77' };

/** Asks for a session with these headers; returns the status, and the code if it is refused. */
async function openWith({ origin }: { origin: string }, headers: Record<string, string>) {
  const { status, text } = await rawRequest(`${origin}/session`, headers, 'POST', '{"quizId":"pub"}');
  return [status, (JSON.parse(text) as { code?: string }).code];
}

const bearer = (secret: string) => ({ authorization: `Bearer ${secret}` });
const server = await startQuizServer();

test('this machine opens sessions without a key', async () => {
  for (const host of ['localhost', '127.0.0.1:5000', '[::1]:5000'])
    expect(await openWith(server, { host })).toEqual([200, undefined]);
});

test.each([
  ['another name', { host: 'quiz.test' }],
  ['a proxy', THROUGH_PROXY],
  ['a proxy that names only itself', { via: '1.1 proxy' }],
])('a caller by %s opens none, and no quiz is even looked at', async (_what, headers) => {
  expect(await openWith(server, headers)).toEqual([403, 'host_only']);
  const { status, headers: answered } = await rawRequest(`${server.origin}/session`, headers, 'POST', '{');
  expect([status, answered['content-type']]).toEqual([403, 'application/problem+json']);
});

test("the server's key opens sessions from anywhere", async () => {
  expect(server.serverKey).toMatch(/^[\w-]{22}$/);
  for (const headers of [THROUGH_PROXY, { host: 'quiz.test' }])
    expect(await openWith(server, { ...headers, ...bearer(server.serverKey) })).toEqual([200, undefined]);
  const lowerCase = { authorization: `bearer ${server.serverKey}` };
  expect(await openWith(server, { ...THROUGH_PROXY, ...lowerCase })).toEqual([200, undefined]);
});

test.each([
  ['a wrong key', () => `Bearer ${createSecret()}`],
  ['the beginning of the key', (key: string) => `Bearer ${key.slice(0, -1)}`],
  ['more than the key', (key: string) => `Bearer ${key}A`],
  ['the key in another scheme', (key: string) => `Basic ${key}`],
  ['the bare key', (key: string) => key],
  ['no key', () => 'Bearer '],
  ['nothing', () => ''],
])('%s opens none', async (_what, authorizationOf) => {
  const headers = { ...THROUGH_PROXY, authorization: authorizationOf(server.serverKey) };
  expect(await openWith(server, headers)).toEqual([403, 'host_only']);
});

test('a wrong key does not take the right away from this machine', async () => {
  expect(await openWith(server, bearer(createSecret()))).toEqual([200, undefined]);
});

test('behind a public address, a caller on this machine has no right without the key', async () => {
  const behind = await startQuizServer({ publicUrl: 'https://quiz.example' });
  const { origin, serverKey } = behind;
  for (const host of ['localhost', '127.0.0.1:5000', '[::1]:5000', 'quiz.example']) {
    expect(await openWith(behind, { host })).toEqual([403, 'host_only']);
    expect((await rawRequest(`${origin}/quizzes/pub`, { host })).status).toBe(403);
    expect(await openWith(behind, { host, ...bearer(serverKey) })).toEqual([200, undefined]);
  }
});

test('another device on the network opens none without the key', async () => {
  const address = readNetworkAddresses().find(({ family }) => family === 'IPv4')?.address;
  const { origin, serverKey } = await startQuizServer({ host: '0.0.0.0' });
  // A machine without a network can only be called by its other names.
  const url = { origin: address ? origin.replace('127.0.0.1', address) : origin };
  const headers = { host: address ? new URL(url.origin).host : 'quiz.test' };
  expect(await openWith(url, headers)).toEqual([403, 'host_only']);
  expect(await openWith(url, { ...headers, ...bearer(serverKey) })).toEqual([200, undefined]);
});

const request = (remoteAddress: string | undefined, headers: Record<string, string>) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;

test.each([
  ['127.0.0.1', 'localhost:5000'],
  ['127.0.0.1', 'LOCALHOST'],
  ['::ffff:127.0.0.1', '127.0.0.1:5000'],
  ['127.1.2.3', '127.8.9.10'],
  ['::1', '[::1]:5000'],
])('a caller from %s that asks %s is on this machine', (address, host) => {
  expect(isOnThisMachine(request(address, { host }))).toBe(true);
});

test.each([
  ['192.0.2.1', 'localhost:5000'],
  ['::ffff:192.0.2.1', 'localhost:5000'],
  ['fe80::1', '[::1]:5000'],
  ['127.0.0.1', '192.0.2.1:5000'],
  ['127.0.0.1', 'laptop.local:5000'],
  ['127.0.0.1', 'localhost.evil.example'],
  ['127.0.0.1', '127.0.0.1.evil.example'],
  ['127.0.0.1', 'quiz.example'],
  ['127.0.0.1', ''],
  [undefined, 'localhost:5000'],
])('a caller from %s that asks %s is not', (address, host) => {
  expect(isOnThisMachine(request(address, { host }))).toBe(false);
});

test.each([
  ['x-forwarded-for', '127.0.0.1'],
  ['x-forwarded-host', 'localhost'],
  ['x-forwarded-proto', 'http'],
  ['forwarded', 'for=127.0.0.1'],
  ['x-real-ip', '127.0.0.1'],
  ['via', '1.1 proxy'],
  ['via', ''],
])('whatever a proxy forwards with %s: %s is not, even from this machine', (name, value) => {
  expect(isOnThisMachine(request('127.0.0.1', { host: 'localhost:5000', [name]: value }))).toBe(false);
});

/** Addresses that browsers on this machine take for another site than `http://localhost:5000`. */
const FOREIGN_ORIGINS = [
  'http://localhost:5001',
  'http://localhost',
  'https://localhost:5000',
  'http://127.0.0.1:5000',
  'http://[::1]:5000',
  'http://localhost.:5000',
  `http://${hostname()}:5000`,
  `http://${hostname()}.local:5000`,
  'http://evil@localhost:5000',
  'http://localhost:5000/',
  'http://localhost:5000, http://localhost:5000',
  'null',
  '',
];

test.each(FOREIGN_ORIGINS)('a page from %j is not, even in a browser on this machine', (origin) => {
  expect(isOnThisMachine(request('127.0.0.1', { host: 'localhost:5000', origin }))).toBe(false);
});

test.each([
  ['localhost:5000', 'http://localhost:5000'],
  ['LocalHost:5000', 'http://localhost:5000'],
  ['localhost', 'http://localhost'],
  ['localhost:80', 'http://localhost'],
  ['127.0.0.1:5000', 'http://127.0.0.1:5000'],
  ['[::1]:5000', 'http://[::1]:5000'],
])('the page of %s itself is', (host, origin) => {
  for (const site of ['same-origin', undefined]) {
    const headers = { host, origin, ...(site && { 'sec-fetch-site': site }) };
    expect(isOnThisMachine(request('127.0.0.1', headers))).toBe(true);
  }
});

test.each([
  ['same-site', false],
  ['cross-site', false],
  ['same-origin, cross-site', false],
  ['same-origin', true],
  ['none', true],
])('a request without an origin that its browser calls %s: %s', (site, expected) => {
  const headers = { host: 'localhost:5000', 'sec-fetch-site': site };
  expect(isOnThisMachine(request('127.0.0.1', headers))).toBe(expected);
});

/** One of each kind of call that needs the server's right. */
const CALLS = [
  ['GET', '/quizzes/pub'],
  ['GET', '/quizzes/pub/export?format=json'],
  ['GET', '/quizzes/pub/media/a.png'],
  ['PUT', '/quizzes/pub/media/a.png'],
  ['POST', '/quizzes'],
  ['DELETE', '/quizzes/none'],
  ['POST', '/quizzes/import?filename=a.txt'],
  ['GET', '/seasons'],
  ['GET', '/evenings'],
  ['GET', '/wifi'],
  ['PUT', '/wifi'],
  ['GET', '/network'],
  ['GET', '/metrics'],
  ['PUT', '/venue'],
  ['PUT', '/venue/files/a.png'],
  ['POST', '/session'],
] as const;

test.each(CALLS)('%s %s is refused to a page at another port of this machine', async (method, path) => {
  const url = `${server.origin}${path}`;
  const ask = async (headers: Record<string, string>) =>
    (await rawRequest(url, headers, method, method === 'POST' ? '{}' : '')).text.includes(
      '"code":"host_only"',
    );
  expect(await ask({ origin: 'http://127.0.0.1:1' })).toBe(true);
  expect(await ask({ 'sec-fetch-site': 'same-site' })).toBe(true);
  expect(await ask({ origin: 'http://127.0.0.1:1', ...bearer(server.serverKey) })).toBe(false);
  expect(await ask({ origin: server.origin })).toBe(false);
});

test('a page at another port of this machine ends no session', async () => {
  const { sessionCode } = await openSession(server);
  const url = `${server.origin}/session/${sessionCode}`;
  const end = async (origin: string) => (await rawRequest(url, { origin }, 'DELETE')).status;
  expect(await end('http://127.0.0.1:1')).toBe(403);
  expect(await end(server.origin)).toBe(204);
});

test('a request that names neither its host nor a proxy is not', () => {
  expect(isOnThisMachine(request('127.0.0.1', {}))).toBe(false);
});
