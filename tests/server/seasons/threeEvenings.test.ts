import { expect, test } from 'vitest';
import { mergeTeams } from '../../../src/game/season/teams';
import type { Season } from '../../../src/game/season/season';
import { registerHost, TestPhone } from '../../support/gameOnHubs';
import { startQuizServer } from '../../support/quizServer';
import type { TestHost } from '../../support/testHost';
import { teamIdOf } from '../../game/season/someSeason';

const RULE = { name: 'Winter', points: [5, 3, 1], attendance: 1, best: 2, teams: [], evenings: [] };

/** Starts a server in which a season is played, on the days that the test says. */
async function startSeason() {
  const time = { now: 0 };
  const server = await startQuizServer({ now: () => time.now });
  const url = `${server.origin}/seasons/winter`;
  const put = async (season: object, headers: Record<string, string>) => {
    const answer = await fetch(url, { method: 'PUT', body: JSON.stringify(season), headers });
    expect(answer.ok).toBe(true);
  };
  await put(RULE, { 'if-none-match': '*' });
  return {
    /** Plays an evening to its podium, with these points from the host. */
    async play(day: string, points: Record<string, number>): Promise<TestHost> {
      time.now = Date.parse(`${day}T20:00:00`);
      const host = await registerHost(server);
      for (const name of Object.keys(points)) await TestPhone.join(server, host.session, name);
      await host.command({ type: 'season', seasonId: 'winter' });
      await host.command({ type: 'start' });
      for (const [name, given] of Object.entries(points)) await give(host, name, given);
      await host.command({ type: 'end' });
      return host;
    },
    /** One line each: rank, name, points and evenings. */
    async table(): Promise<string[]> {
      const { standings } = (await (await fetch(`${url}/table`)).json()) as {
        standings: { rank: number; name: string; points: number; evenings: number }[];
      };
      return standings.map((each) => `${each.rank} ${each.name} ${each.points} (${each.evenings})`);
    },
    /** Merges the second team into the first, as the host does. */
    async merge(into: string, name: string): Promise<void> {
      const season = (await (await fetch(url)).json()) as Season;
      const merged = mergeTeams(season, teamIdOf(season, into), teamIdOf(season, name));
      await put(merged!, { 'if-match': '*' });
    },
  };
}

async function give(host: TestHost, name: string, points: number): Promise<void> {
  const idOf = () => host.hostGame?.players.find((each) => each.name === name)?.playerId;
  await expect.poll(idOf).toBeDefined();
  await host.command({ type: 'adjust', adjustmentId: name, playerId: idOf()!, points, reason: 'Told' });
}

test('three evenings count as worked out by hand, with teams that change, tie, are merged and corrected', async () => {
  const { play, table, merge } = await startSeason();
  // 5, and (3 + 1) / 2 for each of the two that tie; 1 for coming.
  await play('2026-11-02', { Bears: 10, Owls: 7, Foxes: 7 });
  await expect.poll(table).toEqual(['1 Bears 6 (1)', '2 Foxes 3 (1)', '2 Owls 3 (1)']);

  await play('2026-11-09', { 'The Bears': 8, Owls: 9, Cats: 1 });
  await expect
    .poll(table)
    .toEqual(['1 Owls 9 (2)', '2 Bears 6 (1)', '3 The Bears 4 (1)', '4 Foxes 3 (1)', '5 Cats 2 (1)']);
  await merge('Bears', 'The Bears');
  expect((await table())[0]).toBe('1 Bears 10 (2)');

  // The two that tie share 5 and 3; of three evenings the best two count.
  const third = await play('2026-11-16', { 'the bears': 4, Foxes: 4, Cats: 2 });
  await expect.poll(table).toEqual(['1 Bears 11 (3)', '2 Owls 9 (2)', '3 Foxes 8 (2)', '4 Cats 4 (2)']);

  await give(third, 'Cats', 12);
  await expect.poll(table).toEqual(['1 Bears 10 (3)', '2 Owls 9 (2)', '3 Cats 8 (2)', '4 Foxes 6 (2)']);
  expect((await third.goTo('season')).scene).toMatchObject({
    name: 'season',
    standings: [
      { rank: 1, name: 'Bears', points: 10, moved: 0 },
      { rank: 2, name: 'Owls', points: 9, moved: 0 },
      { rank: 3, name: 'Cats', points: 8, moved: 1 },
      { rank: 4, name: 'Foxes', points: 6, moved: -1 },
    ],
  });
});
