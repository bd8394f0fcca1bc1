import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { FoundQuestions } from '../../../src/contract/foundQuestions';
import { parseFoundQuestions } from '../../../src/contract/foundQuestions';
import type { QuizSummary } from '../../../src/contract/quizSummary';
import { dataFolderWith, postJson, startQuizServer, writeQuiz } from '../../support/quizServer';
import { rawRequest } from '../../support/rawHttp';

const choice = (question: string, ...answers: string[]) => ({ question, answers, correctAnswer: 0 });
const SPACE = {
  quizName: 'Español',
  language: 'es',
  rounds: [
    { questions: [choice('¿Qué planeta es rojo?', 'Marte', 'Júpiter')] },
    { questions: [{ question: 'How far is the Moon?', correctNumber: 384400 }] },
  ],
  tieBreak: { question: 'How many stars?', correctNumber: 9096 },
};
const PUB = {
  quizName: 'Pub',
  questions: [
    choice('Who sang it?', 'ABBA', 'Queen'),
    { question: 'Unfinished', draft: true },
    { question: 'Which planet has rings?', acceptedAnswers: ['Saturn'] },
  ],
};

async function startWith(played: Record<string, unknown> = {}) {
  const dataFolder = await dataFolderWith({ 'space.json': SPACE, 'pub.json': PUB });
  await mkdir(join(dataFolder, 'played'));
  for (const [name, each] of Object.entries(played)) await writeQuiz(dataFolder, `../played/${name}`, each);
  const server = await startQuizServer({ dataFolder });
  const ask = (query = '') => fetch(`${server.origin}/questions?${query}`);
  const find = async (query?: string): Promise<FoundQuestions> => {
    const read = parseFoundQuestions(await (await ask(query)).json());
    if (!read.ok) throw new Error(read.reason);
    return read.value;
  };
  const texts = async (query?: string) => (await find(query)).questions.map(({ text }) => text);
  return { ...server, ask, find, texts };
}

const evening = (date: string, answered: number, share: number, text = 'who sang it') => ({
  eveningId: date,
  date,
  quizId: 'other',
  quizName: 'Other',
  seasonId: null,
  teams: [],
  questions: [{ text, answered, share }],
});

test('the questions of all quizzes are found with their place and quiz, drafts aside', async () => {
  const { find } = await startWith();
  const { questions, more } = await find();
  expect(more).toBe(false);
  expect(questions).toHaveLength(5);
  expect(questions).toContainEqual({
    quizId: 'space',
    questionId: 'rounds/1/questions/0',
    quizName: 'Español',
    kind: 'number',
    text: 'How far is the Moon?',
  });
  expect(questions.map(({ questionId }) => questionId)).toContain('questions/2');
});

test('all words must stand in question, answers or name, without regard to case and accents', async () => {
  const { texts } = await startWith();
  expect(await texts('search=JUPITER')).toEqual(['¿Qué planeta es rojo?']);
  expect(await texts('search=planet%20pub')).toEqual(['Which planet has rings?']);
  expect(await texts('search=espanol%20moon')).toEqual(['How far is the Moon?']);
  expect(await texts('search=Unfinished')).toEqual([]);
});

test('a search is limited to a kind, and to quizzes in a language or in none', async () => {
  const { texts } = await startWith();
  expect((await texts('kind=number')).sort()).toEqual(['How far is the Moon?', 'How many stars?']);
  expect((await texts('language=de-AT')).sort()).toEqual(['Which planet has rings?', 'Who sang it?']);
  expect(await texts('language=es-MX&kind=choice&search=')).toHaveLength(2);
  // Also for a language in which the program does not speak.
  expect(await texts('language=ja')).toEqual(await texts('language=de'));
});

test('what was played comes last, the latest at the end, with how many were right on all evenings', async () => {
  const { find } = await startWith({
    'a-1.json': evening('2026-09-01', 30, 50),
    'b-1.json': evening('2026-10-01', 10, 90),
    'c-1.json': evening('2025-10-01', 0, 0, 'How many stars?'),
  });
  const { questions } = await find();
  expect(questions.slice(3)).toMatchObject([
    { text: 'How many stars?', lastPlayed: '2025-10-01' },
    { text: 'Who sang it?', lastPlayed: '2026-10-01', rightShare: 60 },
  ]);
  expect(questions[3]).not.toHaveProperty('rightShare');
});

test('the list says when a quiz was last played, and for hosts in which season', async () => {
  const played = { ...evening('2026-09-01', 30, 50), quizId: 'pub', seasonId: 'winter' };
  const { origin, dataFolder } = await startWith({ 'a-1.json': played });
  await mkdir(join(dataFolder, 'seasons'), { recursive: true });
  const season = { name: 'Winter league', points: 'quiz', teams: [], evenings: [] };
  await writeQuiz(dataFolder, '../seasons/winter.json', season);
  const listedFor = async (headers: Record<string, string>) => {
    const { text } = await rawRequest(`${origin}/quizzes`, headers);
    const { quizzes } = JSON.parse(text) as { quizzes: QuizSummary[] };
    return quizzes.find(({ quizId }) => quizId === 'pub');
  };
  expect(await listedFor({})).toMatchObject({ lastPlayed: '2026-09-01', lastPlayedIn: 'Winter league' });
  const guest = await listedFor({ via: '1.1 proxy' });
  expect([guest?.lastPlayed, guest?.lastPlayedIn]).toEqual(['2026-09-01', undefined]);
});

test('50 questions are found at most, and a file that changed or went is read anew', async () => {
  const { find, texts, dataFolder, origin } = await startWith();
  const many = Array.from({ length: 60 }, (_, at) => choice(`Question ${at}`, 'Yes', 'No'));
  await postJson(`${origin}/quizzes`, { quizName: 'Many', questions: many });
  const { questions, more } = await find('search=question');
  expect([questions.length, more]).toEqual([50, true]);
  await rm(join(dataFolder, 'quizzes', 'many.json'));
  await expect.poll(() => texts('search=question')).toEqual([]);
});

test.each(['kind=riddle', `search=${'a'.repeat(201)}`])('refuses %s', async (query) => {
  const { ask } = await startWith();
  const answer = await ask(query);
  expect([answer.status, await answer.json()]).toMatchObject([400, { code: 'invalid_arguments' }]);
});
