import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { KeepResults } from '../../../src/contract/venue';
import {
  EveningFolder,
  eveningIdOf,
  MAX_EVENINGS,
  type StoredEvening,
} from '../../../src/server/results/eveningFolder';
import { createManualSchedule } from '../../support/manualSchedule';
import { temporaryFolder } from '../../support/quizServer';

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const START = Date.parse('2026-11-23T19:00:00.000Z');

/** An evening of four hours, beginning this many days after the first one. */
function eveningOn(day: number): StoredEvening {
  const [openedAt, endedAt] = [0, 4 * HOUR].map((ms) => new Date(START + day * DAY + ms).toISOString());
  const head = { sessionCode: 'BDFGH', quizNames: ['Pub Quiz'], players: 2, winners: ['Anna'] };
  const results = { rounds: [], standings: [], answers: [], questions: [], corrections: [] };
  return {
    evening: { ...head, openedAt: openedAt!, endedAt: endedAt! },
    results: { ...results, hasJoker: false, hasTieBreak: true },
  };
}

/** A folder on a clock of the test's own; `at` returns what is listed after this much time. */
async function startFolder(keep: KeepResults | undefined) {
  const folder = join(await temporaryFolder(), 'evenings');
  const time = createManualSchedule();
  const clock = { now: START };
  const logged: string[] = [];
  const evenings = new EveningFolder(folder, {
    log: (level, message) => logged.push(`${level} ${message}`),
    now: () => clock.now,
    schedule: time.schedule,
    keepResults: async () => keep,
  });
  evenings.start();
  const at = async (ms: number) => {
    clock.now = START + ms;
    time.pass(HOUR);
    return (await evenings.list()).evenings.map(({ openedAt }) => openedAt.slice(0, 10));
  };
  return { folder, evenings, at, logged };
}

test('what is stored is read back unchanged, and listed with the latest first', async () => {
  const { evenings } = await startFolder('forever');
  const stored = [eveningOn(0), eveningOn(7), eveningOn(3)];
  for (const each of stored) await evenings.keep(each);
  const ids = (await evenings.list()).evenings.map(({ eveningId }) => eveningId);
  expect(ids.map((id) => id.slice(0, 10))).toEqual(['2026-11-30', '2026-11-26', '2026-11-23']);
  expect(await evenings.readWhole(ids[0]!)).toEqual(eveningOn(7));
});

test('each evening is deleted when its time since the end is over', async () => {
  const { folder, evenings, at } = await startFolder(24);
  await evenings.keep(eveningOn(0));
  await evenings.keep(eveningOn(1));
  expect(await at(DAY + 3 * HOUR)).toEqual(['2026-11-24', '2026-11-23']);
  expect(await at(DAY + 4 * HOUR)).toEqual(['2026-11-24']);
  expect(await at(2 * DAY + 4 * HOUR)).toEqual([]);
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ['that is kept forever', 'forever' as const],
  ['of a venue whose file cannot be read', undefined],
])('an evening %s is still there after a hundred years', async (_which, keep) => {
  const { evenings, at } = await startFolder(keep);
  await evenings.keep(eveningOn(0));
  expect(await at(100 * 365 * DAY)).toEqual(['2026-11-23']);
});

test('evenings that expired while nothing ran are deleted at the start', async () => {
  const { folder, evenings } = await startFolder('forever');
  await evenings.keep(eveningOn(0));
  const later = new EveningFolder(folder, {
    log: () => undefined,
    now: () => START + 16 * HOUR,
    schedule: createManualSchedule().schedule,
    keepResults: async () => 12,
  });
  later.start();
  expect((await later.list()).evenings).toEqual([]);
});

test('if there are too many evenings the oldest are deleted, even if evenings are kept forever', async () => {
  const { folder, evenings, at } = await startFolder('forever');
  await mkdir(folder);
  const write = ({ evening }: StoredEvening) =>
    writeFile(
      join(folder, `${eveningIdOf(evening)}.json`),
      `{"evening":${JSON.stringify(evening)},\n"results":{}}`,
    );
  await Promise.all(Array.from({ length: MAX_EVENINGS + 2 }, (_, day) => write(eveningOn(day))));
  await at(0);
  const { evenings: kept } = await evenings.list();
  expect([kept.length, kept.at(-1)!.openedAt.slice(0, 10)]).toEqual([MAX_EVENINGS, '2026-11-25']);
});

test('a damaged file is left out and logged once, and the others are listed', async () => {
  const { folder, evenings, logged } = await startFolder('forever');
  await evenings.keep(eveningOn(0));
  await writeFile(join(folder, 'broken.json'), '{"evening":');
  await mkdir(join(folder, 'folder.json'));
  await evenings.list();
  expect((await evenings.list()).evenings).toHaveLength(1);
  expect(logged.sort()).toEqual([
    'warn The evening file broken.json is left out: it is not JSON',
    expect.stringMatching(/^warn The evening file folder.json is left out: /),
  ]);
  await expect(evenings.readHead('broken')).rejects.toThrow('not_found');
});

test('broken results are not found, and what is wrong is logged', async () => {
  const { folder, evenings, logged } = await startFolder('forever');
  const evening = eveningOn(0);
  const id = eveningIdOf(evening.evening);
  await mkdir(folder);
  const broken = { ...evening.results, standings: [{ name: 'Anna' }] };
  await writeFile(
    join(folder, `${id}.json`),
    `${JSON.stringify({ evening: evening.evening }).slice(0, -1)},\n"results":${JSON.stringify(broken)}}`,
  );
  expect((await evenings.list()).evenings).toHaveLength(1);
  await expect(evenings.readWhole(id)).rejects.toThrow('not_found');
  expect(logged.join()).toMatch(/cannot be read: .*standings\.0\.rank/);
});
