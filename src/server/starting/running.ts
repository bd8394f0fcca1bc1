import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { urlIn } from '../../contract/urls';
import { OWNER_ONLY, readStoredText } from '../disk';

/** The file in which a second start finds the running process and its address. */
const FILE = 'running';
const fileIn = (dataFolder: string): string => join(dataFolder, FILE);
/** In milliseconds: the running process may have started only a moment ago. */
const TIMEOUT_MS = 15_000;
const PAUSE_MS = 250;

/** Stores the host's link, which may contain the server's key: only the user may read it. */
export async function noteAddress(dataFolder: string, hostLink: string): Promise<void> {
  await forgetAddress(dataFolder);
  const text = `${process.pid} ${hostLink}\n`;
  await writeFile(fileIn(dataFolder), text, { mode: OWNER_ONLY }).catch(() => undefined);
}

/** To be called when the running process ends. */
export async function forgetAddress(dataFolder: string): Promise<void> {
  await rm(fileIn(dataFolder), { force: true }).catch(() => undefined);
}

/** Returns the address of the process with this data folder; undefined if none that runs stores it in time. */
export async function findRunning(dataFolder: string, timeoutMs = TIMEOUT_MS): Promise<string | undefined> {
  const end = performance.now() + timeoutMs;
  for (;;) {
    const text = await readStoredText(dataFolder, FILE);
    const [, pid, link = ''] = /^(\d+) (\S+)\n$/.exec(text) ?? [];
    if (isAlive(Number(pid)) && /^https?:$/.test(urlIn(link)?.protocol ?? '')) return link;
    if (performance.now() >= end) return undefined;
    await setTimeout(PAUSE_MS);
  }
}

/** Whether a process of this machine has this id. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
