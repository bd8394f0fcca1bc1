import type { Language } from '../../contract/languages';
import {
  parseImportedSeason,
  parseRestoredSeason,
  parseSavedSeason,
  parseSeasonList,
  parseSeasonTrash,
  type SeasonSummary,
  type TableFormat,
  type TrashedSeason,
} from '../../contract/seasons';
import { readAddition } from './additions';
import { ANY_BYTES, asBlob, asServed, BRIEF, callAsHost, deleteAsHost, replacing, type Served } from './call';

const pathOf = (seasonId: string) => `/seasons/${encodeURIComponent(seasonId)}`;

/** Fetches all seasons on the server. */
export async function fetchSeasons(address: string, signal?: AbortSignal): Promise<SeasonSummary[]> {
  const read = () => callAsHost(address, ['GET', '/seasons', { signal, ...BRIEF }], parseSeasonList);
  return (await readAddition(address, '/seasons', read)).seasons;
}

/** Fetches a whole season. */
export function fetchSeason(address: string, seasonId: string, signal?: AbortSignal): Promise<Served> {
  return callAsHost(address, ['GET', pathOf(seasonId), { signal, ...BRIEF }], asServed);
}

/** Stores a new season under an id that the server derives from its name. */
export function createSeason(address: string, season: object, lang: Language) {
  const request = { params: { lang }, data: season, ...BRIEF };
  return callAsHost(address, ['POST', '/seasons', request], parseSavedSeason);
}

/** Stores a whole season, as `saveQuiz` does a quiz. Rejects with season_changed or season_invalid. */
export function saveSeason(
  address: string,
  seasonId: string,
  { season, etag, lang }: { season: object; etag: string | null; lang: Language },
): Promise<{ etag: string }> {
  const request = { params: { lang }, data: season, headers: replacing(etag), ...BRIEF };
  return callAsHost(address, ['PUT', pathOf(seasonId), request], parseSavedSeason);
}

/** Moves a season to the trash. */
export function deleteSeason(address: string, seasonId: string): Promise<void> {
  return deleteAsHost(address, pathOf(seasonId));
}

/** Fetches the deleted seasons, most recent first. */
export async function fetchSeasonTrash(address: string, signal?: AbortSignal): Promise<TrashedSeason[]> {
  return (await callAsHost(address, ['GET', '/seasons/trash', { signal, ...BRIEF }], parseSeasonTrash))
    .seasons;
}

/** Restores a deleted season, possibly under a different id. */
export async function restoreSeason(address: string, trashId: string): Promise<string> {
  const path = `/seasons/trash/${encodeURIComponent(trashId)}/restore`;
  return (await callAsHost(address, ['POST', path, BRIEF], parseRestoredSeason)).seasonId;
}

/** Deletes a deleted season for good. */
export function deleteTrashedSeason(address: string, trashId: string): Promise<void> {
  return deleteAsHost(address, `/seasons/trash/${encodeURIComponent(trashId)}`);
}

/** Downloads a season as a file: its table with all evenings or, as `json`, the season itself. */
export function downloadSeason(address: string, seasonId: string, format: TableFormat, lang: Language) {
  const path = pathOf(seasonId);
  const request = { responseType: 'blob', params: format === 'json' ? {} : { format, lang } } as const;
  return callAsHost(address, ['GET', format === 'json' ? path : `${path}/table`, request], asBlob);
}

/** Reads evenings from an old table without storing them. Rejects with import_failed (`detail`, `report`). */
export function readOldTable(address: string, file: File, lang: Language) {
  const request = { params: { filename: file.name, lang }, data: file, headers: ANY_BYTES };
  return callAsHost(address, ['POST', '/seasons/import', request], parseImportedSeason);
}
