import { resolveConfig } from 'vite';
import { expect, test, vi } from 'vitest';
import { quizServerInDev } from '../../../src/server/vite/quizServerInDev';

test.each([
  ['5000', ''],
  ['5001', '5001'],
])('in development, pages reach the quiz server on port %s if PORT is "%s"', async (port, set) => {
  vi.stubEnv('PORT', set);
  const plugins = [quizServerInDev()];
  const { server } = await resolveConfig({ configFile: false, plugins }, 'serve', 'development');
  const targets = Object.values(server.proxy ?? {}).map((each) => typeof each !== 'string' && each.target);
  expect(targets).toEqual([`http://localhost:${port}`]);
  vi.unstubAllEnvs();
});
