import { expect, test } from 'vitest';
import { GameHubPlayEvent } from '../../../src/contract/gameHubs';
import { GameHubMethod, QuizHubMethod } from '../../../src/contract/hubs';
import { playedEvening } from '../../support/pastEvening';
import { createManualSchedule } from '../../support/manualSchedule';
import {
  connectMonitor,
  connectPhone,
  createToken,
  endSession,
  joinSession,
  openAsHost,
  openSession,
  readSession,
  restart,
  startQuizServer,
  storedKeys,
} from '../../support/quizServer';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const YEARS = 30 * 365 * 24 * HOUR;

/** Starts a server whose minutes the test controls, as well as its wall clock. */
async function startWithTime(dataFolder?: string) {
  const clock = { now: Date.now() };
  const time = createManualSchedule();
  const options = { schedule: time.schedule, now: () => clock.now };
  const server = await startQuizServer(dataFolder ? { ...options, dataFolder } : options);
  const isThere = async (session: Awaited<ReturnType<typeof openSession>>) =>
    'participants' in (await readSession(server, session.sessionCode));
  return { clock, time, server, isThere };
}

test('a session ends after twelve hours in which nobody needed it, in memory and on disk', async () => {
  const first = await startWithTime();
  const session = await openSession(first.server);
  await joinSession(await connectPhone(first.server), session, 'Anna');
  await first.server.close();
  const { time, server, isThere } = await startWithTime(first.server.dataFolder);
  time.pass(12 * HOUR - MINUTE);
  expect(await isThere(session)).toBe(true);
  time.pass(MINUTE);
  expect(await isThere(session)).toBe(false);
  const again = await restart(server);
  expect(await readSession(again, session.sessionCode)).toMatchObject({ code: 'session_not_found' });
});

test('a join restarts the twelve hours', async () => {
  const { time, server, isThere } = await startWithTime();
  const session = await openSession(server);
  time.pass(11 * HOUR);
  const phone = await connectPhone(server);
  await joinSession(phone, session, 'Anna');
  await phone.stop();
  time.pass(11 * HOUR);
  expect(await isThere(session)).toBe(true);
});

test.each([
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

test.each([
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

test.each([
  ['from long ago', YEARS],
  ['from the future', -YEARS],
])('a session %s gets at least an hour after a restart', async (_when, age) => {
  const first = await startWithTime();
  const session = await openSession(first.server);
  await first.server.close();
  const time = createManualSchedule();
  const { dataFolder } = first.server;
  const server = await startQuizServer({ dataFolder, schedule: time.schedule, now: () => Date.now() + age });
  time.pass(HOUR - MINUTE);
  expect(await readSession(server, session.sessionCode)).toEqual(session);
});

test('a session from the day before ends an hour after the start if nobody comes back to it', async () => {
  const first = await startWithTime();
  first.clock.now -= 24 * HOUR;
  const session = await openSession(first.server);
  await first.server.close();
  const { time, isThere } = await startWithTime(first.server.dataFolder);
  time.pass(HOUR);
  expect(await isThere(session)).toBe(false);
});

/** Requests the results of a session; returns the status, and the body if there is one. */
async function ask({ origin }: { origin: string }, code: unknown, hostKey = '', format = 'json') {
  const headers = { authorization: `Bearer ${hostKey}` };
  const response = await fetch(`${origin}/session/${String(code)}/results?format=${format}`, { headers });
  return { status: response.status, body: (await response.json()) as object };
}

test('an ended evening is gone for everybody, but its host still has the results', async () => {
  const { server, host, anna, sessionCode, hostKey } = await playedEvening();
  expect(await endSession(server, host.session, hostKey)).toEqual([204]);
  expect(await readSession(server, sessionCode)).toMatchObject({ code: 'session_not_found' });
  await expect(anna.back(server, host.session)).rejects.toThrow(/session_not_found$/);
  expect(await ask(server, sessionCode, hostKey)).toMatchObject({
    status: 200,
    body: { quizName: 'Pub Quiz', standings: [{ rank: 1, name: 'Anna', points: 1 }, {}] },
  });
  expect((await ask(server, sessionCode)).body).toMatchObject({ code: 'host_key_invalid' });
});

test('a summary says which evening the results belong to, and whether it has ended', async () => {
  const { server, host, sessionCode, hostKey } = await playedEvening();
  const summary = { quizName: 'Pub Quiz', openedAt: expect.any(String) as string };
  expect((await ask(server, sessionCode, hostKey, 'summary')).body).toEqual(summary);
  await endSession(server, host.session, hostKey);
  const ended = { ...summary, endedAt: expect.any(String) as string };
  expect((await ask(server, sessionCode, hostKey, 'summary')).body).toEqual(ended);
});

test('ending it again is not found, and loses nothing: a request may be sent twice', async () => {
  const { server, host, sessionCode, hostKey } = await playedEvening();
  await endSession(server, host.session, hostKey);
  expect(await endSession(server, host.session, hostKey)).toEqual([404, 'session_not_found']);
  expect((await ask(server, sessionCode, hostKey)).status).toBe(200);
});

test('after a restart the results are still there, and are deleted after twelve hours, even from disk', async () => {
  const { server, host, sessionCode, hostKey } = await playedEvening();
  await endSession(server, host.session, hostKey);
  await server.close();
  const time = createManualSchedule();
  const again = await startQuizServer({ dataFolder: server.dataFolder, schedule: time.schedule });
  time.pass(12 * HOUR - MINUTE);
  expect(await readSession(again, sessionCode)).toMatchObject({ code: 'session_not_found' });
  expect((await ask(again, sessionCode, hostKey)).body).toMatchObject({ standings: [{ name: 'Anna' }, {}] });
  time.pass(MINUTE);
  expect((await ask(again, sessionCode, hostKey)).status).toBe(404);
  await again.close();
  expect(await storedKeys(again)).toEqual([]);
});

test('its room code is not given to another session, now or after a restart', async () => {
  const codes = ['BBBBB', 'BBBBB', 'CCCCC', 'BBBBB', 'DDDDD'];
  const createRoomCode = () => codes.shift()!;
  const { server, host, sessionCode, hostKey } = await playedEvening({ createRoomCode });
  await endSession(server, host.session, hostKey);
  expect([sessionCode, (await openSession(server)).sessionCode]).toEqual(['BBBBB', 'CCCCC']);
  const again = await restart(server, { createRoomCode });
  expect((await openSession(again)).sessionCode).toBe('DDDDD');
});

test('ended sessions count among the sessions, and make room for new ones', async () => {
  const { server, host, sessionCode, hostKey } = await playedEvening({ limits: { maxSessions: 1 } });
  await endSession(server, host.session, hostKey);
  const next = await openAsHost(server);
  expect(next).toMatchObject({ participants: [] });
  expect((await ask(server, sessionCode, hostKey)).status).toBe(404);
  expect(await openAsHost(server)).toMatchObject({ code: 'too_many_sessions' });
});

test('phones are told that it has ended, just before they are disconnected', async () => {
  const { server, host, anna, hostKey } = await playedEvening();
  const heard: string[] = [];
  anna.hub.on(GameHubPlayEvent.SessionEnded, () => heard.push('told'));
  const closed = new Promise<void>((yes) => anna.hub.onclose(() => (heard.push('closed'), yes())));
  await endSession(server, host.session, hostKey);
  await closed;
  expect(heard).toEqual(['told', 'closed']);
});
