import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PastEvening, PastEvenings } from '../../src/contract/pastEvenings';
import type { QuizServerOptions } from '../../src/server/options';
import { startHost, TestPhone } from './gameOnHubs';
import type { TestQuizServer } from './quizServer';

/** Plays a game that Anna wins, up to its podium. */
export async function playedEvening(options: Partial<QuizServerOptions> = {}) {
  const { server, host } = await startHost(options);
  const anna = await TestPhone.join(server, host.session, 'Anna');
  const ben = await TestPhone.join(server, host.session, 'Ben');
  await host.command({ type: 'start' });
  await anna.submit('q1', 1);
  await ben.submit('q1', 0);
  await host.goTo('podium');
  return { server, host, anna, ben, ...host.session };
}

/** Returns the evenings that the server lists. */
export async function eveningsAt({ origin }: Pick<TestQuizServer, 'origin'>): Promise<PastEvening[]> {
  return ((await (await fetch(`${origin}/evenings`)).json()) as PastEvenings).evenings;
}

/** Returns the evening files in a data folder, by name. */
export async function eveningFiles(dataFolder: string): Promise<Record<string, string>> {
  const folder = join(dataFolder, 'evenings');
  const names = await readdir(folder).catch(() => []);
  const read = async (name: string) => [name, await readFile(join(folder, name), 'utf8')] as const;
  return Object.fromEntries(await Promise.all(names.map(read)));
}
