import type { Season } from '../game/season/season';
import type { SessionServices } from './ports';
import { Refusal } from './refusal';

/** How often a change is repeated if somebody else has changed the file meanwhile. */
const TRIES = 5;

/** Changes the current version of a season, and returns it. Throws as reading and saving do. */
export async function changeSeason(
  { read, save }: Pick<SessionServices['seasons'], 'read' | 'save'>,
  seasonId: string,
  edit: (season: Season) => Season,
): Promise<Season> {
  for (let tries = 1; ; tries++) {
    const { season, etag } = await read(seasonId);
    const changed = edit(season);
    try {
      if (JSON.stringify(changed) !== JSON.stringify(season)) await save(seasonId, changed, etag);
      return changed;
    } catch (error) {
      const isChanged = error instanceof Refusal && error.code === 'season_changed';
      if (!isChanged || tries === TRIES) throw error;
    }
  }
}
