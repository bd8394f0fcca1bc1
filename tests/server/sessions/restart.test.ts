import { expect, test } from 'vitest';
import { GameHubMethod } from '../../../src/contract/hubs';
import { openLevelSessionStore } from '../../../src/server/store/levelSessionStore';
import { deferred } from '../../support/deferred';
import { TestPhone, registerHost } from '../../support/gameOnHubs';
import { createManualSchedule } from '../../support/manualSchedule';
import {
  PUB_QUIZ,
  connectPhone,
  createToken,
  dataFolderWith,
  joinSession,
  openSession,
  readSession,
  startQuizServer,
  writeQuiz,
} from '../../support/quizServer';
import { storeWith } from '../../support/storeAround';

test('sessions, and players in order, are restored after a restart', async () => {
  const server = await startQuizServer();
  const session = await openSession(server);
  for (const name of ['Zoe', 'Anna', 'Leaver', 'Mia'])
    await joinSession(await connectPhone(server), session, name);
  const leaver = await connectPhone(server);
  await joinSession(leaver, session, 'Ben');
  await leaver.invoke(GameHubMethod.LeaveSession);
  const before = await readSession(server, session.sessionCode);
  await server.close();
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  expect(before.participants).toEqual(['Zoe', 'Anna', 'Leaver', 'Mia']);
  expect(await readSession(again, session.sessionCode)).toEqual(before);
});

test('after a restart a phone comes back under its name, and a new one is last in the list', async () => {
  const server = await startQuizServer();
  const session = await openSession(server);
  const token = createToken();
  await joinSession(await connectPhone(server), session, 'Zoe', token);
  await server.close();
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  const phone = await connectPhone(again);
  const admission = await phone.invoke(GameHubMethod.RejoinSession, session.sessionCode, token);
  expect(admission).toMatchObject({ playerName: 'Zoe', playerCount: 1 });
  await expect(joinSession(await connectPhone(again), session, 'ZOE')).rejects.toThrow(/name_taken$/);
  await joinSession(await connectPhone(again), session, 'Anna');
  expect((await readSession(again, session.sessionCode)).participants).toEqual(['Zoe', 'Anna']);
});

test('a player who left and came back is not removed by a tab that was not told', async () => {
  const server = await startQuizServer();
  const session = await openSession(server);
  const token = createToken();
  const [first, second] = [await connectPhone(server), await connectPhone(server)];
  for (const each of [first, second]) await joinSession(each, session, 'Anna', token);
  await first.invoke(GameHubMethod.LeaveSession);
  await joinSession(first, session, 'Anna', token);
  await second.invoke(GameHubMethod.LeaveSession);
  await server.close();
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  expect((await readSession(again, session.sessionCode)).participants).toEqual(['Anna']);
});

test('a session outlives its quiz file', async () => {
  const server = await startQuizServer();
  const session = await openSession(server);
  await server.close();
  await writeQuiz(server.dataFolder, 'pub.json', { ...PUB_QUIZ, quizId: 'another' });
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  expect(await readSession(again, session.sessionCode)).toEqual(session);
});

test('a phone that comes back while its leave is being written joins again only after the leave', async () => {
  const disk = deferred();
  const server = await startQuizServer({
    openStore: storeWith('delete player/', (write) => disk.promise.then(write)),
  });
  const session = await openSession(server);
  const token = createToken();
  const [first, second] = [await connectPhone(server), await connectPhone(server)];
  await joinSession(first, session, 'Anna', token);
  const leaving = first.invoke(GameHubMethod.LeaveSession);
  const back = joinSession(second, session, 'Berta', token);
  await readSession(server, session.sessionCode);
  disk.resolve();
  await Promise.all([leaving, back]);
  expect((await readSession(server, session.sessionCode)).participants).toEqual(['Berta']);
});

async function asking(options = {}) {
  const server = await startQuizServer(options);
  const host = await registerHost(server);
  const anna = await TestPhone.join(server, host.session, 'Anna');
  await host.command({ type: 'start' });
  return { server, host, anna };
}

test('after a restart the game is where it was, paused, with its answers and its time', async () => {
  const { schedule, clock, pass } = createManualSchedule();
  const { server, host, anna } = await asking({ schedule, clock });
  await anna.submit('q1', 1);
  for (let second = 0; second < 2; second++) pass(1_000);
  const before = await host.read();
  await server.close();
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  const hostAgain = await registerHost(again, host.session);
  const after = await hostAgain.read();
  expect(after).toMatchObject({ step: before.step, paused: true, scene: { name: 'question', answered: 1 } });
  expect(after.revision).toBeGreaterThan(before.revision);
  expect(after.scene.name === 'question' && after.scene.remainingMs).toBeLessThanOrEqual(29_000);
  expect((await anna.back(again, host.session)).own?.answers).toEqual({ q1: 1 });
  await hostAgain.command({ type: 'resume' });
  expect((await hostAgain.move('close')).scene.name).toBe('closed');
});

test('a started game continues with its original quiz, whatever becomes of the file', async () => {
  const { server, host } = await asking();
  await server.close();
  await writeQuiz(server.dataFolder, 'pub.json', { ...PUB_QUIZ, quizId: 'another' });
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  const { scene } = await (await registerHost(again, host.session)).read();
  expect(scene).toMatchObject({ name: 'question', question: { text: 'How many?' } });
});

test('edits made to the quiz before the start take effect', async () => {
  const { schedule, clock, pass } = createManualSchedule();
  const server = await startQuizServer({ schedule, clock });
  const host = await registerHost(server);
  const questions = [{ question: 'Edited?', answers: ['No', 'Yes'], correctAnswer: 1 }];
  await writeQuiz(server.dataFolder, 'pub.json', { ...PUB_QUIZ, questions });
  pass(1_000);
  await host.command({ type: 'start' });
  expect((await host.read()).scene).toMatchObject({ question: { text: 'Edited?' } });
});

test('after a restart a removed name stays out, and a locked session stays locked', async () => {
  const { server, host } = await asking();
  await expect.poll(() => host.hostGame?.players).toHaveLength(1);
  await host.command({ type: 'remove', playerId: host.hostGame?.players[0]?.playerId ?? '' });
  await host.command({ type: 'lock', locked: true });
  await server.close();
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  const hostAgain = await registerHost(again, host.session);
  await expect(TestPhone.join(again, host.session, 'Zoe')).rejects.toThrow(/session_locked$/);
  await hostAgain.command({ type: 'lock', locked: false });
  await expect(TestPhone.join(again, host.session, 'Anna')).rejects.toThrow(/name_taken$/);
});

test('whoever was ready before a restart is ready after it', async () => {
  const dataFolder = await dataFolderWith({ 'pub.json': { ...PUB_QUIZ, reveal: 'round' } });
  const { server, host, anna } = await asking({ dataFolder });
  const ben = await TestPhone.join(server, host.session, 'Ben');
  await anna.setReady(true);
  await ben.setReady(true);
  await ben.setReady(false);
  await server.close();
  const again = await startQuizServer({ dataFolder });
  expect((await anna.back(again, host.session)).own?.ready).toBe(true);
  expect((await ben.back(again, host.session)).own?.ready).toBeUndefined();
  const { scene } = await (await registerHost(again, host.session)).read();
  expect(scene).toMatchObject({ ready: 1 });
});

test('a joker played before a restart still counts after it', async () => {
  const dataFolder = await dataFolderWith({ 'pub.json': { ...PUB_QUIZ, joker: true } });
  const { server, host, anna } = await asking({ dataFolder });
  const ben = await TestPhone.join(server, host.session, 'Ben');
  expect(await anna.playJoker(0)).toEqual({ roundIndex: 0 });
  await ben.playJoker(0);
  expect(await ben.playJoker(null)).toEqual({ roundIndex: null });
  await server.close();
  const again = await startQuizServer({ dataFolder });
  const back = await anna.back(again, host.session);
  expect(back.own?.joker).toBe(0);
  expect((await ben.back(again, host.session)).own?.joker).toBeNull();
  const hostAgain = await registerHost(again, host.session);
  await hostAgain.command({ type: 'resume' });
  await hostAgain.goTo('question');
  await back.submit('q1', 1);
  expect((await hostAgain.goTo('podium')).scene).toMatchObject({ standings: [{ points: 2, joker: 0 }, {}] });
});

test('ending a session deletes its game from disk', async () => {
  const { server, host } = await asking();
  const headers = { authorization: `Bearer ${host.session.hostKey}` };
  await fetch(`${server.origin}/session/${host.session.sessionCode}`, { method: 'DELETE', headers });
  await server.close();
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  expect((await fetch(`${again.origin}/session/${host.session.sessionCode}`)).status).toBe(404);
});

test('after a restart a round beside the others is still open with its answers, or handed in', async () => {
  const { questions } = PUB_QUIZ;
  const rounds = [{ questions }, { title: 'Pictures', beside: true, reveal: 'round', questions }];
  const dataFolder = await dataFolderWith({ 'pub.json': { quizName: 'Pub', joker: true, rounds } });
  const { server, host, anna } = await asking({ dataFolder });
  await anna.playJoker(1);
  await anna.submit('q2', 1);
  await anna.setReady(true, 1);
  await server.close();
  const again = await startQuizServer({ dataFolder });
  const back = await anna.back(again, host.session);
  expect(back.own).toMatchObject({ answers: { q2: 1 }, besideReady: true, joker: 1 });
  expect(back.game?.beside?.questions).toHaveLength(1);
  const hostAgain = await registerHost(again, host.session);
  await hostAgain.command({ type: 'resume' });
  expect((await hostAgain.goTo('podium')).scene).toMatchObject({ standings: [{ name: 'Anna', points: 2 }] });
});

test('players stored before there were several phones can come back, and add another phone', async () => {
  const openStore = async (folder: string) => {
    const store = await openLevelSessionStore(folder);
    const asBefore = (value: unknown) => ({ ...(value as object), devices: undefined });
    const put: typeof store.put = (code, key, value) =>
      store.put(code, key, key.startsWith('player/') ? asBefore(value) : value);
    return { ...store, put };
  };
  const server = await startQuizServer({ openStore });
  const session = await openSession(server);
  const anna = await TestPhone.join(server, session, 'Anna');
  await server.close();
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  const back = await anna.back(again, session);
  expect(back.own?.devices).toMatchObject([{ number: 1, captain: true, own: true }]);
  const mate = await TestPhone.joinAsDevice(again, session, await back.invite());
  expect(mate.own?.devices).toHaveLength(2);
});
