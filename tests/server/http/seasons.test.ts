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
    expect([saved.status, await saved.json()]).toEqual([
      200,
      { seasonId: 'herbst', etag: saved.headers.get('etag') },
    ]);
    const deleted = await fetch(url, {
      method: 'DELETE',
      headers: { 'if-match': saved.headers.get('etag')! },
    });
    expect([deleted.status, (await fetch(url)).status]).toEqual([204, 404]);
    expect(await (await fetch(`${origin}/seasons`)).json()).toEqual({ seasons: [] });
  });

  test.each([
    ['that somebody else has changed', { 'if-match': '"other"' }, 412, 'season_changed'],
    ['that is there already', { 'if-none-match': '*' }, 412, 'season_changed'],
    ['without saying what they have read', {}, 428, 'precondition_required'],
  ])('do not save a season %s', async (_what, headers, status, code) => {
    const etag = (await fetch(url)).headers.get('etag')!;
    const response = await send(url, 'PUT', SEASON, headers);
    expect([response.status, await response.json()]).toMatchObject([
      status,
      { code, ...(status === 412 && { etag }) },
    ]);
  });

  test('are told everything that is wrong with what they save, in their language', async () => {
    const [first] = SEASON.evenings;
    const broken = {
      ...SEASON,
      points: 'f1',
      evenings: [{ ...first, results: [{ teamId: 'x', points: 1 }] }],
    };
    const answers = ['de', 'en'].map(async (lang) => {
      const response = await send(`${url}?lang=${lang}`, 'PUT', broken, { 'if-match': '*' });
      return [response.status, await response.json()];
    });
    const problems = (points: string, team: string) => [
      { path: 'points', message: points },
      { path: 'evenings/0/results/0/teamId', message: team },
    ];
    expect(await Promise.all(answers)).toMatchObject([
      [
        422,
        {
          code: 'season_invalid',
          problems: problems(
            'die Punkte: nur „quiz“ oder eine Liste von Punkten nach Platz möglich',
            'Abend 1, Ergebnis 1, das Team: „x“ steht nicht unter den Teams',
          ),
        },
      ],
      [
        422,
        {
          problems: problems(
            'points: must be “quiz” or a list of points by place',
            'evening 1, result 1, team: “x” is not in the list of teams',
          ),
        },
      ],
    ]);
  });

  test.each(['[]', '{', '"x"', ''])('cannot save %j as a season', async (body) => {
    const response = await fetch(`${origin}/seasons`, { method: 'POST', body });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'invalid_body' }]);
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

describe('a season broken by hand', () => {
  test('is answered with its faults, and the ETag that allows overwriting it', async () => {
    const { url, origin } = await startWithSeason('{"name": "Herbst"');
    for (const path of [url, `${url}/table`]) {
      const response = await fetch(path);
      expect([response.status, await response.json()]).toMatchObject([
        422,
        {
          code: 'season_invalid',
          problems: [{ path: '', message: expect.stringContaining('JSON') as string }],
        },
      ]);
    }
    const { etag } = (await (await fetch(url)).json()) as { etag: string };
    expect((await send(url, 'PUT', SEASON, { 'if-none-match': '*' })).status).toBe(412);
    expect((await send(url, 'PUT', SEASON, { 'if-match': etag })).status).toBe(200);
    expect((await fetch(`${origin}/seasons/herbst`)).status).toBe(200);
  });
});

describe('tables', () => {
  test.each([
    ['xlsx', 'de', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'Saison-Herbst.xlsx'],
    ['csv', 'en', 'text/csv; charset=utf-8', 'Season-Herbst.csv'],
  ])('are exported as %s, and imported again', async (format, lang, type, name) => {
    const { url, origin } = await startWithSeason();
    const file = await fetch(`${url}/table?format=${format}&lang=${lang}`);
    expect([file.status, file.headers.get('content-type'), file.headers.get('content-disposition')]).toEqual([
      ...[200, type, `attachment; filename*=UTF-8''${name}`],
    ]);
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

  test('that are not tables are refused with a reason and a report', async () => {
    const { origin } = await startQuizServer();
    const url = `${origin}/seasons/import?lang=en`;
    const response = await fetch(url, { method: 'POST', body: 'Team;Captain;1.9.2025\n;Tim;3\n;Tom;4' });
    expect([response.status, await response.json()]).toMatchObject([
      422,
      {
        code: 'import_failed',
        detail: 'The table has no teams with points.',
      },
    ]);
    expect(await (await fetch(`${origin}/seasons`)).json()).toEqual({ seasons: [] });
  });
});

test('the page that prints a season is the host’s', async () => {
  const response = await fetch(`${url}/print`);
  expect([response.status, await response.text()]).toEqual([503, expect.stringContaining('npm run build')]);
});
