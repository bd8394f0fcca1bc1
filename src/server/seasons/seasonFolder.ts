import type { SeasonSummary } from '../../contract/seasons';
import type { Fault, Read } from '../../reading/fields';
import { readSeason, type Season } from '../../game/season/season';
import { isStorable } from '../fileNames';
import { BROKEN, writeDocument, type Content, type Outcome } from '../files/document';
import { createDocuments, type Documents } from '../files/documents';
import { createListing, firstFiles, namesIfAny, type Listing } from '../files/listing';
import { folded, idOfFile } from '../files/names';
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
    super('season_invalid', BROKEN.season);
  }
}

/** The seasons in a folder, each in the file named after its id. */
export class SeasonFolder {
  readonly documents: Documents<Season, SeasonFaults>;
  readonly #look: Listing<Season, SeasonFaults>;

  /**
   * @param parts.inTurn the queue of all changes to shared files
   * @param parts.changed called after this process has changed a file
   */
  constructor(folder: string, parts: { log: Log; now(): number; inTurn: Queue; changed?(): void }) {
    this.documents = createDocuments<Season, SeasonFaults>(folder, {
      ...parts,
      word: 'season',
      readAs: readSeasonFile,
      idOf: (_season, fileName) => idOfFile(fileName),
      findFiles: () => findSeasons(folder),
      write(id, source, fileName = `${id}.json`) {
        if (!isStorable(fileName)) throw new Refusal('invalid_id');
        return writeDocument(folder, fileName, source);
      },
      changed: async () => parts.changed?.(),
      broken: ({ etag }, { faults }) => new SeasonUnreadable(faults, etag),
    });
    const limit = firstFiles(MAX_FILES);
    this.#look = createListing<Season, SeasonFaults>(folder, {
      log: parts.log,
      kind: 'season file',
      readAs: readSeasonFile,
      limit,
    });
  }

  /** Returns all readable seasons, the most recently written first. Unreadable files are logged once. */
  async list(): Promise<SeasonSummary[]> {
    const files = (await this.#look()) ?? [];
    return files
      .sort((one, other) => other.modifiedAt - one.modifiedAt)
      .flatMap(({ fileName, read }) => {
        if (!read.ok) return [];
        const { name, evenings } = read.value;
        return { seasonId: idOfFile(fileName), name, evenings: evenings.length };
      });
  }

  /** Returns the entries of all evenings in all readable seasons. */
  async entries(): Promise<Entries<SeasonEntry>> {
    const entries = new Entries<SeasonEntry>();
    for (const { fileName, read } of (await this.#look()) ?? []) {
      if (!read.ok) continue;
      const { name, evenings } = read.value;
      for (const { eveningId } of evenings)
        entries.add(eveningId, { seasonId: idOfFile(fileName), name, eveningId });
    }
    return entries;
  }
}

/** Names that differ only in case are one on some systems, and so are treated as one everywhere. */
async function findSeasons(folder: string): Promise<(seasonId: string) => string | undefined> {
  const names = await namesIfAny(folder);
  return (seasonId) => {
    const wanted = `${seasonId}.json`;
    return names.find((name) => name === wanted) ?? names.find((name) => folded(name) === folded(wanted));
  };
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
