import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { quizServer, ServerProcess } from '../support/serverProcess';
import { startOnce } from '../support/startOnce';
import { Cluster, type Member } from './cluster';
import { expect, test, timed } from './fixtures';
import { RedisServer, SAFE } from '../support/redisServer';

/** Expects one line that names the setting, and no stack trace. */
function expectRefused({ code, said }: { code: number | null; said: string }, reason: RegExp): void {
  expect(said).toMatch(reason);
  expect(said).not.toContain('    at ');
  expect(code).toBe(1);
}

/** Starts a Redis that can do nothing except say how old it is. */
async function startOldRedis(): Promise<{ url: string; server: Server }> {
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

test('a wrong password ends the start and says so', async ({ removeLater }) => {
  const redis = removeLater(await RedisServer.start([...SAFE, '--requirepass', 'right']));
  for (const user of ['', ':wrong@']) {
    const ended = await startOnce({ REDIS_URL: redis.url.replace('//', `//${user}`) });
    expectRefused(ended, /REDIS_URL.*(password|WRONGPASS|NOAUTH)/i);
  }
});

test('a replica, which takes no writes, ends the start', async ({ removeLater }) => {
  const redis = removeLater(await RedisServer.start([...SAFE, '--replicaof', '127.0.0.1 1']));
  expectRefused(await startOnce({ REDIS_URL: redis.url }), /REDIS_URL.*replica/i);
});

test('a Redis older than 7 ends the start', async () => {
  const { url, server } = await startOldRedis();
  expectRefused(await startOnce({ REDIS_URL: url }), /REDIS_URL.*6\.2\.14/i);
  server.close();
});

test('a process whose data folder differs from that of the running ones ends at its start', async ({
  removeLater,
}) => {
  const cluster = removeLater(await Cluster.start({ processes: 1 }));
  expectRefused(await startOnce({ REDIS_URL: cluster.redis.url }), /DATA_DIR/);
  expect((await fetch(`${cluster.origin}/quizzes`)).status).toBe(200);
});

test('a second process with the address of a running one ends at its start, and names the address', async ({
  removeLater,
}) => {
  const cluster = removeLater(await Cluster.start({ processes: 1 }));
  const [{ internalUrl }] = cluster.members as [Member];
  const env = { DATA_DIR: cluster.dataFolder, REDIS_URL: cluster.redis.url, INTERNAL_URL: internalUrl };
  expectRefused(await startOnce(env), new RegExp(`already reached at ${internalUrl}.*INTERNAL_URL`));
  expect((await fetch(`${cluster.origin}/quizzes`)).status).toBe(200);
});

test('a process that is started before Redis says so, and opens as soon as Redis is there', async ({
  removeLater,
}) => {
  const redis = removeLater(await RedisServer.start());
  await redis.kill();
  const program = quizServer({ REDIS_URL: redis.url, INTERNAL_URL: 'http://127.0.0.1:1' });
  const server = removeLater(await ServerProcess.prepare(program));
  const starting = server.start();
  await expect.poll(() => server.log.join('')).toContain('Redis');
  await redis.start();
  await starting;
});

test('processes that start at once on an empty folder share one key', async ({ removeLater }) => {
  const cluster = removeLater(await Cluster.start({ atOnce: true }));
  const headers = await cluster.asHost();
  for (const { internalUrl } of cluster.members)
    expect((await fetch(`${internalUrl}/quizzes/cluster`, { headers })).status).toBe(200);
  const { sessionCode } = await cluster.openSession(cluster.members[0]!.internalUrl);
  for (const { internalUrl } of cluster.members)
    expect((await cluster.readSession(String(sessionCode), internalUrl)).sessionCode).toBe(sessionCode);
});

test('a Redis that may lose its last writes is used, and the log says what may be lost', async ({
  removeLater,
}) => {
  for (const [settings, said] of [
    [['--appendonly', 'no', '--save', ''], /all sessions are lost/],
    [['--appendonly', 'yes', '--appendfsync', 'everysec'], /last second is lost/],
  ] as const) {
    const cluster = removeLater(await Cluster.start({ processes: 1, redis: settings }));
    await expect.poll(() => cluster.log).toMatch(said);
    const { sessionCode } = await cluster.openSession();
    await expect.poll(() => cluster.documents(String(sessionCode)).then(Object.keys)).toContain('session');
  }
});

for (const [what, sessions] of [
  ['a session', 1],
  ['no session', 0],
] as const)
  test(`a process with ${what} ends when told to, even while Redis is gone`, async ({ removeLater }) => {
    const cluster = removeLater(await Cluster.start({ processes: 1 }));
    const [member] = cluster.members;
    for (let opened = 0; opened < sessions; opened++) await cluster.openSession();
    await cluster.redis.kill();
    await timed('the end without Redis', () => member!.process.kill('SIGTERM'));
    expect(member!.process.log.join('')).not.toContain('crash');
  });
