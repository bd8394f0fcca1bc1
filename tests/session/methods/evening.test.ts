import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { Evening } from '../../../src/contract/evening';
import { GameHubMethod } from '../../../src/contract/fromPhones';
import type { Session } from '../../../src/contract/toMonitors';
import type { Season } from '../../../src/game/season/season';
import { withEvening } from '../../../src/game/season/teams';
import type { QuizServerOptions } from '../../../src/server/options';
import { registerHost, TestPhone } from '../../support/gameOnHubs';
import type { TestHost } from '../../support/testHost';
import { openLevelSessionStore } from '../../../src/server/store/levelSessionStore';
import { storeWith } from '../../support/storeAround';
import { createManualSchedule } from '../../support/manualSchedule';
import {
  askResults,
  dataFolderWith,
  endSession,
  readSession,
  restart,
  startQuizServer,
  type TestQuizServer,
} from '../../support/quizServer';

const [twoPoints, one] = [2, 1].map((points) => ({
  question: `For ${points}?`,
  answers: ['Yes', 'No'],
  correctAnswer: 0,
  points,
}));
const PUB = { quizName: 'Pub', rounds: [{ title: 'Warm-up', questions: [twoPoints, one] }] };
const MUSIC = {
  quizName: 'Music',
  rules: 'Sing along.',
  questions: [{ question: 'Who?', acceptedAnswers: ['ABBA'] }],
};
const WINTER = { name: 'Winter', points: 'quiz', teams: [], evenings: [] };

const LAST_WEEK = {
  eveningId: 'last-week',
  date: '2026-01-01',
  quizName: 'Pub',
  results: [{ name: 'Quizzly Bears', points: 5 }],
};

async function startWithSeason(options: Partial<QuizServerOptions> = {}): Promise<TestQuizServer> {
  const dataFolder = await dataFolderWith({ 'pub.json': PUB, 'music.json': MUSIC });
  await mkdir(join(dataFolder, 'seasons'));
  await writeFile(join(dataFolder, 'seasons', 'winter.json'), JSON.stringify(WINTER));
  return startQuizServer({ dataFolder, ...options });
}

/** A host, and Anna, who has two of three points, at the podium. */
async function atPodium(options: Partial<QuizServerOptions> = {}) {
  const server = await startWithSeason(options);
  const host = await registerHost(server);
  const anna = await TestPhone.join(server, host.session, 'Anna');
  await host.command({ type: 'season', seasonId: 'winter' });
  await play(host, anna);
  return { server, host, anna };
}

/** Anna is right in the first question, and the others are wrong. */
async function play(host: TestHost, anna: TestPhone, others: readonly TestPhone[] = []): Promise<void> {
  await host.command({ type: 'start' });
  await host.goTo('question');
  await Promise.all([anna.submit('q1', 0), ...others.map((each) => each.submit('q1', 1))]);
  await host.goTo('podium');
}

async function goToLastReveal(host: TestHost): Promise<void> {
  await host.goTo('question');
  await host.goTo('question');
  await host.goTo('reveal');
}

/** Changes the season's file as the season dialog does. */
async function editSeason({ origin }: TestQuizServer, edit: (season: Season) => Season): Promise<void> {
  const url = `${origin}/seasons/winter`;
  const read = await fetch(url);
  const headers = { 'content-type': 'application/json', 'if-match': read.headers.get('etag')! };
  const body = JSON.stringify(edit((await read.json()) as Season));
  expect((await fetch(url, { method: 'PUT', headers, body })).status).toBe(200);
}

/** Returns the points in the season's table. */
async function tableOf({ origin }: TestQuizServer): Promise<unknown[]> {
  const answer = (await (await fetch(`${origin}/seasons/winter/table`)).json()) as {
    standings: { name: string; points: number; evenings: number }[];
  };
  return answer.standings.map(({ name, points, evenings }) => [name, points, evenings]);
}

const evening = (phone: TestPhone): Promise<Evening> => phone.hub.invoke(GameHubMethod.GetEvening);

describe('a season', () => {
  test("is shown after the podium, on the wall and as a player's own place", async () => {
    const { server, host, anna } = await atPodium();
    await expect.poll(() => tableOf(server)).toHaveLength(1);
    const standings = [{ rank: 1, name: 'Anna', points: 2, moved: 0, tonight: 2 }];
    const { scene } = await host.move('next');
    expect(scene).toMatchObject({ name: 'season', seasonName: 'Winter', standings });
    await expect.poll(() => anna.own?.season).toEqual({ rank: 1, of: 1, moved: 0 });
    expect(anna.game?.scene).toEqual({ name: 'season', seasonName: 'Winter' });
    expect(host.hostGame?.season).toEqual({ seasonId: 'winter', seasonName: 'Winter' });
  });

  test.each<[string, (season: Season) => Season, unknown[]]>([
    [
      'a merged team',
      (season) => ({ ...season, teams: [{ teamId: 't1', name: 'Annas', aliases: ['Anna'] }] }),
      ['Annas', 2],
    ],
    ['another rule', (season) => ({ ...season, points: [7] }), ['Anna', 7]],
    ['an evening taken out', (season) => ({ ...season, teams: [], evenings: [] }), []],
  ])('follows its file on the wall and the phones: %s', async (_what, edit, expected) => {
    const { server, host, anna } = await atPodium();
    await host.move('next');
    await expect.poll(() => anna.own?.season).toBeDefined();
    await expect.poll(() => tableOf(server)).toHaveLength(1);
    await editSeason(server, edit);
    const rows = expected.length > 0 ? [{ name: expected[0], points: expected[1] }] : [];
    await expect.poll(() => host.pushed.scene).toMatchObject({ name: 'season', standings: rows });
    const place = expected.length > 0 ? { rank: 1, of: 1, moved: 0 } : undefined;
    await expect.poll(() => anna.own?.season).toEqual(place);
  });

  test('asks hosts about similar names, and counts what they say', async () => {
    const { server, host } = await atPodium();
    await expect.poll(() => tableOf(server)).toHaveLength(1);
    await editSeason(server, (season) => withEvening(season, LAST_WEEK));
    const near = { name: 'Quizly Bears', teamName: 'Quizzly Bears', evenings: 1 };
    const { playerId } = host.hostGame!.players[0]!;
    await host.command({ type: 'rename', playerId, name: near.name });
    await expect.poll(() => host.hostGame?.season?.near).toMatchObject([near]);
    const { teamId } = host.hostGame!.season!.near![0]!;
    const decide = { type: 'seasonTeam', name: near.name, teamId, decision: 'same' } as const;
    await Promise.all([host.command(decide), host.command(decide)]);
    await expect.poll(() => tableOf(server)).toEqual([['Quizzly Bears', 7, 2]]);
    await expect.poll(() => host.hostGame?.season).toEqual({ seasonId: 'winter', seasonName: 'Winter' });
    await host.command({ type: 'season', seasonId: null });
    await expect(host.command(decide)).rejects.toThrow(/command_refused$/);
  });

  test.each(['podium', 'awards', 'season'])(
    'takes a correction, a merge and a removal while the scene is %s',
    async (name) => {
      const server = await startWithSeason();
      await editSeason(server, (season) => withEvening(season, LAST_WEEK));
      const host = await registerHost(server);
      const anna = await TestPhone.join(server, host.session, 'Anna');
      // Awards are given among three and more.
      const others = ['Quizly Bears', 'Cleo'].map((other) => TestPhone.join(server, host.session, other));
      const wrong = await Promise.all(others);
      await host.command({ type: 'season', seasonId: 'winter' });
      await play(host, anna, wrong);
      while ((await host.read()).scene.name !== name) await host.move('next');
      await expect.poll(() => host.hostGame?.season?.near).toHaveLength(1);
      const [first, second] = host.hostGame!.players;
      const near = host.hostGame!.season!.near![0]!;
      const points = { type: 'adjust', adjustmentId: 'a', points: 1, reason: '' } as const;
      await host.command({ ...points, playerId: second!.playerId });
      await host.command({ type: 'seasonTeam', name: near.name, teamId: near.teamId, decision: 'same' });
      await host.command({ type: 'remove', playerId: first!.playerId });
      const table = [
        ['Quizzly Bears', 6, 2],
        ['Anna', 2, 1],
        ['Cleo', 0, 1],
      ];
      await expect.poll(() => tableOf(server)).toEqual(table);
      if ((await host.read()).scene.name !== 'season') await host.goTo('season');
      const teams = () =>
        host.pushed.scene.name === 'season' &&
        host.pushed.scene.standings.map((each) => [each.name, each.points]);
      await expect.poll(teams).toEqual(table.map((row) => row.slice(0, 2)));
    },
  );

  test('of the last evening is offered until a host accepts or declines it', async () => {
    const server = await startWithSeason();
    const host = await registerHost(server);
    const offered = () => host.hostGame?.seasonOffer;
    const winter = { seasonId: 'winter', seasonName: 'Winter' };
    await expect.poll(offered).toEqual(winter);
    await host.command({ type: 'season', seasonId: 'winter' });
    await expect.poll(offered).toBeUndefined();
    await host.command({ type: 'season', seasonId: null });
    await host.command({ type: 'start' });
    await host.goTo('podium');
    expect(offered()).toBeUndefined();
    const next = await registerHost(server);
    await expect.poll(() => next.hostGame?.seasonOffer).toEqual(winter);
  });

  test('holds the autopilot before the podium while it is on offer, or names are like those of its teams', async () => {
    const server = await startWithSeason();
    await editSeason(server, (season) => withEvening(season, LAST_WEEK));
    const host = await registerHost(server);
    await TestPhone.join(server, host.session, 'Quizly Bears');
    await host.command({ type: 'autopilot', on: true });
    await host.command({ type: 'start' });
    await goToLastReveal(host);
    const waits = () => host.hostGame?.autopilotWaits;
    await expect.poll(waits).toBe('openEnds');
    await host.command({ type: 'season', seasonId: 'winter' });
    await expect.poll(() => host.hostGame?.season?.near).toHaveLength(1);
    expect(waits()).toBe('openEnds');
    const { name, teamId } = host.hostGame!.season!.near![0]!;
    await host.command({ type: 'seasonTeam', name, teamId, decision: 'same' });
    await expect.poll(waits).toBeUndefined();
  });

  test('that does not exist cannot be chosen', async () => {
    const server = await startWithSeason();
    const host = await registerHost(server);
    for (const seasonId of ['none', '../server-key'])
      await expect(host.command({ type: 'season', seasonId })).rejects.toThrow(/command_refused$/);
  });

  test('contains the evening after a restart if the server ended before writing it', async () => {
    const { server, host } = await atPodium();
    const again = await restart(server);
    await expect.poll(() => tableOf(again)).toEqual([['Anna', 2, 1]]);
    expect((await readScene(again, host.session)).name).toBe('podium');
  });
});

test("a player's results add up to the total, with corrections and points of earlier quizzes", async () => {
  const { host, anna } = await atPodium();
  const [player] = host.hostGame!.players;
  const correct = (adjustmentId: string, points: number) =>
    host.command({ type: 'adjust', adjustmentId, playerId: player!.playerId, points, reason: '' });
  await correct('a1', 3);
  expect(await evening(anna)).toMatchObject({ points: 5, adjusted: 3, rounds: [{ points: 2 }] });
  expect(await evening(anna)).not.toHaveProperty('carried');
  await host.command({ type: 'anotherQuiz', quizId: 'music', keepPoints: true });
  await host.command({ type: 'start' });
  await host.goTo('question');
  await anna.submit('q1', 'abba');
  await host.goTo('podium');
  expect(await evening(anna)).toMatchObject({ points: 6, carried: 5, rounds: [{ points: 1 }] });
  expect(await evening(anna)).not.toHaveProperty('adjusted');
});

test('a session that ends before anything was played no longer reads its season', async () => {
  const time = createManualSchedule();
  const server = await startWithSeason({ schedule: time.schedule });
  const host = await registerHost(server);
  await host.command({ type: 'season', seasonId: 'winter' });
  await expect.poll(() => (time.pass(100), host.hostGame?.season?.seasonName)).toBe('Winter');
  await rm(join(server.dataFolder, 'seasons', 'winter.json'));
  expect(await endSession(server, host.session, host.session.hostKey)).toEqual([204]);
  for (let looks = 0; looks < 10; looks++) {
    time.pass(5_000);
    expect((await fetch(`${server.origin}/seasons/winter`)).status).toBe(404);
  }
  expect(server.logged.filter((line) => line.includes('its season'))).toEqual([]);
});

const readResults = async (server: TestQuizServer, { session }: TestHost) =>
  (await (await askResults(server, session)).json()) as object;

async function readScene({ origin }: TestQuizServer, { sessionCode }: Session) {
  return ((await (await fetch(`${origin}/session/${sessionCode}`)).json()) as Session).game!.scene;
}

describe('another quiz in the same room', () => {
  test('leads everybody back to the lobby of the new one, without a trace of the old answers', async () => {
    const { server, host, anna } = await atPodium();
    await host.command({ type: 'anotherQuiz', quizId: 'music', keepPoints: true });
    const session = (await (await fetch(`${server.origin}/session/${host.code}`)).json()) as Session;
    expect(session).toMatchObject({ quizId: 'music', quizName: 'Music', participants: ['Anna'] });
    expect(session.game?.scene).toEqual({ name: 'lobby' });
    await expect.poll(() => anna.game?.scene.name).toBe('lobby');
    const back = await anna.back(server, host.session);
    expect(back.own?.answers).toEqual({});
    expect((await host.run({ type: 'start' })).scene).toEqual({ name: 'rules', text: 'Sing along.' });
    await host.goTo('question');
    await anna.submit('q1', 'abba');
    const { scene } = await host.goTo('podium');
    expect(scene).toMatchObject({ standings: [{ name: 'Anna', points: 3, gained: 1 }] });
    await expect.poll(() => tableOf(server)).toEqual([['Anna', 3, 1]]);
    const season = (await (await fetch(`${server.origin}/seasons/winter`)).json()) as Season;
    expect(season.evenings).toMatchObject([{ quizName: 'Pub + Music' }]);
  });

  test('survives a restart, in its lobby and in its game', async () => {
    const { server, host, anna } = await atPodium();
    await host.command({ type: 'anotherQuiz', quizId: 'music', keepPoints: false });
    const again = await restart(server);
    expect((await readScene(again, host.session)).name).toBe('lobby');
    const back = await anna.back(again, host.session);
    expect(back.own?.answers).toEqual({});
    const newHost = await registerHost(again, host.session);
    await newHost.command({ type: 'start' });
    await newHost.goTo('question');
    await back.submit('q1', 'abba');
    const third = await restart(again);
    expect((await anna.back(third, host.session)).own?.answers).toEqual({ q1: 'abba' });
  });

  test('lacks the results of the previous one if a disk has damaged them', async () => {
    const openStore = async (folder: string) => {
      const store = await openLevelSessionStore(folder);
      const damaged = (value: unknown) => ({ ...(value as object), results: { answers: 1 } });
      const put: typeof store.put = (code, key, value) =>
        store.put(code, key, key.startsWith('former/') ? damaged(value) : value);
      return { ...store, put };
    };
    const { server, host } = await atPodium({ openStore });
    await host.command({ type: 'anotherQuiz', quizId: 'music', keepPoints: false });
    const again = await restart(server);
    const results = await readResults(again, host);
    expect(results).toMatchObject({ quizName: 'Music' });
    expect(results).not.toHaveProperty('former');
  });

  test('ignores commands that were meant for the podium before it', async () => {
    const { host } = await atPodium();
    const { step } = await host.read();
    const both = await Promise.allSettled([
      host.command({ type: 'anotherQuiz', quizId: 'music', keepPoints: false }),
      host.command({ type: 'back', step }),
    ]);
    expect(both.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect((await host.read()).scene.name).toBe('lobby');
  });

  test('is not named in the results if the session ends before it starts', async () => {
    let end = (): Promise<void> | undefined => undefined;
    let ended: Promise<void> | undefined;
    const openStore = storeWith('put session', async (write) => {
      await write();
      ended ??= end();
      await ended;
    });
    const { server, host } = await atPodium({ openStore });
    end = async () => {
      void endSession(server, host.session, host.session.hostKey);
      const status = async () => (await fetch(`${server.origin}/session/${host.code}`)).status;
      await expect.poll(status).toBe(404);
    };
    const taking = host.command({ type: 'anotherQuiz', quizId: 'music', keepPoints: false });
    await expect(taking).rejects.toThrow();
    await ended;
    await expect.poll(() => readResults(server, host)).toMatchObject({ quizName: 'Pub' });
  });

  test('is refused if there is no such quiz, before the podium, and if another is being chosen', async () => {
    const { server, host } = await atPodium();
    const take = (quizId: string) => host.command({ type: 'anotherQuiz', quizId, keepPoints: false });
    await expect(take('none')).rejects.toThrow(/command_refused$/);
    expect((await host.read()).scene.name).toBe('podium');
    const twice = await Promise.allSettled([take('music'), take('pub')]);
    expect(twice.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await expect(take('pub')).rejects.toThrow(/command_refused$/);
    expect(await readSession(server, host.code)).toMatchObject({ quizName: 'Music' });
  });
});

describe('the summary for a player', () => {
  test('lists each question with the answer given, the right answer and the points', async () => {
    const { anna } = await atPodium();
    expect(await evening(anna)).toMatchObject({
      quizName: 'Pub',
      playerName: 'Anna',
      rank: 1,
      of: 1,
      points: 2,
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      rounds: [
        {
          number: 1,
          title: 'Warm-up',
          points: 2,
          questions: [
            { number: 1, text: 'For 2?', answer: 'Yes', solution: 'Yes', correct: true, points: 2 },
            { number: 2, text: 'For 1?', answer: '', solution: 'Yes', correct: false, points: 0 },
          ],
        },
      ],
    });
  });

  test('is refused until the podium shows the place, and never contains what was not revealed', async () => {
    const server = await startWithSeason();
    const host = await registerHost(server);
    const anna = await TestPhone.join(server, host.session, 'Anna');
    await host.command({ type: 'start' });
    await host.goTo('question');
    await expect(evening(anna)).rejects.toThrow(/command_refused$/);
    await host.command({ type: 'end' });
    await expect.poll(() => anna.own).toMatchObject({ amongFirst: true, rank: null, points: null });
    await expect(evening(anna)).rejects.toThrow(/command_refused$/);
    const { scene } = await host.move('next');
    expect(scene).toMatchObject({ name: 'podium', standings: [{ name: 'Anna' }] });
    await expect.poll(() => anna.own?.rank).toBe(1);
    expect((await evening(anna)).rounds).toEqual([]);
  });
});

describe('fair play', () => {
  test('does not take a lost connection for leaving', async () => {
    const { server, host, anna } = await atPodium();
    await host.command({ type: 'anotherQuiz', quizId: 'pub', keepPoints: false });
    await host.command({ type: 'fairPlay', on: true });
    await expect.poll(() => anna.game?.fairPlay).toBe(true);
    await host.command({ type: 'start' });
    await host.goTo('question');
    await anna.hub.stop();
    const back = await anna.back(server, host.session);
    await back.submit('q1', 0);
    await expect.poll(() => host.hostGame?.players[0]?.answered).toBe(true);
    expect(host.hostGame?.players[0]?.left).toBeUndefined();
  });
});
