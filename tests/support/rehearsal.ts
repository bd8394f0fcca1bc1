import { expect } from 'vitest';
import { parseRehearsalReport, type RehearsalReport } from '../../src/contract/rehearsal';
import type { CreatedSession, Session } from '../../src/contract/toMonitors';
import type { ServerLimits } from '../../src/server/options';
import { registerHost } from './gameOnHubs';
import { createManualSchedule } from './manualSchedule';
import { dataFolderWith, postJson, startQuizServer, type TestQuizServer } from './quizServer';
import { createRandom } from './random';

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;

/** A question with a text answer. */
export const text = (question: string, ...acceptedAnswers: string[]) => ({ question, acceptedAnswers });

/** Returns the same numbers in every run. */
export function seeded(seed = 7): () => number {
  const random = createRandom(seed);
  return () => random(2 ** 32) / 2 ** 32;
}

/** Starts a server whose time the test controls, with this quiz as `pub`. */
export async function startWithTime(quiz: object, limits: Partial<ServerLimits> = {}) {
  const time = createManualSchedule();
  const dataFolder = await dataFolderWith({ 'pub.json': quiz });
  const given = { schedule: time.schedule, clock: time.clock, random: seeded(), limits };
  const server = await startQuizServer({ ...given, dataFolder });
  return { server, time, dataFolder };
}

/** Asks for a rehearsal of `pub`. */
export function askRehearsal({ origin }: TestQuizServer, rehearsal: unknown): Promise<Response> {
  return postJson(`${origin}/session`, { quizId: 'pub', rehearsal });
}

export async function openRehearsal(
  server: TestQuizServer,
  teams: number,
  fast = false,
): Promise<CreatedSession> {
  const response = await askRehearsal(server, { teams, ...(fast && { fast }) });
  expect(response.status).toBe(200);
  return (await response.json()) as CreatedSession;
}

/** Returns the session as anybody can read it, or the code of its refusal. */
export async function read(
  { origin }: TestQuizServer,
  { sessionCode }: Pick<Session, 'sessionCode'>,
): Promise<Session & { code?: string }> {
  const response = await fetch(`${origin}/session/${sessionCode}`);
  return (await response.json()) as Session & { code?: string };
}

export function askReport(
  { origin }: TestQuizServer,
  { sessionCode }: Pick<Session, 'sessionCode'>,
  key = '',
): Promise<Response> {
  const headers = { authorization: `Bearer ${key}` };
  return fetch(`${origin}/session/${sessionCode}/rehearsal`, { headers });
}

export async function readReport(server: TestQuizServer, session: CreatedSession): Promise<RehearsalReport> {
  const report = parseRehearsalReport(await (await askReport(server, session, session.hostKey)).json());
  if (!report.ok) throw new Error(report.reason);
  return report.value;
}

/** Starts a rehearsal, and waits until all teams except late ones are in its lobby. */
export async function rehearse(teams: number, quiz: object, fast = false) {
  const started = await startWithTime(quiz);
  const session = await openRehearsal(started.server, teams, fast);
  await started.time.passSlowly(21 * SECOND);
  const host = await registerHost(started.server, session);
  return { ...started, session, host };
}

type Rehearsing = Pick<Awaited<ReturnType<typeof rehearse>>, 'host' | 'time'>;

/** Plays from the current scene to one of this name, with time for everybody to answer. */
export async function playTo({ host, time }: Rehearsing, name: string, questionMs = 28 * SECOND) {
  for (let moves = 0; moves < 80; moves++) {
    const { scene, step } = await host.read();
    if (scene.name === name) return scene;
    const isAsked = scene.name === 'question' && scene.lastCallMs === undefined;
    await time.passSlowly(isAsked ? questionMs : 6 * SECOND);
    if ((await host.read()).step === step) await host.move('next');
  }
  throw new Error(`no ${name} was shown`);
}
