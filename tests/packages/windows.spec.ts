import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { editFiles, expectEdited, keepWifi } from './editFiles';
import { expect, openedPages, run, test as base, unpack } from './fixtures';
import { playQuiz } from './playQuiz';

const CURRENT = 'HKLM\\Software\\Microsoft\\Windows NT\\CurrentVersion';

/** A program that briefly locks a file, as virus scanners and backups do. */
const HOLD_WIFI = `
  require('fs').openSync(process.env.LOCALAPPDATA + '/Quiz Night/wifi.json', 2 | 0x10000000);
  console.log('held');
  setTimeout(() => {}, 400)`;

/** Returns the path as Windows programs see it: Wine shows the whole disk as drive Z. */
const onWindows = (path: string): string => `Z:${path.replaceAll('/', '\\')}`;

/** Starts the program with its data in this folder. */
function withData(app: string, folder: string) {
  const program = [join(app, 'app/node.exe'), onWindows(join(app, 'app/quiz-night.cjs'))];
  return { command: 'wine', args: [...program, '--port', '0', '--data', folder] };
}

const test = base.extend<{ env: NodeJS.ProcessEnv }, { windows: NodeJS.ProcessEnv }>({
  /** A Windows 10 for these tests alone, which Wine creates from an empty folder. */
  windows: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, provide) => {
      const prefix = mkdtempSync(join(tmpdir(), 'quiz-night-windows-'));
      const env = windowsIn(prefix);
      run('wine', ['wineboot', '-i'], env);
      for (const [name, type, value] of [
        ['CurrentVersion', 'REG_SZ', '10.0'],
        ['CurrentBuildNumber', 'REG_SZ', '19045'],
        ['CurrentMajorVersionNumber', 'REG_DWORD', '10'],
      ] as const)
        run('wine', ['reg', 'add', CURRENT, '/v', name, '/t', type, '/d', value, '/f'], env);
      await provide(env);
      // Wine exits by itself if nothing has run for a while.
      spawnSync('wineserver', ['-k'], { env });
      rmSync(prefix, { recursive: true, force: true });
    },
    { scope: 'worker' },
  ],
  env: ({ folder, windows }, provide) =>
    provide({ ...windows, PATH: `${join(folder, 'bin')}:${process.env.PATH}` }),
});

function windowsIn(prefix: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    WINEPREFIX: prefix,
    WINEDEBUG: '-all',
    WINEDLLOVERRIDES: 'mscoree=;mshtml=',
    DISPLAY: '',
    // Wine does not answer when Node asks for the version.
    NODE_SKIP_PLATFORM_CHECK: '1',
  };
}

test('a double-click on the starter plays a quiz, in folders with umlauts and spaces; a second start shows the first', async ({
  folder,
  env,
  start,
}) => {
  const app = unpack('win-x64', join(folder, 'Größe & Spaß (1)'));
  const unpacked = join(folder, 'unpacked');
  writeFileSync(unpacked, '');
  const doubleClick = { command: 'wine', args: ['cmd', '/c', 'quiz-night.cmd'], cwd: app, env };
  const server = start(doubleClick);
  const origin = await server.opened();
  expect(server.said).toMatch(/Quizzes: +C:\\users\\.*\\AppData\\Local\\Quiz Night\\quizzes/);
  await expect.poll(() => openedPages(folder)).toEqual([`${origin}/`]);
  await playQuiz(origin);
  const second = await start(doubleClick).ended();
  expect(second.said).toContain(`is already running: ${origin}`);
  expect(second.code).toBe(0);
  await expect.poll(() => openedPages(folder)).toEqual([`${origin}/`, `${origin}/`]);

  await editFiles(origin);
  const holding = start({ command: 'wine', args: [join(app, 'app/node.exe'), '-e', HOLD_WIFI], env });
  await expect.poll(() => holding.said).toContain('held');
  await keepWifi(origin, 'Haus');
  await server.stop('SIGKILL');
  const again = start(doubleClick);
  await expectEdited(await again.opened());
  expect(again.said).toContain('Running:  Ein Päckchen');
  // The package may be in a folder that its user cannot write to.
  expect(run('find', [app, '-newer', unpacked, '-type', 'f'])).toBe('');
});

test('the data may be in a folder with umlauts and spaces at the end of a long path', async ({
  folder,
  env,
  start,
}) => {
  const app = unpack('win-x64', folder);
  const long = Array.from({ length: 5 }, () => 'Ein langer Ordner für das Größte')
    .join('/')
    .padEnd(250, 'x');
  for (const name of ['Größe & Spaß 100% (1)', long]) {
    const data = join(folder, name);
    mkdirSync(data, { recursive: true });
    const server = start({ ...withData(app, onWindows(data)), env });
    const origin = await server.opened();
    expect(server.said).toContain(onWindows(join(data, 'quizzes')));
    await playQuiz(origin);
    expect(readdirSync(data)).toEqual(expect.arrayContaining(['quizzes', 'server-key', 'sessions']));
    expect(server.said).not.toContain('Nothing can be saved');
    await server.stop('SIGKILL');
  }
});

test('a missing drive is named, with the reason and a remedy', async ({ folder, env, start }) => {
  const app = unpack('win-x64', folder);
  const server = start({ ...withData(app, 'Q:\\Quiz'), env });
  await expect.poll(() => server.said).toContain('The data folder Q:\\Quiz cannot be created (ENOENT');
  expect(server.said).toContain('Choose another one with --data');
});
