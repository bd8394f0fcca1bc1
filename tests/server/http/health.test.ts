import { once } from 'node:events';
import type { HttpBindings } from '@hono/node-server';
import { afterEach, expect, test, vi } from 'vitest';
import { version } from '../../../package.json';
import { UnfinishedConnections } from '../../../src/server/access/unfinished';
import { compose } from '../../../src/server/composition';
import { createAddresses } from '../../../src/server/network/addresses';
import { resolveOptions } from '../../../src/server/options';
import { FallbackStore } from '../../../src/server/store/fallbackStore';
import { createFaultyDisk } from '../../support/faultyDisk';
import { openAsHost, startQuizServer, temporaryFolder } from '../../support/quizServer';
import { openSocket, rawRequest, UPGRADE_HEADERS } from '../../support/rawHttp';

afterEach(() => void vi.restoreAllMocks());

const OK = [200, JSON.stringify({ status: 'ok', version })];
const UNAVAILABLE = [503, JSON.stringify({ status: 'unavailable', version })];

async function healthOf({ origin }: { origin: string }, headers: Record<string, string> = {}) {
  const { status, text } = await rawRequest(`${origin}/health`, headers);
  return [status, text];
}

const running = await startQuizServer();

test('a running server is healthy, and nobody caches the answer', async () => {
  const { headers } = await rawRequest(`${running.origin}/health`, {});
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'content-type': 'application/json' });
  const { status, text } = await rawRequest(`${running.origin}/health`, {}, 'HEAD');
  expect([status, text]).toEqual([200, '']);
});

test.each(['10.0.0.7:5000', 'quiz_night-1:5000', 'evil.example', '[2001:db8::1]:5000'])(
  'whoever asks %s gets an answer, and learns nothing else under that name',
  async (host) => {
    expect(await healthOf(running, { host })).toEqual(OK);
    expect(await healthOf(running, { host, origin: 'https://evil.example' })).toEqual(OK);
    expect((await rawRequest(`${running.origin}/quizzes`, { host })).status).toBe(403);
  },
);

test('a request without a Host is answered, in HTTP/1.0', async () => {
  const answerTo = async (path: string): Promise<string> => {
    const socket = await openSocket(running.origin, `GET ${path} HTTP/1.0\r\n\r\n`);
    let answer = '';
    socket.on('data', (data: Buffer) => (answer += String(data)));
    await once(socket, 'close');
    return answer;
  };
  expect(await answerTo('/health')).toMatch(/^HTTP\/1\.1 200 .*\{"status":"ok","version":"[\d.]+"\}$/s);
  expect(await answerTo('/quizzes')).toMatch(/^HTTP\/1\.1 403 .*host_refused/s);
});

test('without its disk a laptop continues in memory, and is healthy', async () => {
  const { disk, openStore } = createFaultyDisk();
  const server = await startQuizServer({ openStore });
  disk.isFull = true;
  expect(await openAsHost(server)).toHaveProperty('hostKey');
  expect(await healthOf(server)).toEqual(OK);
});

test('while its store is unreachable a server is not healthy, and accepts no new connections', async () => {
  const server = await startQuizServer();
  const isReady = vi.spyOn(FallbackStore.prototype, 'isReady', 'get').mockReturnValue(false);
  expect(await healthOf(server)).toEqual(UNAVAILABLE);
  for (const hub of ['/gameHub', '/quizHub']) {
    const { status, text } = await rawRequest(`${server.origin}${hub}/negotiate`, {}, 'POST');
    expect([status, JSON.parse(text)]).toMatchObject([503, { code: 'server_closing' }]);
    // A balancer then asks another process.
    await expect(rawRequest(`${server.origin}${hub}`, UPGRADE_HEADERS)).rejects.toThrow('socket hang up');
  }
  isReady.mockReturnValue(true);
  expect(await healthOf(server)).toEqual(OK);
  expect((await rawRequest(`${server.origin}/gameHub/negotiate`, {}, 'POST')).status).toBe(200);
  expect((await rawRequest(`${server.origin}/gameHub`, UPGRADE_HEADERS)).status).toBe(101);
});

test('once it begins to shut down, a server is not healthy, and accepts no new connections', async () => {
  const folders = { dataFolder: await temporaryFolder(), clientFolder: await temporaryFolder() };
  const addresses = createAddresses('127.0.0.1', 0, undefined);
  const unfinished = new UnfinishedConnections(1);
  const { app, handBack, close } = await compose(resolveOptions(folders), addresses, unfinished);
  const statusOf = async (path: string, method: string) => {
    const headers = { host: 'localhost' };
    const env = { incoming: { headers } } as unknown as HttpBindings;
    const { status } = await app.request(path, { method, headers }, env);
    return status;
  };
  const statuses = () => Promise.all([statusOf('/health', 'GET'), statusOf('/quizHub/negotiate', 'POST')]);
  expect(await statuses()).toEqual([200, 200]);
  const ended = handBack().then(close);
  expect(await statuses()).toEqual([503, 503]);
  await ended;
  expect(await statuses()).toEqual([503, 503]);
});
