import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { QuizHubEvent } from '../../../src/contract/hubs';
import type { Session } from '../../../src/contract/session';
import { createFaultyDisk } from '../../support/faultyDisk';
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

const RETRY_MS = 5_000;

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
