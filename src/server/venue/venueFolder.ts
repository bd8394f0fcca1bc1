import { lstat, readdir, utimes, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { HostVenue } from '../../contract/hostVenue';
import { KEEP_HOURS, type KeepResults } from '../../contract/keepResults';
import { MAX_VENUE_FILE_BYTES, type Venue } from '../../contract/venue';
import { pathIn } from '../disk';
import type { Log } from '../log';
import { MediaFolder, type MediaType, type SendableFile } from '../quizzes/media/mediaFolder';
import { checkFileName, storeUpload, type UploadRules } from '../quizzes/media/uploads';
import { faultForLog } from '../formats/faults';
import { Complaints } from '../files/complaints';
import {
  changedMeanwhile,
  NO_FILE_ETAG,
  orSaveFailed,
  readDocument,
  reasonOf,
  writeDocument,
  type ChangeOf,
  type Content,
  type Document,
  type Outcome,
} from '../files/document';
import { putInTrash } from '../files/trash';
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

const UNSUPPORTED =
  'The house takes PNG, JPEG and WebP pictures that do not move, and MP3, M4A, Ogg and WAV sounds; no SVG, which can hold scripts.';
const TOO_LARGE = 'A file can have 15 MiB at most, and a picture 25 megapixels.';

/** What the house shows and plays. */
export const VENUE_FILES: UploadRules = {
  maxBytes: MAX_VENUE_FILE_BYTES,
  tooLarge: TOO_LARGE,
  unsupported: UNSUPPORTED,
  check: checkVenueFile,
};

interface VenueFaults {
  /** All that keeps the file from being read. */
  faults: string[];
}

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
  readonly #complaints: Complaints;
  #known: { readAt: number; served: Promise<{ venue: HostVenue; etag: string }> } | undefined;

  constructor(dataFolder: string, parts: VenueParts) {
    this.#dataFolder = dataFolder;
    this.#folder = join(dataFolder, 'venue');
    this.#parts = parts;
    this.#complaints = new Complaints(parts.log, 'venue');
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
    const { read } = await this.#readFile();
    return read.ok ? (read.value.keepResults ?? KEEP_HOURS.usual) : undefined;
  }

  /** Stores a house that `readVenueFile` has read. Throws venue_changed where it is not what the change was made to. */
  save(venue: HostVenue, changeOf?: ChangeOf): Promise<string> {
    return this.#inTurn(async () => {
      const found = await this.#readFile();
      const isKnown =
        typeof changeOf === 'function'
          ? changeOf(found.etag)
          : found.read.ok && (changeOf === undefined || found.isMissing);
      if (!isKnown) throw changedMeanwhile('venue_changed', found);
      const etag = await this.#change(FILE, () => writeDocument(this.#dataFolder, FILE, venue));
      await this.#removeUnused(venue);
      this.#known = undefined;
      return etag;
    });
  }

  /** Stores a picture or a sound; its name is a free one like the name wished for. */
  put(wish: string, content: AsyncIterable<Uint8Array>): Promise<{ fileName: string; isNew: boolean }> {
    checkFileName(wish);
    return this.#change(wish, async () => {
      const stored = await storeUpload(this.#folder, wish, content, VENUE_FILES, this.#inTurn);
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
    const { read, etag } = await this.#readFile();
    const stored = read.ok ? read.value : EMPTY_VENUE;
    const nearest = nearestAccent(stored);
    const { accent, ...plain } = stored;
    const venue = nearest === undefined ? stored : plain;
    const missing = await this.#missingOf(venue);
    this.#complaints.tell([
      ...(read.ok ? [] : read.faults).map((fault) => `${FILE} is left out: ${fault}`),
      ...(nearest ? [`${FILE}: the colour ${accent} cannot be read in both themes; ${nearest} can`] : []),
      ...missing.map((file) => `${FILE} names ${file}, which is not in the folder venue or cannot be shown`),
    ]);
    // Whoever has not seen that the file is broken must not write over it.
    return { venue: missing.length ? { ...venue, missing } : venue, etag: read.ok ? etag : NO_FILE_ETAG };
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
  async #readFile(): Promise<Document<HostVenue, VenueFaults>> {
    const found = await readDocument(this.#dataFolder, FILE, readVenue);
    return found.isMissing ? { ...found, read: { ok: true, value: EMPTY_VENUE } } : found;
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
}

function readVenue(content: Content): Outcome<HostVenue, VenueFaults> {
  if (!content.ok) {
    const isUnread = content.fault === 'system';
    return {
      ok: false,
      faults: [`it ${isUnread ? `cannot be read: ${content.reason}` : reasonOf(content)}`],
    };
  }
  const read = readVenueFile(content.json);
  return read.ok ? read : { ok: false, faults: read.faults.map(faultForLog) };
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
  if (!kind) throw new Refusal('media_unsupported', UNSUPPORTED);
  if (kind === 'audio') return;
  const head = await readPictureHead(file, contentType);
  if (!head || head.moves) throw new Refusal('media_unsupported', UNSUPPORTED);
  if (head.width * head.height > MAX_PIXELS) throw new Refusal('file_too_large', TOO_LARGE);
}
