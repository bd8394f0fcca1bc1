import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HubConnection as Client } from '@microsoft/signalr';
import { Level } from 'level';
import { expect } from 'vitest';
import { GAME_HUB_PATH, GameHubMethod } from '../../src/contract/fromPhones';
import { QUIZ_HUB_PATH, QuizHubMethod } from '../../src/contract/quizHub';
import type { CreatedSession, Session } from '../../src/contract/toMonitors';
import { createQuizServer } from '../../src/server/quizServer';
import { MediaFolder } from '../../src/server/quizzes/media/mediaFolder';
import type { QuizServerOptions } from '../../src/server/options';
import { connect } from './hubTestServer';
import { rawRequest } from './rawHttp';
import { undoAfterwards } from './undoAfterwards';

export const PUB_QUIZ = {
  quizName: 'Pub Quiz',
  quizDescription: 'For all',
  questions: [{ question: 'How many?', answers: ['One', 'Two'], correctAnswer: 1 }],
};

export interface TestQuizServer {
  origin: string;
  dataFolder: string;
  /** The server's key, as it is in another device's link; empty if it could not be written. */
  serverKey: string;
  /** What the server logged, as `level message`. */
  logged: string[];
  close(): Promise<boolean>;
}

/** Creates a folder that is removed afterwards. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'quiz-night-'));
  undoAfterwards(() => rm(folder, { recursive: true, force: true, maxRetries: 5 }));
  return folder;
}

/** Creates a data folder with these quiz files; a string is written as it is. */
export async function dataFolderWith(files: Record<string, unknown>): Promise<string> {
  const folder = await temporaryFolder();
  await mkdir(join(folder, 'quizzes'));
  for (const [name, content] of Object.entries(files)) await writeQuiz(folder, name, content);
  return folder;
}

/** Returns the media folder of a data folder. */
export function mediaOf(dataFolder: string): MediaFolder {
  return new MediaFolder(join(dataFolder, 'quizzes', 'media'));
}

export async function writeQuiz(dataFolder: string, name: string, content: unknown): Promise<void> {
  const bytes =
    typeof content === 'string' || content instanceof Uint8Array ? content : JSON.stringify(content);
  await writeFile(join(dataFolder, 'quizzes', name), bytes);
}

/**
 * Starts the real server on a free port, with the single quiz `pub` unless the options name a data folder. It is
 * closed after the test, or, if started outside of tests, after those of the file.
 */
export async function startQuizServer(options: Partial<QuizServerOptions> = {}): Promise<TestQuizServer> {
  const logged: string[] = [];
  const dataFolder = options.dataFolder ?? (await dataFolderWith({ 'pub.json': PUB_QUIZ }));
  const server = await createQuizServer({
    port: 0,
    host: '127.0.0.1',
    // Another name under which it may be called.
    allowedOrigins: ['http://quiz.test'],
    clientFolder: join(dataFolder, 'no-client'),
    log: (level, message) => logged.push(`${level} ${message}`),
    ...options,
    dataFolder,
  });
  undoAfterwards(server.close);
  return {
    origin: server.origin.replace('localhost', '127.0.0.1'),
    dataFolder,
    serverKey: (await readFile(join(dataFolder, 'server-key'), 'utf8').catch(() => '')).trim(),
    logged,
    close: server.close,
  };
}

/** Closes a server, and starts one with the same data. */
export async function restart(
  { dataFolder, close }: TestQuizServer,
  options: Partial<QuizServerOptions> = {},
): Promise<TestQuizServer> {
  await close();
  return startQuizServer({ ...options, dataFolder });
}

/** Returns the keys of everything that a closed server has left on disk about sessions. */
export async function storedKeys({ dataFolder }: TestQuizServer): Promise<string[]> {
  const db = new Level(join(dataFolder, 'sessions'));
  const keys = await db.keys().all();
  await db.close();
  return keys.filter((key) => key !== 'version');
}

/** Returns all bytes that a closed server has left on disk about sessions, as text. */
export async function storedBytes({ dataFolder }: TestQuizServer): Promise<string> {
  const folder = join(dataFolder, 'sessions');
  const read = (name: string) => readFile(join(folder, name), 'latin1');
  return (await Promise.all((await readdir(folder)).map(read))).join('');
}

/** Requests the results of a session with the key of its host. */
export function askResults(
  { origin }: Pick<TestQuizServer, 'origin'>,
  { sessionCode, hostKey }: CreatedSession,
  format = 'json',
): Promise<Response> {
  const headers = { authorization: `Bearer ${hostKey}` };
  return fetch(`${origin}/session/${sessionCode}/results?format=${format}`, { headers });
}

export function postJson(url: string, body: unknown): Promise<Response> {
  return fetch(url, { method: 'POST', body: JSON.stringify(body) });
}

/** Opens a session, and returns it with its host key, as the host gets it. */
export async function openAsHost({ origin }: TestQuizServer, quizId = 'pub'): Promise<CreatedSession> {
  return (await (await postJson(`${origin}/session`, { quizId })).json()) as CreatedSession;
}

/** Removes the host key, and what a restart changes: the game's revision and the port in the addresses. */
function asStored(session: CreatedSession): Session {
  for (const field of ['hostKey', 'game', 'joinUrl', 'joinUrls'] as const) delete session[field];
  return session;
}

/** Opens a session, and returns it in the form of readSession. */
export async function openSession(server: TestQuizServer, quizId = 'pub'): Promise<Session> {
  return asStored(await openAsHost(server, quizId));
}

/** Asks to end a session, as a remote device with this secret would; returns status and code. */
export async function endSession(
  { origin }: TestQuizServer,
  { sessionCode }: Pick<Session, 'sessionCode'>,
  secret?: string,
): Promise<[status: number, code?: string]> {
  const headers = { via: '1.1 proxy', ...(secret && { authorization: `Bearer ${secret}` }) };
  const { status, text } = await rawRequest(`${origin}/session/${sessionCode}`, headers, 'DELETE');
  return status === 204 ? [status] : [status, (JSON.parse(text) as { code: string }).code];
}

/** Reads a session without the parts that a restart changes. */
export async function readSession(
  { origin }: TestQuizServer,
  sessionCode: Session['sessionCode'],
): Promise<Session> {
  return asStored((await (await fetch(`${origin}/session/${sessionCode}`)).json()) as Session);
}

/** Returns the names of those who have joined a session, in their order. */
export async function namesIn(
  server: TestQuizServer,
  { sessionCode }: Pick<Session, 'sessionCode'>,
): Promise<string[]> {
  return (await readSession(server, sessionCode)).participants;
}

/**
 * Starts a server with one session. `joinAs` lets a player join on a phone, and returns the phone; `rejoin`
 * comes back with a token on another phone.
 */
export async function startSession(options?: Partial<QuizServerOptions>) {
  const server = await startQuizServer(options);
  const session = await openAsHost(server);
  const joinAs = async (name: string, token?: string): Promise<Client> => {
    const phone = await connectPhone(server);
    await joinSession(phone, session, name, token);
    return phone;
  };
  const rejoin = async (token: string, sessionCode = session.sessionCode): Promise<unknown> =>
    (await connectPhone(server)).invoke(GameHubMethod.RejoinSession, sessionCode, token);
  return { server, session, joinAs, rejoin, names: () => namesIn(server, session) };
}

/** Connects a monitor; with delays in milliseconds, it reconnects by itself. */
export function connectMonitor({ origin }: TestQuizServer, retryDelays?: number[]): Promise<Client> {
  return connect(`${origin}${QUIZ_HUB_PATH}`, { retryDelays });
}

export function connectPhone({ origin }: TestQuizServer, retryDelays?: number[]): Promise<Client> {
  return connect(`${origin}${GAME_HUB_PATH}`, { retryDelays });
}

/** Registers a monitor for a session, and records every payload of `event`. */
export async function watch<T>(
  server: TestQuizServer,
  { sessionCode }: Session,
  event: string,
  retryDelays?: number[],
) {
  const monitor = await connectMonitor(server, retryDelays);
  const heard: T[] = [];
  monitor.on(event, (payload: T) => heard.push(payload));
  await monitor.invoke(QuizHubMethod.RegisterMonitor, sessionCode);
  return { monitor, heard };
}

/** Waits until the server has this many connections to a hub: it notices later than the client that one has ended. */
export async function expectConnections(
  { origin }: Pick<TestQuizServer, 'origin'>,
  hub: 'quiz' | 'game',
  count: number,
): Promise<void> {
  const metrics = async () => (await fetch(`${origin}/metrics`)).text();
  await expect.poll(metrics).toContain(`quiz_night_connections{hub="${hub}"} ${count}\n`);
}

export const createToken = (): string => randomBytes(16).toString('base64url');

export function joinSession(
  phone: Client,
  { sessionCode }: Session,
  name: string,
  token = createToken(),
): Promise<unknown> {
  return phone.invoke(GameHubMethod.JoinSession, sessionCode, name, token);
}
