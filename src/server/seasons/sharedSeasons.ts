import { type ErrorCode, errorCodeOfProblem } from '../../contract/errors';
import { faultsOf } from '../../reading/fields';
import { readSeason, type Season } from '../../game/season/season';
import { Elsewhere, Refusal } from '../../session/refusal';
import { seasonFaultText } from './faults';
import type { SeasonFolder } from './seasonFolder';

/** Sends a change to the process that may make it. */
type PutElsewhere = (origin: string, path: string, etag: string, body: string) => Promise<Response>;

const TOLD: readonly ErrorCode[] = ['season_changed', 'season_invalid', 'season_not_found'];

/** Lets sessions change seasons, here or through the process that may. `hold` throws Elsewhere if it is another. */
export function shareSeasons(folder: SeasonFolder, hold: () => Promise<void>, put?: PutElsewhere) {
  const putAt = async (to: PutElsewhere, origin: string, seasonId: string, season: Season, etag: string) => {
    const path = `/seasons/${encodeURIComponent(seasonId)}`;
    const answer = await to(origin, path, etag, JSON.stringify(season)).catch(() => undefined);
    if (answer?.ok) return;
    const code = errorCodeOfProblem(await answer?.json().catch(() => undefined));
    throw new Refusal(code && TOLD.includes(code) ? code : 'save_failed');
  };
  return {
    list: () => folder.list(),
    /** Throws season_not_found, or SeasonUnreadable. */
    async read(seasonId: string) {
      const { value: season, etag } = await folder.documents.read(seasonId);
      return { season, etag };
    },
    /** Stores a season that is based on the version with this ETag. Throws season_changed or save_failed. */
    async save(seasonId: string, season: Season, etag: string): Promise<void> {
      // For example, more teams than a season can have.
      const [fault] = faultsOf(readSeason(season));
      if (fault) throw new Error(`it could not be read back: ${seasonFaultText(fault, 'en')}`);
      try {
        await hold();
      } catch (error) {
        if (!(error instanceof Elsewhere) || !put) throw error;
        return putAt(put, error.origin, seasonId, season, etag);
      }
      await folder.documents.save(seasonId, season, (known) => known === etag);
    },
  };
}
