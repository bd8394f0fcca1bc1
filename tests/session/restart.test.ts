import { expect, test } from 'vitest';
import { GameHubMethod } from '../../src/contract/fromPhones';
import type { GameResults } from '../../src/session/results/storedResults';
import { openLevelSessionStore } from '../../src/server/store/levelSessionStore';
import { idOf, startTeam } from '../support/team';
import { deferred } from '../support/deferred';
import { registerHost, startGame, startHost, TestPhone } from '../support/gameOnHubs';
import { part } from '../support/gameQuizzes';
import { createManualSchedule } from '../support/manualSchedule';
import { playedEvening } from '../support/pastEvening';
import {
  askResults,
  connectPhone,
  createToken,
  joinSession,
  namesIn,
  PUB_QUIZ,
  readSession,
  restart,
  startQuizServer,
  startSession,
  writeQuiz,
} from '../support/quizServer';
import { storeWith } from '../support/storeAround';

test('sessions, and players in order, are restored after a restart', async () => {
  const { server, session, joinAs } = await startSession();
  for (const name of ['Zoe', 'Anna', 'Leaver', 'Mia']) await joinAs(name);
  const leaver = await joinAs('Ben');
  await leaver.invoke(GameHubMethod.LeaveSession);
  const before = await readSession(server, session.sessionCode);
  const again = await restart(server);
  expect(before.participants).toEqual(['Zoe', 'Anna', 'Leaver', 'Mia']);
  expect(await readSession(again, session.sessionCode)).toEqual(before);
});

test('after a restart a phone comes back under its name, and a new one is last in the list', async () => {
  const { server, session, joinAs } = await startSession();
  const token = createToken();
  await joinAs('Zoe', token);
  const again = await restart(server);
  const phone = await connectPhone(again);
  const admission = await phone.invoke(GameHubMethod.RejoinSession, session.sessionCode, token);
  expect(admission).toMatchObject({ playerName: 'Zoe', playerCount: 1 });
  await expect(TestPhone.join(again, session, 'ZOE')).rejects.toThrow(/name_taken$/);
  await TestPhone.join(again, session, 'Anna');
  expect(await namesIn(again, session)).toEqual(['Zoe', 'Anna']);
});

test('a player who left and came back is not removed by a tab that was not told', async () => {
  const { server, session, joinAs } = await startSession();
  const token = createToken();
  const [first, second] = [await joinAs('Anna', token), await joinAs('Anna', token)];
  await first.invoke(GameHubMethod.LeaveSession);
  await joinSession(first, session, 'Anna', token);
  await second.invoke(GameHubMethod.LeaveSession);
  expect(await namesIn(await restart(server), session)).toEqual(['Anna']);
});

test('a phone that comes back while its leave is being written joins again only after the leave', async () => {
  const [writing, disk] = [deferred(), deferred()];
  const openStore = storeWith('delete player/', (write) => {
    writing.resolve();
    return disk.promise.then(write);
  });
  const { server, session, joinAs, names } = await startSession({ openStore });
  const token = createToken();
  const [first, second] = [await joinAs('Anna', token), await connectPhone(server)];
  const leaving = first.invoke(GameHubMethod.LeaveSession);
  await writing.promise;
  const back = joinSession(second, session, 'Berta', token);
  await names();
  disk.resolve();
  await Promise.all([leaving, back]);
  expect(await names()).toEqual(['Berta']);
});

test('after a restart the game is where it was, paused, with its answers and its time', async () => {
  const { schedule, clock, pass } = createManualSchedule();
  const { server, host, anna } = await startGame({ schedule, clock });
  await anna.submit('q1', 1);
  for (let second = 0; second < 2; second++) pass(1_000);
  const before = await host.read();
  const again = await restart(server);
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
  const { server, host } = await startGame();
  await server.close();
  await writeQuiz(server.dataFolder, 'pub.json', { ...PUB_QUIZ, quizId: 'another' });
  const again = await startQuizServer({ dataFolder: server.dataFolder });
  const { scene } = await (await registerHost(again, host.session)).read();
  expect(scene).toMatchObject({ name: 'question', question: { text: 'How many?' } });
});

test('edits made to the quiz before the start take effect', async () => {
  const { schedule, clock, pass } = createManualSchedule();
  const { server, host } = await startHost({ schedule, clock });
  const questions = [{ question: 'Edited?', answers: ['No', 'Yes'], correctAnswer: 1 }];
  await writeQuiz(server.dataFolder, 'pub.json', { ...PUB_QUIZ, questions });
  pass(1_000);
  await host.command({ type: 'start' });
  expect((await host.read()).scene).toMatchObject({ question: { text: 'Edited?' } });
});

test('after a restart a removed name stays out, and a locked session stays locked', async () => {
  const { server, host } = await startGame();
  await host.command({ type: 'remove', playerId: await idOf(host, 'Anna') });
  await host.command({ type: 'lock', locked: true });
  const again = await restart(server);
  const hostAgain = await registerHost(again, host.session);
  await expect(TestPhone.join(again, host.session, 'Zoe')).rejects.toThrow(/session_locked$/);
  await hostAgain.command({ type: 'lock', locked: false });
  await expect(TestPhone.join(again, host.session, 'Anna')).rejects.toThrow(/name_taken$/);
});

test('players are still ready, and keep their jokers, after a restart', async () => {
  const quiz = { ...PUB_QUIZ, joker: true, reveal: 'round' };
  const { server, host, anna } = await startGame({ quiz });
  const ben = await TestPhone.join(server, host.session, 'Ben');
  expect(await anna.playJoker(0)).toEqual({ roundIndex: 0 });
  await ben.playJoker(0);
  expect(await ben.playJoker(null)).toEqual({ roundIndex: null });
  await host.goTo('question');
  await anna.submit('q1', 1);
  await anna.setReady(true);
  await ben.setReady(true);
  await ben.setReady(false);
  const again = await restart(server);
  expect((await anna.back(again, host.session)).own).toMatchObject({ joker: 0, ready: true });
  const bens = (await ben.back(again, host.session)).own;
  expect([bens?.joker, bens?.ready]).toEqual([null, undefined]);
  const hostAgain = await registerHost(again, host.session);
  expect((await hostAgain.read()).scene).toMatchObject({ ready: 1 });
  await hostAgain.command({ type: 'resume' });
  expect((await hostAgain.goTo('podium')).scene).toMatchObject({ standings: [{ points: 2, joker: 0 }, {}] });
});

test('after a restart a round beside the others is still open with its answers, or handed in', async () => {
  const { questions } = PUB_QUIZ;
  const rounds = [{ questions }, { title: 'Pictures', beside: true, reveal: 'round', questions }];
  const { server, host, anna } = await startGame({ quiz: { quizName: 'Pub', joker: true, rounds } });
  await anna.playJoker(1);
  await anna.submit('q2', 1);
  await anna.setReady(true, 1);
  const again = await restart(server);
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
  const { server, session } = await startSession({ openStore });
  const anna = await TestPhone.join(server, session, 'Anna');
  const again = await restart(server);
  const back = await anna.back(again, session);
  expect(back.own?.devices).toMatchObject([{ number: 1, captain: true, own: true }]);
  const mate = await TestPhone.joinAsDevice(again, session, await back.invite());
  expect(mate.own?.devices).toHaveLength(2);
});

const SONGS = {
  quizName: 'Songs',
  questions: [{ question: 'What is playing?', parts: [part('Song', 'Waterloo'), part('Band', 'ABBA')] }],
};

test('an answer of only empty texts withdraws the answer, even after a restart', async () => {
  const { server, host, anna } = await startGame({ quiz: SONGS });
  await anna.submit('q1', ['Waterloo', 'ABBA']);
  await expect.poll(() => host.hostGame?.players[0]?.answered).toBe(true);
  expect(await anna.submit('q1', ['', null])).toEqual({ answer: ['', 'ABBA'] });
  expect(await anna.submit('q1', ['', ''])).toEqual({ answer: ['', ''] });
  await expect.poll(() => host.hostGame?.players[0]?.answered).toBe(false);
  const again = await restart(server);
  expect((await anna.back(again, host.session)).own?.answers).toEqual({});
});

test('an answer that was withdrawn does not come back after a restart', async () => {
  const { server, host, anna } = await startGame();
  await anna.submit('q1', 1);
  await expect.poll(() => host.hostGame?.players[0]?.answered).toBe(true);
  await anna.withdraw('q1');
  await expect.poll(() => host.hostGame?.players[0]?.answered).toBe(false);
  await expect(anna.hub.invoke('SubmitAnswer', 'q1', null)).rejects.toThrow(/answer_invalid$/);
  await expect(anna.hub.invoke('WithdrawAnswer', null)).rejects.toThrow(/invalid_arguments$/);
  const again = await restart(server);
  expect((await anna.back(again, host.session)).own?.answers).toEqual({});
});

test('an answer that is still being entered is stored but does not count, even after a restart', async () => {
  const { server, host, anna, ben } = await startTeam();
  await host.command({ type: 'start' });
  await ben.submit('q1', 1);
  expect(await anna.submit('q1', 1, false)).toEqual({ answer: 1 });
  await expect.poll(() => host.counted).toMatchObject({ answered: 1, expected: 2 });
  const again = await restart(server);
  const hostAgain = await registerHost(again, host.session);
  const back = await anna.back(again, host.session);
  expect(back.own).toMatchObject({ answers: { q1: 1 }, unfinished: ['q1'] });
  expect((await hostAgain.read()).scene).toMatchObject({ answered: 1 });
  await expect(back.hub.invoke('SubmitAnswer', 'q1', 1, 'yes')).rejects.toThrow(/invalid_arguments$/);
  await back.submit('q1', 1, true);
  expect((await hostAgain.read()).scene).toMatchObject({ answered: 2 });
});

test('a phone gets its points back by its token, and nobody else gets them by the name', async () => {
  const { server, host, anna } = await startGame();
  await anna.submit('q1', 1);
  await host.goTo('podium');
  await anna.hub.invoke(GameHubMethod.LeaveSession);
  await TestPhone.join(server, host.session, 'ANNA');
  const again = await restart(server);
  const hostAgain = await registerHost(again, host.session);
  await hostAgain.command({ type: 'anotherQuiz', quizId: 'pub', keepPoints: true });
  const back = await connectPhone(again);
  await back.invoke(GameHubMethod.JoinSession, host.code, 'Anna is back', anna.token);
  const points = () => hostAgain.hostGame?.players.map((player) => [player.name, player.points]);
  await expect.poll(points).toEqual([
    ['ANNA', 0],
    ['Anna is back', 1],
  ]);
});

test('players who leave or are removed after the podium keep their row in standings and results, even after a restart', async () => {
  const { server, host, anna } = await playedEvening();
  await anna.hub.invoke(GameHubMethod.LeaveSession);
  const { playerId } = host.hostGame!.players.find(({ name }) => name === 'Ben')!;
  await host.command({ type: 'remove', playerId });
  await TestPhone.join(server, host.session, 'ANNA');
  const again = await restart(server);
  expect(await namesIn(again, host.session)).toEqual(['ANNA']);
  const results = (await (await askResults(again, host.session)).json()) as GameResults;
  expect(results.standings.map(({ rank, name, points }) => `${rank} ${name} ${points}`)).toEqual([
    '1 Anna 1',
    '2 ANNA 0',
    '2 Ben 0',
  ]);
  expect(results.answers.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
});

test('a question that the host added is stored with its answers, and is in the results after a restart', async () => {
  const { server, host, anna } = await startGame();
  await host.goTo('reveal');
  const ask = () =>
    host.command({ type: 'ask', text: 'Whose round?', answers: ['Ours', 'Yours'], correct: 0, points: 2 });
  // As if the answer to the first one had been lost.
  await Promise.all([ask(), ask()]);
  await anna.submit('added1', 0);
  const again = await restart(server);
  const hostAgain = await registerHost(again, host.session);
  await hostAgain.command({ type: 'resume' });
  const back = await anna.back(again, host.session);
  expect([back.own?.answers, back.game?.questions]).toMatchObject([{ added1: 0 }, [{ number: 2, of: 2 }]]);
  await hostAgain.goTo('podium');
  await hostAgain.command({ type: 'end' });
  const results = (await (await askResults(again, host.session)).json()) as GameResults;
  expect(results.standings).toMatchObject([{ name: 'Anna', points: 2, rounds: [2] }]);
  expect(results.questions.map(({ question }) => question).sort()).toEqual(['How many?', 'Whose round?']);
});
