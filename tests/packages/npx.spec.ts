import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, openedPages, packageFor, run, test } from './fixtures';
import { playQuiz } from './playQuiz';

const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
const PACKAGE = ['exec', '--yes', '--package', packageFor('quiz-night.tgz'), '--', 'quiz-night'];

/** The environment of somebody in front of a screen, wherever the test runs. */
function onDesktop(env: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return { ...env, DISPLAY: ':0', CI: '', SSH_CONNECTION: '', SSH_CLIENT: '', SSH_TTY: '' };
}

test('npx from an empty folder prints its version, then opens the browser and plays a quiz with its data at home', async ({
  folder,
  start,
}) => {
  const cwd = join(folder, 'empty');
  mkdirSync(cwd);
  const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
  const env = { ...onDesktop(process.env), PATH, XDG_DATA_HOME: join(folder, 'share') };
  const asked = await start({ command: 'npm', args: [...PACKAGE, '--version'], cwd, env }).ended();
  expect(asked.said).toContain(`${version}\n`);
  expect(asked.code).toBe(0);
  expect(openedPages(folder)).toEqual([]);
  const server = start({ command: 'npm', args: [...PACKAGE, '--port', '0'], cwd, env });
  const origin = await server.opened();
  expect(server.said).toContain(join(folder, 'share', 'quiz-night', 'quizzes'));
  await expect.poll(() => openedPages(folder)).toEqual([origin]);
  await playQuiz(origin);
  await server.stop();
  expect(readdirSync(cwd)).toEqual([]);
});

test('npx without a screen prints the addresses and opens nothing, also where Quiz Night already runs', async ({
  folder,
  start,
}) => {
  const PATH = `${join(folder, 'bin')}:${process.env.PATH}`;
  const desktop = { ...onDesktop(process.env), PATH, XDG_DATA_HOME: join(folder, 'share') };
  const env = { ...desktop, SSH_CONNECTION: '10.0.0.2 50000 10.0.0.1 22' };
  const server = start({ command: 'npm', args: [...PACKAGE, '--port', '0'], env });
  const origin = await server.opened();
  const second = await start({ command: 'npm', args: PACKAGE, env }).ended();
  expect(second.said).toContain(`is already running: ${origin}`);
  expect(second.code).toBe(0);
  expect(openedPages(folder)).toEqual([]);
});

test('with an older Node, one sentence says which version is needed', async ({ folder, start }) => {
  const app = join(folder, 'app');
  mkdirSync(app);
  run('tar', ['-xzf', packageFor('quiz-night.tgz'), '-C', app]);
  const older = join(folder, 'older.cjs');
  writeFileSync(older, "Object.defineProperty(process.versions, 'node', { value: '18.19.1' });\n");
  const { code, said } = await start({
    command: process.execPath,
    args: ['-r', older, join(app, 'package/quiz-night.cjs')],
    env: process.env,
  }).ended();
  expect(code).toBe(1);
  expect(said).toMatch(/^Quiz Night needs Node 20\.19\.0 or newer, but this is 18\.19\.1: .*\.\n$/);
});
