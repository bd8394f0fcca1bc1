import { Cluster, type Member } from './cluster';
import { expect, test } from './fixtures';

const statusOf = (url: string): Promise<number> => fetch(url).then(({ status }) => status);

test('a session that is damaged in Redis affects no other, and is logged', async ({ removeLater }) => {
  const cluster = removeLater(await Cluster.start({ processes: 1 }));
  const [{ internalUrl }] = cluster.members as [Member];
  const codes: string[] = [];
  for (let count = 0; count < 4; count++) codes.push(String((await cluster.openSession()).sessionCode));
  const [broken, word, huge, whole] = codes as [string, string, string, string];
  const statuses = () =>
    Promise.all([broken, word, huge, whole].map((code) => statusOf(`${internalUrl}/session/${code}`)));

  await cluster.redis.command('SET', `quiz-night:session:${broken}`, 'no hash');
  await cluster.redis.command('HSET', `quiz-night:session:${word}`, '@keep', 'abc');
  await cluster.redis.command('HSET', `quiz-night:session:${huge}`, '@keep', '1e30');
  await expect
    .poll(() => cluster.log)
    .toContain(`session ${broken} is damaged in Redis: it is given up here`);
  for (const code of [word, huge])
    await expect.poll(() => cluster.log).toContain(`the retention period of session ${code} was damaged`);
  expect(await statuses()).toEqual([503, 200, 200, 200]);
  expect(await statusOf(`${internalUrl}/health`)).toBe(200);
  await expect
    .poll(() => cluster.log)
    .toContain(`session ${broken} is damaged (all of it): it is left alone`);

  await cluster.redis.command('DEL', `quiz-night:session:${broken}`, `quiz-night:owner:${broken}`);
  expect(await statuses()).toEqual([404, 200, 200, 200]);
});

test('an unreadable lease or version does not affect other sessions', async ({ removeLater }) => {
  const cluster = removeLater(await Cluster.start({ processes: 1 }));
  const [{ internalUrl, process }] = cluster.members as [Member];
  const codes = [];
  for (let count = 0; count < 3; count++) codes.push(String((await cluster.openSession()).sessionCode));
  const [lease, version, whole] = codes as [string, string, string];
  await process.kill('SIGTERM');
  await cluster.redis.command('RPUSH', `quiz-night:owner:${lease}`, 'no text');
  await cluster.redis.command('HSET', `quiz-night:session:${version}`, '@version', 'abc', '@released', 'abc');
  await cluster.redis.command('HSET', `quiz-night:session:${whole}`, '@released', 'abc');
  await process.start();
  const asked = [lease, version, whole].map((code) => statusOf(`${internalUrl}/session/${code}`));
  expect(await Promise.all(asked)).toEqual([503, 503, 200]);
  await expect.poll(() => cluster.log).toContain(`session ${lease} is damaged (its lease)`);
  await expect.poll(() => cluster.log).toContain(`session ${version} is damaged (@version)`);
  expect(await statusOf(`${internalUrl}/health`)).toBe(200);
});

test('a session of a newer version is left alone, and whoever asks for it is told to come back later', async ({
  cluster,
}) => {
  const [owner, other] = cluster.members;
  const code = String((await cluster.openSession(owner!.internalUrl)).sessionCode);
  await owner!.process.kill();
  await expect.poll(() => cluster.findOwner(code)).toBeUndefined();
  await cluster.redis.command('HSET', `quiz-night:session:${code}`, '@version', '99');
  const before = await cluster.documents(code);

  const { status } = await fetch(`${other!.internalUrl}/session/${code}`);
  expect(status).toBe(503);
  await expect.poll(() => other!.process.log.join('')).toMatch(new RegExp(`${code}.*version`));
  expect(await cluster.documents(code)).toEqual(before);
  expect(await cluster.findOwner(code)).toBeUndefined();
  await owner!.process.start();
});
