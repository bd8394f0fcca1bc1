import { join } from 'node:path';
import { sweepSetAside } from './files/setAside';
import { sweepTrash } from './files/trash';
import type { Kept } from './kept';
import { createComplain } from './log';
import type { ResolvedOptions } from './options';
import { every } from '../session/schedule';

const HOUR_MS = 60 * 60_000;
const DAY_MS = 24 * HOUR_MS;
/** The folders that have a trash. */
const FOLDERS = ['quizzes', 'seasons', 'venue'];

/**
 * Deletes, now and every hour, what has been kept for as long as it may be: what is in a trash, who played on
 * evenings whose results have expired, and damaged sessions that were set aside. Returns a function that
 * stops this. To be called once the data folder belongs to this server.
 */
export function startHousekeeping(
  { played, venue }: Pick<Kept, 'played' | 'venue'>,
  { dataFolder, now, schedule, log }: Pick<ResolvedOptions, 'dataFolder' | 'now' | 'schedule' | 'log'>,
): () => void {
  const complain = createComplain(log, 'housekeeping');
  const forgetTeams = async (): Promise<void> => {
    const keep = await venue.keepResults();
    if (keep === undefined || keep === 'forever') return;
    // A day more, since days begin at different times in different zones.
    const day = new Date(now() - keep * HOUR_MS - DAY_MS).toISOString().slice(0, 10);
    await played.forgetTeams(day);
  };
  const sweep = async (): Promise<void> => {
    const swept = await Promise.allSettled([
      ...FOLDERS.map((name) => sweepTrash(join(dataFolder, name), now())),
      sweepSetAside(join(dataFolder, 'sessions'), now()),
      forgetTeams(),
    ]);
    complain(
      swept.flatMap((each) =>
        each.status === 'rejected'
          ? `Something could not be deleted when it was due: ${String(each.reason)}`
          : [],
      ),
    );
  };
  void sweep();
  return every(HOUR_MS, schedule, () => void sweep());
}
