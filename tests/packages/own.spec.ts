import { join } from 'node:path';
import { expect, test, unpack } from './fixtures';
import { playQuiz } from './playQuiz';

const { platform, arch } = process;
/** This machine's system, as the packages call it. */
const SYSTEM = `${platform === 'win32' ? 'win' : platform}-${arch}`;

test('the package for this machine plays a quiz, keeps it, and opens no browser if told so', async ({
  folder,
  start,
}) => {
  const app = unpack(SYSTEM, folder);
  const data = join(folder, 'data');
  const options = ['--no-open', '--port', '0', '--data', data];
  const starter =
    platform === 'win32'
      ? { command: 'cmd', args: ['/d', '/c', 'quiz-night.cmd', ...options] }
      : { command: join(app, platform === 'darwin' ? 'quiz-night.command' : 'quiz-night'), args: options };
  const what = { ...starter, cwd: app, env: process.env };
  const server = start(what);
  await playQuiz(await server.opened());
  expect(server.said).not.toContain('Nothing can be saved');
  await server.stop();

  const again = start(what);
  await again.opened();
  expect(again.said).toContain('Running:  Ein Päckchen');
});
