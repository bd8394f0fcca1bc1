import { expect, test } from 'vitest';
import { GameHubMethod } from '../../../src/contract/fromPhones';
import { QuizHubEvent, type Session } from '../../../src/contract/toMonitors';
import { QuizHubMethod } from '../../../src/contract/quizHub';
import { createSecret } from '../../../src/session/secrets';
import { deferred } from '../../support/deferred';
import { registerHost, startHost } from '../../support/gameOnHubs';
import { createFaultyDisk } from '../../support/faultyDisk';
import { nextEvent } from '../../support/hubTestServer';
import {
  askResults,
  connectPhone,
  createToken,
  endSession,
  joinSession,
  openAsHost,
  readSession,
  startQuizServer,
  startSession,
  storedKeys,
  watch,
} from '../../support/quizServer';
import { storeWith } from '../../support/storeAround';

const GONE = { code: 'session_not_found' };
const REFUSED = [403, 'host_key_invalid'];

test('however many wrong codes an address has sent, the right key is accepted from there', async () => {
  const { server, host } = await startHost();
  const { hostKey } = host.session;
  const guess = () => fetch(`${server.origin}/session/nope`).then((response) => response.arrayBuffer());
  for (let guesses = 0; guesses < 2_100; guesses += 100)
    await Promise.all(Array.from({ length: 100 }, guess));
  const again = await registerHost(server, host.session);
  await again.command({ type: 'start' });
  expect((await askResults(server, host.session)).status).toBe(200);
  expect(await endSession(server, host.session, hostKey)).toEqual([204]);
});

test('only the opener of a session is told its host key', async () => {
  const { server, session: opened } = await startSession();
  const { hostKey, ...session } = opened;
  delete session.game;
  expect(hostKey).toMatch(/^[\w-]{22}$/);
  expect((await openAsHost(server)).hostKey).not.toBe(hostKey);
  const read = (await (await fetch(`${server.origin}/session/${session.sessionCode}`)).json()) as Session;
  delete read.game;
  expect(read).toEqual(session);
});

test("a session can be ended with its own key, with the server's, and from this machine", async () => {
  const { server, session: own } = await startSession();
  const [servers, here] = [await openAsHost(server), await openAsHost(server)];
  expect(await endSession(server, own, own.hostKey)).toEqual([204]);
  expect(await endSession(server, servers, server.serverKey)).toEqual([204]);
  const fromHere = await fetch(`${server.origin}/session/${here.sessionCode}`, { method: 'DELETE' });
  expect([fromHere.status, await fromHere.text()]).toEqual([204, '']);
  for (const { sessionCode } of [own, servers, here])
    expect(await readSession(server, sessionCode)).toMatchObject(GONE);
});

test("without a key, with a wrong one, or with another session's, it continues", async () => {
  const { server, session, names } = await startSession();
  const another = await openAsHost(server);
  for (const secret of [undefined, '', createSecret(), another.hostKey])
    expect(await endSession(server, session, secret)).toEqual(REFUSED);
  expect(await names()).toEqual([]);
});

test("open hosting lets nobody end somebody else's session", async () => {
  const { server, session } = await startSession({ isHostingOpen: true });
  expect(await endSession(server, session)).toEqual(REFUSED);
  expect(await endSession(server, session, session.hostKey)).toEqual([204]);
});

test('a session that does not exist, or no longer exists, is not found', async () => {
  const { server, session } = await startSession();
  expect(await endSession(server, { sessionCode: 'BBBBB' })).toEqual([404, 'session_not_found']);
  const twice = [session, session].map((each) => endSession(server, each, session.hostKey));
  expect((await Promise.all(twice)).sort()).toEqual([[204], [404, 'session_not_found']]);
});

test('after a restart the same key ends a session, and an ended one stays gone with its players', async () => {
  const { server, session: ended, joinAs } = await startSession();
  const kept = await openAsHost(server);
  await joinAs('Anna');
  expect(await endSession(server, ended, ended.hostKey)).toEqual([204]);
  await server.close();
  expect(await storedKeys(server)).toEqual([`${kept.sessionCode}!session`]);
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  expect(await readSession(again, ended.sessionCode)).toMatchObject(GONE);
  expect(await endSession(again, kept, createSecret())).toEqual(REFUSED);
  expect(await endSession(again, kept, kept.hostKey)).toEqual([204]);
});

test('its phones and monitors reconnect by themselves, and are told that it is gone', async () => {
  const { server, session } = await startSession();
  const another = await openAsHost(server);
  const token = createToken();
  const phone = await connectPhone(server, [0]);
  await joinSession(phone, session, 'Anna', token);
  const { monitor } = await watch(server, session, QuizHubEvent.PlayerJoined, [0]);
  const { monitor: stranger, heard } = await watch(server, another, QuizHubEvent.PlayerJoined);
  const back = [phone, monitor].map(
    (client) => new Promise<void>((yes) => client.onreconnected(() => yes())),
  );
  expect(await endSession(server, session, session.hostKey)).toEqual([204]);
  await Promise.all(back);
  const rejoining = phone.invoke(GameHubMethod.RejoinSession, session.sessionCode, token);
  await expect(rejoining).rejects.toThrow(/session_not_found$/);
  const registering = monitor.invoke(QuizHubMethod.RegisterMonitor, session.sessionCode);
  await expect(registering).rejects.toThrow(/session_not_found$/);
  const joined = nextEvent(stranger, QuizHubEvent.PlayerJoined);
  await joinSession(phone, another, 'Anna');
  await joined;
  expect(heard).toEqual([{ players: ['Anna'] }]);
});

test('nobody is notified of an end before it is on disk', async () => {
  const [asked, disk] = [deferred(), deferred()];
  const openStore = storeWith('end', (write) => {
    asked.resolve();
    return disk.promise.then(write);
  });
  const { server, session, joinAs } = await startSession({ openStore });
  const events: string[] = [];
  const { monitor } = await watch(server, session, QuizHubEvent.PlayerJoined);
  const left = new Promise<void>((yes) => monitor.onclose(() => (events.push('told'), yes())));
  const ending = endSession(server, session, session.hostKey).then(() => events.push('acknowledged'));
  await asked.promise;
  await expect(joinAs('Late')).rejects.toThrow(/session_not_found$/);
  expect(events).toEqual([]);
  disk.resolve();
  await Promise.all([ending, left]);
});

/** A session on a disk that answers such writes only after `release`; `written` resolves when one was made. */
async function openOnLateDisk(what: string) {
  const [written, answered] = [deferred(), deferred()];
  const openStore = storeWith(what, async (write) => {
    await write();
    written.resolve();
    await answered.promise;
  });
  return { ...(await startSession({ openStore })), written: written.promise, release: answered.resolve };
}

test('whoever is joining when it ends is told so, and leaves nothing on disk', async () => {
  const { server, session, joinAs, written, release } = await openOnLateDisk('put player/');
  const joining = joinAs('Anna').catch(String);
  await written;
  expect(await endSession(server, session, session.hostKey)).toEqual([204]);
  release();
  expect(await joining).toMatch(/session_not_found$/);
  await server.close();
  expect(await storedKeys(server)).toEqual([]);
});

test('whoever comes back when it ends, while their leave is being written, leaves nothing on disk', async () => {
  const { server, session, joinAs, names, written, release } = await openOnLateDisk('delete player/');
  const token = createToken();
  const [first, second] = [await joinAs('Anna', token), await connectPhone(server)];
  const leaving = first.invoke(GameHubMethod.LeaveSession).catch(String);
  await written;
  const back = joinSession(second, session, 'Anna', token).catch(String);
  await names();
  expect(await endSession(server, session, session.hostKey)).toEqual([204]);
  release();
  await leaving;
  expect(await back).toMatch(/session_not_found$/);
  await server.close();
  expect(await storedKeys(server)).toEqual([]);
});

test('if many join a session while it ends, nobody is left in it, and nothing on disk', async () => {
  const { server, session } = await startSession();
  const phones = await Promise.all(Array.from({ length: 30 }, () => connectPhone(server)));
  const closed = phones.map((phone) => new Promise<void>((yes) => phone.onclose(() => yes())));
  const joins = phones.map((phone, i) => joinSession(phone, session, `Player ${i}`));
  await joins[0];
  const ending = endSession(server, session, session.hostKey);
  const outcomes = await Promise.allSettled(joins);
  expect(await ending).toEqual([204]);
  const joined = closed.filter((_, i) => outcomes[i]!.status === 'fulfilled');
  expect(joined).not.toEqual([]);
  await Promise.all(joined);
  await server.close();
  expect(await storedKeys(server)).toEqual([]);
});

test('a session that ends while nothing can be saved is deleted from the disk as soon as that works again', async () => {
  const { disk, openStore } = createFaultyDisk();
  const { server, session, joinAs } = await startSession({ openStore });
  await joinAs('Anna');
  disk.isFull = true;
  expect(await endSession(server, session, session.hostKey)).toEqual([204]);
  expect(await readSession(server, session.sessionCode)).toMatchObject(GONE);
  disk.isFull = false;
  await server.close();
  expect(await storedKeys(server)).toEqual([]);
});
