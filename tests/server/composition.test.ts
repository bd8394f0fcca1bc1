import { chmod, mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { FolderInUse } from '../../src/server/startErrors';
import { NO_FILES } from '../support/noFiles';
import { dataFolderWith, PUB_QUIZ, startQuizServer, temporaryFolder, writeQuiz } from '../support/quizServer';

const FOLDERS = ['', 'quizzes', 'quizzes/media', 'seasons', 'played', 'evenings', 'venue'];
const DRAFTS = ['.saving-1', '.saving-1-wifi.json'];

/** Puts into every folder what processes leave behind that are killed while saving. */
async function leaveDrafts(dataFolder: string): Promise<void> {
  for (const folder of FOLDERS) {
    await mkdir(join(dataFolder, folder), { recursive: true });
    for (const name of DRAFTS)
      await writeFile(join(dataFolder, folder, name), '{"wifi": {"password": "pils"}}');
  }
  await mkdir(join(dataFolder, '.saving-1-quizzes', 'media'), { recursive: true });
}
const draftsIn = async (dataFolder: string) =>
  (await readdir(dataFolder, { recursive: true })).filter((name) => /\.(saving|upload)-/.test(name));

test('a start removes what killed processes left unfinished in any folder', async () => {
  const dataFolder = await dataFolderWith({ 'pub.json': PUB_QUIZ });
  await leaveDrafts(dataFolder);
  await startQuizServer({ dataFolder });
  await expect.poll(() => draftsIn(dataFolder)).toEqual([]);
});

test('a start on a folder in use is refused in one sentence, and touches nothing in it', async () => {
  const { dataFolder } = await startQuizServer();
  await expect.poll(() => draftsIn(dataFolder)).toEqual([]);
  await leaveDrafts(dataFolder);
  await writeFile(join(dataFolder, 'version'), '0 0.0.9\n');
  const names = await readdir(dataFolder);
  const second = startQuizServer({ dataFolder });
  await expect(second).rejects.toThrow(FolderInUse);
  await expect(second).rejects.toThrow(`The data folder ${dataFolder} is in use by another quiz server.`);
  expect(await draftsIn(dataFolder)).toHaveLength(FOLDERS.length * DRAFTS.length + 2);
  expect(await readdir(dataFolder)).toEqual(names);
  expect(await readFile(join(dataFolder, 'version'), 'utf8')).toBe('0 0.0.9\n');
});

test.skipIf(process.platform === 'win32').each(['server-key', 'wifi.json', 'network.json'])(
  'a start closes a restored %s that is open to other users',
  async (name) => {
    const dataFolder = await dataFolderWith({});
    await writeFile(join(dataFolder, name), `${'A'.repeat(22)}\n`);
    await chmod(join(dataFolder, name), 0o644);
    await startQuizServer({ dataFolder });
    expect((await stat(join(dataFolder, name))).mode & 0o777).toBe(0o600);
  },
);

const READ_FILES = `server-key version running wifi.json network.json venue.json quizzes/pub.json
  quizzes/trash/2026-11-21T20-15-00.000Z-pub.json seasons/winter.json played/x-1.json evenings/x.json`;
const ADDRESSES = 'quizzes quizzes/trash quizzes/other/played venue seasons seasons/winter evenings wifi';

test.each(
  NO_FILES.flatMap(([what, make]) => READ_FILES.split(/\s+/).map((file) => [what, file, make] as const)),
)('a server with %s in place of %s starts and answers', async (_what, file, make) => {
  const dataFolder = await temporaryFolder();
  const path = join(dataFolder, file);
  await mkdir(dirname(path), { recursive: true });
  await make(path);
  await mkdir(join(dataFolder, 'quizzes'), { recursive: true });
  await writeQuiz(dataFolder, 'other.json', PUB_QUIZ);
  const { origin, logged } = await startQuizServer({ dataFolder });
  for (const address of ADDRESSES.split(' '))
    expect((await fetch(`${origin}/${address}`)).status).toBeLessThan(500);
  if (!/version|running|trash/.test(file)) expect(logged.join('\n')).toContain(file.replace(/.*\//, ''));
  await rm(path, { recursive: true });
});
