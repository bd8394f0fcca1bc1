import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { urlIn } from '../../contract/urls';
import { readStored } from '../disk';

/** Where a second start finds the process that runs, and its address. */
const FILE = 'running';
const fileIn = (dataFolder: string): string => join(dataFolder, FILE);
/** In milliseconds: the one that runs may have begun a moment ago. */
const PATIENCE_MS = 15_000;
const PAUSE_MS = 250;

/** Writes down where the host's page is. The link may have the server's key, which is for the user's eyes alone. */
export async function noteAddress(dataFolder: string, hostLink: string): Promise<void> {
  await forgetAddress(dataFolder);
  const text = `${process.pid} ${hostLink}\n`;
  await writeFile(fileIn(dataFolder), text, { mode: 0o600 }).catch(() => undefined);
}

/** At the end of the one that runs. */
export async function forgetAddress(dataFolder: string): Promise<void> {
  await rm(fileIn(dataFolder), { force: true }).catch(() => undefined);
}

/**
 * The address of the one that is known to have this data folder; undefined where it does not say it in time. What a
 * crash has left names a process that is no more.
 */
export async function findRunning(dataFolder: string, patienceMs = PATIENCE_MS): Promise<string | undefined> {
  const end = performance.now() + patienceMs;
  for (;;) {
    const stored = await readStored(dataFolder, FILE).catch(() => undefined);
    const text = stored?.ok ? Buffer.from(stored.value).toString() : '';
    const [, pid, link = ''] = /^(\d+) (\S+)\n$/.exec(text) ?? [];
    if (isAlive(Number(pid)) && /^https?:$/.test(urlIn(link)?.protocol ?? '')) return link;
    if (performance.now() >= end) return undefined;
    await setTimeout(PAUSE_MS);
  }
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
