import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Level } from 'level';
import { expect, test } from 'vitest';
import { damageIn } from '../../../src/server/store/writeLog';
import { temporaryFolder } from '../../support/quizServer';

/** The log of LevelDB after writes of many sizes, some of them larger than its blocks. */
async function writtenLog(): Promise<Buffer> {
  const folder = await temporaryFolder();
  const db = new Level(folder);
  for (let index = 0; index < 60; index++)
    await db.put(String(index), randomBytes((index * 1_117) % 40_000).toString('latin1'));
  await db.close();
  const name = (await readdir(folder)).find((each) => each.endsWith('.log'))!;
  return readFile(join(folder, name));
}

test('a log is whole, damaged or torn', async () => {
  const log = await writtenLog();
  expect(log.length).toBeGreaterThan(500_000);
  expect(damageIn(log)).toBeUndefined();
  expect(damageIn(log.subarray(0, -1))).toBe('torn');
  expect(damageIn(Buffer.concat([log, Buffer.alloc(9_000)]))).toBe('torn');
  for (let at = 3; at < log.length - 50_000; at += 10_007)
    expect([at, damageIn(Buffer.from(log.with(at, log[at]! ^ 4)))]).toEqual([at, 'damaged']);
  for (let at = 3; at < log.length - 50_000; at += 50_021)
    expect([at, damageIn(Buffer.from(log).fill(0, at, at + 8_192))]).toEqual([at, 'damaged']);
});
