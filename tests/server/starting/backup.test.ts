import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Level } from 'level';
import { expect, test } from 'vitest';
import { StartError } from '../../../src/server/startErrors';
import { copyData } from '../../../src/server/start';
import { backUp, restore } from '../../../src/server/starting/backup';
import { DATA_VERSION } from '../../../src/server/starting/dataFolder';
import { registerHost, startGame, TestPhone } from '../../support/gameOnHubs';
import { startQuizServer, temporaryFolder } from '../../support/quizServer';

/** Returns a data folder with nothing but its mark. */
async function dataFolder(): Promise<string> {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'version'), `${DATA_VERSION} 0.1.0\n`);
  return folder;
}

test('a backup from the middle of an evening, while phones join, restores the running game', async () => {
  const { server, host } = await startGame();
  await host.move('next');
  const before = await host.read();
  const joinAs = (name: string) => TestPhone.join(server, host.session, name);
  const later = Promise.all(['Ben', 'Cleo', 'Dora'].map(joinAs));
  const backup = join(await temporaryFolder(), 'deep', 'backup');
  await backUp(server.dataFolder, backup);
  await later;
  await server.close();
  expect(await readdir(backup)).not.toContain('running');

  const restored = join(await temporaryFolder(), 'data');
  await restore(backup, restored);
  const second = await startQuizServer({ dataFolder: restored });
  const game = await (await registerHost(second, host.session)).read();
  expect(game.scene.name).toBe(before.scene.name);
  expect(second.serverKey).toBe(server.serverKey);
});

test('a backup holds all that was stored until some moment, however much is being written', async () => {
  const [data, parent] = [await temporaryFolder(), await temporaryFolder()];
  const db = new Level<string, string>(join(data, 'sessions'));
  let isOver = false;
  let pauseMs = 0;
  const keyOf = (index: number): string => String(index).padStart(6, '0');
  const writing = (async () => {
    for (let index = 0; !isOver; index++) {
      await db.put(keyOf(index), randomBytes(20_000).toString('base64'), { sync: false });
      await setTimeout(pauseMs);
    }
  })();
  await expect.poll(async () => (await readdir(join(data, 'sessions'))).length).toBeGreaterThan(8);
  // Megabytes a second, more than any evening; but not so much that a busy machine can never copy one state of it.
  pauseMs = 5;
  await backUp(data, join(parent, 'backup'));
  isOver = true;
  await writing;
  await db.close();
  const copy = new Level<string, string>(join(parent, 'backup', 'sessions'));
  const keys = await copy.keys().all();
  await copy.close();
  expect(keys.length).toBeGreaterThan(100);
  expect(keys).toEqual(keys.map((_, index) => keyOf(index)));
});

test('neither a backup nor data is overwritten, and nothing half copied is left', async () => {
  const [data, target] = [await dataFolder(), await temporaryFolder()];
  await writeFile(join(target, 'mine'), 'mine');
  await expect(backUp(data, target)).rejects.toThrow('is not empty. Name a folder that does not exist yet.');
  await expect(restore(data, target)).rejects.toThrow(StartError);
  expect(await readdir(target)).toEqual(['mine']);
  await expect(backUp(data, join(target, 'mine', 'backup'))).rejects.toThrow(
    /cannot be written to \(ENOTDIR: not a directory\)\.$/,
  );
  expect(await readdir(target)).toEqual(['mine']);
});

test('a backup may fill an empty folder, such as a mounted disk, and leaves out what is unfinished', async () => {
  const [data, target] = [await dataFolder(), await temporaryFolder()];
  await mkdir(join(data, 'quizzes', 'media'), { recursive: true });
  await writeFile(join(data, 'quizzes', 'media', 'LOG'), 'a sound');
  await writeFile(join(data, 'quizzes', '.saving-1'), 'half');
  await writeFile(join(data, 'running'), '1 http://localhost\n');
  await backUp(data, target);
  expect(await readdir(target)).toEqual(['quizzes', 'version']);
  expect(await readdir(join(target, 'quizzes'))).toEqual(['media']);
  expect(await readFile(join(target, 'quizzes', 'media', 'LOG'), 'utf8')).toBe('a sound');
});

test('a backup of a newer program, and one that does not exist, are refused before anything is written', async () => {
  const [backup, parent] = [await temporaryFolder(), await temporaryFolder()];
  const data = join(parent, 'data');
  await writeFile(join(backup, 'version'), `${DATA_VERSION + 1} 12.3.4\n`);
  await expect(restore(backup, data)).rejects.toThrow(
    /belongs to Quiz Night 12\.3\.4 .*: restore it with the newer version\.$/,
  );
  await expect(restore(join(backup, 'none'), data)).rejects.toThrow(/^The backup .*none does not exist\.$/);
  await expect(backUp(data, join(parent, 'copy'))).rejects.toThrow(
    /^The data folder .*data does not exist\.$/,
  );
  expect(await readdir(parent)).toEqual([]);
});

test.each(['an empty folder', 'a folder of something else'])('%s is no backup and has none', async (kind) => {
  const [folder, parent] = [await temporaryFolder(), await temporaryFolder()];
  if (kind !== 'an empty folder') await writeFile(join(folder, 'version'), 'of something else');
  await expect(restore(folder, join(parent, 'data'))).rejects.toThrow(/ is not a Quiz Night backup: name /);
  await expect(backUp(folder, join(parent, 'copy'))).rejects.toThrow(/ is not a Quiz Night data folder\.$/);
  expect(await readdir(parent)).toEqual([]);
});

test('a copy into what is copied is refused, by whatever way, and leaves nothing', async () => {
  const [data, disk, parent] = [await dataFolder(), await temporaryFolder(), await temporaryFolder()];
  const link = join(parent, 'link');
  await symlink(data, link);
  for (const target of ['backup', join('deep', 'backup'), '']) {
    await expect(backUp(data, join(data, target))).rejects.toThrow(
      / is inside .*: name a folder somewhere else\.$/,
    );
    await expect(backUp(data, join(link, target))).rejects.toThrow(StartError);
    await expect(backUp(link, join(data, target))).rejects.toThrow(StartError);
    await expect(restore(data, join(link, target))).rejects.toThrow(/ is inside /);
  }
  expect(await readdir(data)).toEqual(['version']);
  // A folder that is copied because a link leads to it.
  await symlink(disk, join(data, 'quizzes'));
  await expect(backUp(data, join(disk, 'backup'))).rejects.toThrow(
    / is inside .*quizzes, which is being copied/,
  );
  expect(await readdir(disk)).toEqual([]);
});

test('a copy removes what killed ones have left beside it and in its place, and nothing of living ones', async () => {
  const [data, parent, mounted] = [await dataFolder(), await temporaryFolder(), await temporaryFolder()];
  const { pid: killed } = spawnSync(process.execPath, ['--version']);
  const living = `.saving-copy-${process.ppid}-1`;
  for (const folder of [parent, mounted])
    await mkdir(join(folder, `.saving-copy-${killed}-1`, 'quizzes'), { recursive: true });
  await mkdir(join(parent, living));
  await backUp(data, join(parent, 'backup'));
  await backUp(data, mounted);
  expect(await readdir(parent)).toEqual([living, 'backup']);
  expect(await readdir(mounted)).toEqual(['version']);
});

test('a copy that is interrupted leaves nothing', async () => {
  const [data, parent] = [await dataFolder(), await temporaryFolder()];
  const reason = new StartError('Interrupted.');
  await expect(backUp(data, join(parent, 'backup'), AbortSignal.abort(reason))).rejects.toThrow(reason);
  expect(await readdir(parent)).toEqual([]);
});

test('the options copy instead of starting, and only one of them at a time', async () => {
  const [data, parent] = [await dataFolder(), await temporaryFolder()];
  const backup = join(parent, 'backup');
  expect(await copyData({ data })).toBeUndefined();
  expect(await copyData({ data, backup })).toBe(`Backed up: ${backup}\n`);
  const restored = join(parent, 'restored');
  expect(await copyData({ data: restored, restore: backup })).toBe(`Restored: ${restored}\n`);
  await expect(copyData({ data, backup, restore: backup })).rejects.toThrow('not both');
  await expect(copyData({ data, backup: ' ' })).rejects.toThrow('--backup must name a folder, but is empty.');
});

test('links to folders are followed, and what is left out is named', async () => {
  const [data, disk, parent] = [await dataFolder(), await temporaryFolder(), await temporaryFolder()];
  await mkdir(join(data, 'quizzes'));
  await writeFile(join(disk, 'air.mp3'), 'a sound');
  await symlink(disk, join(data, 'quizzes', 'media'));
  await symlink(data, join(disk, 'data'));
  await symlink(join(data, 'quizzes'), join(disk, 'quizzes'));
  await symlink(join(disk, 'air.mp3'), join(disk, 'link.mp3'));
  await symlink(join(disk, 'none'), join(data, 'quizzes', 'friday.json'));
  const backup = join(parent, 'backup');
  const said = (await copyData({ data, backup })) ?? '';
  const [first, ...others] = said.trimEnd().split('\n');
  const media = join('quizzes', 'media');
  expect(first).toBe(`Backed up: ${backup}`);
  expect(others.sort()).toEqual([
    `Not copied: ${join('quizzes', 'friday.json')}, a link that leads nowhere`,
    `Not copied: ${join(media, 'data')}, a link to a folder that contains it`,
    `Not copied: ${join(media, 'link.mp3')}, a link to a file`,
    `Not copied: ${join(media, 'quizzes')}, a link to a folder that contains it`,
  ]);
  expect(await readdir(join(backup, media))).toEqual(['air.mp3']);
  const restored = join(parent, 'restored');
  expect(await copyData({ data: restored, restore: backup })).toBe(`Restored: ${restored}\n`);
  expect(await readFile(join(restored, media, 'air.mp3'), 'utf8')).toBe('a sound');
});

test('damaged sessions that were set aside are in no backup', async () => {
  const [data, parent] = [await temporaryFolder(), await temporaryFolder()];
  await mkdir(join(data, 'sessions-damaged-2026-11-23T19.00.00.000Z'));
  await mkdir(join(data, 'sessions-mine'));
  await writeFile(join(data, 'server-key'), 'key');
  expect(await backUp(data, join(parent, 'backup'))).toEqual([]);
  expect((await readdir(join(parent, 'backup'))).sort()).toEqual(['server-key', 'sessions-mine']);
});
