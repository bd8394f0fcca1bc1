import { lstat, readdir, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Milliseconds for which damaged sessions stay, so that somebody can try to rescue them. */
const KEPT_MS = 30 * 24 * 60 * 60_000;

/** Why sessions were set aside: a part of the folder's name. */
type Why = 'damaged' | 'newer' | 'cut';

/**
 * Returns a folder that does not exist yet, beside the sessions' own, in which they are set aside. `now` is when: the
 * next free millisecond names it, since a damaged log and its sessions may be set aside within the same one.
 */
export async function setAsideFolder(sessions: string, why: Why, now: number): Promise<string> {
  for (let time = now; ; time++) {
    const folder = `${sessions}-${why}-${new Date(time).toISOString().replaceAll(':', '.')}`;
    const isFree = await lstat(folder).then(
      () => false,
      () => true,
    );
    if (isFree) return folder;
  }
}

/** Whether this is the name of such a folder. */
export function isSetAside(name: string): boolean {
  return timeOf(name) !== undefined;
}

/** Deletes what was set aside 30 days ago. Throws the system's error. */
export async function sweepSetAside(sessions: string, now: number): Promise<void> {
  for (const name of await readdir(dirname(sessions))) {
    const time = name.startsWith(`${basename(sessions)}-`) ? timeOf(name) : undefined;
    if (time === undefined || time > now - KEPT_MS) continue;
    await rm(join(dirname(sessions), name), { recursive: true, force: true });
  }
}

function timeOf(name: string): number | undefined {
  const [, day, time] =
    /-(?:damaged|newer|cut)-(\d{4}-\d\d-\d\d)T(\d\d\.\d\d\.\d\d\.\d{3})Z$/.exec(name) ?? [];
  if (!day || !time) return undefined;
  return Date.parse(`${day}T${time.replace('.', ':').replace('.', ':')}Z`);
}
