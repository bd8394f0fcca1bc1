import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Starts a server that is expected to end by itself; returns its exit code and all its output.
 *
 * @param wrapper the program that starts it, with its arguments
 */
export async function startOnce(
  env: NodeJS.ProcessEnv,
  wrapper: readonly string[] = [],
): Promise<{ code: number | null; said: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'quiz-night-'));
  const [command = '', ...args] = [...wrapper, process.execPath, 'dist/server/main.js'];
  const child = spawn(command, args, {
    env: { ...process.env, PORT: '0', DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      // It was not supposed to open.
      if (said.includes('is open')) child.kill('SIGKILL');
    });
  await once(child, 'close');
  await rm(folder, { recursive: true, force: true });
  return { code: child.exitCode, said };
}
