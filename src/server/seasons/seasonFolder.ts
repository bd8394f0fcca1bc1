import { mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileNameOf } from '../../contract/fileName';
import type { SeasonSummary } from '../../contract/seasons';
import type { Fault, Read } from '../../kinds/faults';
import { readSeason, type Season } from '../../game/season/season';
import { isStorable, readStored, writeWhole } from '../disk';
import type { Log } from '../log';
import {
  checkId,
  checkIsCurrent,
  etagOf,
  folded,
  jsonBytes,
  numberedNames,
  orSaveFailed,
  putInTrash,
  type ChangeOf,
  type StoredFile,
} from '../quizzes/storedFile';
import { Refusal } from '../refusal';
import type { Queue } from '../schedule';
import { seasonFaultText } from './faults';

/** More than a list can show. */
const MAX_FILES = 1_000;
/** In the log: all faults of a file that somebody edited in the wrong way would fill it. */
const MAX_LOGGED = 10;
/** Addresses below `/seasons` that mean something else. */
const TAKEN_IDS = new Set(['trash', 'import']);
const EXTENSION = /\.json$/i;

/** A season's file that somebody broke by hand. */
export class SeasonUnreadable extends Refusal {
  constructor(
    readonly faults: readonly Fault[],
    /** Of what there is: whoever names it may write over it. */
    readonly etag: string,
  ) {
    super('season_invalid');
  }
}

interface FolderParts {
  log: Log;
  /** In milliseconds since 1970. */
  now(): number;
  /** The turns of all changes to files that processes share. */
  inTurn: Queue;
}

/** What is known of a file that has not changed since. */
interface KnownFile {
  signature: string;
  modifiedAt: number;
  read: Read<Season>;
}

/** The seasons in a folder, one JSON file each, which is written one after another. Failures are thrown as Refusals. */
export class SeasonFolder {
  readonly #folder: string;
  readonly #parts: FolderParts;
  #files = new Map<string, KnownFile>();
  #complaints = new Set<string>();

  constructor(folder: string, parts: FolderParts) {
    this.#folder = folder;
    this.#parts = parts;
  }

  /** All seasons that can be read, what was written last first. What cannot be read is named in the log, once. */
  async list(): Promise<SeasonSummary[]> {
    const complaints = new Set<string>();
    const names = await this.#names().catch((error: unknown) => {
      complaints.add(`the folder of seasons cannot be read: ${String(error)}`);
      return [];
    });
    if (names.length > MAX_FILES) complaints.add(`there are too many seasons: ${MAX_FILES} are listed`);
    const files = new Map<string, KnownFile>();
    for (const name of names.slice(0, MAX_FILES)) {
      const file = await this.#look(name);
      files.set(name, file);
      if (!file.read.ok) complaints.add(`season file ${name} is left out: ${faultsForLog(file.read.faults)}`);
    }
    for (const complaint of complaints)
      if (!this.#complaints.has(complaint)) this.#parts.log('warn', complaint, 'season file');
    this.#complaints = complaints;
    this.#files = files;
    return [...files]
      .sort(([, one], [, other]) => other.modifiedAt - one.modifiedAt)
      .flatMap(([name, { read }]) => (read.ok ? [summaryOf(name, read.value)] : []));
  }

  /**
   * The season as its file is at this moment. Throws season_not_found, invalid_id where there can be no such season,
   * and SeasonUnreadable.
   */
  async read(seasonId: string): Promise<{ season: Season; bytes: Uint8Array; etag: string }> {
    const { bytes, etag, read } = await this.#get(seasonId);
    if (!read.ok) throw new SeasonUnreadable(read.faults, etag);
    return { season: read.value, bytes, etag };
  }

  /**
   * Stores the JSON of a season, as a whole or not at all. Throws FileChanged where the season is not what the change
   * was made to.
   */
  save(seasonId: string, source: object, changeOf: ChangeOf): Promise<{ etag: string; isNew: boolean }> {
    return this.#change(`season ${seasonId}`, async () => {
      const found = changeOf === 'nothing' ? await this.#find(seasonId) : await this.#get(seasonId);
      if (found) checkIsCurrent(found, changeOf, 'season_changed');
      else checkSeasonId(seasonId);
      return { etag: await this.#write(found?.fileName ?? `${seasonId}.json`, source), isNew: !found };
    });
  }

  /** Stores the JSON of a new season under an id of its own, made of its name. */
  add(source: object, name: string): Promise<{ seasonId: string; etag: string }> {
    return this.#change('a new season', async () => {
      const taken = new Set((await this.#entries()).map(folded));
      const word = fileNameOf([name.toLowerCase()], '').replace(/\.$/, '');
      const ids = numberedNames(isStorable(`${word}.json`) ? word : `season${word && `-${word}`}`);
      let seasonId = ids.next().value;
      while (TAKEN_IDS.has(seasonId) || taken.has(folded(`${seasonId}.json`))) seasonId = ids.next().value;
      return { seasonId, etag: await this.#write(`${seasonId}.json`, source) };
    });
  }

  /** Moves a season to the trash. Without `changeOf` it may be whatever it is by now. */
  delete(seasonId: string, changeOf?: ChangeOf): Promise<void> {
    return this.#change(`the deletion of season ${seasonId}`, async () => {
      const found = await this.#get(seasonId);
      if (changeOf) checkIsCurrent(found, changeOf, 'season_changed');
      await putInTrash(this.#folder, found.fileName, this.#parts.now());
    });
  }

  /** Throws save_failed where the disk refuses. */
  #change<T>(what: string, make: () => Promise<T>): Promise<T> {
    const { inTurn, log } = this.#parts;
    return inTurn(() => orSaveFailed(what, log, make));
  }

  async #write(fileName: string, source: object): Promise<string> {
    const bytes = jsonBytes(source);
    await mkdir(this.#folder, { recursive: true });
    await writeWhole(this.#folder, fileName, bytes);
    return etagOf(bytes);
  }

  async #get(seasonId: string): Promise<StoredFile & { read: Read<Season> }> {
    const found = await this.#find(seasonId);
    if (found) return found;
    checkId(seasonId, TAKEN_IDS);
    throw new Refusal('season_not_found');
  }

  /** Names that differ by case alone are one on some systems, so that they are one everywhere. */
  async #find(seasonId: string): Promise<(StoredFile & { read: Read<Season> }) | undefined> {
    const wanted = `${seasonId}.json`;
    const names = await this.#names();
    const fileName = names.find((name) => name === wanted) ?? names.find((name) => isSame(name, wanted));
    if (fileName === undefined) return undefined;
    const { bytes, read } = await this.#content(fileName);
    return { fileName, bytes, etag: etagOf(bytes), isBroken: !read.ok, read };
  }

  async #look(name: string): Promise<KnownFile> {
    const stats = await stat(join(this.#folder, name)).catch(() => undefined);
    const signature = stats ? `${stats.mtimeMs} ${stats.ctimeMs} ${stats.size}` : '';
    const known = this.#files.get(name);
    if (known && known.signature === signature) return known;
    const { read } = await this.#content(name);
    return { signature, modifiedAt: stats?.mtimeMs ?? 0, read };
  }

  /** Where a file is no text at all, why that is stands in place of its bytes. */
  async #content(name: string): Promise<{ bytes: Uint8Array; read: Read<Season> }> {
    const content = await readStored(this.#folder, name).catch((error: unknown) => ({
      ok: false as const,
      reason: String(error),
    }));
    if (content.ok) return { bytes: content.value, read: readBytes(content.value) };
    return { bytes: Buffer.from(content.reason), read: noJson(content.reason) };
  }

  async #names(): Promise<string[]> {
    const names = await this.#entries();
    return names.filter((name) => !name.startsWith('.') && EXTENSION.test(name)).sort();
  }

  /** A folder that nothing was ever stored in is not there. */
  async #entries(): Promise<string[]> {
    return readdir(this.#folder).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return [];
      throw error;
    });
  }
}

/** Throws invalid_id where no season can have this id: its file is named by it. */
function checkSeasonId(seasonId: string): void {
  checkId(seasonId, TAKEN_IDS);
  if (!isStorable(`${seasonId}.json`)) throw new Refusal('invalid_id');
}

function isSame(one: string, other: string): boolean {
  return folded(one) === folded(other);
}

function summaryOf(fileName: string, { name, evenings }: Season): SeasonSummary {
  return { seasonId: fileName.replace(EXTENSION, ''), name, evenings: evenings.length };
}

function readBytes(bytes: Uint8Array): Read<Season> {
  try {
    return readSeason(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch (error) {
    return noJson(error instanceof Error ? error.message : String(error));
  }
}

function noJson(reason: string): Read<Season> {
  return { ok: false, faults: [{ path: [], code: 'not_json', values: [reason.slice(0, 200)] }] };
}

function faultsForLog(faults: readonly Fault[]): string {
  const shown = faults.slice(0, MAX_LOGGED).map((fault) => seasonFaultText(fault, 'en'));
  const more = faults.length - shown.length;
  return [...shown, ...(more > 0 ? [`and ${more} more`] : [])].join('; ');
}
