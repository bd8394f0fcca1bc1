import { lstat, readdir, utimes, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostVenue } from '../../contract/hostVenue';
import { KEEP_HOURS, type KeepResults } from '../../contract/keepResults';
import { MAX_VENUE_FILE_BYTES, type Venue } from '../../contract/venue';
import { pathIn, readStored, writeWhole } from '../disk';
import type { Log } from '../log';
import { MediaFolder, type MediaType, type SendableFile } from '../quizzes/media/mediaFolder';
import { checkFileName, storeUpload } from '../quizzes/media/uploads';
import { faultForLog } from '../quizzes/faults';
import { etagOf, FileChanged, orSaveFailed, putInTrash, type ChangeOf } from '../quizzes/storedFile';
import { Refusal } from '../refusal';
import { createQueue } from '../schedule';
import { readPictureHead } from './pictureHead';
import { EMPTY_VENUE, namedFiles, nearestAccent, readVenueFile } from './venueFile';

const FILE = 'venue.json';
/** In milliseconds: how old what is known of the house may be, however many phones ask for it. */
const READ_EVERY_MS = 1_000;
/** In milliseconds: what was uploaded and is not named yet may be in a dialog that is still open. */
const UNUSED_MS = 24 * 60 * 60_000;

const PICTURES = ['image/png', 'image/jpeg', 'image/webp'];
const SOUNDS = ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav'];

/** More pixels than these take a phone's memory to show. */
const MAX_PIXELS = 25_000_000;

/** The house as it is read, with the ETag of what stands in the file. */
interface ReadFile {
  venue: HostVenue;
  etag: string;
  /** All that keeps the file from being read. */
  faults?: string[];
}
const NO_FILE: ReadFile = { venue: EMPTY_VENUE, etag: etagOf(Buffer.of()) };

interface VenueParts {
  log: Log;
  /** Monotonic milliseconds. */
  clock(): number;
}

/** The house: `venue.json` in the data folder, and its pictures and sounds in the folder `venue` beside it. */
export class VenueFolder {
  readonly #dataFolder: string;
  readonly #folder: string;
  readonly #parts: VenueParts;
  readonly #inTurn = createQueue();
  #complaints = new Set<string>();
  #known: { readAt: number; served: Promise<{ venue: HostVenue; etag: string }> } | undefined;

  constructor(dataFolder: string, parts: VenueParts) {
    this.#dataFolder = dataFolder;
    this.#folder = join(dataFolder, 'venue');
    this.#parts = parts;
  }

  /** The house, with the named files that are missing. Never fails: what cannot be read is named in the log, once. */
  read(): Promise<{ venue: HostVenue; etag: string }> {
    const now = this.#parts.clock();
    if (!this.#known || now - this.#known.readAt >= READ_EVERY_MS)
      this.#known = { readAt: now, served: this.#serve() };
    return this.#known.served;
  }

  /** How long the results of evenings are to stay; undefined while the file cannot be read. Never fails. */
  async keepResults(): Promise<KeepResults | undefined> {
    const { venue, faults } = await this.#readFile();
    return faults ? undefined : (venue.keepResults ?? KEEP_HOURS.usual);
  }

  /** Stores a house that `readVenueFile` has read. Throws FileChanged where it is not what the change was made to. */
  save(venue: HostVenue, changeOf?: ChangeOf): Promise<string> {
    return this.#inTurn(async () => {
      const { etag, faults } = await this.#readFile();
      const isNew = etag === NO_FILE.etag;
      const isKnown =
        typeof changeOf === 'function' ? changeOf(etag) : !faults && (changeOf === undefined || isNew);
      if (!isKnown) throw new FileChanged('venue_changed', etag, faults !== undefined);
      const bytes = Buffer.from(`${JSON.stringify(venue, null, 2)}\n`);
      await this.#change(FILE, () => writeWhole(this.#dataFolder, FILE, bytes));
      await this.#removeUnused(venue);
      this.#known = undefined;
      return etagOf(bytes);
    });
  }

  /** Stores a picture or a sound; its name is a free one like the name wished for. */
  put(wish: string, content: AsyncIterable<Uint8Array>): Promise<{ fileName: string; isNew: boolean }> {
    checkFileName(wish);
    const rules = { maxBytes: MAX_VENUE_FILE_BYTES, check: checkVenueFile };
    return this.#change(wish, async () => {
      const stored = await storeUpload(this.#folder, wish, content, rules, this.#inTurn);
      const now = new Date();
      // The same file was there perhaps, and old: it must not go before it is named.
      if (!stored.isNew) await utimes(pathIn(this.#folder, stored.fileName), now, now);
      this.#known = undefined;
      return stored;
    });
  }

  /** A file of the house as it is now; undefined where it cannot be shown or played. */
  async find(fileName: string): Promise<SendableFile | undefined> {
    // Nothing is remembered: everybody may ask for any name.
    const file = await new MediaFolder(this.#folder).find(fileName.normalize('NFC'));
    return file && file.size <= MAX_VENUE_FILE_BYTES && venueKindOf(file.contentType) ? file : undefined;
  }

  async #serve(): Promise<{ venue: HostVenue; etag: string }> {
    const { venue: stored, etag, faults = [] } = await this.#readFile();
    const nearest = nearestAccent(stored);
    const { accent, ...plain } = stored;
    const venue = nearest === undefined ? stored : plain;
    const missing = await this.#missingOf(venue);
    this.#complain([
      ...faults.map((fault) => `${FILE} is left out: ${fault}`),
      ...(nearest ? [`${FILE}: the colour ${accent} cannot be read in both themes; ${nearest} can`] : []),
      ...missing.map((file) => `${FILE} names ${file}, which is not in the folder venue or cannot be shown`),
    ]);
    // Whoever has not seen that the file is broken must not write over it.
    const served = faults.length ? NO_FILE.etag : etag;
    return { venue: missing.length ? { ...venue, missing } : venue, etag: served };
  }

  async #missingOf(venue: Venue): Promise<string[]> {
    const missing = new Set<string>();
    for (const { fileName, kind } of namedFiles(venue)) {
      const file = await this.find(fileName);
      if (!file || venueKindOf(file.contentType) !== kind) missing.add(fileName);
    }
    return [...missing];
  }

  /** Never fails. */
  async #readFile(): Promise<ReadFile> {
    try {
      const content = await readStored(this.#dataFolder, FILE);
      if (!content.ok) return broken(Buffer.from(content.reason), [content.reason]);
      return parseVenueFile(content.value);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return NO_FILE;
      return broken(Buffer.from(String(error)), [`it cannot be read: ${String(error)}`]);
    }
  }

  /** Throws save_failed where the disk refuses. */
  #change<T>(what: string, make: () => Promise<T>): Promise<T> {
    return orSaveFailed(`the house's ${what}`, this.#parts.log, make);
  }

  /**
   * Files that nobody names go to the trash once they are old: somebody may have put them there by hand, to name them
   * later. Never fails.
   */
  async #removeUnused(venue: Venue): Promise<void> {
    const named = new Set(namedFiles(venue).map(({ fileName }) => fileName));
    const names = await readdir(this.#folder).catch(() => [] as string[]);
    for (const name of names.filter((each) => !each.startsWith('.') && !named.has(each.normalize('NFC')))) {
      const stats = await lstat(join(this.#folder, name)).catch(() => undefined);
      if (!stats?.isFile() || Date.now() - stats.mtimeMs < UNUSED_MS) continue;
      await putInTrash(this.#folder, name, Date.now()).catch(() => undefined);
    }
  }

  #complain(complaints: string[]): void {
    for (const complaint of complaints)
      if (!this.#complaints.has(complaint)) this.#parts.log('warn', complaint, 'venue');
    this.#complaints = new Set(complaints);
  }
}

function parseVenueFile(bytes: Uint8Array): ReadFile {
  let json: unknown;
  try {
    json = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch (error) {
    return broken(bytes, [
      error instanceof SyntaxError ? `it is not JSON: ${error.message}` : 'it is not UTF-8 text',
    ]);
  }
  const read = readVenueFile(json);
  return read.ok ? { venue: read.value, etag: etagOf(bytes) } : broken(bytes, read.faults.map(faultForLog));
}

function broken(bytes: Uint8Array, faults: string[]): ReadFile {
  return { venue: EMPTY_VENUE, etag: etagOf(bytes), faults };
}

/** What a file of this type is for the house; undefined where it is nothing. */
function venueKindOf(contentType: string): 'image' | 'audio' | undefined {
  if (PICTURES.includes(contentType)) return 'image';
  return SOUNDS.includes(contentType) ? 'audio' : undefined;
}

/**
 * Throws media_unsupported for what the house does not show or play, and for pictures that move; file_too_large for a
 * picture with more than 25 megapixels.
 */
async function checkVenueFile(file: FileHandle, { contentType }: MediaType): Promise<void> {
  const kind = venueKindOf(contentType);
  if (!kind) throw new Refusal('media_unsupported');
  if (kind === 'audio') return;
  const head = await readPictureHead(file, contentType);
  if (!head || head.moves) throw new Refusal('media_unsupported');
  if (head.width * head.height > MAX_PIXELS) throw new Refusal('file_too_large');
}
