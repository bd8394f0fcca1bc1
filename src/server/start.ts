import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSettings } from './environment';
import { createLineLog } from './log';
import { createOutput } from './output';
import { createQuizServer, type QuizServer } from './quizServer';
import { RepeatLimit } from './repeatLimit';
import { scheduleWithTimer } from './schedule';

/** From dist/server, where the built server lies, the built client is next door. */
const CLIENT_FOLDER = fileURLToPath(new URL('../client', import.meta.url));

/** Starts the server as the environment variables say, and tells the host where everything is. Throws StartErrors. */
export async function startFromEnvironment(): Promise<QuizServer> {
  const settings = readSettings(process.env);
  const limit = new RepeatLimit(createLineLog(createOutput(process.stdout), Date.now), scheduleWithTimer);
  const server = await createQuizServer({ ...settings, clientFolder: CLIENT_FOLDER, log: limit.log });
  process.stdout.write(welcome(server));
  const close = (): Promise<void> => server.close().finally(() => limit.close());
  return { ...server, close };
}

function welcome({ origin, playerUrls, hostLinks, dataFolder, isInMemory }: QuizServer): string {
  const players = playerUrls.length > 0 ? list(playerUrls) : 'no network that phones could use was found';
  // A server that listens on one network address only is reached from nowhere else, not even by its own machine.
  const host = hostLinks.find((link) => link.startsWith(`${origin}/`)) ?? origin;
  const links = `
  To host from another device, open this there, and keep it to yourself:
            ${list(hostLinks)}
`;
  return `
  Quiz Night is open.

  Host:     ${host}
  Players:  ${players}
  Quizzes:  ${join(dataFolder, 'quizzes')}
${hostLinks.length > 0 ? links : ''}${isInMemory ? `\n  Nothing can be saved in ${dataFolder}: sessions are kept in memory only.\n` : ''}
`;
}

/** One below the other, behind the names of the block. */
function list(urls: readonly string[]): string {
  return urls.join('\n            ');
}
