import { describe, expect, test } from 'vitest';
import { GameHubEvent } from '../../../src/contract/toPhones';
import { QuizHubEvent, type CreatedSession, type Session } from '../../../src/contract/toMonitors';
import type { QuizServerOptions } from '../../../src/server/options';
import { registerHost, startHost, TestPhone } from '../../support/gameOnHubs';
import { addRemote } from '../../support/hostDevices';
import { playedEvening } from '../../support/pastEvening';
import { createManualSchedule } from '../../support/manualSchedule';
import {
  endSession,
  openAsHost,
  openSession,
  readSession,
  restart,
  startQuizServer,
  startSession,
  storedKeys,
  type TestQuizServer,
  watch,
} from '../../support/quizServer';
import { rawRequest } from '../../support/rawHttp';
import { askReport, openRehearsal } from '../../support/rehearsal';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEARS = 30 * 365 * DAY;

/** Starts a server whose minutes the test controls, as well as its wall clock. */
async function startWithTime(given: Partial<QuizServerOptions> = {}) {
  const clock = { now: Date.now() };
  const time = createManualSchedule();
  const server = await startQuizServer({ schedule: time.schedule, now: () => clock.now, ...given });
  const isThere = async ({ sessionCode }: Pick<Session, 'sessionCode'>) =>
    'participants' in (await readSession(server, sessionCode));
  return { clock, time, server, isThere };
}

test('a session ends after twelve hours in which nobody needed it, in memory and on disk', async () => {
  const { server: former, session, joinAs } = await startSession();
  await joinAs('Anna');
  await former.close();
  const { time, server, isThere } = await startWithTime({ dataFolder: former.dataFolder });
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
  await (await TestPhone.join(server, session, 'Anna')).hub.stop();
  time.pass(11 * HOUR);
  expect(await isThere(session)).toBe(true);
});

test.each<[string, (server: TestQuizServer, session: Session) => Promise<unknown>]>([
  ['monitor', (server, session) => watch(server, session, QuizHubEvent.PlayerJoined)],
  ['phone', (server, session) => TestPhone.join(server, session, 'Anna')],
])('a session with a connected %s never ends', async (_who, connect) => {
  const { time, server, isThere } = await startWithTime();
  const session = await openSession(server);
  await connect(server, session);
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
  await TestPhone.join(server, session, 'Anna');
  const another = await openSession(server);
  expect([await isThere(session), await isThere(another)]).toEqual([true, true]);
});

/** Requests the results of a session; returns the status, and the body if there is one. */
async function ask({ origin }: { origin: string }, code: unknown, hostKey = '', format = 'json') {
  const headers = { authorization: `Bearer ${hostKey}` };
  const response = await fetch(`${origin}/session/${String(code)}/results?format=${format}`, { headers });
  return { status: response.status, body: (await response.json()) as object };
}

test('an ended evening is gone for everybody, but its host still has the results, even if it is ended twice', async () => {
  const { server, host, anna, sessionCode, hostKey } = await playedEvening();
  expect(await endSession(server, host.session, hostKey)).toEqual([204]);
  expect(await endSession(server, host.session, hostKey)).toEqual([404, 'session_not_found']);
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
  anna.hub.on(GameHubEvent.SessionEnded, () => heard.push('told'));
  const closed = new Promise<void>((yes) => anna.hub.onclose(() => (heard.push('closed'), yes())));
  await endSession(server, host.session, hostKey);
  await closed;
  expect(heard).toEqual(['told', 'closed']);
});

/** Tells the server that sheets were printed; returns the status, and the code of a refusal. */
async function tellPrinted(
  { origin }: TestQuizServer,
  sessionCode: unknown,
  hostKey = '',
): Promise<unknown[]> {
  const headers = { authorization: `Bearer ${hostKey}` };
  const response = await fetch(`${origin}/session/${String(sessionCode)}/printed`, {
    method: 'POST',
    headers,
  });
  const { code } = response.status === 204 ? {} : ((await response.json()) as { code?: string });
  return code === undefined ? [response.status] : [response.status, code];
}

describe('a session whose sheets were printed', () => {
  /** A server for two sessions, and one whose sheets were printed just now. */
  async function printed() {
    const started = await startWithTime({ limits: { maxSessions: 2 } });
    const session = await openAsHost(started.server);
    expect(await tellPrinted(started.server, session.sessionCode, session.hostKey)).toEqual([204]);
    return { ...started, session };
  }

  test('stays for seven days with nobody there, even after a restart, and then ends', async () => {
    const first = await printed();
    first.time.pass(5 * DAY);
    expect(await first.isThere(first.session)).toBe(true);
    first.clock.now += 5 * DAY;
    await first.server.close();
    const { time, isThere } = await startWithTime({
      dataFolder: first.server.dataFolder,
      now: () => first.clock.now,
    });
    time.pass(2 * DAY - MINUTE);
    expect(await isThere(first.session)).toBe(true);
    time.pass(MINUTE);
    expect(await isThere(first.session)).toBe(false);
  });

  test('is not displaced by another, although nobody has joined it', async () => {
    const { time, server, session, isThere } = await printed();
    const empty = await openSession(server);
    time.pass(HOUR);
    const third = await openAsHost(server);
    expect(third).toHaveProperty('sessionCode');
    expect([await isThere(session), await isThere(empty)]).toEqual([true, false]);
    await tellPrinted(server, third.sessionCode, third.hostKey);
    time.pass(HOUR);
    expect(await openAsHost(server)).toMatchObject({ code: 'too_many_sessions' });
  });

  test('keeps its results for twelve hours as always once it has ended', async () => {
    const { time, server, session } = await printed();
    await (await registerHost(server, session)).command({ type: 'start' });
    await endSession(server, session, session.hostKey);
    time.pass(12 * HOUR - MINUTE);
    expect((await ask(server, session.sessionCode, session.hostKey)).status).toBe(200);
    time.pass(MINUTE);
    expect((await ask(server, session.sessionCode, session.hostKey)).status).toBe(404);
  });
});

test('only a host device of the session says that it was printed', async () => {
  const { server, host } = await startHost();
  const { sessionCode } = host.session;
  expect(await tellPrinted(server, sessionCode)).toEqual([403, 'host_key_invalid']);
  expect(await tellPrinted(server, sessionCode, 'A'.repeat(22))).toEqual([403, 'host_key_invalid']);
  expect(await tellPrinted(server, 'ZZZZZ', host.session.hostKey)).toEqual([404, 'session_not_found']);
  const { session } = await addRemote(host);
  expect(await tellPrinted(server, sessionCode, session.hostKey)).toEqual([204]);
});

/** A server with two places that lets everybody host. */
const startOpen = () => startWithTime({ isHostingOpen: true, limits: { maxSessions: 2 } });

/** Asks as somebody on another device without the server's key. */
async function askAsGuest(
  { origin }: TestQuizServer,
  path: string,
  body = {},
  key = '',
): Promise<CreatedSession> {
  const headers = { via: '1.1 proxy', ...(key && { authorization: `Bearer ${key}` }) };
  const { text } = await rawRequest(origin + path, headers, 'POST', JSON.stringify(body));
  return JSON.parse(text || '{}') as CreatedSession;
}

const openAsGuest = (server: TestQuizServer, more = {}) =>
  askAsGuest(server, '/session', { quizId: 'pub', ...more });

/** A guest has taken both places, and claims that sheets were printed in each. */
async function filledByGuest() {
  const { server, time, isThere } = await startOpen();
  const sessions = [await openAsGuest(server), await openAsGuest(server)] as const;
  for (const { sessionCode, hostKey } of sessions)
    await askAsGuest(server, `/session/${sessionCode}/printed`, {}, hostKey);
  return { server, time, isThere, sessions };
}

test('sheets printed by a guest do not preserve a session', async () => {
  const { time, isThere, sessions } = await filledByGuest();
  time.pass(12 * HOUR);
  for (const session of sessions) expect(await isThere(session)).toBe(false);
});

test("a caller with the server's right gets a place at once, and whoever loses it is told", async () => {
  const { server, isThere, sessions } = await filledByGuest();
  const phone = await TestPhone.join(server, sessions[0], 'Anna');
  await TestPhone.join(server, sessions[1], 'Anna');
  const ended = new Promise<void>((resolve) => phone.hub.onclose(() => resolve()));
  expect(await openAsHost(server)).toHaveProperty('hostKey');
  expect(await isThere(sessions[0])).toBe(false);
  expect(await isThere(sessions[1])).toBe(true);
  await ended;
});

test('the same holds after a restart without open hosting', async () => {
  const { server, sessions } = await filledByGuest();
  await server.close();
  const again = await startWithTime({ dataFolder: server.dataFolder, limits: { maxSessions: 2 } });
  expect(await openAsHost(again.server)).toHaveProperty('hostKey');
  const left = await Promise.all(sessions.map((session) => again.isThere(session)));
  expect(left.filter(Boolean)).toHaveLength(1);
});

test("a guest does not displace anybody with the server's right", async () => {
  const { server, time, isThere } = await startOpen();
  const own = [await openAsHost(server), await openAsHost(server)];
  time.pass(HOUR);
  expect(await openAsGuest(server)).toMatchObject({ code: 'too_many_sessions' });
  for (const session of own) expect(await isThere(session)).toBe(true);
});

test("a guest displaces a guest's session that nobody needs", async () => {
  const { server, time } = await filledByGuest();
  expect(await openAsGuest(server)).toMatchObject({ code: 'too_many_sessions' });
  time.pass(HOUR);
  expect(await openAsGuest(server)).toHaveProperty('hostKey');
});

test("a guest's rehearsals end only guests' rehearsals", async () => {
  const { server, isThere } = await startOpen();
  const rehearsal = { rehearsal: { teams: 5 } };
  const own = await openRehearsal(server, 5);
  for (let count = 0; count < 4; count++)
    expect(await openAsGuest(server, rehearsal)).toHaveProperty('hostKey');
  expect(await isThere(own)).toBe(true);
});

test("guests' rehearsals do not displace hosts' reports", async () => {
  const { server } = await startOpen();
  const own = await openRehearsal(server, 5);
  await endSession(server, own, own.hostKey);
  const guests: CreatedSession[] = [];
  for (let each = 0; each < 20; each++) {
    const session = await openAsGuest(server, { rehearsal: { teams: 5 } });
    await endSession(server, session, session.hostKey);
    guests.push(session);
  }
  const statusOf = async (session: CreatedSession) =>
    (await askReport(server, session, session.hostKey)).status;
  expect(await Promise.all([own, guests[0]!, guests[19]!].map(statusOf))).toEqual([200, 404, 200]);
});
