import { expect, test } from 'vitest';
import { GameHubEvent } from '../../src/contract/toPhones';
import { GameHubMethod } from '../../src/contract/fromPhones';
import { QuizHubEvent, type Session } from '../../src/contract/toMonitors';
import { idOf } from '../support/team';
import { deferred } from '../support/deferred';
import { startHost, TestPhone } from '../support/gameOnHubs';
import { createManualSchedule } from '../support/manualSchedule';
import {
  connectPhone,
  createToken,
  endSession,
  joinSession,
  namesIn,
  openSession,
  PUB_QUIZ,
  readSession,
  restart,
  startQuizServer,
  startSession,
  storedKeys,
  watch,
} from '../support/quizServer';
import { storeAround, storeWith } from '../support/storeAround';

test.each(['leaves', 'is removed'])('the answers of a player who %s are deleted from disk', async (how) => {
  const { server, host } = await startHost({ quiz: { ...PUB_QUIZ, reveal: 'round' } });
  const anna = await TestPhone.join(server, host.session, 'Anna');
  const ben = await TestPhone.join(server, host.session, 'Ben');
  await host.command({ type: 'start' });
  for (const phone of [anna, ben]) await phone.submit('q1', 1);
  for (const phone of [anna, ben]) await phone.setReady(true);
  await expect.poll(() => host.hostGame?.players[1]).toMatchObject({ answered: true });
  const [, { playerId }] = host.hostGame!.players as [unknown, { playerId: string }];
  if (how === 'leaves') await ben.hub.invoke(GameHubMethod.LeaveSession);
  else await host.command({ type: 'remove', playerId });
  await expect.poll(() => host.hostGame?.players).toHaveLength(1);
  await server.close();
  const keys = await storedKeys(server);
  expect(keys.filter((key) => /!(answer|decisions)\//.test(key))).toHaveLength(2);
  expect(keys.join()).not.toContain(playerId);
});

test('a player who is leaving cannot be renamed, and is not back after a restart', async () => {
  const [deleted, answered] = [deferred(), deferred()];
  const openStore = storeWith('delete player/', async (write) => {
    await write();
    deleted.resolve();
    await answered.promise;
  });
  const { server, host } = await startHost({ openStore });
  const anna = await TestPhone.join(server, host.session, 'Anna');
  const playerId = await idOf(host, 'Anna');
  const leaving = anna.hub.invoke(GameHubMethod.LeaveSession);
  await deleted.promise;
  const renaming = host.command({ type: 'rename', playerId, name: 'Annabell' });
  await expect(renaming).rejects.toThrow(/command_refused$/);
  answered.resolve();
  await leaving;
  const again = await restart(server);
  expect(await namesIn(again, host.session)).toEqual([]);
});

/** A session from which the host has removed Anna, and what her phone was told. */
async function startRemoved() {
  const { server, host } = await startHost();
  const { session } = host;
  const anna = await TestPhone.join(server, session, 'Anna');
  await TestPhone.join(server, session, 'Ben');
  const told: string[] = [];
  anna.hub.on(GameHubEvent.PlayerRemoved, (...args: unknown[]) => told.push(`removed${args.join()}`));
  anna.hub.onclose(() => told.push('closed'));
  await host.command({ type: 'remove', playerId: await idOf(host, 'Anna') });
  return { server, session, anna, told };
}

test('a phone is told that its player was removed, then and later, even after a restart', async () => {
  const { server, session, anna, told } = await startRemoved();
  await expect.poll(() => told).toEqual(['removed', 'closed']);
  await expect(anna.back(server, session)).rejects.toThrow(/player_removed$/);
  const restarted = await restart(server);
  await expect(anna.back(restarted, session)).rejects.toThrow(/player_removed$/);
  expect(await namesIn(restarted, session)).toEqual(['Ben']);
});

test('whoever joins again under another name is a player again, even after a restart', async () => {
  const { server, session, anna } = await startRemoved();
  const join = async (name: string) => joinSession(await connectPhone(server), session, name, anna.token);
  await expect(join('anna')).rejects.toThrow(/name_taken$/);
  expect(await join('Berta')).toMatchObject({ playerName: 'Berta', own: { answers: {} } });
  const restarted = await restart(server);
  await anna.back(restarted, session);
  expect(await namesIn(restarted, session)).toEqual(['Ben', 'Berta']);
});

test('the place of a displaced session goes to whoever asked first', async () => {
  const [ending, disk] = [deferred(), deferred()];
  const openStore = storeWith('end', (write) => {
    ending.resolve();
    return disk.promise.then(write);
  });
  const time = createManualSchedule();
  const limits = { maxSessions: 1 };
  const { server } = await startSession({ limits, schedule: time.schedule, openStore });
  time.pass(11 * 60_000);
  const first = openSession(server);
  await ending.promise;
  expect(await openSession(server)).toMatchObject({ code: 'too_many_sessions' });
  disk.resolve();
  expect(await first).toMatchObject({ participants: [] });
});

/** A session with Anna, and a function that holds up such writes until `release`. */
async function onSlowDisk(what: RegExp) {
  let delay = (write: () => Promise<void>): Promise<void> => write();
  const openStore = storeAround((write, which) => (what.test(which) ? delay(write) : write()));
  const { server, host } = await startHost({ openStore });
  const anna = await TestPhone.join(server, host.session, 'Anna');
  const playerId = await idOf(host, 'Anna');
  const hold = () => {
    const [asked, held] = [deferred(), deferred()];
    delay = (write) => {
      asked.resolve();
      return held.promise.then(write);
    };
    const release = () => {
      delay = (write) => write();
      held.resolve();
    };
    /** `underWay` resolves when the first write is requested. */
    return { underWay: asked.promise, release };
  };
  const rename = (name: string) => host.command({ type: 'rename', playerId, name });
  const names = () => namesIn(server, host.session);
  return { server, host, anna, playerId, hold, rename, names };
}

test('nobody can join under a name that somebody is being renamed to', async () => {
  const { server, host, hold, rename, names } = await onSlowDisk(/^put (game|player)/);
  const { underWay, release } = hold();
  const renaming = rename('Zoe');
  await underWay;
  const joining = TestPhone.join(server, host.session, 'ZOE');
  await expect(joining).rejects.toThrow(/name_taken$/);
  release();
  await renaming;
  expect(await names()).toEqual(['Zoe']);
});

test('nobody is renamed to a name that somebody is joining under', async () => {
  const { server, host, hold, rename, names } = await onSlowDisk(/^put (game|player)/);
  const { underWay, release } = hold();
  const joining = TestPhone.join(server, host.session, 'Zoe');
  await underWay;
  await expect(rename('zoe')).rejects.toThrow(/command_refused$/);
  release();
  await joining;
  expect(await names()).toEqual(['Anna', 'Zoe']);
});

test('a former name is free for others, and a new one is taken', async () => {
  const { server, host, rename, names } = await onSlowDisk(/^$/);
  await rename('Zoe');
  await rename('Yara');
  await TestPhone.join(server, host.session, 'Zoe');
  const asYara = TestPhone.join(server, host.session, 'Yara');
  await expect(asYara).rejects.toThrow(/name_taken$/);
  await expect(rename('Zoe')).rejects.toThrow(/command_refused$/);
  expect(await names()).toEqual(['Yara', 'Zoe']);
});

test('a phone that joins while its player is removed is out, even after a restart', async () => {
  const { server, host, anna, playerId, hold } = await onSlowDisk(/^put player/);
  const [ticket, token] = [await anna.invite(), createToken()];
  const { release } = hold();
  const joining = TestPhone.joinAsDevice(server, host.session, ticket, token);
  const removing = host.command({ type: 'remove', playerId });
  const both = Promise.allSettled([joining, removing]);
  await expect.poll(async () => (await host.read()).revision).toBeGreaterThan(0);
  release();
  await both;
  expect(await namesIn(server, host.session)).toEqual([]);
  const back = async () => (await connectPhone(server)).invoke(GameHubMethod.RejoinSession, host.code, token);
  await expect(back()).rejects.toThrow(/player_removed|token_invalid$/);
  const again = await restart(server);
  expect(await namesIn(again, host.session)).toEqual([]);
});

test('a new name and a new phone at the same time are both kept, even after a restart', async () => {
  const { server, host, anna, playerId, hold } = await onSlowDisk(/^put player/);
  const ticket = await anna.invite();
  const { release } = hold();
  const joining = TestPhone.joinAsDevice(server, host.session, ticket);
  const renaming = host.command({ type: 'rename', playerId, name: 'Zoe' });
  await host.read();
  release();
  await Promise.all([joining, renaming]);
  const again = await restart(server);
  expect(await namesIn(again, host.session)).toEqual(['Zoe']);
  expect((await anna.back(again, host.session)).own?.devices).toHaveLength(2);
});

test('a session that ends while phones join leaves nothing on disk', async () => {
  const { server, host, anna, hold } = await onSlowDisk(/^put player/);
  const tickets = [await anna.invite(), await anna.invite()];
  const { release } = hold();
  const joins = Promise.allSettled(
    tickets.map((ticket) => TestPhone.joinAsDevice(server, host.session, ticket)),
  );
  await host.read();
  const ending = endSession(server, host.session, host.session.hostKey);
  const isOpen = () => host.read().then(Boolean, () => false);
  await expect.poll(isOpen).toBe(false);
  release();
  expect(await ending).toEqual([204]);
  for (const { status } of await joins) expect(status).toBe('rejected');
  const again = await restart(server);
  expect((await fetch(`${again.origin}/session/${host.code}`)).status).toBe(404);
});

const SECOND = 1_000;

/** Starts a server on a clock of the test's own, with a host and Anna's and Ben's phones. */
async function startWithPhones() {
  const time = createManualSchedule();
  const { server, host } = await startHost({ schedule: time.schedule, clock: time.clock });
  const { session } = host;
  const anna = await TestPhone.join(server, session, 'Anna');
  const ben = await TestPhone.join(server, session, 'Ben');
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

test('a player is away half a minute after the last connection was lost, and not before', async () => {
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

test('a player who comes back in time was never away', async () => {
  const { time, server, session, anna, away, lose } = await startWithPhones();
  await lose(anna);
  time.pass(29 * SECOND);
  await anna.back(server, session);
  time.pass(60 * SECOND);
  expect(await away()).toBeUndefined();
});

test('players who lost their connection are expected to answer until they count as away', async () => {
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

test('if many go away together, this is announced once a second at most', async () => {
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

test('after a restart, players have half a minute to come back', async () => {
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

test('a player who leaves is not away, and a server that closes waits for nobody', async () => {
  const { time, server, anna, ben, away, lose } = await startWithPhones();
  await anna.hub.invoke('LeaveSession');
  time.pass(60 * SECOND);
  expect(await away()).toBeUndefined();
  await lose(ben);
  await server.close();
  expect(time.pending).toBe(0);
});
