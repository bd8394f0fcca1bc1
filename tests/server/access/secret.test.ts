import { chmod, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openServerKey } from '../../../src/server/access/secret';
import type { Log } from '../../../src/session/ports';
import { temporaryFolder } from '../../support/quizServer';

const KEY = /^[\w-]{22}$/;
/** Windows has no such modes: every file reads as open there. */
const OWNER_ONLY = process.platform === 'win32' ? 0o666 : 0o600;

/** Opens the key in a folder, as every start does. */
async function open(folder: string) {
  const logged: string[] = [];
  const log: Log = (level, message) => logged.push(`${level} ${message}`);
  return { key: await openServerKey(folder, log), logged };
}

const fileOf = (folder: string) => join(folder, 'server-key');
const modeOf = async (path: string) => (await stat(path)).mode & 0o777;

test('the first start makes a key in a file that only its owner may read, and logs nothing about it', async () => {
  const folder = join(await temporaryFolder(), 'data');
  const { key, logged } = await open(folder);
  expect(key).toMatch(KEY);
  expect(await readFile(fileOf(folder), 'utf8')).toBe(`${key}\n`);
  expect(await modeOf(fileOf(folder))).toBe(OWNER_ONLY);
  expect(await readdir(folder)).toEqual(['server-key']);
  expect(logged).toEqual([]);
});

test('later starts read the same key; every folder has its own', async () => {
  const folder = await temporaryFolder();
  const first = await open(folder);
  expect(await open(folder)).toEqual(first);
  expect((await open(await temporaryFolder())).key).not.toBe(first.key);
});

test('a file that others may read is closed to them', async () => {
  const folder = await temporaryFolder();
  const { key } = await open(folder);
  await chmod(fileOf(folder), 0o644);
  expect(await open(folder)).toEqual({ key, logged: [] });
  expect(await modeOf(fileOf(folder))).toBe(OWNER_ONLY);
});

test.each([
  '',
  'password',
  `${'A'.repeat(23)}`,
  `${'A'.repeat(21)} `,
  `${'A'.repeat(22)}\n${'B'.repeat(22)}`,
])('a file with %j holds no key: it is replaced and logged, without the key', async (content) => {
  const folder = await temporaryFolder();
  await writeFile(fileOf(folder), content);
  const { key, logged } = await open(folder);
  expect(logged).toEqual([expect.stringMatching(/^warn .*server-key contains no key/)]);
  expect(logged.join()).not.toContain(key);
  expect(await open(folder)).toEqual({ key, logged: [] });
  expect(await modeOf(fileOf(folder))).toBe(OWNER_ONLY);
});

test('a file that can be neither read nor replaced is left alone, and the key is valid for this run', async () => {
  const folder = await temporaryFolder();
  await mkdir(join(fileOf(folder), 'not a file'), { recursive: true });
  const { key, logged } = await open(folder);
  expect(key).toMatch(KEY);
  expect(logged).toEqual([
    expect.stringMatching(/^warn .*server-key cannot be read/),
    expect.stringMatching(/^error .*server-key .*the next start will make a new one/),
  ]);
  expect((await open(folder)).key).not.toBe(key);
  expect(await readdir(folder)).toEqual(['server-key']);
});

test('if the folder cannot be created, the key is valid for this run', async () => {
  const inTheWay = join(await temporaryFolder(), 'file');
  await writeFile(inTheWay, '');
  const { key, logged } = await open(join(inTheWay, 'data'));
  expect(key).toMatch(KEY);
  expect(logged.at(-1)).toMatch(/^error .*could not be saved/);
});
