import { isIP } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { languageFor } from '../contract/languages';
import { DEFAULT_PORT } from '../contract/limits';
import { urlIn } from '../contract/urls';
import { TrustedProxies } from './access/caller';
import type { RestoredSession } from './composition';
import { version } from '../../package.json';
import { createLineLog, LOG_FORMATS, LOG_LEVELS, logLine, type LogSettings, RepeatLimit } from './log';
import { createOutput } from './output';
import type { QuizServerOptions } from './options';
import { createQuizServer, type QuizServer } from './quizServer';
import { FolderInUse, SetupError, StartError } from './startErrors';
import { scheduleWithTimer } from '../session/schedule';
import { backUp, restore } from './starting/backup';
import { hasScreen, isRunByNpx, isRunByStarter, openBrowser } from './starting/browser';
import type { CommandLine } from './starting/commandLine';
import { defaultFolder, isPackage } from './starting/dataFolder';
import { isEnterPressed, replaceRunning } from './starting/replace';
import { findRunning, forgetAddress, noteAddress } from './starting/running';
import { serverTexts, type ServerTexts } from './texts/texts';

/** The built client, relative to dist/server, where the built server is. */
const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url));

/**
 * Starts the server from options and environment variables, and tells the host where everything is. If a
 * server is already running and its page is wanted, it shows that one, and resolves with undefined. Throws
 * StartErrors.
 */
export async function startFromEnvironment(
  line: CommandLine = {},
  stop?: () => void,
): Promise<QuizServer | undefined> {
  const settings = readSettings(process.env, line);
  const logSettings = readLogSettings(process.env);
  const isPageWanted = line.open ?? (isRunByStarter() || isRunByNpx());
  const opens = line.open ?? (isRunByStarter() || (isPageWanted && hasScreen()));
  const limit = createLog(logSettings);
  const options = { ...settings, clientFolder: CLIENT_FOLDER, hasHouseEvening: true, log: limit.log, stop };
  const server = await createQuizServer(options)
    .catch(async (error: unknown) => {
      if (!isPageWanted || !(error instanceof FolderInUse)) throw error;
      const link = await findRunning(settings.dataFolder);
      if (link === undefined) throw error;
      if (await replaceWithThis(settings.dataFolder, link)) return createOnceFree(options);
      await showRunning(link, opens);
      return undefined;
    })
    .catch((error: unknown) => {
      limit.close();
      throw error;
    });
  if (!server) {
    limit.close();
    return undefined;
  }
  await noteAddress(server.dataFolder, server.hostLink);
  if (settings.publicUrl !== undefined && isUnprotected(settings.publicUrl))
    limit.log(
      'warn',
      `PUBLIC_URL is ${settings.publicUrl}: anyone along the way can read and change what is sent. Use https, as docs/server.md describes.`,
      'http',
    );
  process.stdout.write(
    logSettings.format === 'json'
      ? welcomeLine(server)
      : welcome(server, settings.port, opens ? keepOpen() : undefined),
  );
  if (opens)
    void openBrowser(server.hostLink).then((isOpened) => {
      if (!isOpened)
        process.stdout.write(`  No browser could be opened. Open ${server.hostLink} yourself.\n\n`);
    });
  const close = (): Promise<boolean> =>
    forgetAddress(server.dataFolder)
      .then(server.close)
      .finally(() => limit.close());
  return { ...server, close };
}

/**
 * Copies data to or from a backup if an option says so; returns what to print then. Throws StartErrors, and the
 * signal's reason if it is aborted.
 */
export async function copyData(line: CommandLine, signal?: AbortSignal): Promise<string | undefined> {
  if (line.backup === undefined && line.restore === undefined) return undefined;
  if (line.backup !== undefined && line.restore !== undefined)
    throw new SetupError('Use either --backup or --restore, not both.');
  const option = line.backup === undefined ? '--restore' : '--backup';
  const copy = readFolder(line.backup ?? line.restore, option) ?? '';
  const { dataFolder } = readSettings(process.env, line);
  const isBackup = line.backup !== undefined;
  const leftOut = await (isBackup ? backUp(dataFolder, copy, signal) : restore(copy, dataFolder, signal));
  const done = isBackup ? `Backed up: ${copy}` : `Restored: ${dataFolder}`;
  return [done, ...leftOut.map(({ path, reason }) => `Not copied: ${path}, ${reason}`), ''].join('\n');
}

/** Ends a running server of another version if the host agrees; resolves with whether it ends. */
function replaceWithThis(dataFolder: string, link: string): Promise<boolean> {
  return replaceRunning({
    dataFolder,
    link,
    version,
    texts: ownTexts(),
    say: (text) => process.stdout.write(`\n  ${text}\n`),
    ask: process.stdin.isTTY ? isEnterPressed : undefined,
  });
}

/** In milliseconds: a server that ends waits for its disk for a few seconds. */
const LONGEST_END_MS = 20_000;
const PAUSE_MS = 250;

/** Starts the server as soon as the one that is ending has left the data folder. */
async function createOnceFree(options: QuizServerOptions): Promise<QuizServer> {
  const end = performance.now() + LONGEST_END_MS;
  for (;;)
    try {
      return await createQuizServer(options);
    } catch (error) {
      if (!(error instanceof FolderInUse) || performance.now() > end) throw error;
      await wait(PAUSE_MS);
    }
}

async function showRunning(link: string, opens: boolean): Promise<void> {
  if (opens && !(await openBrowser(link)))
    throw new StartError(`Quiz Night is already running. Open ${link} in your browser.`);
  process.stdout.write(`\n  Quiz Night is already running: ${link}\n\n`);
}

/** Returns a log to standard output. In JSON every line is an object, even the one that counts missing ones. */
function createLog({ format, level }: LogSettings): RepeatLimit {
  const missing = (count: number) => logLine(format, Date.now(), 'warn', `Lines missing here: ${count}`);
  const output = createOutput(process.stdout, format === 'json' ? missing : undefined);
  return new RepeatLimit(createLineLog(output, Date.now, { format, level }), scheduleWithTimer);
}

/** Reads how the log is to be written. Throws a SetupError for an invalid value. */
export function readLogSettings(env: Record<string, string | undefined>): LogSettings {
  return {
    format: readChoice('LOG_FORMAT', env.LOG_FORMAT, LOG_FORMATS, 'text'),
    level: readChoice('LOG_LEVEL', env.LOG_LEVEL, LOG_LEVELS, 'info'),
  };
}

function readChoice<T extends string>(
  variable: string,
  text: string | undefined,
  choices: readonly T[],
  unset: T,
): T {
  const word = text?.trim().toLowerCase() || unset;
  const choice = choices.find((each) => each === word);
  if (choice !== undefined) return choice;
  throw new SetupError(`${variable} must be ${choices.join(' or ')}, not "${text?.trim()}".`);
}

/** Reads the settings in docs/settings.md from options and environment. Throws a SetupError for invalid ones. */
export function readSettings(env: Record<string, string | undefined>, line: CommandLine = {}) {
  const port = line.port === undefined ? env.PORT?.trim() : line.port || 'nothing';
  const origins = env.ALLOWED_ORIGINS?.split(',').map((each) => each.trim()) ?? [];
  return {
    port: readPort(port, line.port === undefined ? 'PORT' : '--port'),
    // Whoever names a port wants exactly that one.
    portsToTry: !port && (line.open || isPackage()) ? PORTS_TO_TRY : 1,
    host: readHost(env.HOST?.trim()),
    dataFolder: readFolder(line.data) ?? (env.DATA_DIR?.trim() || defaultFolder()),
    publicUrl: env.PUBLIC_URL?.trim() ? readOrigin('PUBLIC_URL', env.PUBLIC_URL.trim()) : undefined,
    redisUrl: env.REDIS_URL?.trim() ? readRedisUrl(env.REDIS_URL.trim()) : undefined,
    internalUrl: env.INTERNAL_URL?.trim() ? readOrigin('INTERNAL_URL', env.INTERNAL_URL.trim()) : undefined,
    isHostingOpen: readHosting(env.HOSTING?.trim()),
    ...(env.TRUSTED_PROXIES?.trim() && { proxies: readProxies(env.TRUSTED_PROXIES) }),
    allowedOrigins: origins.filter(Boolean).map((each) => readOrigin('ALLOWED_ORIGINS', each)),
  };
}

function readPort(text: string | undefined, name: string): number {
  if (!text) return DEFAULT_PORT;
  const port = Number(text);
  if (/^\d+$/.test(text) && port <= 65535) return port;
  throw new SetupError(`${name} must be a whole number from 0 to 65535, not "${text}".`);
}

/** A name, whose last part is no number. Whether it is this machine's is seen later: its network may be starting. */
const HOST_NAME = /^(?:[\w-]+\.)*(?!\d+$)[\w-]+$/;

function readHost(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (isIP(text) || HOST_NAME.test(text)) return text;
  throw new SetupError(
    `HOST must be an address or a name that this machine has, such as 127.0.0.1, not "${text}".`,
  );
}

/** Refuses an empty value, so that an unset variable in a script does not choose another folder. */
function readFolder(text: string | undefined, option = '--data'): string | undefined {
  if (text?.trim() === '') throw new SetupError(`${option} must name a folder, but is empty.`);
  return text?.trim();
}

function readHosting(text: string | undefined): boolean {
  if (!text || text === 'open') return text === 'open';
  throw new SetupError(`HOSTING must be open or not set, not "${text}".`);
}

function readProxies(text: string): TrustedProxies {
  const named = text.split(',').map((each) => each.trim());
  try {
    return new TrustedProxies(named.filter(Boolean));
  } catch {
    throw new SetupError(
      `TRUSTED_PROXIES must be addresses or networks, such as 10.0.0.5 or 10.67.0.0/24, separated by commas, not "${text}".`,
    );
  }
}

/** The text is not quoted, because it may contain a password. */
function readRedisUrl(text: string): string {
  const { protocol = '', hostname = '', pathname = '' } = urlIn(text) ?? {};
  if (/^rediss?:$/.test(protocol) && hostname !== '' && /^\/?\d*$/.test(pathname)) return text;
  throw new SetupError('REDIS_URL must look like redis://:password@host:6379 or rediss://host:6380.');
}

function readOrigin(variable: string, text: string): string {
  const url = urlIn(text);
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`;
  if (isOrigin) return url.origin;
  throw new SetupError(
    `${variable} must look like https://quiz.example or http://192.168.0.7:5000, not "${text}".`,
  );
}

/** Names that lead nowhere outside a network (RFC 6761, 6762, 8375, ICANN's .internal) or that routers use inside. */
const NAMES_INSIDE = /(^|\.)(local|localhost|internal|home\.arpa|lan|home|fritz\.box|test)$/;

/** Whether an address is for the internet, by its name, but has no https. */
export function isUnprotected(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  const isName = hostname.includes('.') && !isIP(hostname);
  return protocol === 'http:' && isName && !NAMES_INSIDE.test(hostname);
}

/** How many ports are tried, from the default one on, if other programs use them. */
const PORTS_TO_TRY = 20;

/** How many of the continuing sessions are listed. */
const MOST_NAMED = 10;

/** Returns what the host reads after the start: where everything is, what continues, how to host elsewhere. */
export function welcome(
  { hostLink, playerUrls, hostLinks, dataFolder, isWaiting, running }: Omit<QuizServer, 'close' | 'origin'>,
  wantedPort = 0,
  advice?: string,
): string {
  const { port } = new URL(hostLink);
  const moved = wantedPort > 0 && port !== '' && Number(port) !== wantedPort;
  const players = playerUrls.length > 0 ? list(playerUrls) : 'no network found that phones can use';
  const links = `
  To host from another device, open this there, and keep it to yourself:
            ${list(hostLinks)}
`;
  return `
  Quiz Night ${version} is open.
${advice === undefined ? '' : `  ${advice}\n`}${moved ? `  Another program has port ${wantedPort}, so it is ${port} this time.\n` : ''}
  Host:     ${hostLink}
  Players:  ${players}
  Quizzes:  ${join(dataFolder, 'quizzes')}
${running.length > 0 ? `  Running:  ${list(linesOf(running, hostLink))}\n` : ''}${hostLinks.length > 0 ? links : ''}${isWaiting ? `\n  The sessions in ${dataFolder} cannot be opened yet: nobody can play until they are. The log says why.\n` : ''}
`;
}

/** Returns the request to leave the window open, in the system's own language. */
export function keepOpen(locale?: string): string {
  return ownTexts(locale).keepOpen;
}

function ownTexts(locale = Intl.DateTimeFormat().resolvedOptions().locale): ServerTexts {
  return serverTexts[languageFor([locale])];
}

/** Returns what the host reads after the start, for a log in JSON. */
function welcomeLine({
  hostLink,
  playerUrls,
  hostLinks,
  dataFolder,
  isWaiting,
  running,
}: QuizServer): string {
  const fields = { hostLink, playerUrls, hostLinks, dataFolder, isWaiting, running };
  return logLine('json', Date.now(), 'info', `Quiz Night ${version} is open`, fields);
}

function linesOf(running: readonly RestoredSession[], hostLink: string): string[] {
  // Includes the server's key if the host's own link does.
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

/** Lists addresses one below the other, aligned with the names of the block. */
function list(urls: readonly string[]): string {
  return urls.join('\n            ');
}
