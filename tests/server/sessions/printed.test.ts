import { describe, expect, test } from 'vitest';
import type { CreatedSession } from '../../../src/contract/session';
import { createManualSchedule } from '../../support/manualSchedule';
import { addRemote } from '../../support/hostDevices';
import {
  askResults,
  endSession,
  openAsHost,
  openSession,
  readSession,
  startQuizServer,
} from '../../support/quizServer';
import { registerHost } from '../../support/gameOnHubs';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const YEARS = 30 * 365 * DAY;

/** Starts a server whose minutes the test controls, as well as its wall clock. */
async function startWithTime(dataFolder?: string, now = Date.now()) {
  const clock = { now };
  const time = createManualSchedule();
  const limits = { maxSessions: 2 };
  const options = { schedule: time.schedule, now: () => clock.now, limits };
  const server = await startQuizServer(dataFolder ? { ...options, dataFolder } : options);
  return { clock, time, server };
}

type Server = Awaited<ReturnType<typeof startQuizServer>>;

/**
 * Tells the server that sheets of the session were printed; returns the status, and the code of a refusal.
 */
async function tellPrinted({ origin }: Server, sessionCode: unknown, hostKey = ''): Promise<unknown[]> {
  const headers = { authorization: `Bearer ${hostKey}` };
  const response = await fetch(`${origin}/session/${String(sessionCode)}/printed`, {
    method: 'POST',
    headers,
  });
  const { code } = response.status === 204 ? {} : ((await response.json()) as { code?: string });
  return code === undefined ? [response.status] : [response.status, code];
}

/** Returns the status of a request for a session's results. */
const resultsOf = async (server: Server, session: CreatedSession) =>
  (await askResults(server, session, 'summary')).status;

/** A session whose sheets were printed just now. */
async function printed(now?: number) {
  const started = await startWithTime(undefined, now);
  const session = (await openAsHost(started.server)) as CreatedSession;
  expect(await tellPrinted(started.server, session.sessionCode, session.hostKey)).toEqual([204]);
  return { ...started, session };
}

const isThere = async (server: Server, { sessionCode }: Pick<CreatedSession, 'sessionCode'>) =>
  'participants' in (await readSession(server, sessionCode));

describe('a session whose sheets were printed', () => {
  test('stays for seven days with nobody there, and then ends', async () => {
    const { time, server, session } = await printed();
    time.pass(7 * DAY - MINUTE);
    expect(await isThere(server, session)).toBe(true);
    time.pass(MINUTE);
    expect(await isThere(server, session)).toBe(false);
  });

  test('stays for as long again when they are printed again', async () => {
    const { time, server, session } = await printed();
    time.pass(6 * DAY);
    await tellPrinted(server, session.sessionCode, session.hostKey);
    time.pass(6 * DAY);
    expect(await isThere(server, session)).toBe(true);
  });

  test('is not displaced by another, although nobody has joined it', async () => {
    const { time, server, session } = await printed();
    const empty = await openSession(server);
    time.pass(HOUR);
    const third = await openAsHost(server);
    expect(third).toHaveProperty('sessionCode');
    expect([await isThere(server, session), await isThere(server, empty)]).toEqual([true, false]);
    await tellPrinted(server, third.sessionCode, third.hostKey);
    time.pass(HOUR);
    expect(await openAsHost(server)).toMatchObject({ code: 'too_many_sessions' });
  });

  test('is restored after a restart with the rest of its seven days', async () => {
    const first = await printed();
    await first.server.close();
    const { dataFolder } = first.server;
    const { time, server } = await startWithTime(dataFolder, first.clock.now + 5 * DAY);
    time.pass(2 * DAY - MINUTE);
    expect(await isThere(server, first.session)).toBe(true);
    time.pass(MINUTE);
    expect(await isThere(server, first.session)).toBe(false);
  });

  test.each([
    ['forwards', YEARS, HOUR],
    ['backwards', -YEARS, 7 * DAY],
  ])('stays after a restart with a clock set %s, an hour or seven days', async (_way, jump, stays) => {
    const first = await printed();
    await first.server.close();
    const { time, server } = await startWithTime(first.server.dataFolder, first.clock.now + jump);
    time.pass(stays - MINUTE);
    expect(await isThere(server, first.session)).toBe(true);
    time.pass(MINUTE);
    expect(await isThere(server, first.session)).toBe(false);
  });
});

test('the results of one that has ended are kept for twelve hours as always, even after a restart', async () => {
  const first = await startWithTime();
  const host = await registerHost(first.server);
  const { sessionCode, hostKey } = host.session;
  await host.command({ type: 'start' });
  await tellPrinted(first.server, sessionCode, hostKey);
  await endSession(first.server, host.session, hostKey);
  await first.server.close();
  const again = await startWithTime(first.server.dataFolder);
  again.time.pass(12 * HOUR - MINUTE);
  expect(await resultsOf(again.server, host.session)).toBe(200);
  again.time.pass(MINUTE);
  expect(await resultsOf(again.server, host.session)).toBe(404);
});

test('the results of one that has ended are deleted after twelve hours while the server runs', async () => {
  const { time, server } = await startWithTime();
  const host = await registerHost(server);
  await host.command({ type: 'start' });
  await tellPrinted(server, host.session.sessionCode, host.session.hostKey);
  await endSession(server, host.session, host.session.hostKey);
  time.pass(12 * HOUR);
  expect(await resultsOf(server, host.session)).toBe(404);
});

test('only a host device of the session says that it was printed', async () => {
  const { server } = await startWithTime();
  const host = await registerHost(server);
  const { sessionCode } = host.session;
  expect(await tellPrinted(server, sessionCode)).toEqual([403, 'host_key_invalid']);
  expect(await tellPrinted(server, sessionCode, 'A'.repeat(22))).toEqual([403, 'host_key_invalid']);
  expect(await tellPrinted(server, 'ZZZZZ', host.session.hostKey)).toEqual([404, 'session_not_found']);
  const { session } = await addRemote(host);
  expect(await tellPrinted(server, sessionCode, session.hostKey)).toEqual([204]);
});
