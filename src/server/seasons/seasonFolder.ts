import { readdir } from 'node:fs/promises';
import type { SeasonSummary } from '../../contract/seasons';
import type { Fault, Read } from '../../kinds/faults';
import { readSeason, type Season } from '../../game/season/season';
import { isStorable } from '../disk';
import { BROKEN, readDocument, type Content } from '../files/document';
import { DocumentFolder } from '../files/documentFolder';
import { KnownFiles } from '../files/knownFiles';
import { folded } from '../files/names';
import type { Log } from '../log';
import { Refusal } from '../refusal';
import type { Queue } from '../schedule';
import { seasonFaultText } from './faults';

/** More than a list can show. */
const MAX_FILES = 1_000;
/** In the log: all faults of a file that somebody edited in the wrong way would fill it. */
const MAX_LOGGED = 10;
/** In characters: a reason may quote the file. */
const MAX_REASON = 200;

type SeasonFaults = { faults: Fault[] };

/** A season's file that somebody broke by hand. */
export class SeasonUnreadable extends Refusal {
  constructor(
    readonly faults: readonly Fault[],
    /** Of what there is: whoever names it may write over it. */
    readonly etag: string,
  ) {
    super('season_invalid', BROKEN.season_changed);
  }
}

interface FolderParts {
  log: Log;
  /** In milliseconds since 1970. */
  now(): number;
  /** The turns of all changes to files that processes share. */
  inTurn: Queue;
}

/** The seasons in a folder, each in the file that is named by its id. */
export class SeasonFolder extends DocumentFolder<Season, SeasonFaults> {
  readonly #files: KnownFiles<Season, SeasonFaults>;

  constructor(folder: string, parts: FolderParts) {
    super(folder, {
      ...parts,
      word: 'season',
      readAs: readSeasonFile,
      newFile,
      broken: ({ etag }, { faults }) => new SeasonUnreadable(faults, etag),
      findFiles: () => findFiles(folder),
    });
    this.#files = new KnownFiles(folder, {
      log: parts.log,
      kind: 'season file',
      folderName: 'folder of seasons',
      mayBeMissing: true,
      maxFiles: MAX_FILES,
      read: async (name) => (await readDocument(folder, name, readSeasonFile)).read,
      reasonOf: faultsForLog,
    });
  }

  /** All seasons that can be read, what was written last first. What cannot be read is named in the log, once. */
  async list(): Promise<SeasonSummary[]> {
    const files = (await this.#files.look()) ?? [];
    return files
      .sort((one, other) => other.modifiedAt - one.modifiedAt)
      .flatMap(({ fileName, read }) => (read.ok ? [summaryOf(fileName, read.value)] : []));
  }
}

/** Names that differ by case alone are one on some systems, so that they are one everywhere. */
async function findFiles(folder: string): Promise<(seasonId: string) => string | undefined> {
  // A folder that nothing was ever stored in is not there.
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return (seasonId) => {
    const wanted = `${seasonId}.json`;
    return names.find((name) => name === wanted) ?? names.find((name) => folded(name) === folded(wanted));
  };
}

function newFile(seasonId: string): string {
  if (!isStorable(`${seasonId}.json`)) throw new Refusal('invalid_id');
  return `${seasonId}.json`;
}

function summaryOf(fileName: string, { name, evenings }: Season): SeasonSummary {
  return { seasonId: fileName.replace(/\.json$/i, ''), name, evenings: evenings.length };
}

function readSeasonFile(content: Content): Read<Season> {
  if (content.ok) return readSeason(content.json);
  return {
    ok: false,
    faults: [{ path: [], code: 'not_json', values: [content.reason.slice(0, MAX_REASON)] }],
  };
}

function faultsForLog({ faults }: SeasonFaults): string {
  const shown = faults.slice(0, MAX_LOGGED).map((fault) => seasonFaultText(fault, 'en'));
  const more = faults.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}
