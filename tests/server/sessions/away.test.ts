import { expect, it } from 'vitest';
import { QuizHubEvent } from '../../../src/contract/hubs';
import type { Session } from '../../../src/contract/session';
import { TestPhone, registerHost } from '../../support/gameOnHubs';
import { createManualSchedule } from '../../support/manualSchedule';
import { readSession, startQuizServer, watch } from '../../support/quizServer';

const SECOND = 1_000;

/** A server on a clock of the test's own, a host, and Anna's and Ben's phones. */
async function startWithPhones() {
  const time = createManualSchedule();
  const server = await startQuizServer({ schedule: time.schedule, clock: time.clock });
  const host = await registerHost(server);
  const { session } = host;
  const [anna, ben] = [
    await TestPhone.join(server, session, 'Anna'),
    await TestPhone.join(server, session, 'Ben'),
  ];
  time.pass(5 * SECOND);
  const away = async () => (await readSession(server, session.sessionCode)).away;
  /** Ends the phone's connection, and waits until the server has noticed. */
  const lose = async ({ hub }: TestPhone) => {
    const before = time.pending;
    await hub.stop();
    await expect.poll(() => time.pending).toBeGreaterThan(before);
  };
  return { time, server, host, session, anna, ben, away, lose };
}

it('a player is away half a minute after the last connection was lost, and not before', async () => {
  const { time, server, session, anna, away, lose } = await startWithPhones();
  const { heard } = await watch<Session>(server, session, QuizHubEvent.SessionUpdated);
  await lose(anna);
  time.pass(30 * SECOND - 1);
  expect(await away()).toBeUndefined();
  time.pass(1);
  expect(await away()).toEqual(['Anna']);
  await expect.poll(() => heard.at(-1)?.away).toEqual(['Anna']);
  await anna.back(server, session);
  expect(await away()).toBeUndefined();
});

it('who comes back in time was never away', async () => {
  const { time, server, session, anna, away, lose } = await startWithPhones();
  await lose(anna);
  time.pass(29 * SECOND);
  await anna.back(server, session);
  time.pass(60 * SECOND);
  expect(await away()).toBeUndefined();
});

it('an answer is expected of who has lost the connection until they are away', async () => {
  const { time, host, anna, lose } = await startWithPhones();
  await host.command({ type: 'start' });
  const { scene } = await host.read();
  expect(scene).toMatchObject({ name: 'question', expected: 2 });
  await host.command({ type: 'pause' });
  await lose(anna);
  expect((await host.read()).scene).toMatchObject({ expected: 2 });
  time.pass(30 * SECOND);
  await expect.poll(async () => (await host.read()).scene).toMatchObject({ expected: 1 });
});

it('many who go away together are told of at most once a second', async () => {
  const { time, server, session, anna, ben, lose } = await startWithPhones();
  const { heard, monitor } = await watch<Session>(server, session, QuizHubEvent.SessionUpdated);
  await lose(anna);
  await lose(ben);
  time.pass(30 * SECOND);
  await expect.poll(() => heard.map((each) => each.away)).toEqual([['Anna']]);
  time.pass(SECOND);
  await expect.poll(() => heard.map((each) => each.away)).toEqual([['Anna'], ['Anna', 'Ben']]);
  await monitor.stop();
});

it('after a restart, players have half a minute to come back', async () => {
  const first = await startWithPhones();
  await first.server.close();
  const time = createManualSchedule();
  const options = { schedule: time.schedule, clock: time.clock, dataFolder: first.server.dataFolder };
  const server = await startQuizServer(options);
  await first.ben.back(server, first.session);
  const away = async () => (await readSession(server, first.session.sessionCode)).away;
  time.pass(29 * SECOND);
  expect(await away()).toBeUndefined();
  time.pass(SECOND);
  expect(await away()).toEqual(['Anna']);
});

it('a player who leaves is not away, and a server that closes waits for nobody', async () => {
  const { time, server, anna, ben, away, lose } = await startWithPhones();
  await anna.hub.invoke('LeaveSession');
  time.pass(60 * SECOND);
  expect(await away()).toBeUndefined();
  await lose(ben);
  await server.close();
  expect(time.pending).toBe(0);
});
