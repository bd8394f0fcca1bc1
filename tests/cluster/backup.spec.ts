import { execFile } from 'node:child_process';
import { mkdtemp, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, timed } from './fixtures';

/** Copies the data as an operator would. */
const copyData = (...options: string[]) =>
  promisify(execFile)(process.execPath, ['dist/server/main.js', ...options]);

test('an evening that was copied in its middle is restored with every answer that was acknowledged', async ({
  cluster,
  evening,
  removeLater,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'quiz-night-backup-'));
  removeLater({ remove: () => rm(folder, { recursive: true }) });
  const [data, redis] = [join(folder, 'data'), join(folder, 'redis.rdb')];
  await timed('copied while it ran', async () => {
    await copyData('--data', cluster.dataFolder, '--backup', data);
    await cluster.redis.copyTo(redis);
  });
  const before = await evening.remainingMs();

  for (const member of cluster.members) await member.process.kill();
  await rename(cluster.dataFolder, join(folder, 'lost'));
  await timed('restored', async () => {
    await cluster.redis.startFrom(redis);
    await copyData('--data', cluster.dataFolder, '--restore', data);
  });
  for (const member of cluster.members) await member.process.start();
  await evening.expectBack();
  await expect.poll(() => evening.monitor.game.paused).toBe(true);
  expect(await evening.remainingMs()).toBeGreaterThan(before - 120_000);
  await evening.expectWhole();
});
