import { cp } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { dataFolderWith, PUB_QUIZ, startQuizServer, type TestQuizServer } from '../support/quizServer';

/** Stored files of the first release. They stay as they are, whatever later versions store. */
const FILES = 'tests/server/firstRelease';
const EVENING = '2026-11-29T05-45-28-425Z-TBGFD';

let server: TestQuizServer;
const read = async (path: string): Promise<unknown> => (await fetch(server.origin + path)).json();

beforeEach(async () => {
  const dataFolder = await dataFolderWith({ 'pub.json': PUB_QUIZ });
  await cp(FILES, dataFolder, { recursive: true });
  server = await startQuizServer({ dataFolder });
});

test('an evening that the first release stored is listed, and can still be corrected', async () => {
  const evenings = [{ eveningId: EVENING, quizNames: ['Pub Quiz'], players: 2, winners: ['Ben'] }];
  expect(await read('/evenings')).toMatchObject({ evenings, keepResults: 'forever' });
  const takeBack = { type: 'adjust', adjustmentId: 'a1', playerId: 'oNchzr4L', points: 0, reason: '' };
  const changed = await fetch(`${server.origin}/evenings/${EVENING}/commands`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ quiz: 0, command: takeBack }),
  });
  expect(changed.status).toBe(200);
  expect(await read('/evenings')).toMatchObject({ evenings: [{ winners: ['Anna'] }] });
  expect(server.logged.filter((line) => !line.startsWith('info'))).toEqual([]);
});

test('a season that the first release stored has its table', async () => {
  const autumn = { seasonId: 'autumn', name: 'Autumn', evenings: 1 };
  expect(await read('/seasons')).toMatchObject({ seasons: [autumn] });
  expect(await read('/seasons/autumn')).toMatchObject({
    points: [10, 6],
    others: 1,
    attendance: 2,
    best: 5,
    teams: [{ aliases: ['Annas'] }, { name: 'Ben' }],
    evenings: [{ eveningId: EVENING, results: [{ points: 4 }, { points: 3, as: 'Annas' }] }],
    distinct: [['t1', 't2']],
  });
  expect((await fetch(`${server.origin}/seasons/autumn/table?format=csv`)).status).toBe(200);
});

test('a venue that the first release stored is shown', async () => {
  expect(await read('/venue')).toMatchObject({
    name: 'Zum Löwen',
    accent: '#0a5c3f',
    slides: [
      { text: 'Next quiz: Friday', qr: 'https://pub.example', where: ['lobby', 'rounds', 'break', 'end'] },
    ],
    rules: 'No phones.',
    keepResults: 'forever',
  });
});
