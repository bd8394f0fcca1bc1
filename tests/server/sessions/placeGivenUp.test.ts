import { expect, it } from 'vitest';
import { openLevelSessionStore } from '../../../src/server/store/levelSessionStore';
import { deferred } from '../../support/deferred';
import { createManualSchedule } from '../../support/manualSchedule';
import { openSession, startQuizServer } from '../../support/quizServer';

it('the place of a session given up is for whoever asked first', async () => {
  const [ending, disk] = [deferred(), deferred()];
  const openStore: typeof openLevelSessionStore = async (...args) => {
    const store = await openLevelSessionStore(...args);
    const deleteSession = (code: string) => (
      ending.resolve(),
      disk.promise.then(() => store.deleteSession(code))
    );
    return { ...store, deleteSession };
  };
  const time = createManualSchedule();
  const server = await startQuizServer({ limits: { maxSessions: 1 }, schedule: time.schedule, openStore });
  await openSession(server);
  time.pass(11 * 60_000);
  const first = openSession(server);
  await ending.promise;
  expect(await openSession(server)).toMatchObject({ code: 'too_many_sessions' });
  disk.resolve();
  expect(await first).toMatchObject({ participants: [] });
});
