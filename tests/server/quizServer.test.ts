import { once } from 'node:events';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { readNetworkAddresses } from '../../src/server/access/origins';
import { createAddresses } from '../../src/server/network/addresses';
import { openLevelSessionStore } from '../../src/server/store/levelSessionStore';
import { createQuizServer } from '../../src/server/quizServer';
import { StartError } from '../../src/server/startErrors';
import { deferred } from '../support/deferred';
import { createManualSchedule } from '../support/manualSchedule';
import { headOf, openSocket } from '../support/rawHttp';
import { freePort } from '../support/serverProcess';
import {
  connectMonitor,
  connectPhone,
  dataFolderWith,
  joinSession,
  namesIn,
  openSession,
  readSession,
  startQuizServer,
  startSession,
  temporaryFolder,
} from '../support/quizServer';

const start = (dataFolder: string, port = 0) =>
  createQuizServer({ port, host: '127.0.0.1', dataFolder, clientFolder: join(dataFolder, 'none') });

test('the first start provides the samples', async () => {
  const server = await startQuizServer({ dataFolder: join(await temporaryFolder(), 'data') });
  const { quizzes } = (await (await fetch(`${server.origin}/quizzes`)).json()) as { quizzes: unknown[] };
  expect(quizzes).toHaveLength(17);
});

test('a start returns which sessions continue, and how many have joined each', async () => {
  const { server, session, joinAs } = await startSession();
  await openSession(server);
  await joinAs('Anna');
  await server.close();
  const { running, close } = await start(server.dataFolder);
  onTestFinished(async () => void (await close()));
  expect(running).toHaveLength(2);
  expect(running).toContainEqual({ quizName: 'Pub Quiz', sessionCode: session.sessionCode, playerCount: 1 });
});

test('a port in use is reported in one sentence that names it and says what to do', async () => {
  const { origin, dataFolder } = await startQuizServer();
  const port = Number(new URL(origin).port);
  const second = start(dataFolder, port);
  await expect(second).rejects.toThrow(StartError);
  await expect(second).rejects.toThrow(new RegExp(`^Port ${port} is already in use.*PORT=${port + 1}`));
});

test('of several ports to try, the first free one is taken', async () => {
  const { origin } = await startQuizServer();
  const port = Number(new URL(origin).port);
  const second = await startQuizServer({ port, portsToTry: 20 });
  expect(Number(new URL(second.origin).port)).toBeGreaterThan(port);
  expect(Number(new URL(second.origin).port)).toBeLessThan(port + 20);
});

test('a request that arrives while sessions are still being read waits for them, however long', async () => {
  const opened = deferred();
  const listening = deferred();
  const dataFolder = await dataFolderWith({});
  const port = await freePort();
  const starting = startQuizServer({
    dataFolder,
    port,
    // A connection that sends nothing is closed after more time than callers have for their answers.
    limits: { answerTimeoutMs: 500, headersTimeoutMs: 600 },
    async openStore(folder) {
      listening.resolve();
      await opened.promise;
      return openLevelSessionStore(folder);
    },
  });
  await listening.promise;
  const answer = fetch(`http://127.0.0.1:${port}/quizzes`);
  const silent = await openSocket(`http://127.0.0.1:${port}`);
  await once(silent.resume(), 'close');
  opened.resolve();
  expect((await answer).status).toBe(200);
  await starting;
});

test('closing ends kept-alive connections and hub connections, and may be called twice', async () => {
  const server = await startQuizServer();
  const idle = await openSocket(server.origin, headOf('/quizzes'));
  await once(idle, 'data');
  const monitor = await connectMonitor(server);
  const gone = Promise.all([
    once(idle, 'close'),
    new Promise<void>((resolve) => monitor.onclose(() => resolve())),
  ]);
  await Promise.all([server.close(), server.close()]);
  await gone;
  await expect(fetch(`${server.origin}/quizzes`)).rejects.toThrow();
  expect((await stat(server.dataFolder)).isDirectory()).toBe(true);
});

test('closing at any moment answers everybody or closes the connection, and keeps what was acknowledged', async () => {
  const { server, session, joinAs } = await startSession();
  const guessing = await connectPhone(server);
  const guess = () => joinSession(guessing, { ...session, sessionCode: 'x' }, 'A');
  const guesses = Promise.allSettled(Array.from({ length: 5 }, guess));
  const leaver = await joinAs('Leo');
  const phones = await Promise.all(Array.from({ length: 40 }, () => connectPhone(server)));
  const joined: string[] = [];
  const joins = phones.map(async (phone, i) => {
    await joinSession(phone, session, `Player ${i}`);
    joined.push(`Player ${i}`);
  });
  const opening = Array.from({ length: 40 }, () => openSession(server));
  const settled = Promise.allSettled(opening);
  const leaving = Promise.allSettled([leaver.invoke('LeaveSession')]);
  await Promise.all([Promise.any(opening), Promise.any(joins)]);
  await server.close();
  await Promise.allSettled([guesses, ...joins]);
  const opened = (await settled).flatMap((one) =>
    one.status === 'fulfilled' && 'participants' in one.value ? [one.value] : [],
  );
  const [{ status: leave }] = await leaving;
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  for (const { sessionCode } of opened)
    expect(await readSession(again, sessionCode)).toMatchObject({ sessionCode });
  expect([opened, joined]).not.toContainEqual([]);
  const names = await namesIn(again, session);
  expect(names).toEqual(expect.arrayContaining(joined));
  if (leave === 'fulfilled') expect(names).not.toContain('Leo');
});

test('closing leaves no timer behind', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((each) => each === 'Timeout').length;
  const before = timers();
  const time = createManualSchedule();
  const { server, joinAs } = await startSession({ schedule: time.schedule });
  await joinAs('Anna');
  expect([timers() > before, time.pending > 0]).toEqual([true, true]);
  await server.close();
  expect(time.pending).toBe(0);
  await expect.poll(timers).toBeLessThanOrEqual(before);
});

test('there are addresses for the host, for another hosting device, and for the phones', () => {
  const everywhere = createAddresses(undefined, 5000, undefined);
  expect(everywhere.origin).toBe('http://localhost:5000');
  expect(everywhere.hostLink('k')).toBe('http://localhost:5000');
  const inNetwork = createAddresses('192.168.0.7', 80, undefined);
  expect(inNetwork.origin).toBe('http://192.168.0.7:80');
  expect(inNetwork.playerUrls()).toEqual(['http://192.168.0.7:80/join']);
  expect(inNetwork.hostLink('k')).toBe('http://192.168.0.7:80/#key=k');
  expect(inNetwork.hostLinks('k')).toEqual(['http://192.168.0.7:80/#key=k']);
  expect(inNetwork.joinPages()).toEqual(['http://192.168.0.7:80/join']);
  expect(createAddresses('fe80::1', 80, undefined).origin).toBe('http://[fe80::1]:80');
  const here = createAddresses('127.0.0.1', 5000, undefined);
  expect(here.playerUrls()).toEqual([]);
  expect(here.hostLinks('k')).toEqual([]);
  expect(here.joinPages()).toEqual(['http://localhost:5000/join']);
  const behindProxy = createAddresses(undefined, 5000, 'https://quiz.example');
  expect(behindProxy.playerUrls()).toEqual(['https://quiz.example/join']);
  expect(behindProxy.hostLink('k')).toBe('http://localhost:5000/#key=k');
  expect(behindProxy.hostLinks('k')).toEqual(['https://quiz.example/#key=k']);
});

test('other servers reach this one at its network address, or where it listens', () => {
  const [first] = readNetworkAddresses().filter(({ family }) => family === 'IPv4');
  for (const everywhere of [undefined, '0.0.0.0', '::'])
    expect(createAddresses(everywhere, 5000, 'https://quiz.example').internalUrl()).toBe(
      `http://${first?.address ?? 'localhost'}:5000`,
    );
  expect(createAddresses('192.168.0.7', 80, 'https://quiz.example').internalUrl()).toBe(
    'http://192.168.0.7:80',
  );
  expect(createAddresses('127.0.0.1', 5000, undefined).internalUrl()).toBe('http://localhost:5000');
});
