import { mkdir, readdir, readFile, rmdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { createQueue } from '../../../src/session/schedule';
import { SeasonFolder } from '../../../src/server/seasons/seasonFolder';
import { someEvening, someSeason } from '../../game/season/someSeason';
import { withEvening } from '../../../src/game/season/teams';
import { temporaryFolder } from '../../support/quizServer';

const SEASON = someSeason([{ Anna: 3, Bert: 2 }]);
const CHANGED = withEvening(SEASON, someEvening(2, { Anna: 1 }));
const is = (etag: string) => (other: string) => other === etag;
const anyway = () => true;

/** Opens a folder with these files; a string is written as it is. */
async function openFolder(files: Record<string, unknown> = { 'herbst.json': SEASON }) {
  const folder = join(await temporaryFolder(), 'seasons');
  const logged: string[] = [];
  const seasons = new SeasonFolder(folder, {
    inTurn: createQueue(),
    now: () => Date.UTC(2026, 10, 21, 20, 15),
    log: (level, message) => logged.push(`${level} ${message}`),
  });
  await mkdir(folder);
  for (const [name, content] of Object.entries(files))
    await writeFile(join(folder, name), typeof content === 'string' ? content : JSON.stringify(content));
  const text = (name: string) => readFile(join(folder, name), 'utf8');
  return {
    folder,
    seasons,
    documents: seasons.documents,
    logged,
    text,
    names: async () => (await readdir(folder)).sort(),
  };
}

describe('a season', () => {
  test('that is new gets an id made from its name, with a number if that is taken', async () => {
    const { documents, names } = await openFolder({});
    const ids = [];
    for (const name of ['Herbst 2025', 'HERBST 2025!', '🎉', 'con', 'trash'])
      ids.push((await documents.add({ ...SEASON, name }, name)).id);
    expect(ids).toEqual(['herbst-2025', 'herbst-2025-2', 'season', 'season-con', 'trash-2']);
    expect(await names()).toEqual([...ids.map((id) => `${id}.json`)].sort());
  });

  test.each(['..', '../quizzes/pub', 'a/b', 'a\\b', 'trash', 'a:b', 'nul', '.hidden', ' a', ''])(
    'cannot have the id %j',
    async (id) => {
      const { documents, names } = await openFolder();
      await expect(documents.save(id, SEASON, 'nothing')).rejects.toMatchObject({ code: 'invalid_id' });
      expect(await names()).toEqual(['herbst.json']);
    },
  );

  test('whose id differs only in case is the same one', async () => {
    const { documents, names } = await openFolder();
    await expect(documents.save('Herbst', CHANGED, 'nothing')).rejects.toMatchObject({
      code: 'season_changed',
    });
    expect((await documents.save('HERBST', CHANGED, anyway)).isNew).toBe(false);
    expect(await names()).toEqual(['herbst.json']);
  });

  test('that is deleted is in the trash, with the time', async () => {
    const { documents, folder, names } = await openFolder();
    await expect(documents.delete('herbst', is('"old"'))).rejects.toMatchObject({ code: 'season_changed' });
    await documents.delete('herbst', is((await documents.read('herbst')).etag));
    expect(await names()).toEqual(['trash']);
    expect(await readdir(join(folder, 'trash'))).toEqual(['2026-11-21T20-15-00.000Z-herbst.json']);
  });
});

describe('the list of seasons', () => {
  test('counts evenings, and leaves out other files', async () => {
    const files = { 'herbst.json': SEASON, '.saving-1.json': SEASON, 'notes.txt': 'x' };
    const { seasons, logged } = await openFolder(files);
    expect(await seasons.list()).toEqual([{ seasonId: 'herbst', name: 'Herbst', evenings: 1 }]);
    expect(logged).toEqual([]);
  });

  test('is empty before there is one', async () => {
    const { seasons, folder, logged } = await openFolder({});
    await rmdir(folder);
    expect([await seasons.list(), logged]).toEqual([[], []]);
  });
});

describe('a season file broken by hand', () => {
  const BROKEN = { ...SEASON, points: 'f1', teams: SEASON.teams.slice(1) };

  test('is logged once with all its faults, and not listed', async () => {
    const { seasons, logged } = await openFolder({ 'herbst.json': BROKEN, 'b.json': '{' });
    expect([await seasons.list(), await seasons.list()]).toEqual([[], []]);
    expect(logged).toEqual([
      expect.stringMatching(/^warn The season file b.json is left out: is not valid JSON \(.+\)$/),
      'warn The season file herbst.json is left out: points: must be “quiz” or a list of points by place; ' +
        'evening 1, result 1, team: “t1” is not in the list of teams',
    ]);
  });

  test.each(['{', '[]', 'null', '\xff', '{"a":'.repeat(100_000)])(
    'is overwritten only if that ETag is given',
    async (content) => {
      const { documents, text } = await openFolder({ 'herbst.json': content });
      const { etag } = (await documents.read('herbst').catch((error: unknown) => error)) as { etag: string };
      for (const changeOf of ['nothing', is('"other"')] as const)
        await expect(documents.save('herbst', SEASON, changeOf)).rejects.toMatchObject({
          code: 'season_changed',
          more: { etag },
          detail: expect.stringContaining('cannot be read') as string,
        });
      expect(await text('herbst.json')).toBe(content);
      await documents.save('herbst', SEASON, is(etag));
      expect((await documents.read('herbst')).value).toEqual(SEASON);
    },
  );
});
