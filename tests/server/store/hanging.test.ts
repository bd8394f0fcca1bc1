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
import { startQuizServer, watch } from '../../support/quizServer';

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
  await store.open({ noticeChanged: () => undefined, sessionsFound: () => undefined });
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
