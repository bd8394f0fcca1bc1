import { readFile, readdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Command } from '../../../src/contract/fromHosts';
import type { OpenedEvening } from '../../../src/contract/pastEvenings';
import type { Season } from '../../../src/game/season/season';
import { startHost, TestPhone } from '../../support/gameOnHubs';
import { eveningsAt } from '../../support/pastEvening';
import { askResults, endSession, restart, writeQuiz, type TestQuizServer } from '../../support/quizServer';

const QUIZ = {
  quizName: 'Pub',
  questions: [
    { question: 'The author of Faust?', acceptedAnswers: ['Goethe'] },
    { question: 'How many legs?', correctNumber: 8 },
  ],
};

const seasonAt = async ({ origin }: TestQuizServer, seasonId = 'winter') =>
  (await (await fetch(`${origin}/seasons/${seasonId}`)).json()) as Season;

const addSeason = ({ origin }: TestQuizServer, seasonId: string) =>
  fetch(`${origin}/seasons/${seasonId}`, {
    method: 'PUT',
    body: JSON.stringify({ name: seasonId, points: 'quiz', teams: [], evenings: [] }),
    headers: { 'if-none-match': '*' },
  });

/** Plays a game in which Anna is right once, and Ben is misjudged. */
async function playGame(isCounted: boolean) {
  const { server, host } = await startHost({ quiz: QUIZ });
  await addSeason(server, 'winter');
  if (isCounted) await host.command({ type: 'season', seasonId: 'winter' });
  const [anna, ben] = [
    await TestPhone.join(server, host.session, 'Anna'),
    await TestPhone.join(server, host.session, 'Ben'),
  ];
  await host.command({ type: 'start' });
  await anna.submit('q1', 'Goethe');
  await ben.submit('q1', 'J. W. v. G.');
  await host.goTo('podium');
  return { server, host, anna, ben };
}

async function endedEvening(isCounted = false) {
  const played = await playGame(isCounted);
  const { server, host } = played;
  if (isCounted) await expect.poll(async () => (await seasonAt(server)).evenings).toHaveLength(1);
  await endSession(server, host.session, host.session.hostKey);
  await expect.poll(() => eveningsAt(server)).toHaveLength(1);
  return { ...played, ...(await correcting(server)) };
}

/** Opens the only evening of a server. */
async function correcting(server: TestQuizServer) {
  const [evening] = await eveningsAt(server);
  const path = `${server.origin}/evenings/${evening!.eveningId}`;
  const send = (end: string, method: string, body: unknown) =>
    fetch(path + end, { method, body: JSON.stringify(body) });
  return {
    path,
    send,
    view: async () => (await (await fetch(path)).json()) as OpenedEvening,
    correct: (command: Command, quiz = 0) => send('/commands', 'POST', { quiz, command }),
    count: (seasonId: unknown) => send('/season', 'PUT', { seasonId }),
    csv: async () => (await fetch(`${path}/results?format=csv&lang=en`)).text(),
  };
}

const MARK = { type: 'mark', questionId: 'q1', answer: 'J. W. v. G.', correct: true } as const;
const placesIn = ({ quizzes }: OpenedEvening) =>
  quizzes.map(({ standings }) => standings.map(({ name, points }) => `${name} ${points}`).join(', '));

test('a past evening is opened with the places, and every question with its answers', async () => {
  const { view } = await endedEvening(true);
  const evening = await view();
  expect(evening).toMatchObject({ countsIn: [{ seasonId: 'winter', name: 'winter' }], winners: ['Anna'] });
  expect(placesIn(evening)).toEqual(['Anna 1, Ben 0']);
  const [quiz] = evening.quizzes;
  expect(quiz).toMatchObject({ correctable: true, game: { players: [{ name: 'Anna' }, { name: 'Ben' }] } });
  expect(quiz!.game.marking.map(({ text }) => text)).toEqual(['The author of Faust?', 'How many legs?']);
  const [first] = quiz!.game.marking;
  expect(first!.groups).toMatchObject([
    { text: 'Goethe', correct: true },
    { text: 'J. W. v. G.', correct: false },
  ]);
});

test('an answer that is marked again moves the places, the files, the list, and the season', async () => {
  const { server, view, correct, csv } = await endedEvening(true);
  const answered = (await (await correct(MARK)).json()) as OpenedEvening;
  expect(placesIn(answered)).toEqual(['Anna 1, Ben 1']);
  expect(await view()).toEqual(answered);
  expect(await eveningsAt(server)).toMatchObject([{ winners: ['Anna', 'Ben'] }]);
  expect(await csv()).toMatch(/"?1"?;"?Ben"?;"?1"?/);
  const { teams, evenings } = await seasonAt(server);
  const ben = teams.find(({ name }) => name === 'Ben');
  expect(evenings[0]!.results).toContainEqual({ teamId: ben!.teamId, points: 1 });
  const folder = join(server.dataFolder, 'played');
  const [played] = await readdir(folder);
  const { questions } = JSON.parse(await readFile(join(folder, played!), 'utf8')) as { questions: unknown };
  expect(questions).toContainEqual({ text: 'The author of Faust?', answered: 2, share: 100 });
});

test('points, paper sheets and whole rounds are corrected, and taken back', async () => {
  const { view, correct } = await endedEvening();
  const [anna, ben] = (await view()).quizzes[0]!.game.players.map(({ playerId }) => playerId) as [
    string,
    string,
  ];
  await correct({ type: 'adjust', adjustmentId: 'a', playerId: ben, points: 5, reason: 'Lent a pen' });
  await correct({ type: 'score', playerId: anna, questionId: 'q2', share: 1 });
  expect(placesIn(await view())).toEqual(['Ben 5, Anna 2']);
  await correct({ type: 'scoreRound', playerId: anna, roundIndex: 0, points: 0.5 });
  await correct({ type: 'adjust', adjustmentId: 'a', playerId: ben, points: 0, reason: '' });
  expect(placesIn(await view())).toEqual(['Anna 0.5, Ben 0']);
});

test('a correction of the first quiz reaches the second, which was played with its points', async () => {
  const { server, host } = await playGame(true);
  await writeQuiz(server.dataFolder, 'second.json', { ...QUIZ, quizName: 'Second' });
  await host.command({ type: 'anotherQuiz', quizId: 'second', keepPoints: true });
  await host.command({ type: 'start' });
  await host.goTo('podium');
  await endSession(server, host.session, host.session.hostKey);
  const { correct, view } = await correcting(server);
  expect((await correct(MARK, 0)).status).toBe(200);
  expect(placesIn(await view())).toEqual(['Anna 1, Ben 1', 'Anna 1, Ben 1']);
  await expect
    .poll(async () => (await seasonAt(server)).evenings[0]?.results.map(({ points }) => points))
    .toEqual([1, 1]);
});

test('two hosts who correct at once lose nothing', async () => {
  const { view, correct } = await endedEvening(true);
  const [, ben] = (await view()).quizzes[0]!.game.players;
  const give = (adjustmentId: string) =>
    correct({ type: 'adjust', adjustmentId, playerId: ben!.playerId, points: 1, reason: '' });
  await Promise.all(['a', 'b', 'c', 'd', 'e'].map(give));
  expect(placesIn(await view())).toEqual(['Ben 5, Anna 1']);
});

test('what was corrected stays, for the hosts of its session too, and after a restart', async () => {
  const { server, host, correct, view } = await endedEvening(true);
  await correct(MARK);
  const corrected = await view();
  expect(await (await askResults(server, host.session)).json()).toMatchObject({
    standings: [{ points: 1 }, { points: 1 }],
  });
  const again = await restart(server);
  expect(await (await correcting(again)).view()).toEqual(corrected);
  expect((await seasonAt(again)).evenings[0]!.results.map(({ points }) => points)).toEqual([1, 1]);
});

test('an evening is added to a season afterwards, put in another, and taken out', async () => {
  const { server, view, count, correct } = await endedEvening();
  await addSeason(server, 'summer');
  expect((await count('winter')).status).toBe(200);
  expect((await seasonAt(server)).teams.map(({ name }) => name)).toEqual(['Anna', 'Ben']);
  await count('summer');
  expect((await seasonAt(server)).evenings).toEqual([]);
  await correct(MARK);
  expect(await seasonAt(server, 'summer')).toMatchObject({
    evenings: [{ quizName: 'Pub', results: [{ points: 1 }, { points: 1 }] }],
  });
  expect(await (await count(null)).json()).toMatchObject({ countsIn: [] });
  expect((await seasonAt(server, 'summer')).evenings).toEqual([]);
  expect((await count('autumn')).status).toBe(404);
  expect((await view()).countsIn).toEqual([]);
});

test('the name and the date that a host has given the evening in its season stay', async () => {
  const { server, correct } = await endedEvening(true);
  const season = await seasonAt(server);
  const [evening] = season.evenings;
  const changed = { ...season, evenings: [{ ...evening, quizName: 'Opening', date: '2026-01-02' }] };
  const put = { method: 'PUT', body: JSON.stringify(changed), headers: { 'if-match': '*' } };
  expect((await fetch(`${server.origin}/seasons/winter`, put)).status).toBe(200);
  await correct(MARK);
  expect((await seasonAt(server)).evenings).toMatchObject([
    { quizName: 'Opening', date: '2026-01-02', results: [{ points: 1 }, { points: 1 }] },
  ]);
});

test('an evening of an earlier version is looked at and added to a season, but not corrected', async () => {
  const { server, view, count, correct } = await endedEvening();
  const [name] = await readdir(join(server.dataFolder, 'evenings'));
  const file = join(server.dataFolder, 'evenings', name!);
  const stored = JSON.parse(await readFile(file, 'utf8')) as object;
  const [head, ...rest] = JSON.stringify({ ...stored, games: undefined }).split(',"results"');
  await writeFile(file, [head, ...rest].join(',\n"results"'));
  const evening = await view();
  expect(placesIn(evening)).toEqual(['Anna 1, Ben 0']);
  expect(evening.quizzes[0]).not.toHaveProperty('correctable');
  expect(evening.quizzes[0]!.game.marking[0]!.groups).toHaveLength(2);
  expect((await correct(MARK)).status).toBe(409);
  await count('winter');
  expect((await seasonAt(server)).evenings).toMatchObject([{ results: [{ points: 1 }, { points: 0 }] }]);
});

test('an evening whose game no longer fits its quiz is looked at and added to a season, but not corrected', async () => {
  const { server, view, count, correct } = await endedEvening();
  const [name] = await readdir(join(server.dataFolder, 'evenings'));
  const file = join(server.dataFolder, 'evenings', name!);
  const stored = await readFile(file, 'utf8');
  await writeFile(file, stored.replaceAll('"answer":"Goethe","afterMs"', '"answer":5,"afterMs"'));
  expect(await readFile(file, 'utf8')).not.toBe(stored);
  const evening = await view();
  expect(placesIn(evening)).toEqual(['Anna 1, Ben 0']);
  expect(evening.quizzes[0]).not.toHaveProperty('correctable');
  expect((await correct(MARK)).status).toBe(409);
  expect((await count('winter')).status).toBe(200);
});

test('a file that somebody has renamed is corrected under its new name', async () => {
  const { server, path } = await endedEvening();
  const folder = join(server.dataFolder, 'evenings');
  const [name] = await readdir(folder);
  await rename(join(folder, name!), join(folder, 'opening.json'));
  expect((await fetch(path)).status).toBe(404);
  const renamed = await correcting(server);
  expect((await renamed.correct(MARK)).status).toBe(200);
  expect(await readdir(folder)).toEqual(['opening.json']);
  expect(placesIn(await renamed.view())).toEqual(['Anna 1, Ben 1']);
});

test('only what corrects is accepted, and only for an evening that is there', async () => {
  const { path, correct, send, view } = await endedEvening();
  const before = await view();
  const refused = [correct({ type: 'next', step: 0 }), correct({ type: 'end' }), correct(MARK, 1)];
  expect((await Promise.all(refused)).map(({ status }) => status)).toEqual([409, 409, 409]);
  const bad = [send('/commands', 'POST', {}), send('/commands', 'POST', { quiz: 0, command: { type: 'x' } })];
  expect((await Promise.all([...bad, send('/season', 'PUT', {})])).map(({ status }) => status)).toEqual([
    400, 400, 400,
  ]);
  expect(await view()).toEqual(before);
  await fetch(path, { method: 'DELETE' });
  const gone = [fetch(path), correct(MARK), send('/season', 'PUT', { seasonId: null })];
  expect((await Promise.all(gone)).map(({ status }) => status)).toEqual([404, 404, 404]);
});
