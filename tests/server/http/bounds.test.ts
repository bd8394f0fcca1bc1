import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { rawRequest, UPGRADE_HEADERS } from '../../support/rawHttp';
import { openRaw } from '../../support/rawHubClient';
import { startQuizServer } from '../../support/quizServer';

/** A TCP connection that says no more than this. */
async function openSocket(origin: string, text: string): Promise<Socket> {
  const socket = connect(Number(new URL(origin).port), '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  if (text) socket.write(text);
  return socket;
}

it.each([
  ['says nothing', ''],
  ['stops in the middle of its head', 'GET /quizzes HTTP/1.1\r\nHost: local'],
  ['stops before the end of its head', 'GET /quizHub HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n'],
])('a connection that %s is closed', async (_what, text) => {
  const { origin } = await startQuizServer({ limits: { headersTimeoutMs: 50 } });
  const socket = await openSocket(origin, text);
  socket.resume();
  await once(socket, 'close');
  expect((await fetch(`${origin}/quizzes`)).status).toBe(200);
});

it('a body that never ends is closed', async () => {
  const { origin } = await startQuizServer({ limits: { headersTimeoutMs: 50, requestTimeoutMs: 100 } });
  const head = 'POST /session HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\n{';
  const socket = await openSocket(origin, head);
  socket.resume();
  await once(socket, 'close');
  expect((await fetch(`${origin}/quizzes`)).status).toBe(200);
});

it('one connection more than allowed is hung up on, and the others stay', async () => {
  const { origin } = await startQuizServer({ limits: { maxConnections: 2 } });
  const kept = [await openSocket(origin, ''), await openSocket(origin, '')];
  const refused = connect(Number(new URL(origin).port), '127.0.0.1');
  refused.on('error', () => undefined);
  refused.resume();
  await once(refused, 'close');
  kept[0]!.write('GET /quizzes HTTP/1.1\r\nHost: localhost\r\n\r\n');
  const [answer] = (await once(kept[0]!, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200/);
});

it('one hub connection more than allowed is refused with 503, and pages still come', async () => {
  const { origin } = await startQuizServer({ limits: { maxHubConnections: 1 } });
  const first = await openRaw(`${origin}/gameHub`);
  for (const path of ['/gameHub', '/quizHub'])
    expect((await rawRequest(`${origin}${path}`, UPGRADE_HEADERS)).status).toBe(503);
  expect((await fetch(`${origin}/quizzes`)).status).toBe(200);
  first.socket.close();
  await first.closed;
  await expect.poll(async () => (await rawRequest(`${origin}/quizHub`, UPGRADE_HEADERS)).status).toBe(101);
});
