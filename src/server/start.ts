import { fileURLToPath } from 'node:url';
import { readSettings } from './environment';
import { createLineLog, RepeatLimit } from './log';
import { createOutput } from './output';
import { createQuizServer, type QuizServer } from './quizServer';
import { scheduleWithTimer } from './schedule';
import { welcome } from './welcome';

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
