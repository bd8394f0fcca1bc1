import { mkdir, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { createPlayedQuizzes } from '../../../src/server/seasons/played';
import type { PlayedQuiz } from '../../../src/session/results/playedQuiz';
import { someSeason } from '../../game/season/someSeason';
import { dataFolderWith, PUB_QUIZ, startQuizServer, temporaryFolder } from '../../support/quizServer';

const MOON = { text: 'Wie weit ist der Mond?', answered: 4, share: 25 };
const SONG = { text: 'Wer singt das?', media: 'abba.mp3', answered: 5, share: 80 };
const PLAYED: PlayedQuiz = {
  eveningId: 'one',
  date: '2026-10-05',
  quizId: 'space',
  quizName: 'Weltraum',
  seasonId: 'winter',
  teams: ['Quizzly Bears', 'Eulen'],
  questions: [MOON, SONG],
};
const quizOf = (...questions: object[]) => ({ quizName: 'Kneipenquiz', rounds: [{ questions }] });

async function openFolder() {
  const folder = join(await temporaryFolder(), 'played');
  const logged: string[] = [];
  let now = 0;
  const parts = {
    log: (level: string, message: string) => logged.push(`${level} ${message}`),
    clock: () => now,
  };
  const played = createPlayedQuizzes(folder, parts);
  const later = () => (now += 1_000);
  return { folder, logged, played, later, anew: () => createPlayedQuizzes(folder, parts) };
}

test('a question is recognised in another quiz, however it is spelt there', async () => {
  const { played, anew } = await openFolder();
  await played.note(1, PLAYED);
  const moved = quizOf({ question: 'wie weit, ist der  MOND' }, { question: 'Wie weit ist der Mars?' });
  for (const each of [played, anew()])
    expect(await each.ofQuiz(moved)).toEqual([{ ...MOON, date: '2026-10-05' }]);
});

test('the same words with a different song, or different figures, are a different question', async () => {
  const { played } = await openFolder();
  await played.note(1, { ...PLAYED, questions: [SONG, { ...MOON, text: 'Was ist 2-2?' }] });
  expect(await played.ofQuiz(quizOf({ question: SONG.text, audio: 'queen.mp3' }))).toEqual([]);
  expect(await played.ofQuiz(quizOf({ question: 'Was ist 22?' }))).toEqual([]);
  expect(await played.ofQuiz({ questions: [{ question: SONG.text, audio: ' abba.mp3 ' }] })).toHaveLength(1);
});

test('the latest evening comes first, and a correction replaces what was noted', async () => {
  const { played, folder } = await openFolder();
  await played.note(1, { ...PLAYED, eveningId: 'two', date: '2026-10-12' });
  await played.note(1, PLAYED);
  const question = quizOf({ question: MOON.text });
  expect((await played.ofQuiz(question)).map(({ date }) => date)).toEqual(['2026-10-12', '2026-10-05']);
  expect([...(await played.lastTimes()).values()].map(({ date }) => date)).toContain('2026-10-12');
  await played.note(1, { ...PLAYED, questions: [{ ...MOON, share: 50 }] });
  expect((await played.ofQuiz(question)).map(({ share }) => share)).toEqual([25, 50]);
  expect((await readdir(folder)).sort()).toEqual(['one-1.json', 'two-1.json']);
});

test('a broken file is left out and logged once; new and deleted files count after a second', async () => {
  const { played, folder, logged, later } = await openFolder();
  await played.note(1, PLAYED);
  await writeFile(join(folder, 'half.json'), '{"eveningId":');
  await writeFile(join(folder, 'other.json'), '{"eveningId":"x"}');
  await writeFile(join(folder, 'notes.txt'), 'mine');
  await mkdir(join(folder, 'folder.json'));
  const question = quizOf({ question: MOON.text });
  expect(await played.ofQuiz(question)).toHaveLength(1);
  expect(logged.sort()).toEqual([
    'warn The played quiz folder.json is left out: it is not a regular file',
    expect.stringMatching(/^warn The played quiz half\.json is left out: it is not JSON: /),
    expect.stringMatching(/^warn The played quiz other\.json is left out: date: /),
  ]);
  await rm(join(folder, 'one-1.json'));
  expect(await played.ofQuiz(question)).toHaveLength(1);
  later();
  expect(await played.ofQuiz(question)).toEqual([]);
  expect(logged).toHaveLength(3);
});

test('of many files the newest thousand count', async () => {
  const { played, folder } = await openFolder();
  await mkdir(folder);
  const other = JSON.stringify({ ...PLAYED, questions: [] });
  await Promise.all(Array.from({ length: 1_000 }, (_, n) => writeFile(join(folder, `${n}.json`), other)));
  await played.note(1, PLAYED);
  const question = quizOf({ question: MOON.text });
  expect(await played.ofQuiz(question)).toHaveLength(1);
  await utimes(join(folder, 'one-1.json'), 1_000, 1_000);
  await played.note(2, { ...PLAYED, questions: [] });
  expect(await played.ofQuiz(question)).toEqual([]);
});

const [evening] = someSeason([{ 'Quizzly Bears': 9, Eulen: 5 }]).evenings;
const SEASON = {
  ...someSeason([]),
  teams: [
    { teamId: 't1', name: 'Quizzly Bears', aliases: ['Bären'] },
    { teamId: 't2', name: 'Eulen', aliases: [] },
  ],
  evenings: [{ ...evening!, eveningId: 'one' }],
};

test('teams that had questions of the quiz before are listed with the evening, even under a former name', async () => {
  const { played } = await openFolder();
  await played.note(1, PLAYED);
  const quiz = quizOf({ question: MOON.text }, { question: 'Neu?' });
  const before = (names: string[], season = SEASON) => played.playedBefore(quiz, 'winter', season, names);
  const evening = { date: '2026-10-05', quizName: 'Weltraum', questions: 1 };
  expect(await before(['bären', 'Füchse'])).toEqual([{ ...evening, teams: ['bären'] }]);
  expect(await before(['Füchse'])).toEqual([]);
  expect(await before(['Eulen'], { ...SEASON, evenings: [] })).toEqual([]);
  expect(await played.playedBefore(quiz, 'summer', SEASON, ['Eulen'])).toEqual([]);
});

test('teams that joined after that quiz of the evening did not have its questions', async () => {
  const { played } = await openFolder();
  await played.note(1, { ...PLAYED, teams: ['Quizzly Bears'] });
  const quiz = quizOf({ question: MOON.text });
  const [evening] = await played.playedBefore(quiz, 'winter', SEASON, ['Eulen', 'Quizzly Bears']);
  expect(evening?.teams).toEqual(['Quizzly Bears']);
});

test('the host is told when the questions of a quiz were played; others are not', async () => {
  const dataFolder = await dataFolderWith({ 'pub.json': PUB_QUIZ });
  await mkdir(join(dataFolder, 'played'));
  const played = { ...PLAYED, questions: [{ ...MOON, text: 'How many?' }] };
  await writeFile(join(dataFolder, 'played', 'one-1.json'), JSON.stringify(played));
  const { origin } = await startQuizServer({ dataFolder });
  const answer = await fetch(`${origin}/quizzes/pub/played`);
  expect(await answer.json()).toEqual({ played: [{ ...MOON, text: 'How many?', date: '2026-10-05' }] });
  expect((await fetch(`${origin}/quizzes/none/played`)).status).toBe(404);
  const guest = await fetch(`${origin}/quizzes/pub/played`, { headers: { via: '1.1 proxy' } });
  expect(guest.status).toBe(403);
});
