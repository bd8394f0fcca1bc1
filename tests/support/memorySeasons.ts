import type { Season } from '../../src/game/season/season';
import { Refusal } from '../../src/session/refusal';
import type { SessionServices } from '../../src/session/ports';

type Played = Parameters<SessionServices['played']['note']>;

/** Season files in memory, on a disk that can be full. */
export function memorySeasons(given: Record<string, Season> = {}) {
  const files = new Map(Object.entries(given).map(([id, season]) => [id, { season, version: 1 }]));
  const played: Played[] = [];
  const disk = { isFull: false, writes: 0 };
  const read = async (seasonId: string) => {
    const file = files.get(seasonId);
    if (!file) throw new Refusal('season_not_found');
    return { season: file.season, etag: String(file.version) };
  };
  const list = async () =>
    [...files].map(([seasonId, { season }]) => ({
      seasonId,
      name: season.name,
      evenings: season.evenings.length,
    }));
  const save = async (seasonId: string, season: Season, etag: string) => {
    const known = await read(seasonId);
    if (disk.isFull) throw new Refusal('save_failed');
    if (known.etag !== etag) throw new Refusal('season_changed');
    disk.writes++;
    files.set(seasonId, { season, version: Number(etag) + 1 });
  };
  return {
    disk,
    played,
    /** Returns the content of a season's file. */
    file: (seasonId: string): Season => files.get(seasonId)!.season,
    /** Changes a file as somebody else would. */
    put: (seasonId: string, season: Season) =>
      files.set(seasonId, { season, version: (files.get(seasonId)?.version ?? 0) + 1 }),
    parts: {
      seasons: { list, read, save },
      played: {
        note: async (...each: Played) => void played.push(each),
        playedBefore: async () => [],
      },
      venue: async () => ({}),
    } satisfies Pick<SessionServices, 'seasons' | 'played' | 'venue'>,
  };
}
