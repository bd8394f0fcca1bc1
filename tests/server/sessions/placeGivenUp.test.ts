import { expect, it } from 'vitest';
import { deferred } from '../../support/deferred';
import { createManualSchedule } from '../../support/manualSchedule';
import { openSession, startQuizServer } from '../../support/quizServer';
import { storeWith } from '../../support/storeAround';

it('the place of a session given up is for whoever asked first', async () => {
  const [ending, disk] = [deferred(), deferred()];
  const openStore = storeWith('end', (write) => {
    ending.resolve();
    return disk.promise.then(write);
  });
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
