import { once } from 'node:events';
import { expect, test as base } from '@playwright/test';
import WebSocket from 'ws';
import { quizServer, ServerProcess } from '../support/serverProcess';

/** The server as a process, and what happens to its output. No browser is used. */
const test = base.extend<{ server: ServerProcess; serverInTerminal: ServerProcess }>({
  // eslint-disable-next-line no-empty-pattern
  server: async ({}, provide) => {
    const server = await ServerProcess.start();
    await provide(server);
    await server.remove();
  },
  // eslint-disable-next-line no-empty-pattern
  serverInTerminal: async ({}, provide) => {
    const { args, command, ...program } = quizServer();
    const server = await ServerProcess.start({
      ...program,
      command: 'script',
      args: (...given) => ['--quiet', '--command', [command, ...args(...given)].join(' '), '/dev/null'],
    });
    await provide(server);
    await server.remove();
  },
});

const logOf = (server: ServerProcess) => server.log.join('');

async function openSession(server: ServerProcess): Promise<number> {
  const body = JSON.stringify({ quizId: 'music' });
  return (await fetch(`${server.origin}/session`, { method: 'POST', body })).status;
}

async function talkNonsense(server: ServerProcess): Promise<void> {
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/gameHub`);
  await once(socket, 'open');
  socket.send('nonsense\u001e');
  await once(socket, 'close');
}

test('the server outlives whoever reads its output', async ({ server }) => {
  server.hangUp();
  for (let i = 0; i < 3; i++) {
    expect(await openSession(server)).toBe(200);
    await talkNonsense(server);
  }
});

// Windows cannot send such a signal.
if (process.platform !== 'win32') {
  test('the server outlives a terminal window that is closed', async ({ server }) => {
    process.kill(server.pid, 'SIGHUP');
    await talkNonsense(server);
    expect(await openSession(server)).toBe(200);
    await server.kill('SIGTERM');
    expect(logOf(server)).not.toContain('crash');
  });
}

test('connections that break the protocol are counted in the log, at the latest when the server exits', async ({
  server,
}) => {
  for (let i = 0; i < 50; i++) await talkNonsense(server);
  await server.kill('SIGTERM');
  await expect.poll(() => logOf(server)).toMatch(/warn +… and 30 more like it, the last: .* was closed: /);
  expect(logOf(server).match(/ was closed: /g)).toHaveLength(21);
});

// Only Linux has a `script` that gives a program a terminal which can then be paused.
if (process.platform === 'linux') {
  test('a paused terminal delays nobody, and shows everything when it resumes', async ({
    serverInTerminal: server,
  }) => {
    process.kill(server.pid, 'SIGSTOP');
    for (let i = 0; i < 480; i++) expect(await openSession(server)).toBe(200);
    process.kill(server.pid, 'SIGCONT');
    await expect.poll(() => logOf(server).match(/ opened with quiz /g)).toHaveLength(480);
  });
}
