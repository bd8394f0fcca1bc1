import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { WebSocket } from 'ws';
import { GAME_HUB_PATH } from '../../src/contract/fromPhones';
import { QUIZ_HUB_PATH } from '../../src/contract/quizHub';
import type { Cluster } from './cluster';
import { expect, test } from './fixtures';

/** The headers of a call between processes, as sent by somebody who does not know the key. */
function forged(key: string) {
  return { 'quiz-night-internal': key, 'quiz-night-caller': '127.0.0.1', 'quiz-night-right': 'server' };
}

/** Wrong keys: none, any, and the server's own, from which the processes' key is derived. */
async function wrongKeys(cluster: Cluster): Promise<string[]> {
  const { authorization } = await cluster.asHost();
  return ['', 'x', 'A'.repeat(22), 'A'.repeat(43), authorization.replace('Bearer ', '')];
}

test('whoever shows a wrong key among processes gets nothing at all, by REST or by a hub', async ({
  cluster,
}) => {
  const [first, second] = cluster.members;
  const { internalUrl } = first!;
  const { sessionCode } = await cluster.openSession(second!.internalUrl);
  for (const key of await wrongKeys(cluster)) {
    const headers = forged(key);
    for (const path of [`/session/${sessionCode}`, '/quizzes', '/'])
      expect([path, key, (await fetch(internalUrl + path, { headers })).status]).toEqual([path, key, 403]);
    for (const path of [QUIZ_HUB_PATH, GAME_HUB_PATH])
      expect([path, key, await upgrade(internalUrl + path, headers)]).toEqual([path, key, 403]);
  }
});

test('a right that a stranger claims to have is ignored', async ({ cluster }) => {
  const { internalUrl } = cluster.members[0]!;
  const { sessionCode } = await cluster.openSession(internalUrl);
  const asked: [method: string, path: string][] = [
    ['POST', '/session'],
    ['DELETE', `/session/${sessionCode}`],
    ['GET', `/session/${sessionCode}/results?format=json`],
    ['GET', '/quizzes/cluster'],
    ['PUT', '/quizzes/cluster'],
    ['GET', '/quizzes/trash'],
    ['GET', '/metrics'],
  ];
  // The balancer does not forward these headers, and without a key the processes ignore them.
  const { 'quiz-night-internal': key, ...keyless } = forged('A'.repeat(43));
  const claims = [
    [internalUrl, keyless],
    [cluster.origin, { ...keyless, 'quiz-night-internal': key }],
  ] as const;
  for (const [origin, headers] of claims)
    for (const [method, path] of asked) {
      const body = /^P/.test(method) ? JSON.stringify({ quizId: 'cluster' }) : null;
      const { status } = await fetch(origin + path, { method, headers, body });
      expect([method, path, status]).toEqual([method, path, 403]);
    }
  expect((await cluster.readSession(String(sessionCode))).sessionCode).toBe(sessionCode);
});

test('a body where none belongs does not spoil later calls that are handed on', async ({ cluster }) => {
  const [owner, other] = cluster.members;
  const { sessionCode } = await cluster.openSession(owner!.internalUrl);
  const url = `${other!.internalUrl}/session/${sessionCode}`;
  for (const method of ['GET', 'DELETE']) {
    expect(await callWithBody(url, method)).toBe(method === 'GET' ? 200 : 403);
    const later = await Promise.all(Array.from({ length: 10 }, () => fetch(url)));
    expect(later.map(({ status }) => status)).toEqual(later.map(() => 200));
  }
});

/** Returns the status of a call with a body, whatever its method. */
async function callWithBody(url: string, method: string): Promise<number | undefined> {
  const call = request(url, { method, headers: { 'content-length': 20 } }).end('x'.repeat(20));
  const [response] = (await once(call, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

/** Returns the status with which an upgrade is answered; 101 if it succeeds. */
async function upgrade(url: string, headers: Record<string, string>): Promise<number | undefined> {
  const socket = new WebSocket(url.replace('http', 'ws'), { headers });
  socket.on('error', () => undefined);
  const refused = once(socket, 'unexpected-response').then(
    ([, response]) => (response as IncomingMessage).statusCode,
  );
  const opened = once(socket, 'open').then(() => 101);
  const status = await Promise.race([refused, opened]);
  socket.terminate();
  return status;
}
