import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '../support/serverProcess';
import { isHealthy, perform, startOf } from './dockerfile';
import { expect, test } from './fixtures';
import { playQuiz } from './playQuiz';

test('the image, made by each line of its Dockerfile, plays a quiz read-only, as its own user and without rights', async ({
  folder,
  start,
}) => {
  test.setTimeout(1_200_000);
  const image = perform('deploy/Dockerfile', join(folder, 'image'));
  const data = join(image.root, 'data');
  const env = { PORT: String(await freePort()) };
  const server = start(startOf(image, env));
  await playQuiz(await server.opened());
  expect(isHealthy(image, env)).toBe(true);
  expect(server.said).not.toContain('Nothing can be saved');
  const { uid } = statSync(data);
  expect([uid, image.user]).toEqual([process.getuid?.() || 1000, 'node']);
  expect(statSync(join(data, 'server-key')).uid).toBe(uid);
  await server.stop('SIGTERM');
  await expect.poll(() => readdirSync(data)).not.toContain('running');
});
