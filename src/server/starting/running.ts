import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { urlIn } from '../../contract/urls';

/** Where a second start finds the address of the one that runs. */
const fileIn = (dataFolder: string): string => join(dataFolder, 'address');
/** In milliseconds: the one that runs may have begun a moment ago. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 250;
const ANSWER_MS = 2_000;

/** Writes down where the host's page is. The link may have the server's key, which is for the user's eyes alone. */
export async function noteAddress(dataFolder: string, hostLink: string): Promise<void> {
  await forgetAddress(dataFolder);
  await writeFile(fileIn(dataFolder), `${hostLink}\n`, { mode: 0o600 }).catch(() => undefined);
}

/** At the end of the one that runs. */
export async function forgetAddress(dataFolder: string): Promise<void> {
  await rm(fileIn(dataFolder), { force: true }).catch(() => undefined);
}

/**
 * Where the one that has this data folder can be seen; undefined where it does not answer there. What a crash has left
 * is asked as well, and does not answer.
 */
export async function findRunning(dataFolder: string, patienceMs = PATIENCE_MS): Promise<string | undefined> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const link = (await readFile(fileIn(dataFolder), 'utf8').catch(() => '')).trim();
    if (await isQuizNight(link)) return link;
    if (performance.now() >= end) return undefined;
    await setTimeout(PAUSE_MS);
  }
}

async function isQuizNight(link: string): Promise<boolean> {
  const url = urlIn(link);
  if (!url || !/^https?:$/.test(url.protocol)) return false;
  try {
    const answer = await fetch(new URL('/health', url), { signal: AbortSignal.timeout(ANSWER_MS) });
    return ((await answer.json()) as { status?: unknown } | null)?.status === 'ok';
  } catch {
    return false;
  }
}
