import { rm } from 'node:fs/promises';
import type { SeasonSummary, TrashedSeason } from '../../contract/seasons';
import type { Fault, Read } from '../../reading/faults';
import { readSeason, type Season } from '../../game/season/season';
import { pathIn } from '../disk';
import { BROKEN, readDocument, type Content, type Outcome } from '../files/document';
import { DocumentFolder } from '../files/documentFolder';
import { readTrash, trashOf, type Trashed } from '../files/trash';
import type { Log } from '../../session/ports';
import { Refusal } from '../../session/refusal';
import type { Queue } from '../../session/schedule';
import { Entries } from './entries';
import { seasonFaultText } from './faults';

/** More than a list can show. */
const MAX_FILES = 1_000;
/** How many faults of a file are logged: all faults of a badly edited one would fill the log. */
const MAX_LOGGED = 10;
/** In characters: a reason may quote the file. */
const MAX_REASON = 200;

type SeasonFaults = { faults: Fault[] };

/** Says that somebody broke a season's file by hand. */
export class SeasonUnreadable extends Refusal {
  constructor(
    readonly faults: readonly Fault[],
    /** The ETag of the broken file: whoever names it may overwrite the file. */
    readonly etag: string,
  ) {
    super('season_invalid', BROKEN.season_changed);
  }
}

/** The seasons in a folder, each in the file named after its id. */
export class SeasonFolder extends DocumentFolder<Season, SeasonFaults> {
  readonly #tellChanged: () => void;

  /**
   * @param parts.inTurn the queue of all changes to shared files
   * @param parts.changed called after this process has changed a file
   */
  constructor(folder: string, parts: { log: Log; now(): number; inTurn: Queue; changed?(): void }) {
    const { changed = () => undefined, ...rules } = parts;
    super(folder, {
      ...rules,
      word: 'season',
      maxFiles: MAX_FILES,
      missing: 'season_not_found',
      changed: 'season_changed',
      readAs: readSeasonFile,
      broken: ({ etag }, { faults }) => new SeasonUnreadable(faults, etag),
    });
    this.#tellChanged = changed;
  }

  protected override async changed(): Promise<void> {
    this.#tellChanged();
  }

  /** Returns all readable seasons, the most recently written first. Unreadable files are logged once. */
  async list(): Promise<SeasonSummary[]> {
    const files = (await this.look()) ?? [];
    return files
      .sort((one, other) => other.modifiedAt - one.modifiedAt)
      .flatMap(({ fileName, read }) => {
        if (!read.ok) return [];
        const { name, evenings } = read.value;
        return { seasonId: seasonIdOf(fileName), name, evenings: evenings.length };
      });
  }

  /** Returns the deleted seasons that can be restored, the most recent first. */
  async deleted(): Promise<TrashedSeason[]> {
    const found = (await readTrash(this.folder)).map(async (trashed) => {
      const season = await this.#readTrashed(trashed);
      const { trashId, deletedAt } = trashed;
      return season ? [{ trashId, name: season.name, deletedAt }] : [];
    });
    return (await Promise.all(found)).flat();
  }

  /** Restores a season, and returns its id: a new one if another season has taken its own. */
  restore(trashId: string): Promise<string> {
    return this.inTurn(async () => {
      const trashed = (await readTrash(this.folder)).find((each) => each.trashId === trashId);
      const season = trashed && (await this.#readTrashed(trashed));
      if (!season) throw new Refusal('season_not_found');
      return this.change(`deleted season ${trashId}`, async () => {
        const seasonId = await this.freeId(seasonIdOf(trashed.fileName));
        await this.write(seasonId, season);
        await rm(pathIn(trashOf(this.folder), trashId));
        return seasonId;
      });
    });
  }

  async #readTrashed({ trashId }: Trashed): Promise<Season | undefined> {
    const { read } = await readDocument<Season, SeasonFaults>(trashOf(this.folder), trashId, readSeasonFile);
    return read.ok ? read.value : undefined;
  }

  /** Returns the entries of all evenings in all readable seasons. */
  async entries(): Promise<Entries<SeasonEntry>> {
    const entries = new Entries<SeasonEntry>();
    for (const { fileName, read } of (await this.look()) ?? []) {
      if (!read.ok) continue;
      const { name, evenings } = read.value;
      for (const { eveningId } of evenings)
        entries.add(eveningId, { seasonId: seasonIdOf(fileName), name, eveningId });
    }
    return entries;
  }
}

function seasonIdOf(fileName: string): string {
  return fileName.replace(/\.json$/i, '');
}

/** A season, and its entry for an evening. */
export interface SeasonEntry {
  seasonId: string;
  name: string;
  eveningId: string;
}

function readSeasonFile(content: Content): Outcome<Season, SeasonFaults> {
  const read: Read<Season> = content.ok
    ? readSeason(content.json)
    : { ok: false, faults: [{ path: [], code: 'not_json', values: [content.reason.slice(0, MAX_REASON)] }] };
  return read.ok ? read : { ...read, reason: faultsForLog(read.faults) };
}

function faultsForLog(faults: Fault[]): string {
  const shown = faults.slice(0, MAX_LOGGED).map((fault) => seasonFaultText(fault, 'en'));
  const more = faults.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}
