import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test as base } from './fixtures';

/** A page of another program at another port of this machine, under the same name and under another one. */
const test = base.extend<{ strangers: Page[] }>({
  strangers: async ({ context }, provide) => {
    const head =
      'HTTP/1.1 200 OK\r\nContent-Type: text/html\r\nContent-Length: 11\r\nConnection: close\r\n\r\n';
    const program = createServer((socket) => {
      socket.on('error', () => undefined);
      socket.once('data', () => socket.end(`${head}<p>Hello</p>`));
    }).listen(0);
    await once(program, 'listening');
    const { port } = program.address() as AddressInfo;
    const [same, other] = [await context.newPage(), await context.newPage()];
    await same.goto(`http://localhost:${port}/`);
    await other.goto(`http://127.0.0.1:${port}/`);
    await provide([same, other]);
    program.close();
  },
});

/** Lets a page make a call, as scripts can; returns its status. */
const call = (page: Page, url: string, init: RequestInit = {}) =>
  page.evaluate(async ([url, init]) => (await fetch(url, init)).status, [url, init] as const);

const READS = ['wifi', 'network', 'evenings', 'seasons', 'metrics', 'quizzes/general-knowledge'];
const CHANGES = [
  ['POST', 'session', '{"quizId":"general-knowledge"}'],
  ['POST', 'quizzes', '{"quizName":"Mine","questions":[]}'],
  ['PUT', 'venue', '{"name":"Mine"}'],
  ['DELETE', 'quizzes/general-knowledge', undefined],
] as const;

test('a page at another port of this machine reads and changes nothing that needs a host', async ({
  strangers,
  server: { origin },
}) => {
  for (const page of strangers) {
    for (const path of READS) expect(await call(page, `${origin}/${path}`)).toBe(403);
    for (const [method, path, body] of CHANGES)
      expect(await call(page, `${origin}/${path}`, { method, body })).toBe(403);
    expect(await call(page, `${origin}/venue`)).toBe(200);
  }
});

/** How many sessions have been opened, as the laptop's own page reads it. */
const openSessions = (page: Page) =>
  page.evaluate(async () => /quiz_night_sessions \d+/.exec(await (await fetch('/metrics')).text())?.[0]);

test('neither its beacons nor its forms open a session', async ({ page, strangers, server: { origin } }) => {
  await page.goto('/');
  const before = await openSessions(page);
  for (const stranger of strangers) {
    await stranger.evaluate((url) => {
      const quiz = '{"quizId":"general-knowledge"}';
      navigator.sendBeacon(`${url}/session`, quiz);
      const form = document.createElement('form');
      Object.assign(form, { action: `${url}/session`, method: 'post', enctype: 'text/plain' });
      const [name = '', value = ''] = [quiz.slice(0, -1), '}'];
      form.append(Object.assign(document.createElement('input'), { name, value }));
      document.body.append(form);
      form.submit();
    }, origin);
    await expect(stranger.locator('body')).toContainText('host_only');
  }
  expect(before).toBeDefined();
  expect(await openSessions(page)).toBe(before);
});

test('it shows the key of the server and hosts, from wherever it comes', async ({ strangers, server }) => {
  for (const page of strangers) {
    const authorization = `Bearer ${(await readFile(join(server.dataFolder, 'server-key'), 'utf8')).trim()}`;
    const init = { method: 'POST', body: '{"quizId":"general-knowledge"}', headers: { authorization } };
    expect(await call(page, `${server.origin}/session`, init)).toBe(200);
  }
});
