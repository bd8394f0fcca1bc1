import { expect, test } from './fixtures';

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
