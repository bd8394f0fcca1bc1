import { expect, test } from 'vitest';
import { openLevelSessionStore } from '../../../src/server/store/levelSessionStore';
import type { QuizServerOptions } from '../../../src/server/options';
import { startGame } from '../../support/gameOnHubs';
import { deferred } from '../../support/deferred';
import { createManualSchedule } from '../../support/manualSchedule';
import {
  connectPhone,
  joinSession,
  openSession,
  readSession,
  startQuizServer,
} from '../../support/quizServer';

/** Closes a server while a join is on its way to a disk that refuses, and accepts it later or never. */
async function closeDuringWrite(isBackAtOnce: boolean) {
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
    if (stores > 1 && isBackAtOnce) return { ...store, close };
    const put: typeof store.put = async (code, key, value) => {
      if (!key.startsWith('player/')) return store.put(code, key, value);
      writing.resolve();
      await refused.promise;
      throw new Error('no space left on device');
    };
    return { ...store, close, put };
  };
  const time = createManualSchedule();
  const server = await startQuizServer({ openStore, schedule: time.schedule });
  const session = await openSession(server);
  joinSession(await connectPhone(server), session, 'Anna').catch(() => undefined);
  await writing.promise;
  await server.close();
  return { server, session, pending: time.pending, open };
}

test('a write that fails while the server closes is tried once more, and no timer and no open store are left', async () => {
  const { server, session, pending, open } = await closeDuringWrite(true);
  expect([pending, open]).toEqual([0, 0]);
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  expect((await readSession(again, session.sessionCode)).participants).toEqual(['Anna']);
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

test('if that fails too, the log says what is lost', async () => {
  const { server, pending, open } = await closeDuringWrite(false);
  expect([pending, open]).toEqual([0, 0]);
  expect(server.logged).toContain('error 1 changes could not be saved and are lost');
});
