import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { expect, openedPages, test, unpack, withoutNode } from './fixtures';
import { playQuiz } from './playQuiz';

const SYSTEM = `linux-${process.arch}`;

test('the zip plays a quiz without Node in the PATH, from any folder and through a link', async ({
  folder,
  start,
}) => {
  const app = unpack(SYSTEM, folder);
  const link = join(folder, 'Start');
  symlinkSync(join('Quiz Night', 'quiz-night'), link);
  const env = withoutNode(folder);
  const server = start({ command: link, args: ['--port', '0'], cwd: '/', env });
  const origin = await server.opened();
  const data = join(folder, 'home', '.local', 'share', 'quiz-night');
  expect(server.said).toContain(join(data, 'quizzes'));
  expect(server.said).toContain('Keep this window open');
  await expect.poll(() => openedPages(folder)).toEqual([origin]);
  await playQuiz(origin);
  expect(await server.stop()).toBe(0);
  expect(readdirSync(data)).not.toContain('running');

  const again = start({ command: join(app, 'quiz-night'), args: ['--port', '0'], env });
  await again.opened();
  // What was imported and played before.
  expect(readFileSync(join(data, 'quizzes', 'ein-päckchen.json'), 'utf8')).toContain('Ein Päckchen');
  expect(again.said).toContain('Running:  Ein Päckchen');
});

test('if the port is taken it uses the next, and a second start shows the running one', async ({
  folder,
  start,
}) => {
  const command = join(unpack(SYSTEM, folder), 'quiz-night');
  const env = withoutNode(folder);
  const other = createServer().listen(5000);
  // If the machine itself already uses it, that is enough.
  await Promise.race([once(other, 'listening'), once(other, 'error')]).catch(() => undefined);
  const first = start({ command, args: [], env });
  const origin = await first.opened();
  expect(new URL(origin).port).not.toBe('5000');
  expect(first.said).toContain(`Another program has port 5000, so it is ${new URL(origin).port} this time.`);
  const second = await start({ command, args: [], env }).ended();
  expect(second.said).toContain(`is already running: ${origin}`);
  expect(second.code).toBe(0);
  await expect.poll(() => openedPages(folder)).toEqual([origin, origin]);

  await first.stop('SIGKILL');
  // What the killed process left behind does not confuse the next.
  const third = start({ command, args: [], env });
  await third.opened();
  other.close();
});

test('ending the starter by its number ends the program, which saves everything first', async ({
  folder,
  start,
}) => {
  const command = join(unpack(SYSTEM, folder), 'quiz-night');
  const data = join(folder, 'data');
  const server = start({ command, args: ['--port', '0', '--data', data], env: withoutNode(folder) });
  const origin = await server.opened();
  expect(await server.stopAlone('SIGTERM')).toBe(0);
  expect(readdirSync(data)).not.toContain('running');
  await expect(fetch(origin)).rejects.toThrow('fetch failed');
});

test('a program that is started in a terminal can read what is typed there', async ({ folder, start }) => {
  const app = unpack(SYSTEM, folder);
  writeFileSync(join(app, 'app', 'node'), '#!/bin/sh\n[ ! -t 0 ] || echo "It can ask."\n');
  const { code, said } = await start({
    // Runs a command in a terminal of its own.
    command: '/usr/bin/script',
    args: ['-qec', `'${join(app, 'quiz-night')}'`, '/dev/null'],
    env: withoutNode(folder),
  }).ended();
  expect(code).toBe(0);
  expect(said).toContain('It can ask.');
});

test('data from a newer version is refused with a sentence, and remains unchanged', async ({
  folder,
  start,
}) => {
  const command = join(unpack(SYSTEM, folder), 'quiz-night');
  const data = join(folder, 'newer');
  const env = withoutNode(folder);
  const first = start({ command, args: ['--port', '0', '--data', data], env });
  await first.opened();
  await first.stop();
  const version = join(data, 'version');
  writeFileSync(version, '999 12.0.0\n');
  const { code, said } = await start({ command, args: ['--port', '0', '--data', data], env }).ended();
  // With this code, systemd does not start it again.
  expect(code).toBe(78);
  expect(said).toMatch(/^The data in .*newer belongs to Quiz Night 12\.0\.0 .*\.\n$/);
  expect(readFileSync(version, 'utf8')).toBe('999 12.0.0\n');
  expect(existsSync(join(data, 'running'))).toBe(false);
});

test('an incompletely unpacked package says so', async ({ folder, start }) => {
  const app = unpack(SYSTEM, folder);
  writeFileSync(join(app, 'app', 'node'), 'not for this computer');
  const { code, said } = await start({
    command: join(app, 'quiz-night'),
    args: [],
    env: withoutNode(folder),
  }).ended();
  expect(code).toBe(1);
  expect(said).toMatch(/not for this kind of computer \(Linux .*\), or was not unpacked completely/);
});
