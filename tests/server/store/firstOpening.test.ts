import { expect, it } from 'vitest';
import { openLevelSessionStore } from '../../../src/server/store/levelSessionStore';
import type { QuizServerOptions } from '../../../src/server/options';
import { createManualSchedule } from '../../support/manualSchedule';
import {
  connectPhone,
  joinSession,
  openSession,
  readSession,
  startQuizServer,
} from '../../support/quizServer';

const RETRY_MS = 5_000;

/** A server on the folder of another, which left two sessions there, on a disk that takes nothing. */
async function restartOnFaultyDisk() {
  const first = await startQuizServer();
  const sessions = [await openSession(first), await openSession(first)] as const;
  await joinSession(await connectPhone(first), sessions[0], 'Anna');
  await first.close();
  const { dataFolder } = first;
  const disk = { isFaulty: true };
  const openStore: QuizServerOptions['openStore'] = (folder) =>
    disk.isFaulty ? Promise.reject(new Error('read-only file system')) : openLevelSessionStore(folder);
  const time = createManualSchedule();
  const server = await startQuizServer({ dataFolder, openStore, schedule: time.schedule });
  const recover = async () => {
    disk.isFaulty = false;
    await expect
      .poll(() => (time.pass(RETRY_MS), server.logged.join('\n')))
      .toMatch(/info everything is saved again/);
  };
  return { server, sessions, recover };
}

it('sessions that could not be read are back as soon as the disk is', async () => {
  const { server, sessions, recover } = await restartOnFaultyDisk();
  const fresh = await openSession(server);
  await joinSession(await connectPhone(server), fresh, 'Cem');
  expect(await readSession(server, sessions[0].sessionCode)).toMatchObject({ code: 'session_not_found' });
  await recover();
  expect((await readSession(server, sessions[0].sessionCode)).participants).toEqual(['Anna']);
  expect((await readSession(server, fresh.sessionCode)).participants).toEqual(['Cem']);
  expect(server.logged).toContain('info 2 sessions are found on disk and are back');
});
