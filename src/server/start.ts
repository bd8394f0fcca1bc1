import { urlIn } from '../contract/urls';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_PORT } from '../contract/limits';
import type { RestoredSession } from './composition';
import { createLineLog, RepeatLimit } from './log';
import { createOutput } from './output';
import { createQuizServer, type QuizServer } from './quizServer';
import { StartError } from './refusal';
import { scheduleWithTimer } from './schedule';

/** The built client, as seen from dist/server, where the built server is. */
const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url));

/** Starts the server as the environment variables say, and tells the host where everything is. Throws StartErrors. */
export async function startFromEnvironment(): Promise<QuizServer> {
  const settings = readSettings(process.env);
  const limit = new RepeatLimit(createLineLog(createOutput(process.stdout), Date.now), scheduleWithTimer);
  const server = await createQuizServer({ ...settings, clientFolder: CLIENT_FOLDER, log: limit.log });
  process.stdout.write(welcome(server));
  const close = (): Promise<boolean> => server.close().finally(() => limit.close());
  return { ...server, close };
}

/** The settings that README lists, from environment variables. Throws a StartError for a value that cannot be used. */
export function readSettings(env: Record<string, string | undefined>) {
  const origins = env.ALLOWED_ORIGINS?.split(',').map((each) => each.trim()) ?? [];
  return {
    port: readPort(env.PORT?.trim()),
    host: env.HOST?.trim() || undefined,
    dataFolder: env.DATA_DIR?.trim() || './data',
    publicUrl: env.PUBLIC_URL?.trim() ? readOrigin('PUBLIC_URL', env.PUBLIC_URL.trim()) : undefined,
    redisUrl: env.REDIS_URL?.trim() ? readRedisUrl(env.REDIS_URL.trim()) : undefined,
    internalUrl: env.INTERNAL_URL?.trim() ? readOrigin('INTERNAL_URL', env.INTERNAL_URL.trim()) : undefined,
    isHostingOpen: readHosting(env.HOSTING?.trim()),
    allowedOrigins: origins.filter(Boolean).map((each) => readOrigin('ALLOWED_ORIGINS', each)),
  };
}

function readPort(text: string | undefined): number {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new StartError(`PORT must be a whole number from 0 to 65535, not "${text}".`);
}

function readHosting(text: string | undefined): boolean {
  if (!text || text === 'open') return text === 'open';
  throw new StartError(`HOSTING must be open or not set, not "${text}".`);
}

/** The text itself is not shown: it may hold a password. */
function readRedisUrl(text: string): string {
  const { protocol = '', hostname = '', pathname = '' } = urlIn(text) ?? {};
  if (/^rediss?:$/.test(protocol) && hostname !== '' && /^\/?\d*$/.test(pathname)) return text;
  throw new StartError('REDIS_URL must be like redis://:password@host:6379 or rediss://host:6380.');
}

function readOrigin(variable: string, text: string): string {
  const url = urlIn(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  throw new StartError(
    `${variable} must be like https://quiz.example or http://192.168.0.7:5000, not "${text}".`,
  );
}

/** Of the sessions that go on, so many are named. */
const MOST_NAMED = 10;

/** What the host reads after the start: where everything is, what goes on, and how another device hosts. */
export function welcome({
  hostLink,
  playerUrls,
  hostLinks,
  dataFolder,
  isInMemory,
  running,
}: Omit<QuizServer, 'close' | 'origin'>): string {
  const players = playerUrls.length > 0 ? list(playerUrls) : 'no network that phones could use was found';
  const links = `
  To host from another device, open this there, and keep it to yourself:
            ${list(hostLinks)}
`;
  return `
  Quiz Night is open.

  Host:     ${hostLink}
  Players:  ${players}
  Quizzes:  ${join(dataFolder, 'quizzes')}
${running.length > 0 ? `  Running:  ${list(linesOf(running, hostLink))}\n` : ''}${hostLinks.length > 0 ? links : ''}${isInMemory ? `\n  Nothing can be saved in ${dataFolder}: sessions are kept in memory only.\n` : ''}
`;
}

function linesOf(running: readonly RestoredSession[], hostLink: string): string[] {
  // With the server's key where the host's own link has it.
  const { hash } = new URL(hostLink);
  const lines = running.slice(0, MOST_NAMED).map(({ quizName, sessionCode, playerCount }) => {
    const teams = playerCount === 0 ? 'nobody yet' : `${playerCount} ${playerCount === 1 ? 'team' : 'teams'}`;
    // A quiz's name cannot forge a second line.
    const name = quizName.replace(/\p{Cc}+/gu, ' ');
    return `${name} (${sessionCode}), ${teams}: ${new URL(`/session/${sessionCode}${hash}`, hostLink).href}`;
  });
  const others = running.length - lines.length;
  return others > 0 ? [...lines, `and ${others} more`] : lines;
}

/** One below the other, behind the names of the block. */
function list(urls: readonly string[]): string {
  return urls.join('\n            ');
}
