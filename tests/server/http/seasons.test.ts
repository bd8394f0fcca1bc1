import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parseImportedSeason, parseSavedSeason, parseSeasonList } from '../../../src/contract/seasons';
import { someSeason } from '../../game/season/someSeason';
import { startQuizServer, type TestQuizServer } from '../../support/quizServer';

const SEASON = {
  ...someSeason([
    { Anna: 3, Bert: 3 },
    { Anna: 1, 'Die Müllers': 4 },
  ]),
  place: 'Krug',
};

async function startWithSeason(season: unknown = SEASON): Promise<TestQuizServer & { url: string }> {
  const server = await startQuizServer();
  await mkdir(join(server.dataFolder, 'seasons'));
  const content = typeof season === 'string' ? season : JSON.stringify(season);
  await writeFile(join(server.dataFolder, 'seasons', 'herbst.json'), content);
  return { ...server, url: `${server.origin}/seasons/herbst` };
}

const send = (url: string, method: string, season: unknown, headers: Record<string, string> = {}) =>
  fetch(url, { method, headers, body: JSON.stringify(season) });

const { origin, url } = await startWithSeason();

describe('hosts', () => {
  test('list seasons, and read one with its ETag', async () => {
    const list: unknown = await (await fetch(`${origin}/seasons`)).json();
    expect(list).toEqual({ seasons: [{ seasonId: 'herbst', name: 'Herbst', evenings: 2 }] });
    expect(parseSeasonList(list)).toMatchObject({ ok: true });
    const read = await fetch(url);
    expect([read.headers.get('etag'), read.headers.get('cache-control')]).toEqual([
      expect.stringMatching(/^".{43}"$/),
      'no-store',
    ]);
    expect(await read.json()).toEqual(SEASON);
  });

  test('make a season, whose id is made from its name', async () => {
    const { origin } = await startQuizServer();
    const made = await send(`${origin}/seasons`, 'POST', { ...SEASON, name: 'Frühling 2026' });
    const body: unknown = await made.json();
    expect([made.status, made.headers.get('location')]).toEqual([201, '/seasons/fr%C3%BChling-2026']);
    expect(parseSavedSeason(body)).toEqual({ ok: true, value: body });
    expect(body).toEqual({ seasonId: 'frühling-2026', etag: made.headers.get('etag') });
    expect((await fetch(`${origin}${made.headers.get('location')!}`)).status).toBe(200);
  });

  test('save and delete the season that they have read', async () => {
    const { url, origin } = await startWithSeason();
    const etag = (await fetch(url)).headers.get('etag')!;
    const saved = await send(url, 'PUT', { ...SEASON, best: 1 }, { 'if-match': etag });
    const newer = saved.headers.get('etag')!;
    expect([saved.status, await saved.json()]).toEqual([200, { seasonId: 'herbst', etag: newer }]);
    const deleted = await fetch(url, { method: 'DELETE', headers: { 'if-match': newer } });
    expect([deleted.status, (await fetch(url)).status]).toEqual([204, 404]);
    expect(await (await fetch(`${origin}/seasons`)).json()).toEqual({ seasons: [] });
  });

  test('are told everything that is wrong with what they save, in their language', async () => {
    const evenings = [{ ...SEASON.evenings[0], results: [{ teamId: 'x', points: 1 }] }];
    const broken = { ...SEASON, points: 'f1', evenings };
    const refused = await send(`${url}?lang=de`, 'PUT', broken, { 'if-match': '*' });
    const [points, team] = [
      'die Punkte: nur „quiz“ oder eine Liste von Punkten nach Platz möglich',
      'Abend 1, Ergebnis 1, das Team: „x“ steht nicht unter den Teams',
    ];
    const problems = [
      { path: 'points', message: points },
      { path: 'evenings/0/results/0/teamId', message: team },
    ];
    expect([refused.status, await refused.json()]).toMatchObject([422, { code: 'season_invalid', problems }]);
  });

  test.each([
    ['GET', '/seasons/none', 404, 'season_not_found'],
    ['GET', '/seasons/none/table', 404, 'season_not_found'],
    ['DELETE', '/seasons/none', 404, 'season_not_found'],
    ['GET', '/seasons/..%2fquizzes%2fpub', 400, 'invalid_id'],
    ['GET', '/seasons/import', 400, 'invalid_id'],
  ])('asking %s %s learn that there is none', async (method, path, status, code) => {
    const response = await fetch(origin + path, { method });
    expect([response.status, await response.json()]).toMatchObject([status, { code }]);
  });
});

test('a season broken by hand is answered with its faults, and the ETag that allows overwriting it', async () => {
  const { url } = await startWithSeason('{"name": "Herbst"');
  const problems = [{ path: '', message: expect.stringContaining('JSON') as string }];
  for (const path of [url, `${url}/table`]) {
    const response = await fetch(path);
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { code: 'season_invalid', problems },
    ]);
  }
  const { etag } = (await (await fetch(url)).json()) as { etag: string };
  expect((await send(url, 'PUT', SEASON, { 'if-none-match': '*' })).status).toBe(412);
  expect((await send(url, 'PUT', SEASON, { 'if-match': etag })).status).toBe(200);
});

test.each([
  ['xlsx', 'de', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Saison-Herbst.xlsx'],
  ['csv', 'en', 'text/csv; charset=utf-8', 'Season-Herbst.csv'],
])('a table is exported as %s, and imported again', async (format, lang, type, name) => {
  const { url, origin } = await startWithSeason();
  const file = await fetch(`${url}/table?format=${format}&lang=${lang}`);
  expect(file.headers.get('content-type')).toBe(type);
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename*=UTF-8''${name}`);
  const body = await file.arrayBuffer();
  const imported = await fetch(`${origin}/seasons/import?filename=${name}`, { method: 'POST', body });
  const answer: unknown = await imported.json();
  expect(parseImportedSeason(answer)).toMatchObject({ ok: true });
  expect(answer).toMatchObject({
    season: { name: 'Herbst', points: 'quiz', evenings: SEASON.evenings.map(({ date }) => ({ date })) },
    report: [],
  });
  const { season } = answer as { season: object };
  expect((await send(`${origin}/seasons`, 'POST', season)).status).toBe(201);
});

test('the page that prints a season is the host’s', async () => {
  const response = await fetch(`${url}/print`);
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')]);
});
