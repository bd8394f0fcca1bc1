import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Starts a server that is expected to end by itself; answers its exit code and all that it has said. */
export async function startOnce(env: NodeJS.ProcessEnv): Promise<{ code: number | null; said: string }> {
  const folder = await mkdtemp(join(tmpdir(), 'quiz-night-'));
  const settings = { PORT: '0', DATA_DIR: folder, INTERNAL_URL: 'http://127.0.0.1:1' };
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    env: { ...process.env, ...settings, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
      // It was not to open.
      if (said.includes('is open')) child.kill('SIGKILL');
    });
  await once(child, 'close');
  await rm(folder, { recursive: true, force: true });
  return { code: child.exitCode, said };
}

/** A Redis that knows no more than to say how old it is. */
export async function startOldRedis(): Promise<{ url: string; server: Server }> {
  const info =
    '# Server\r\nredis_version:6.2.14\r\nredis_mode:standalone\r\n# Replication\r\nrole:master\r\n';
  const server = createServer((socket) => {
    socket.on('error', () => socket.destroy());
    socket.setEncoding('utf8').on('data', (text: string) => {
      for (const [, name] of text.matchAll(/\*\d+\r\n\$\d+\r\n(\w+)\r\n/g))
        socket.write(name!.toUpperCase() === 'INFO' ? `$${info.length}\r\n${info}\r\n` : '+OK\r\n');
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `redis://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
}
