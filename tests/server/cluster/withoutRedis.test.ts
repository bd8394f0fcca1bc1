import { expect, onTestFinished, test } from 'vitest';
import { createQuizServer } from '../../../src/server/quizServer';
import { createManualSchedule } from '../../support/manualSchedule';
import { startQuizServer, temporaryFolder } from '../../support/quizServer';
import { rawRequest, UPGRADE_HEADERS } from '../../support/rawHttp';
import { freePort } from '../../support/serverProcess';

/** Starts a process before its Redis; nobody listens on port 1. */
async function startWithoutRedis() {
  const time = createManualSchedule();
  const port = await freePort();
  const logged: string[] = [];
  const starting = createQuizServer({
    dataFolder: await temporaryFolder(),
    clientFolder: '',
    port,
    host: '127.0.0.1',
    redisUrl: 'redis://:s3cret@127.0.0.1:1',
    schedule: time.schedule,
    log: (level, message) => logged.push(`${level} ${message}`),
  });
  const ended = starting.catch((error: unknown) => error as Error);
  const giveUp = async () => {
    await expect.poll(() => logged.join()).toContain('ECONNREFUSED');
    time.pass(60_000);
    return ended;
  };
  onTestFinished(async () => void (await giveUp()));
  await expect.poll(() => logged.join()).toContain('ECONNREFUSED');
  return { origin: `http://127.0.0.1:${port}`, logged, time, giveUp };
}

test('a process without its Redis answers at once that it is not ready', async () => {
  const { origin } = await startWithoutRedis();
  const health = await fetch(`${origin}/health`);
  expect([health.status, await health.json()]).toMatchObject([503, { status: 'unavailable' }]);
  const page = await rawRequest(`${origin}/join/BDFGH`, { accept: 'text/html' });
  expect([page.status, page.text]).toEqual([503, expect.stringContaining('Quiz Night is starting')]);
  expect(page.headers).toMatchObject({ 'retry-after': '2', refresh: '2' });
  for (const [method, path] of [
    ['GET', '/session/BDFGH'],
    ['POST', '/gameHub/negotiate'],
  ] as const) {
    const { status, text } = await rawRequest(origin + path, {}, method);
    expect([status, JSON.parse(text)]).toMatchObject([503, { code: 'server_closing' }]);
  }
  expect((await rawRequest(`${origin}/gameHub`, UPGRADE_HEADERS)).status).toBe(503);
});

test('it says every ten seconds what it waits for, and not the password', async () => {
  const { logged, time } = await startWithoutRedis();
  const said = () => logged.filter((line) => /^warn Still waiting for Redis .*ECONNREFUSED/.test(line));
  for (const times of [1, 2, 3]) {
    time.pass(10_000);
    expect(said()).toHaveLength(times);
  }
  expect(logged.join()).not.toContain('s3cret');
});

test('after a minute it ends with one sentence, and no timer is left', async () => {
  const { origin, time, giveUp } = await startWithoutRedis();
  expect(await giveUp()).toMatchObject({
    message: expect.stringMatching(/^Redis \(REDIS_URL\) cannot be used/),
  });
  await expect(fetch(`${origin}/health`)).rejects.toThrow();
  expect(time.pending).toBe(0);
});

test('an INTERNAL_URL without Redis has no effect, and the log says so', async () => {
  const { logged } = await startQuizServer({ internalUrl: 'http://10.0.0.2:5000' });
  expect(logged.join('\n')).toMatch(/^warn INTERNAL_URL has no effect without REDIS_URL/m);
});
