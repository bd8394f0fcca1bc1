import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { SEASON_LIMITS } from '../../../src/game/season/season';
import { createQueue } from '../../../src/session/schedule';
import { SeasonFolder } from '../../../src/server/seasons/seasonFolder';
import { shareSeasons } from '../../../src/server/seasons/sharedSeasons';
import { temporaryFolder } from '../../support/quizServer';

test('a session never writes a season that could not be read back', async () => {
  const folder = join(await temporaryFolder(), 'seasons');
  await mkdir(folder);
  const path = join(folder, 'winter.json');
  await writeFile(path, JSON.stringify({ name: 'Winter', points: 'quiz', teams: [], evenings: [] }));
  const before = await readFile(path, 'utf8');
  const parts = { log: () => undefined, now: () => 0, inTurn: createQueue() };
  const seasons = shareSeasons(new SeasonFolder(folder, parts), async () => undefined);
  const { season, etag } = await seasons.read('winter');
  const teamOf = (_: unknown, i: number) => ({ teamId: `t${i}`, name: `T${i}`, aliases: [] });
  const full = { ...season, teams: Array.from({ length: SEASON_LIMITS.teams + 1 }, teamOf) };
  await expect(seasons.save('winter', full, etag)).rejects.toThrow(/it could not be read back/);
  expect(await readFile(path, 'utf8')).toBe(before);
});
