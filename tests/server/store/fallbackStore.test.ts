import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { QuizHubEvent } from '../../../src/contract/hubs';
import type { Session } from '../../../src/contract/session';
import { FallbackStore } from '../../../src/server/store/fallbackStore';
import type { SessionStore } from '../../../src/server/store/sessionDocuments';
import { deferred } from '../../support/deferred';
import { createFaultyDisk } from '../../support/faultyDisk';
import { TestPhone, registerHost } from '../../support/gameOnHubs';
import { nextEvent } from '../../support/hubTestServer';
import { createManualSchedule } from '../../support/manualSchedule';
import {
  connectPhone,
  createToken,
  joinSession,
  openSession,
  readSession,
  startQuizServer,
  temporaryFolder,
  watch,
} from '../../support/quizServer';

const TIMEOUT_MS = 3_000;
const RETRY_MS = 5_000;
const CLOSING_MS = 10_000;

/** A store on a disk that answers nothing until `wake`; what it writes then, it notes. */
async function openHanging() {
  const time = createManualSchedule();
  const [awake, logged, written] = [deferred(), [] as string[], [] as unknown[]];
  const disk = {
    put: (_code: string, _key: string, value: unknown) => awake.promise.then(() => void written.push(value)),
    readAll: () => Promise.resolve(new Map()),
    close: () => awake.promise,
  } as unknown as SessionStore;
  const store = new FallbackStore({
    ...{ folder: '', now: () => 0, schedule: time.schedule },
    openStore: () => Promise.resolve(disk),
    log: (level, message) => logged.push(`${level} ${message}`),
  });
  await store.open({
    noticeChanged: () => undefined,
    sessionsFound: () => undefined,
    sessionLost: () => undefined,
  });
  return { store, time, logged, written, wake: awake.resolve };
}

it('a disk that does not answer stops nobody after three seconds', async () => {
  const time = createManualSchedule();
  const { disk, openStore } = createFaultyDisk();
  const server = await startQuizServer({ openStore, schedule: time.schedule, clock: time.clock });
  const host = await registerHost(server);
  const anna = await TestPhone.join(server, host.session, 'Anna');
  await host.command({ type: 'start' });
  const { monitor } = await watch<Session>(server, host.session, QuizHubEvent.SessionUpdated);
  const wake = disk.hang();
  const answering = anna.submit('q1', 1);
  await expect.poll(() => disk.waiting).toBe(1);
  const told = nextEvent(monitor, QuizHubEvent.SessionUpdated);
  time.pass(TIMEOUT_MS);
  expect(await answering).toEqual({ answer: 1 });
  expect(await told).toMatchObject([{ notice: 'in_memory' }]);
  expect(server.logged.join('\n')).toMatch(/^error nothing can be saved \(the disk does not answer\)/m);
  // Everybody has answered.
  await expect.poll(async () => (await host.read()).scene.name).toBe('closed');
  wake();
});

it('when the disk answers again, what it wrote late is not written twice, and the order is kept', async () => {
  const { store, time, logged, written, wake } = await openHanging();
  const saves = [store.put('ABCD', 'game', 1), store.put('ABCD', 'answer/q/p', 'answer')];
  time.pass(TIMEOUT_MS);
  await Promise.all(saves);
  await store.put('ABCD', 'game', 2);
  time.pass(RETRY_MS);
  await store.put('ABCD', 'game', 3);
  wake();
  await expect.poll(() => store.notice).toBeUndefined();
  expect(written).toEqual([1, 'answer', 3]);
  expect(logged.at(-1)).toBe('info everything is saved again');
  expect(time.pending).toBe(0);
});

it('a slow disk that answers within three seconds is no fault', async () => {
  const { store, time, logged, wake } = await openHanging();
  const saving = store.put('ABCD', 'game', 1);
  time.pass(TIMEOUT_MS - 1);
  wake();
  await saving;
  time.pass(TIMEOUT_MS);
  expect([store.notice, logged]).toEqual([undefined, []]);
});

it('ending waits ten seconds for a disk that does not answer, and says what is lost', async () => {
  const { store, time, logged } = await openHanging();
  void store.put('ABCD', 'game', 1);
  const closing = store.close();
  time.pass(CLOSING_MS);
  expect(await closing).toBe(false);
  expect(logged).toContain('error 1 changes could not be saved and are lost');
});

/** A store that could not be opened at first, and what is written to it once it can. */
async function openedLate() {
  const time = createManualSchedule();
  const written: string[] = [];
  const disk = {
    put: (_code: string, key: string) => Promise.resolve(void written.push(key)),
    readAll: () => Promise.resolve(new Map()),
    close: () => Promise.resolve(),
  } as unknown as SessionStore;
  let isThere = false;
  const store = new FallbackStore({
    openStore: () => (isThere ? Promise.resolve(disk) : Promise.reject(new Error('no disk'))),
    ...{ folder: '', now: () => 0, schedule: time.schedule, log: () => undefined },
  });
  await store.open({
    noticeChanged: () => undefined,
    sessionsFound: () => undefined,
    sessionLost: () => undefined,
  });
  const retry = (): void => {
    isThere = true;
    time.pass(5_000);
  };
  return { store, written, retry };
}

it('writes what was pending in the order of the newest: a game after the quiz that it plays', async () => {
  const { store, written, retry } = await openedLate();
  await store.put('ABCD', 'game', { position: 0 });
  await store.put('ABCD', 'quiz', {});
  await store.put('ABCD', 'game', { position: 1 });
  retry();
  await expect.poll(() => store.notice).toBeUndefined();
  expect(written).toEqual(['quiz', 'game']);
});

/** A server with one session, which Anna has joined and Leo wants to leave, and a disk that has just become full. */
async function startWithFullDisk() {
  const time = createManualSchedule();
  const { disk, openStore } = createFaultyDisk();
  const server = await startQuizServer({ openStore, schedule: time.schedule });
  const session = await openSession(server);
  await joinSession(await connectPhone(server), session, 'Anna');
  const leaver = await connectPhone(server);
  await joinSession(leaver, session, 'Leo');
  const { monitor } = await watch<Session>(server, session, QuizHubEvent.SessionUpdated);
  disk.isFull = true;
  const said = (text: string) => server.logged.filter((line) => line.includes(text)).length;
  const restart = async () => {
    await server.close();
    return startQuizServer({ dataFolder: server.dataFolder });
  };
  return { time, disk, server, session, leaver, monitor, said, restart };
}

it('a full disk stops nobody: joins, leaves and new sessions go on in memory, and log and monitors are told', async () => {
  const { server, session, leaver, monitor, said } = await startWithFullDisk();
  const told = nextEvent(monitor, QuizHubEvent.SessionUpdated);
  await joinSession(await connectPhone(server), session, 'Ben');
  await leaver.invoke('LeaveSession');
  const another = await openSession(server);
  await joinSession(await connectPhone(server), another, 'Cem');
  expect(await told).toMatchObject([{ notice: 'in_memory' }]);
  expect(await readSession(server, session.sessionCode)).toMatchObject({
    participants: ['Anna', 'Ben'],
    notice: 'in_memory',
  });
  expect(await readSession(server, another.sessionCode)).toMatchObject({ participants: ['Cem'] });
  expect(said('error nothing can be saved (no space left on device)')).toBe(1);
});

it('when there is space again, all that happened is on disk, and log and monitors are told', async () => {
  const { time, disk, server, session, leaver, monitor, said, restart } = await startWithFullDisk();
  await joinSession(await connectPhone(server), session, 'Ben');
  await leaver.invoke('LeaveSession');
  const another = await openSession(server);
  time.pass(RETRY_MS);
  expect(said('everything is saved again')).toBe(0);
  disk.isFull = false;
  const told = nextEvent(monitor, QuizHubEvent.SessionUpdated);
  await expect.poll(() => (time.pass(RETRY_MS), said('info everything is saved again'))).toBe(1);
  expect((await told)[0]).not.toHaveProperty('notice');
  await joinSession(await connectPhone(server), session, 'Dora');
  const again = await restart();
  const { participants, notice } = await readSession(again, session.sessionCode);
  expect([participants, notice]).toEqual([['Anna', 'Ben', 'Dora'], undefined]);
  expect(await readSession(again, another.sessionCode)).toMatchObject({ participants: [] });
});

it('closing saves what is pending when it can, and says what is lost when not', async () => {
  for (const isFull of [false, true]) {
    const { disk, server, session, said, restart } = await startWithFullDisk();
    await joinSession(await connectPhone(server), session, 'Ben');
    disk.isFull = isFull;
    const again = await restart();
    const { participants } = await readSession(again, session.sessionCode);
    expect(participants).toEqual(isFull ? ['Anna', 'Leo'] : ['Anna', 'Leo', 'Ben']);
    expect(said('error 1 changes could not be saved and are lost')).toBe(isFull ? 1 : 0);
  }
});

it('a place given up and taken again in memory is there once, under the new name', async () => {
  const { disk, server, session, leaver, restart } = await startWithFullDisk();
  const token = createToken();
  const phone = await connectPhone(server);
  await joinSession(phone, session, 'Ben', token);
  await phone.invoke('LeaveSession');
  await joinSession(phone, session, 'Berta', token);
  await leaver.invoke('LeaveSession');
  disk.isFull = false;
  const { participants } = await readSession(await restart(), session.sessionCode);
  expect(participants).toEqual(['Anna', 'Berta']);
});

it('where the data folder cannot be made, the server has the built-in quizzes and stays in memory', async () => {
  const time = createManualSchedule();
  const file = join(await temporaryFolder(), 'file');
  await writeFile(file, '');
  const dataFolder = join(file, 'data');
  const server = await startQuizServer({ dataFolder, schedule: time.schedule });
  const session = await openSession(server, 'music');
  expect(session).toMatchObject({ notice: 'in_memory' });
  await joinSession(await connectPhone(server), session, 'Anna');
  const log = server.logged.join('\n');
  expect(log).toMatch(/error the quiz folder .* cannot be made .* built-in quizzes/);
  expect(log).toMatch(/error nothing can be saved/);
  await rm(file);
  await mkdir(file);
  await expect
    .poll(() => (time.pass(RETRY_MS), server.logged.join('\n')))
    .toMatch(/everything is saved again/);
  await server.close();
  const again = await startQuizServer({ dataFolder });
  expect((await readSession(again, session.sessionCode)).participants).toEqual(['Anna']);
});
