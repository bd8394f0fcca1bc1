import { once } from 'node:events';
import { mkdir, writeFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import type { ServerLimits } from '../../../src/server/options';
import { contentOf } from '../../../src/server/files/document';
import { parseQuizFile } from '../../../src/server/quizzes/quizFile';
import { StartError } from '../../../src/server/startErrors';
import { readSettings } from '../../../src/server/start';
import { quizOf } from '../../support/gameQuizzes';
import { openRaw } from '../../support/hubTestServer';
import { PNG } from '../../support/mediaSamples';
import { openSession, startQuizServer, temporaryFolder } from '../../support/quizServer';
import { headOf, openSocket, rawRequest, UPGRADE_HEADERS } from '../../support/rawHttp';
import { fc } from '../../support/property';

const LARGE = 32 * 1024 * 1024;
const GET_LARGE = headOf('/assets/large.js');

/** Waits for an answer: on a busy machine a request can run into the timeouts, which are short here. */
async function expectAnswers(origin: string) {
  await expect.poll(async () => (await fetch(`${origin}/quizzes`)).status).toBe(200);
}

/** Starts a server with a file larger than all that the system buffers for a caller who does not read. */
async function startWithLargeFile(limits: Partial<ServerLimits>) {
  const clientFolder = await temporaryFolder();
  await mkdir(join(clientFolder, 'assets'));
  await writeFile(join(clientFolder, 'assets', 'large.js'), Buffer.alloc(LARGE));
  return startQuizServer({ clientFolder, limits });
}

const withBody = (call: string, length: number): string =>
  `${call} HTTP/1.1\r\nHost: localhost\r\nContent-Length: ${length}\r\n\r\n`;
const uploadOf = (length: number): string => withBody('PUT /quizzes/pub/media/a.png', length);

test.each([
  ['says nothing', ''],
  ['stops in the middle of its head', 'GET /quizzes HTTP/1.1\r\nHost: local'],
  ['stops before the end of its head', 'GET /quizHub HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\n'],
  ['stops in its body', `${withBody('POST /session', 100)}{`],
  ['stops in an upload', `${uploadOf(1_000)}${String(PNG)}`],
])('a connection that %s is closed', async (_what, text) => {
  const { origin } = await startQuizServer({
    limits: { headersTimeoutMs: 50, requestTimeoutMs: 100, uploadIdleMs: 100 },
  });
  const socket = await openSocket(origin, text);
  socket.resume();
  await once(socket, 'close');
  await expectAnswers(origin);
});

test('an upload may take longer than other requests, as long as it goes on arriving', async () => {
  const { origin } = await startQuizServer({ limits: { requestTimeoutMs: 2_000 } });
  const head = uploadOf(PNG.length + 10_000);
  const upload = await openSocket(origin, head);
  upload.write(PNG);
  const arriving = setInterval(() => upload.write('.'), 10);
  onTestFinished(() => clearInterval(arriving));
  const other = await openSocket(origin, withBody('POST /session', 9));
  other.resume();
  await once(other, 'close');
  clearInterval(arriving);
  upload.write(Buffer.alloc(head.length + PNG.length + 10_000 - upload.bytesWritten));
  const [answer] = (await once(upload, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 201/);
});

test('one connection too many is closed, and the others stay', async () => {
  const { origin } = await startQuizServer({ limits: { maxConnections: 2 } });
  const [kept] = [await openSocket(origin), await openSocket(origin)];
  const refused = await openSocket(origin);
  refused.resume();
  await once(refused, 'close');
  kept.write(headOf('/quizzes'));
  const [answer] = (await once(kept, 'data')) as [Buffer];
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200/);
});

test('one hub connection too many is refused with 503, and pages are still served', async () => {
  const { origin } = await startQuizServer({ limits: { maxHubConnections: 1 } });
  const first = await openRaw(`${origin}/gameHub`);
  for (const path of ['/gameHub', '/quizHub'])
    expect((await rawRequest(`${origin}${path}`, UPGRADE_HEADERS)).status).toBe(503);
  await expectAnswers(origin);
  first.socket.close();
  await first.closed;
  await expect.poll(async () => (await rawRequest(`${origin}/quizHub`, UPGRADE_HEADERS)).status).toBe(101);
});

test('one address gets half of the hub connections at most, and the last ones are for this machine', async () => {
  const { origin } = await startQuizServer({ limits: { maxHubConnections: 20 } });
  const statusFrom = async (address: string): Promise<number | undefined> => {
    const headers = { 'x-forwarded-for': address };
    const socket = new WebSocket(`${origin.replace('http', 'ws')}/gameHub`, { headers });
    onTestFinished(() => socket.terminate());
    socket.on('error', () => undefined);
    const [{ statusCode }] = (await Promise.race([
      once(socket, 'upgrade'),
      once(socket, 'unexpected-response').then(([, response]: unknown[]) => [response]),
    ])) as [IncomingMessage];
    return statusCode;
  };
  const statuses: (number | undefined)[] = [];
  for (const address of ['192.0.2.7', '192.0.2.8'])
    for (let opened = 0; opened < 12; opened += 1) statuses.push(await statusFrom(address));
  expect(statuses.filter((status) => status === 101)).toHaveLength(19);
  expect(statuses.slice(0, 12)).toEqual([...Array<number>(10).fill(101), 503, 503]);
  expect([await statusFrom('127.0.0.1'), await statusFrom('127.0.0.1')]).toEqual([101, 503]);
});

/** Returns the status that one more connection gets. */
const statusOf = (origin: string) =>
  fetch(`${origin}/quizzes`).then(
    ({ status }) => status,
    () => 'refused',
  );

test('a connection that keeps sending requests and reads no answer is closed', async () => {
  const { origin } = await startWithLargeFile({ maxConnections: 1 });
  await openSocket(origin, GET_LARGE.repeat(700));
  await expect.poll(() => statusOf(origin)).toBe(200);
});

test('a connection that reads nothing of its answer is closed', async () => {
  const { origin } = await startWithLargeFile({ maxConnections: 1, answerTimeoutMs: 50 });
  await openSocket(origin, GET_LARGE);
  await expect.poll(() => statusOf(origin)).toBe(200);
});

test('so is one that asks for a WebSocket meanwhile', async () => {
  const { origin } = await startWithLargeFile({ maxConnections: 1, answerTimeoutMs: 200 });
  const socket = await openSocket(origin, GET_LARGE);
  await once(socket, 'readable');
  socket.write(headOf('/nowhere', 'Connection: Upgrade\r\nUpgrade: websocket\r\n'));
  await expect.poll(() => statusOf(origin)).toBe(200);
});

test('requests that are sent together are answered in their order', async () => {
  const { origin } = await startQuizServer();
  const text = headOf('/quizzes') + headOf('/nowhere') + headOf('/quizzes', 'Connection: close\r\n');
  const socket = await openSocket(origin, text);
  let answers = '';
  socket.on('data', (data: Buffer) => (answers += String(data)));
  await once(socket, 'close');
  expect(answers.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200', 'HTTP/1.1 404', 'HTTP/1.1 200']);
});

const DEPTH = 8_000;
const deep = (open: string, close: string) => open.repeat(DEPTH) + close.repeat(DEPTH);
const text = fc.oneof(
  fc.json(),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom(deep('[', ']'), deep('{"quizId":', '}'), `{"quizId":${deep('[', ']')}}`, '{"quizId":'),
  fc.jsonValue().map((quizId) => JSON.stringify({ quizId })),
);
const bytes = fc.oneof(
  fc.uint8Array({ maxLength: 300 }),
  text.map((each) => Buffer.from(each)),
  text.chain((each) => fc.nat(each.length).map((end) => Buffer.from(each.slice(0, end)))),
);

test('a session is opened by no bytes whatever, which get 400, 404 or 413', async () => {
  const server = await startQuizServer({ limits: { maxSessions: 1 } });
  await fc.assert(
    fc.asyncProperty(bytes, async (body) => {
      const { status } = await fetch(`${server.origin}/session`, { method: 'POST', body });
      expect([400, 404, 413]).toContain(status);
    }),
    { numRuns: 300 },
  );
  expect(server.logged).toEqual([]);
  expect(await openSession(server)).toHaveProperty('sessionCode');
});

test('any file at all is a quiz or is refused with a reason', () => {
  const fields = { question: fc.string(), answers: fc.array(fc.string()) };
  const correctAnswer = fc.oneof(fc.integer(), fc.double());
  const question = fc.record({ ...fields, correctAnswer }, { requiredKeys: [] });
  const quiz = { quizId: fc.jsonValue(), quizName: fc.string(), questions: fc.array(question) };
  const almost = fc.record(quiz, { requiredKeys: [] }).map((each) => Buffer.from(JSON.stringify(each)));
  fc.assert(
    fc.property(fc.string(), fc.oneof(bytes, almost), (name, content) => {
      const parsed = parseQuizFile(contentOf(content), `${name}.json`);
      if (!parsed.ok) return void expect(parsed.reason).toMatch(/./);
      expect(parsed.value.quizName.trim()).not.toBe('');
      const { rounds } = quizOf(parsed.value.source as object);
      for (const question of rounds.flatMap(({ questions }) => questions)) {
        if (question.kind !== 'choice') throw Error('another kind');
        expect(question.answers[question.correct[0]!]).toEqual(expect.any(String));
      }
    }),
    { numRuns: 1_000 },
  );
});

test('any environment gives settings, or a sentence that names the variable', () => {
  const names = fc.constantFrom('PORT', 'HOST', 'DATA_DIR', 'PUBLIC_URL', 'ALLOWED_ORIGINS', 'HOSTING');
  const value = fc.oneof(fc.string(), fc.webUrl(), fc.nat(99_999).map(String), fc.string({ unit: 'binary' }));
  fc.assert(
    fc.property(fc.dictionary(names, value), (env) => {
      try {
        const { port, allowedOrigins } = readSettings(env);
        expect(Number.isInteger(port) && port >= 0 && port <= 65_535).toBe(true);
        for (const origin of allowedOrigins) expect(new URL(origin).origin).toBe(origin);
      } catch (error) {
        expect(error).toBeInstanceOf(StartError);
        expect((error as Error).message).toMatch(
          /^(PORT|HOST|PUBLIC_URL|ALLOWED_ORIGINS|HOSTING) must (be|look like) /,
        );
      }
    }),
    { numRuns: 1_000 },
  );
});
