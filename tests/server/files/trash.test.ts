import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Season } from '../../../src/game/season/season';
import { createManualSchedule } from '../../support/manualSchedule';
import { startQuizServer, temporaryFolder } from '../../support/quizServer';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const WINTER: Season = { name: 'Winter', points: 'quiz', teams: [], evenings: [] };

/** A server on a clock of the test's own, with a season that was deleted. */
async function deletedSeason() {
  const time = createManualSchedule();
  const clock = { now: Date.parse('2026-11-23T19:00:00Z') };
  const server = await startQuizServer({ schedule: time.schedule, now: () => clock.now });
  const call = (path: string, method: string, body?: object) =>
    fetch(`${server.origin}/seasons${path}`, { method, ...(body && { body: JSON.stringify(body) }) });
  await call('', 'POST', WINTER);
  await call('/winter', 'DELETE');
  const trash = async () =>
    ((await (await call('/trash', 'GET')).json()) as { seasons: { trashId: string }[] }).seasons;
  const pass = (ms: number) => {
    clock.now += ms;
    time.pass(HOUR);
  };
  return { server, call, trash, pass };
}

test('a deleted season is in the trash, and can be restored', async () => {
  const { call, trash } = await deletedSeason();
  const [deleted] = await trash();
  expect(deleted).toMatchObject({ name: 'Winter', deletedAt: '2026-11-23T19:00:00.000Z' });
  const answer = await call(`/trash/${deleted!.trashId}/restore`, 'POST');
  expect([answer.status, await answer.json()]).toEqual([201, { seasonId: 'winter' }]);
  expect(await (await call('/winter', 'GET')).json()).toMatchObject(WINTER);
  expect(await trash()).toEqual([]);
});

test('one that is deleted for good is in no file any more', async () => {
  const { server, call, trash } = await deletedSeason();
  const [deleted] = await trash();
  expect((await call(`/trash/${deleted!.trashId}`, 'DELETE')).status).toBe(204);
  expect((await call(`/trash/${deleted!.trashId}`, 'DELETE')).status).toBe(404);
  expect(await readdir(join(server.dataFolder, 'seasons', 'trash'))).toEqual([]);
});

test('after 30 days a deleted season, quiz or picture is gone, and not before', async () => {
  const { server, trash, pass } = await deletedSeason();
  const files = [
    'quizzes/trash/2026-11-23T19-00-00.000Z-pub.json',
    'venue/trash/2026-11-23T19-00-00.000Z-a.png',
  ];
  for (const file of files) {
    await mkdir(join(server.dataFolder, file, '..'), { recursive: true });
    await writeFile(join(server.dataFolder, file), '{}');
  }
  const left = async () =>
    (await Promise.all(files.map((file) => readdir(join(server.dataFolder, file, '..'))))).flat().length;
  pass(30 * DAY - HOUR);
  expect([(await trash()).length, await left()]).toEqual([1, 2]);
  pass(HOUR);
  await expect.poll(async () => [(await trash()).length, await left()]).toEqual([0, 0]);
});

test('damaged sessions that were set aside are deleted after 30 days, and other folders never', async () => {
  const dataFolder = await temporaryFolder();
  const day = (ago: number) => new Date(Date.now() - ago * DAY).toISOString().replaceAll(':', '.');
  const recent = [`sessions-damaged-${day(29)}`, 'sessions-mine'];
  for (const name of [...recent, `sessions-damaged-${day(31)}`, `sessions-newer-${day(31)}`])
    await mkdir(join(dataFolder, name));
  await startQuizServer({ dataFolder });
  const asides = async () =>
    (await readdir(dataFolder)).filter((name) => name.startsWith('sessions-')).sort();
  await expect.poll(asides).toEqual(recent.sort());
});
