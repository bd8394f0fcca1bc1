import { readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { version } from '../../../package.json';
import { StartError } from '../../../src/server/startErrors';
import {
  cannotWrite,
  DATA_VERSION,
  homeFolder,
  checkDataFolder,
  markDataFolder,
} from '../../../src/server/starting/dataFolder';
import { startQuizServer, temporaryFolder } from '../../support/quizServer';

test('each system has its own place for data', () => {
  const local = join('/', 'Users', 'Jörg', 'AppData', 'Local');
  const home = join('/', 'home', 'jörg');
  const [inLocal, inHome] = [join(local, 'Quiz Night'), join(home, 'AppData', 'Local', 'Quiz Night')];
  expect(homeFolder('win32', { LOCALAPPDATA: local }, home)).toBe(inLocal);
  expect(homeFolder('win32', {}, home)).toBe(inHome);
  expect(homeFolder('darwin', {}, home)).toBe(join(home, 'Library', 'Application Support', 'Quiz Night'));
  expect(homeFolder('linux', { XDG_DATA_HOME: '/share' }, home)).toBe(join('/share', 'quiz-night'));
  for (const env of [{}, { XDG_DATA_HOME: '' }, { XDG_DATA_HOME: 'not/absolute' }])
    expect(homeFolder('linux', env, home)).toBe(join(home, '.local', 'share', 'quiz-night'));
});

const markIn = (folder: string) => readFile(join(folder, 'version'), 'utf8');

test('a start marks its data folder with the version of the data and of the program', async () => {
  const { dataFolder } = await startQuizServer();
  expect(await markIn(dataFolder)).toBe(`${DATA_VERSION} ${version}\n`);
});

test('a start marks its data folder so that programs of data version 1 refuse it, which misread its games', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'version'), '1 0.1.0\n');
  const { dataFolder } = await startQuizServer({ dataFolder: folder });
  expect(Number.parseInt(await markIn(dataFolder), 10)).toBeGreaterThan(1);
});

test.each(['', 'nonsense', '0 0.0.9\n', `${DATA_VERSION} 99.0.0\n`])(
  'a folder marked %j is used and marked again',
  async (mark) => {
    const folder = await temporaryFolder();
    await writeFile(join(folder, 'version'), mark);
    await markDataFolder(folder, () => undefined);
    expect(await markIn(folder)).toBe(`${DATA_VERSION} ${version}\n`);
  },
);

test('a folder marked by a newer program is refused with both versions, and nothing is touched', async () => {
  const dataFolder = await temporaryFolder();
  await writeFile(join(dataFolder, 'version'), `${DATA_VERSION + 1} 12.3.4\n`);
  const start = startQuizServer({ dataFolder });
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(/12\.3\.4 .*newer version, or choose another folder with --data/);
  expect(await readdir(dataFolder)).toEqual(['version']);
});

test('if a file is in the way, the start is refused with the name of the folder', async () => {
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  for (const dataFolder of [file, join(file, 'data')]) {
    const start = startQuizServer({ dataFolder });
    await expect(start).rejects.toThrow(StartError);
    await expect(start).rejects.toThrow(`The data folder ${dataFolder} cannot be written to (E`);
  }
});

test.each(['EACCES', 'EPERM'])('sessions that the system refuses with %s end the start', async (code) => {
  const openStore = () => Promise.reject(Object.assign(new Error(`${code}: refused`), { code }));
  const dataFolder = await temporaryFolder();
  const start = startQuizServer({ dataFolder, openStore });
  await expect(start).rejects.toThrow(StartError);
  await expect(start).rejects.toThrow(
    `${join(dataFolder, 'sessions')} cannot be written to (${code}: refused)`,
  );
});

test('sessions that LevelDB may not open end the start', () => {
  const cause = new Error('IO error: /data/sessions/LOCK: Permission denied');
  expect(cannotWrite('/data/sessions', new Error('not open', { cause }))?.message).toContain('LOCK');
  expect(cannotWrite('/data/sessions', new Error('no space left on device'))).toBeUndefined();
});

test('checking a folder creates it with those above it, and leaves nothing behind', async () => {
  const folder = join(await temporaryFolder(), 'Größe 1', 'Quiz Night');
  await checkDataFolder(folder);
  expect(await readdir(folder)).toEqual([]);
});

test('if the folder cannot be created, one sentence names it', async () => {
  const gone = join(await temporaryFolder(), 'unplugged');
  await symlink('nowhere', gone);
  for (const folder of [join(gone, 'quiz'), ...(process.platform === 'linux' ? ['/proc/quiz/night'] : [])]) {
    const start = startQuizServer({ dataFolder: folder });
    await expect(start).rejects.toThrow(StartError);
    await expect(start).rejects.toThrow(`The data folder ${folder} cannot be created (ENOENT`);
  }
});
