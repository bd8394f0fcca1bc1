import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as settle } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { parseRehearsalReport, type RehearsalReport } from '../../../src/contract/rehearsal';
import type { CreatedSession, Session } from '../../../src/contract/session';
import { TestPhone, registerHost } from '../../support/gameOnHubs';
import { choice } from '../../support/gameQuizzes';
import { createManualSchedule } from '../../support/manualSchedule';
import {
  connectMonitor,
  dataFolderWith,
  endSession,
  openAsHost,
  postJson,
  startQuizServer,
  type TestQuizServer,
} from '../../support/quizServer';
import { QuizHubMethod } from '../../../src/contract/hubs';

const text = (question: string, ...acceptedAnswers: string[]) => ({ question, acceptedAnswers });
const QUIZ = {
  quizName: 'Rehearsed',
  joker: true,
  rounds: [
    {
      title: 'One',
      questions: [
        choice('A?'),
        text('Which river flows through Cologne?', 'Rhine', 'Rhein'),
        { question: 'How high?', correctNumber: 157, tolerance: 10 },
        { question: 'In order?', correctOrder: ['one', 'two', 'three', 'four'] },
      ],
    },
    {
      title: 'Two',
      reveal: 'round',
      questions: [
        text('Which capital?', 'Copenhagen'),
        { question: 'All?', answers: ['a', 'b', 'c', 'd'], correctAnswers: [0, 2] },
        {
          question: 'Both?',
          parts: [
            { label: 'title', acceptedAnswers: ['Yesterday'] },
            { label: 'band', acceptedAnswers: ['The Beatles'] },
          ],
        },
      ],
    },
  ],
};
const SECOND = 1_000;
const MINUTE = 60 * SECOND;

/** The same numbers in every run. */
function seeded(seed = 7): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** A server whose time passes when the test says so, with this quiz as `pub`. */
async function start(quiz: object = QUIZ) {
  const time = createManualSchedule();
  const dataFolder = await dataFolderWith({ 'pub.json': quiz });
  const options = { schedule: time.schedule, clock: time.clock, random: seeded(), dataFolder };
  const server = await startQuizServer(options);
  return { server, time, dataFolder, options };
}

async function openRehearsal(
  { origin }: TestQuizServer,
  teams: number,
  fast?: boolean,
): Promise<CreatedSession> {
  const rehearsal = { teams, ...(fast !== undefined && { fast }) };
  const response = await postJson(`${origin}/session`, { quizId: 'pub', rehearsal });
  expect(response.status).toBe(200);
  return (await response.json()) as CreatedSession;
}

async function read({ origin }: TestQuizServer, code: unknown): Promise<Session & { code?: string }> {
  return (await (await fetch(`${origin}/session/${String(code)}`)).json()) as Session & { code?: string };
}

async function askReport({ origin }: TestQuizServer, code: unknown, key = ''): Promise<Response> {
  return fetch(`${origin}/session/${String(code)}/rehearsal`, {
    headers: { authorization: `Bearer ${key}` },
  });
}

async function reportOf(server: TestQuizServer, { sessionCode, hostKey }: CreatedSession) {
  const read = parseRehearsalReport(await (await askReport(server, sessionCode, hostKey)).json());
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

/** An open rehearsal whose lobby is full, and its host. */
async function rehearse(teams: number, quiz?: object, fast?: boolean) {
  const started = await start(quiz);
  const session = await openRehearsal(started.server, teams, fast);
  await started.time.passSlowly(21 * SECOND);
  const host = await registerHost(started.server, session);
  return { ...started, session, host };
}

type Rehearsing = Awaited<ReturnType<typeof rehearse>>;

/** Plays from where the game is to a scene of this name, with time for everybody to answer. */
async function playTo({ host, time }: Rehearsing, name: string): Promise<void> {
  for (let moves = 0; moves < 80; moves++) {
    const { scene } = await host.read();
    if (scene.name === name) return;
    if (scene.name === 'question' && scene.lastCallMs === undefined) await time.passSlowly(25 * SECOND);
    else await time.passSlowly(6 * SECOND);
    if ((await host.read()).scene.name === scene.name) await host.move('next');
  }
  throw new Error(`no ${name} was shown`);
}

test('a rehearsal of forty teams is played to the podium like an evening', async () => {
  const rehearsal = await rehearse(40);
  const { server, session, host, time, dataFolder } = rehearsal;
  expect(session.rehearsal).toBe(true);
  const lobby = await read(server, session.sessionCode);
  expect(lobby.rehearsal).toBe(true);
  expect(new Set(lobby.participants).size).toBe(38);
  await host.command({ type: 'start' });
  await playTo(rehearsal, 'podium');
  const end = await read(server, session.sessionCode);
  expect(end.participants).toHaveLength(40);
  expect(end.away).toHaveLength(1);
  const { standings } = (await host.read()).scene as { standings: { rank: number; points: number }[] };
  expect(standings.slice(0, 3).map(({ rank }) => rank)).toEqual([1, 1, 3]);
  expect(standings[0]!.points).toBeGreaterThan(standings[2]!.points);
  expect(await readdir(join(dataFolder, 'seasons')).catch(() => [])).toEqual([]);
  expect(await readdir(join(dataFolder, 'played')).catch(() => [])).toEqual([]);
  await time.passSlowly(SECOND);
  const metrics = await (await fetch(`${server.origin}/metrics`)).text();
  expect(metrics).toMatch(/quiz_night_sessions 0\n/);
  expect(metrics).toMatch(/quiz_night_players 0\n/);
});
