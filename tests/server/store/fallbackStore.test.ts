import { describe, expect, test } from 'vitest';
import { QuizHubEvent, type Session } from '../../../src/contract/toMonitors';
import type { QuizServerOptions } from '../../../src/server/options';
import { FallbackStore } from '../../../src/server/store/fallbackStore';
import { openLevelSessionStore } from '../../../src/server/store/levelSessionStore';
import type { SessionStore } from '../../../src/server/store/store';
import { deferred } from '../../support/deferred';
import { createFaultyDisk } from '../../support/faultyDisk';
import { startGame } from '../../support/gameOnHubs';
import { createManualSchedule } from '../../support/manualSchedule';
import { readMetrics } from '../../support/readMetrics';
import {
  connectPhone,
  createToken,
  joinSession,
  namesIn,
  openSession,
  postJson,
  readSession,
  restart,
  startQuizServer,
  startSession,
  watch,
} from '../../support/quizServer';

const TIMEOUT_MS = 3_000;
const RETRY_MS = 5_000;
const CLOSING_MS = 10_000;

/** A store on a disk that answers only its first writes, `answered` of them, until `wake`; `written`: the others. */
async function openHanging(answered = 0) {
  const time = createManualSchedule();
  const [awake, logged, written] = [deferred(), [] as string[], [] as unknown[]];
  let asked = 0;
  const disk = {
    put: (_code: string, _key: string, value: unknown) =>
      ++asked > answered ? awake.promise.then(() => void written.push(value)) : Promise.resolve(),
    readAll: () => Promise.resolve(new Map()),
    close: () => awake.promise,
  } as unknown as SessionStore;
  const store = new FallbackStore({
    folder: '',
    now: () => 0,
    schedule: time.schedule,
    clock: time.clock,
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

test('a disk that does not answer stops nobody for longer than three seconds', async () => {
  const time = createManualSchedule();
  const { disk, openStore } = createFaultyDisk();
  const { server, host, anna } = await startGame({ openStore, schedule: time.schedule, clock: time.clock });
  const { heard } = await watch<Session>(server, host.session, QuizHubEvent.SessionUpdated);
  const wake = disk.hang();
  const answering = anna.submit('q1', 1);
  await expect.poll(() => disk.waiting).toBe(1);
  time.pass(TIMEOUT_MS);
  expect(await answering).toEqual({ answer: 1 });
  await expect.poll(() => heard.at(-1)).toHaveProperty('notice', 'in_memory');
  expect(server.logged.join('\n')).toMatch(/^error Nothing can be saved \(the disk is not responding\)/m);
  // Everybody has answered.
  await expect.poll(async () => (await host.read()).scene.name).toBe('closed');
  wake();
});

test('when the disk answers again, what it wrote late is not written twice, and the order is kept', async () => {
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
  expect(logged.at(-1)).toBe('info Everything is saved again');
  expect(time.pending).toBe(0);
});

test('a slow disk that answers within three seconds is not a failure', async () => {
  const { store, time, logged, wake } = await openHanging();
  const saving = store.put('ABCD', 'game', 1);
  time.pass(TIMEOUT_MS - 1);
  wake();
  await saving;
  time.pass(TIMEOUT_MS);
  expect([store.notice, logged]).toEqual([undefined, []]);
});

test('each write has three seconds of its own, whatever was written just before', async () => {
  const { store, time } = await openHanging(1);
  await store.put('ABCD', 'game', 1);
  time.pass(TIMEOUT_MS - 1);
  const saving = store.put('ABCD', 'game', 2);
  time.pass(TIMEOUT_MS - 1);
  await Promise.resolve();
  expect(store.notice).toBeUndefined();
  time.pass(1);
  await saving;
  expect([store.notice, time.pending]).toEqual(['in_memory', 1]);
});

test('closing waits ten seconds for a disk that does not answer, and logs what is lost', async () => {
  const { store, time, logged } = await openHanging();
  void store.put('ABCD', 'game', 1);
  const closing = store.close();
  time.pass(CLOSING_MS);
  expect(await closing).toBe(false);
  expect(logged).toContain('error Changes that could not be saved and are lost: 1');
});

test('pending writes are ordered by the newest of each key: a game after the quiz that it plays', async () => {
  const { store, time, written, wake } = await openHanging();
  const first = store.put('ABCD', 'game', 1);
  time.pass(TIMEOUT_MS);
  await first;
  await store.put('ABCD', 'quiz', 2);
  await store.put('ABCD', 'game', 3);
  time.pass(RETRY_MS);
  wake();
  await expect.poll(() => store.notice).toBeUndefined();
  expect(written).toEqual([1, 2, 3]);
});

/** A session that Anna has joined and Leo wants to leave, and a disk that has just become full. */
async function startWithFullDisk() {
  const time = createManualSchedule();
  const { disk, openStore } = createFaultyDisk();
  const { server, session, joinAs } = await startSession({ openStore, schedule: time.schedule });
  await joinAs('Anna');
  const leaver = await joinAs('Leo');
  const { heard } = await watch<Session>(server, session, QuizHubEvent.SessionUpdated);
  disk.isFull = true;
  const said = (text: string) => server.logged.filter((line) => line.includes(text)).length;
  /** Restarts the server; returns who is in the session then. */
  const namesAfterRestart = async () => namesIn(await restart(server), session);
  return { time, disk, server, session, joinAs, leaver, heard, said, namesAfterRestart };
}

test('a full disk stops nobody: joins, leaves and new sessions continue in memory, and log and monitors say so', async () => {
  const { server, session, joinAs, leaver, heard, said } = await startWithFullDisk();
  await joinAs('Ben');
  await leaver.invoke('LeaveSession');
  const another = await openSession(server);
  await joinSession(await connectPhone(server), another, 'Cem');
  await expect.poll(() => heard.at(-1)).toHaveProperty('notice', 'in_memory');
  expect(await readSession(server, session.sessionCode)).toMatchObject({
    participants: ['Anna', 'Ben'],
    notice: 'in_memory',
  });
  expect(await namesIn(server, another)).toEqual(['Cem']);
  expect(said('error Nothing can be saved (no space left on device)')).toBe(1);
  // The server is healthy, but a metric says that nothing is stored.
  expect((await fetch(`${server.origin}/health`)).status).toBe(200);
  expect(await writable(server)).toBe(0);
});

test('when there is space again, everything is written to disk, and log and monitors say so', async () => {
  const { time, disk, server, session, joinAs, leaver, heard, said } = await startWithFullDisk();
  await joinAs('Ben');
  await leaver.invoke('LeaveSession');
  const another = await openSession(server);
  time.pass(RETRY_MS);
  expect(said('info Everything is saved again')).toBe(0);
  await expect.poll(() => heard.at(-1)).toHaveProperty('notice', 'in_memory');
  disk.isFull = false;
  await expect.poll(() => (time.pass(RETRY_MS), said('info Everything is saved again'))).toBe(1);
  await expect.poll(() => heard.at(-1)).not.toHaveProperty('notice');
  await joinAs('Dora');
  const again = await restart(server);
  const { participants, notice } = await readSession(again, session.sessionCode);
  expect([participants, notice]).toEqual([['Anna', 'Ben', 'Dora'], undefined]);
  expect(await namesIn(again, another)).toEqual([]);
});

test('closing saves what is pending if possible, and otherwise logs what is lost', async () => {
  for (const isFull of [false, true]) {
    const { disk, joinAs, said, namesAfterRestart } = await startWithFullDisk();
    await joinAs('Ben');
    disk.isFull = isFull;
    expect(await namesAfterRestart()).toEqual(isFull ? ['Anna', 'Leo'] : ['Anna', 'Leo', 'Ben']);
    expect(said('error Changes that could not be saved and are lost: 1')).toBe(isFull ? 1 : 0);
  }
});

test('a place left and taken again in memory exists once, under the new name', async () => {
  const { disk, session, joinAs, leaver, namesAfterRestart } = await startWithFullDisk();
  const token = createToken();
  const phone = await joinAs('Ben', token);
  await phone.invoke('LeaveSession');
  await joinSession(phone, session, 'Berta', token);
  await leaver.invoke('LeaveSession');
  disk.isFull = false;
  expect(await namesAfterRestart()).toEqual(['Anna', 'Berta']);
});

/** A server that is killed with Anna in its session, and restarts while its disk refuses everything. */
async function restartOnFullDisk(error: Error) {
  const { server: former, session, joinAs } = await startSession();
  const token = createToken();
  await joinAs('Anna', token);
  await former.close();
  const time = createManualSchedule();
  const disk = { isFull: true };
  const server = await startQuizServer({
    dataFolder: former.dataFolder,
    schedule: time.schedule,
    openStore: (folder) => (disk.isFull ? Promise.reject(error) : openLevelSessionStore(folder)),
  });
  const statusOf = async (path: string) => (await fetch(server.origin + path)).status;
  return { server, session, token, time, disk, statusOf };
}

/** Returns the metric that says whether the store can write. */
async function writable({ origin }: { origin: string }): Promise<number | undefined> {
  const metrics = readMetrics(await (await fetch(`${origin}/metrics`)).text());
  return metrics.get('quiz_night_store_writable')?.samples[0]?.value;
}

const codeIn = async (response: Response) => [
  response.status,
  ((await response.json()) as { code: string }).code,
];

describe.each([
  ['full', 'ENOSPC'],
  ['to be read only', 'EROFS'],
])('a restart on a disk that is %s', (_what, code) => {
  const error = Object.assign(new Error(`${code}: the disk refuses`), { code });

  test('says that the server is not ready, and never that the session is gone', async () => {
    const { server, session, statusOf } = await restartOnFullDisk(error);
    const asked = await fetch(`${server.origin}/session/${session.sessionCode}`);
    expect(await codeIn(asked)).toEqual([503, 'server_closing']);
    const opened = await postJson(`${server.origin}/session`, { quizId: 'pub' });
    expect(await codeIn(opened)).toEqual([503, 'server_closing']);
    expect(await statusOf('/health')).toBe(503);
    expect(await writable(server)).toBe(0);
    await expect(connectPhone(server)).rejects.toThrow();
    expect(server.logged.join('\n')).toMatch(new RegExp(`^error The sessions in .*${code}: the disk`, 'm'));
  });

  test('lets everybody come back to their places once the disk works again', async () => {
    const { server, session, token, time, disk, statusOf } = await restartOnFullDisk(error);
    time.pass(RETRY_MS);
    disk.isFull = false;
    await expect.poll(() => (time.pass(RETRY_MS), statusOf('/health'))).toBe(200);
    expect(server.logged.join('\n')).toContain('info Sessions found on disk and restored: 1');
    const phone = await connectPhone(server);
    const admission = await phone.invoke('RejoinSession', session.sessionCode, token);
    expect(admission).toMatchObject({ playerName: 'Anna' });
    expect(await writable(server)).toBe(1);
  });
});

test('a write that fails while the server closes is tried once more, and no timer and no open store are left', async () => {
  const [writing, refused] = [deferred(), deferred()];
  let stores = 0;
  let open = 0;
  const openStore: QuizServerOptions['openStore'] = async (...args) => {
    stores += 1;
    const store = await openLevelSessionStore(...args);
    open += 1;
    let closing: Promise<void> | undefined;
    const close = () => {
      refused.resolve();
      return (closing ??= refused.promise.then(store.close).finally(() => (open -= 1)));
    };
    if (stores > 1) return { ...store, close };
    const put: typeof store.put = async (code, key, value) => {
      if (!key.startsWith('player/')) return store.put(code, key, value);
      writing.resolve();
      await refused.promise;
      throw new Error('no space left on device');
    };
    return { ...store, close, put };
  };
  const time = createManualSchedule();
  const { server, session, joinAs } = await startSession({ openStore, schedule: time.schedule });
  joinAs('Anna').catch(() => undefined);
  await writing.promise;
  await server.close();
  expect([time.pending, open]).toEqual([0, 0]);
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  expect(await namesIn(again, session)).toEqual(['Anna']);
});

test('an answer that reaches the disk while the server closes leaves no timer', async () => {
  const [writing, closing, written] = [deferred(), deferred(), deferred()];
  const openStore: QuizServerOptions['openStore'] = async (...args) => {
    const store = await openLevelSessionStore(...args);
    const put: typeof store.put = async (code, key, value) => {
      if (!key.startsWith('answer/')) return store.put(code, key, value);
      writing.resolve();
      await closing.promise;
      await store.put(code, key, value).finally(written.resolve);
    };
    const close = () => {
      closing.resolve();
      return written.promise.then(store.close);
    };
    return { ...store, put, close };
  };
  const time = createManualSchedule();
  const { server, anna } = await startGame({ openStore, schedule: time.schedule });
  anna.submit('q1', 1).catch(() => undefined);
  await writing.promise;
  await server.close();
  expect(time.pending).toBe(0);
});
