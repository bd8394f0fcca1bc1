import { expect, it } from 'vitest';
import { GameHubMethod, QuizHubMethod } from '../../../src/contract/hubs';
import { createManualSchedule } from '../../support/manualSchedule';
import {
  connectMonitor,
  connectPhone,
  createToken,
  joinSession,
  openSession,
  readSession,
  startQuizServer,
} from '../../support/quizServer';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEARS = 30 * 365 * 24 * HOUR;

/** A server whose minutes pass when the test says so, and whose wall clock says what the test wants. */
async function startWithTime(dataFolder?: string) {
  const clock = { now: Date.now() };
  const time = createManualSchedule();
  const options = { schedule: time.schedule, now: () => clock.now };
  const server = await startQuizServer(dataFolder ? { ...options, dataFolder } : options);
  const isThere = async (session: Awaited<ReturnType<typeof openSession>>) =>
    'participants' in (await readSession(server, session.sessionCode));
  return { clock, time, server, isThere };
}

it('a session ends after twelve hours in which nobody needed it, in memory and on disk', async () => {
  const first = await startWithTime();
  const session = await openSession(first.server);
  const token = createToken();
  await joinSession(await connectPhone(first.server), session, 'Anna', token);
  await first.server.close();
  const { time, server, isThere } = await startWithTime(first.server.dataFolder);
  time.pass(12 * HOUR - MINUTE);
  expect(await isThere(session)).toBe(true);
  time.pass(MINUTE);
  expect(await isThere(session)).toBe(false);
  const monitor = await connectMonitor(server);
  const registering = monitor.invoke(QuizHubMethod.RegisterMonitor, session.sessionCode);
  await expect(registering).rejects.toThrow(/session_not_found$/);
  const rejoining = (await connectPhone(server)).invoke(
    GameHubMethod.RejoinSession,
    session.sessionCode,
    token,
  );
  await expect(rejoining).rejects.toThrow(/session_not_found$/);
  await server.close();
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  expect(await readSession(again, session.sessionCode)).toMatchObject({ code: 'session_not_found' });
});

it('a join begins the twelve hours anew', async () => {
  const { time, server, isThere } = await startWithTime();
  const session = await openSession(server);
  time.pass(11 * HOUR);
  const phone = await connectPhone(server);
  await joinSession(phone, session, 'Anna');
  await phone.stop();
  time.pass(11 * HOUR);
  expect(await isThere(session)).toBe(true);
});

it.each([
  ['monitor', connectMonitor, (code: unknown) => [QuizHubMethod.RegisterMonitor, code] as const],
  [
    'phone',
    connectPhone,
    (code: unknown) => [GameHubMethod.JoinSession, code, 'Anna', createToken()] as const,
  ],
])('a session with a connected %s never ends', async (_who, connect, call) => {
  const { time, server, isThere } = await startWithTime();
  const session = await openSession(server);
  const [method, ...args] = call(session.sessionCode);
  await (await connect(server)).invoke(method, ...args);
  time.pass(48 * HOUR);
  expect(await isThere(session)).toBe(true);
});

it.each([
  ['forwards', YEARS],
  ['backwards', -YEARS],
])('a clock that jumps %s ends no session and lets everybody in', async (_direction, jump) => {
  const { clock, time, server, isThere } = await startWithTime();
  const session = await openSession(server);
  clock.now += jump;
  time.pass(MINUTE);
  await joinSession(await connectPhone(server), session, 'Anna');
  const another = await openSession(server);
  expect([await isThere(session), await isThere(another)]).toEqual([true, true]);
});

it.each([
  ['of long ago', YEARS],
  ['of the future', -YEARS],
])('a session %s gets an hour after a restart at the least', async (_when, age) => {
  const first = await startWithTime();
  const session = await openSession(first.server);
  await first.server.close();
  const time = createManualSchedule();
  const { dataFolder } = first.server;
  const server = await startQuizServer({ dataFolder, schedule: time.schedule, now: () => Date.now() + age });
  time.pass(HOUR - MINUTE);
  expect(await readSession(server, session.sessionCode)).toEqual(session);
});

it('a session of the day before ends an hour after the start when nobody comes back to it', async () => {
  const first = await startWithTime();
  first.clock.now -= 24 * HOUR;
  const session = await openSession(first.server);
  await first.server.close();
  const { time, isThere } = await startWithTime(first.server.dataFolder);
  time.pass(HOUR);
  expect(await isThere(session)).toBe(false);
});
