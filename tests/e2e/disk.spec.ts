import { execFileSync } from 'node:child_process';
import { chmod } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test as base } from '@playwright/test';
import { PlayerClient } from '../support/hubClient';
import { quizServer, ServerProcess } from '../support/serverProcess';
import { startOnce } from '../support/startOnce';

/** The server as a process whose data folder is below a path that a test can block. No browser is used. */
const test = base.extend<{ server: ServerProcess }>({
  // eslint-disable-next-line no-empty-pattern
  server: async ({}, provide) => {
    const server = await ServerProcess.start({
      ...quizServer(),
      env: (port, folder) => ({ PORT: String(port), DATA_DIR: join(folder, 'place', 'data') }),
    });
    await provide(server);
    await server.remove();
  },
});

interface Session {
  sessionCode: string;
  participants: string[];
  notice?: string;
}

async function openSession(server: ServerProcess): Promise<Session> {
  const body = JSON.stringify({ quizId: 'music' });
  return (await (await fetch(`${server.origin}/session`, { method: 'POST', body })).json()) as Session;
}

async function readSession(server: ServerProcess, { sessionCode }: Session): Promise<Session> {
  return (await (await fetch(`${server.origin}/session/${sessionCode}`)).json()) as Session;
}

async function letJoin(server: ServerProcess, { sessionCode }: Session, name: string): Promise<void> {
  const phone = await new PlayerClient(server.origin).connect();
  await phone.join(sessionCode, name);
  phone.close();
}

const logOf = (server: ServerProcess) => server.log.join('');
const place = (server: ServerProcess) => join(server.dataFolder, 'place');

/** Checks for one sentence that names the folder, without a stack trace. */
function expectRefused({ code, said }: { code: number | null; said: string }, folder: string): void {
  expect(said).toContain(`The data folder ${folder} cannot be `);
  expect(said).not.toContain('    at ');
  expect(code).toBe(1);
}

test('a second server on the same folder says so in one sentence, and exits with 1', async ({ server }) => {
  const second = ServerProcess.start({
    ...quizServer(),
    env: (port) => ({ PORT: String(port), DATA_DIR: join(place(server), 'data') }),
  });
  await expect(second).rejects.toThrow(
    /ended with 1:\s*The data folder .* in use by another quiz server\. .*DATA_DIR\.\s*$/,
  );
});

// Only on Linux can a test make the disk of a running process full, and free it again: by limiting the size
// of its files.
if (process.platform === 'linux') {
  test('a data folder of another user makes the start exit with 1 and is named', async ({ server }) => {
    await server.kill();
    const folder = join(place(server), 'data');
    await chmod(server.dataFolder, 0o755);
    await chmod(folder, 0o555);
    // Root can write everywhere.
    const asNobody = ['setpriv', '--reuid=65534', '--regid=65534', '--clear-groups'];
    const refused = await startOnce({ DATA_DIR: folder }, process.getuid?.() === 0 ? asNobody : []);
    expectRefused(refused, folder);
    await chmod(folder, 0o755);
  });

  const allow = (server: ServerProcess, bytes: string) =>
    execFileSync('prlimit', ['--pid', String(server.pid), `--fsize=${bytes}:unlimited`]);

  test('a disk that is full during a session stops nobody, and everything is saved once it has space', async ({
    server,
  }) => {
    const session = await openSession(server);
    await letJoin(server, session, 'Anna');
    allow(server, '0');
    for (const name of ['Ben', 'Cem']) await letJoin(server, session, name);
    const another = await openSession(server);
    expect(await readSession(server, session)).toMatchObject({
      participants: ['Anna', 'Ben', 'Cem'],
      notice: 'in_memory',
    });
    await expect
      .poll(() => logOf(server))
      .toMatch(/error Nothing can be saved \(.*File too large\): sessions go on in memory/);
    allow(server, 'unlimited');
    await expect.poll(() => logOf(server)).toContain('Everything is saved again');
    expect((await readSession(server, session)).notice).toBeUndefined();
    await server.kill('SIGKILL');
    await server.start();
    expect((await readSession(server, session)).participants).toEqual(['Anna', 'Ben', 'Cem']);
    expect((await readSession(server, another)).participants).toEqual([]);
  });

  test('Ctrl+C ends a server that waits for a disk that never responds', async ({ server }) => {
    await server.kill();
    // Opening a pipe that nobody writes to blocks like that.
    const pipe = join(server.dataFolder, 'pipe');
    execFileSync('mkfifo', [pipe]);
    const code = `import { open } from 'node:fs'; open(${JSON.stringify(pipe)}, 'r', () => undefined);`;
    const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(code)}`;
    const waiting = await ServerProcess.start(quizServer({ NODE_OPTIONS }));
    await openSession(waiting);
    // Before 22.15, Node can only end such a process by a signal.
    const isOld = !('execve' in process);
    expect(await waiting.kill('SIGINT')).toBe(isOld ? null : 0);
    await waiting.remove();
  });

  test('Ctrl+C ends a server with 0 while nothing can be saved', async ({ server }) => {
    const session = await openSession(server);
    allow(server, '0');
    await letJoin(server, session, 'Anna');
    expect(await server.kill('SIGINT')).toBe(0);
    expect(logOf(server)).toContain('could not be saved and are lost');
  });

  test('sessions on a disk that is full at the start are restored once it has space', async () => {
    let bytes = 'unlimited';
    const { command, args, ...program } = quizServer();
    const server = await ServerProcess.start({
      ...program,
      command: 'prlimit',
      args: (...given) => [`--fsize=${bytes}:unlimited`, command, ...args(...given)],
    });
    try {
      const session = await openSession(server);
      await letJoin(server, session, 'Anna');
      await server.kill('SIGKILL');
      bytes = '0';
      await server.start();
      await expect.poll(() => logOf(server)).toContain('nobody can play until they are');
      expect(await readSession(server, session)).toMatchObject({ code: 'server_closing' });
      expect((await fetch(`${server.origin}/health`)).status).toBe(503);
      allow(server, 'unlimited');
      await expect.poll(() => logOf(server)).toContain('Sessions found on disk and restored: 1');
      expect((await readSession(server, session)).participants).toEqual(['Anna']);
    } finally {
      await server.remove();
    }
  });
}
