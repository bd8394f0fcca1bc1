import { expect, onTestFinished, test } from 'vitest';
import type { Command } from '../../src/contract/fromHosts';
import { readSeason, type Season } from '../../src/game/season/season';
import { sha256 } from '../../src/server/access/secret';
import { Refusal } from '../../src/session/refusal';
import { SeasonEvening } from '../../src/session/seasonEvening';
import { storedPeople } from '../../src/session/people/people';
import type { SessionServices } from '../../src/session/ports';
import type { SessionRecord } from '../../src/session/documents';
import { GamePlay } from '../support/gamePlay';
import { choice } from '../support/gameQuizzes';
import { createManualSchedule } from '../support/manualSchedule';
import { memorySeasons } from '../support/memorySeasons';

const quiz = { rounds: [{ title: 'One', questions: [choice('A', { points: 2 })] }] };
const winter: Season = { name: 'Winter', points: 'quiz', teams: [], evenings: [] };
const NOON = Date.parse('2026-11-23T12:00:00');
const EVENING = '2026-11-23-BDFGH';

/** A session at its podium; Anna has won by two points. */
function atPodium({
  seasonId = 'winter' as string | null,
  seasons = { winter } as Record<string, Season>,
} = {}) {
  const play = new GamePlay(quiz).start().goTo('question');
  play.answer('Anna', 'q1', 1);
  play.goTo('podium');
  play.command({ type: 'season', seasonId });
  const disk = memorySeasons({ summer: { ...winter, name: 'Summer' }, ...seasons });
  const { schedule, pass } = createManualSchedule();
  const record: SessionRecord = {
    sessionCode: 'BDFGH',
    quizId: 'pub',
    quizName: 'Pub',
    quizDescription: '',
    createdAt: NOON,
    hostKeyHash: '',
  };
  const stored: SessionRecord[] = [];
  const runner = { shown: play.game };
  const parts = {
    ...disk.parts,
    schedule,
    log: () => undefined,
    quizzes: { get: () => undefined },
    hash: sha256,
  } as unknown as SessionServices;
  const session = {
    record,
    isGone: false,
    get shown() {
      return { record, people: storedPeople([]), game: runner.shown, former: [] };
    },
    async change(change: object) {
      Object.assign(record, change);
      stored.push({ ...record });
    },
  };
  const open = () => {
    const evening = new SeasonEvening(session, parts);
    onTestFinished(() => evening.stop());
    return evening;
  };
  const evening = open();
  let changes = 0;
  const follow = () => {
    runner.shown = play.game;
    evening.gameChanged();
    pass(1_000);
  };
  const command = (given: Command) => {
    expect(play.command(given)).toBeUndefined();
    follow();
  };
  return {
    play,
    disk,
    record,
    stored,
    pass,
    command,
    follow,
    evening,
    open,
    start: (which = evening) => which.start(() => changes++),
    changed: () => changes,
    /** Names and points in the season's file. */
    written: (id = 'winter') => {
      const { teams, evenings } = disk.file(id);
      const name = (teamId: string) => teams.find((team) => team.teamId === teamId)?.name;
      return evenings.flatMap(({ results }) => results.map((each) => `${name(each.teamId)} ${each.points}`));
    },
  };
}

test('the podium writes the evening, and a correction writes it again', async () => {
  const { start, disk, written, command, record } = atPodium();
  start();
  await expect.poll(() => written()).toEqual(['Anna 2', 'Ben 0']);
  const [evening] = disk.file('winter').evenings;
  expect(evening).toMatchObject({ eveningId: EVENING, date: '2026-11-23', quizName: 'Pub' });
  command({ type: 'adjust', adjustmentId: 'a', playerId: 'Ben', points: 3, reason: '' });
  await expect.poll(() => written()).toEqual(['Ben 3', 'Anna 2']);
  await expect.poll(() => disk.played.length).toBe(2);
  expect(disk.played.at(-1)).toMatchObject([0, { seasonId: 'winter', teams: ['Ben', 'Anna'] }]);
  expect(record.evening?.seasonId).toBe('winter');
});

test("the table and a player's own place are available, with points and movements", async () => {
  const { start, evening, changed } = atPodium();
  start();
  await expect.poll(() => evening.scene?.standings.length).toBe(2);
  expect(evening.scene).toEqual({
    seasonName: 'Winter',
    teamCount: 2,
    standings: [
      { rank: 1, name: 'Anna', points: 2, moved: 0, tonight: 2 },
      { rank: 2, name: 'Ben', points: 0, moved: 0, tonight: 0 },
    ],
  });
  expect(evening.placeOf('anna')).toEqual({ rank: 1, of: 2, moved: 0 });
  expect(evening.placeOf('Cleo')).toBeUndefined();
  expect(evening.forHosts).toEqual({ season: { seasonId: 'winter', seasonName: 'Winter' } });
  await expect.poll(changed).toBeGreaterThan(0);
});

test('with a full disk the evening waits, says so, and is written once the disk works again', async () => {
  const { start, disk, evening, written, pass } = atPodium();
  disk.disk.isFull = true;
  start();
  await expect.poll(() => evening.isWaiting).toBe(true);
  expect(evening.forHosts.season?.state).toBe('waiting');
  // It is shown all the same.
  expect(evening.scene?.standings[0]).toMatchObject({ name: 'Anna', points: 2 });
  expect(written()).toEqual([]);
  disk.disk.isFull = false;
  pass(5_000);
  await expect.poll(() => written()).toEqual(['Anna 2', 'Ben 0']);
  await expect.poll(() => evening.isWaiting).toBe(false);
});

test("after a restart the host's corrections stay, and what was not written yet is written", async () => {
  const { start, disk, open, written, record } = atPodium();
  start();
  await expect.poll(() => record.evening).toBeDefined();
  const byHand = { ...disk.file('winter'), evenings: [] };
  disk.put('winter', byHand);
  const again = open();
  start(again);
  await expect.poll(() => again.scene?.standings.length).toBe(2);
  expect(written()).toEqual([]);
  delete record.evening;
  start(open());
  await expect.poll(() => written()).toEqual(['Anna 2', 'Ben 0']);
});

test('in another season it counts only there, and without a season it counts nowhere', async () => {
  const { start, written, command } = atPodium();
  start();
  await expect.poll(() => written()).toHaveLength(2);
  command({ type: 'season', seasonId: 'summer' });
  await expect.poll(() => written('summer')).toHaveLength(2);
  expect(written()).toEqual([]);
  command({ type: 'season', seasonId: null });
  await expect.poll(() => written('summer')).toEqual([]);
});

test('what somebody else changed meanwhile is kept', async () => {
  const { start, disk, written } = atPodium();
  const { read } = disk.parts.seasons;
  let reads = 0;
  disk.parts.seasons.read = async (seasonId) => {
    const found = await read(seasonId);
    if (++reads === 2) disk.put('winter', { ...found.season, best: 12 });
    return found;
  };
  start();
  await expect.poll(() => written()).toHaveLength(2);
  expect(disk.file('winter').best).toBe(12);
});

test.each<[string, (season: Season) => Season, unknown[]]>([
  ['another rule', (season) => ({ ...season, points: [7, 5] }), ['Anna', 7, 'Ben', 5]],
  ['evenings taken out', (season) => ({ ...season, teams: [], evenings: [] }), []],
])('a change of the file reaches the table: %s', async (_what, edit, expected) => {
  const { start, disk, evening, pass } = atPodium();
  start();
  await expect.poll(() => evening.scene?.standings).toHaveLength(2);
  disk.put('winter', edit(disk.file('winter')));
  evening.filesChanged();
  pass(1_000);
  const table = () => evening.scene?.standings.flatMap(({ name, points }) => [name, points]);
  await expect.poll(table).toEqual(expected);
});

test('a missing season is reported, and the evening is written when it is back', async () => {
  const { start, disk, evening, pass, written } = atPodium({ seasons: {} });
  start();
  await expect.poll(() => evening.forHosts.season?.state).toBe('unreadable');
  disk.put('winter', winter);
  pass(5_000);
  await expect.poll(() => written()).toHaveLength(2);
});

test('without a season only the questions asked are noted', async () => {
  const { start, disk, evening } = atPodium({ seasonId: null });
  start();
  await expect.poll(() => disk.played.length).toBe(1);
  const questions = [{ text: 'A', answered: 1, share: 100 }];
  expect(disk.played[0]).toMatchObject([0, { seasonId: null, questions }]);
  expect([evening.scene, evening.forHosts, disk.disk.writes]).toEqual([undefined, {}, 0]);
});

test('while the session changes to another quiz the evening keeps the name of the one played', async () => {
  const { start, disk, record } = atPodium();
  Object.assign(record, { quizId: 'other', quizName: 'Other', earlierQuizzes: ['Pub'] });
  start();
  await expect.poll(() => disk.played.length).toBe(1);
  expect(disk.file('winter').evenings).toMatchObject([{ quizName: 'Pub' }]);
  expect(disk.played[0]).toMatchObject([0, { quizName: 'Pub' }]);
});

test('before the podium nothing is written', async () => {
  const { start, disk, evening, command } = atPodium();
  command({ type: 'anotherQuiz', quizId: 'pub', keepPoints: false });
  start();
  await expect.poll(() => evening.forHosts.season?.seasonName).toBe('Winter');
  expect(disk.disk.writes).toBe(0);
});

test('names of quizzes are shortened to what a season may contain', async () => {
  const { start, disk, record } = atPodium();
  record.quizName = 'Very long '.repeat(20).trim();
  start();
  await expect.poll(() => disk.file('winter').evenings.length).toBe(1);
  expect(readSeason(disk.file('winter'))).toMatchObject({ ok: true });
});

test("leaving after the podium changes neither the host's corrections nor what was asked", async () => {
  const { start, disk, record, play, follow, written, evening } = atPodium();
  start();
  await expect.poll(() => record.evening).toBeDefined();
  disk.put('winter', { ...disk.file('winter'), evenings: [] });
  play.happen({ type: 'left', playerId: 'Anna' });
  disk.put('winter', { ...disk.file('winter'), name: 'Frost' });
  follow();
  await expect.poll(() => evening.forHosts.season?.seasonName).toBe('Frost');
  expect([written(), disk.played.length]).toEqual([[], 1]);
  play.command({ type: 'rename', playerId: 'Ben', name: 'Benny' });
  follow();
  await expect.poll(() => disk.played.length).toBe(2);
  expect(written()).toEqual(['Anna 2', 'Benny 0']);
  expect(disk.played[1]![1].questions).toEqual([{ text: 'A', answered: 1, share: 100 }]);
});

test('the right answers of players who have left stay noted, even after a restart', async () => {
  const { start, disk, record, play, follow, open, evening } = atPodium();
  start();
  await expect.poll(() => record.evening).toBeDefined();
  evening.stop();
  play.happen({ type: 'left', playerId: 'Anna' });
  follow();
  const again = open();
  start(again);
  await expect.poll(() => again.scene?.standings.length).toBe(2);
  expect([disk.played.length, disk.disk.writes]).toEqual([1, 1]);
});

test('a season broken by hand does not keep the evening out of another one', async () => {
  const { start, disk, written, command } = atPodium();
  start();
  await expect.poll(() => written()).toHaveLength(2);
  const { read } = disk.parts.seasons;
  disk.parts.seasons.read = (seasonId) =>
    seasonId === 'winter' ? Promise.reject(new Refusal('season_invalid')) : read(seasonId);
  command({ type: 'season', seasonId: 'summer' });
  await expect.poll(() => written('summer')).toEqual(['Anna 2', 'Ben 0']);
});

test('nothing is shown of a missing season under the name of the previous one', async () => {
  const { start, evening, command } = atPodium();
  start();
  await expect.poll(() => evening.scene?.standings.length).toBe(2);
  command({ type: 'season', seasonId: 'none' });
  await expect.poll(() => evening.forHosts.season).toMatchObject({ state: 'unreadable', seasonName: '' });
  expect(evening.scene).toBeUndefined();
});
