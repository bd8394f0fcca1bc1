import { expect, test } from 'vitest';
import type { CreatedSession } from '../../../src/contract/session';
import { createManualSchedule } from '../../support/manualSchedule';
import {
  connectPhone,
  endSession,
  joinSession,
  openAsHost,
  readSession,
  startQuizServer,
} from '../../support/quizServer';
import { rawRequest } from '../../support/rawHttp';
import { askReport, openRehearsal } from '../../support/rehearsal';

const HOUR = 60 * 60_000;

/** Starts a server with two places that lets everybody host. */
async function startOpen(dataFolder?: string, isHostingOpen = true) {
  const time = createManualSchedule();
  const options = { isHostingOpen, schedule: time.schedule, limits: { maxSessions: 2 } };
  const server = await startQuizServer(dataFolder ? { ...options, dataFolder } : options);
  return { time, server };
}

type Server = Awaited<ReturnType<typeof startQuizServer>>;

/** Asks as somebody on another device without the server's key. */
async function askAsGuest({ origin }: Server, path: string, body = {}, key = ''): Promise<CreatedSession> {
  const headers = { via: '1.1 proxy', ...(key && { authorization: `Bearer ${key}` }) };
  const answer = await rawRequest(origin + path, headers, 'POST', JSON.stringify(body));
  return JSON.parse(String(answer.body) || '{}') as CreatedSession;
}

const openAsGuest = (server: Server, more = {}) => askAsGuest(server, '/session', { quizId: 'pub', ...more });

/** A guest has taken both places, and claims that sheets were printed in each. */
async function filledByGuest() {
  const { server, time } = await startOpen();
  const sessions = [await openAsGuest(server), await openAsGuest(server)] as const;
  for (const { sessionCode, hostKey } of sessions)
    await askAsGuest(server, `/session/${sessionCode}/printed`, {}, hostKey);
  return { server, time, sessions };
}

const isThere = async (server: Server, { sessionCode }: CreatedSession) =>
  'participants' in (await readSession(server, sessionCode));

test('sheets printed by a guest do not preserve a session', async () => {
  const { server, time, sessions } = await filledByGuest();
  time.pass(12 * HOUR);
  for (const session of sessions) expect(await isThere(server, session)).toBe(false);
});

test("a caller with the server's right gets a place at once, and whoever loses it is told", async () => {
  const { server, sessions } = await filledByGuest();
  const phone = await connectPhone(server);
  for (const session of sessions)
    await joinSession(session === sessions[0] ? phone : await connectPhone(server), session, 'Anna');
  const ended = new Promise<void>((resolve) => phone.onclose(() => resolve()));
  expect(await openAsHost(server)).toHaveProperty('hostKey');
  expect(await isThere(server, sessions[0])).toBe(false);
  expect(await isThere(server, sessions[1])).toBe(true);
  await ended;
});

test('the same holds after a restart without open hosting', async () => {
  const { server, sessions } = await filledByGuest();
  await server.close();
  const again = await startOpen(server.dataFolder, false);
  expect(await openAsHost(again.server)).toHaveProperty('hostKey');
  const left = await Promise.all(sessions.map((session) => isThere(again.server, session)));
  expect(left.filter(Boolean)).toHaveLength(1);
});

test("a guest does not displace anybody with the server's right", async () => {
  const { server, time } = await startOpen();
  const own = [await openAsHost(server), await openAsHost(server)];
  time.pass(HOUR);
  expect(await openAsGuest(server)).toMatchObject({ code: 'too_many_sessions' });
  for (const session of own) expect(await isThere(server, session)).toBe(true);
});

test("a guest displaces a guest's session that nobody needs", async () => {
  const { server, time } = await filledByGuest();
  expect(await openAsGuest(server)).toMatchObject({ code: 'too_many_sessions' });
  time.pass(HOUR);
  expect(await openAsGuest(server)).toHaveProperty('hostKey');
});

test("a guest's rehearsals end only guests' rehearsals", async () => {
  const { server } = await startOpen();
  const rehearsal = { rehearsal: { teams: 5 } };
  const own = (await (
    await fetch(`${server.origin}/session`, {
      method: 'POST',
      body: JSON.stringify({ quizId: 'pub', ...rehearsal }),
    })
  ).json()) as CreatedSession;
  for (let count = 0; count < 4; count++)
    expect(await openAsGuest(server, rehearsal)).toHaveProperty('hostKey');
  expect(await isThere(server, own)).toBe(true);
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
