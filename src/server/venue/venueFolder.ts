import { lstat, readdir, utimes, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { MAX_VENUE_FILE_BYTES, type Venue, KEEP_HOURS, type KeepResults } from '../../contract/venue';
import { pathIn } from '../disk';
import { createComplain, type Complain } from '../log';
import type { Log } from '../../session/ports';
import { MediaFolder, type MediaType, type SendableFile } from '../quizzes/media/mediaFolder';
import { checkFileName, storeUpload, type UploadRules } from '../quizzes/media/uploads';
import { faultForLog } from '../formats/faults';
import {
  checkIsCurrent,
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
import { Recent } from '../files/recent';
import { putInTrash } from '../files/trash';
import { Refusal } from '../../session/refusal';
import { createQueue } from '../../session/schedule';
import { readPictureHead } from './pictureHead';
import { EMPTY_VENUE, namedFiles, nearestAccent, readVenueFile } from './venueFile';

const VENUE_FILE = 'venue.json';
/** In milliseconds: an uploaded file that nothing names yet may belong to a dialog that is still open. */
const UNUSED_MS = 24 * 60 * 60_000;

const PICTURES = ['image/png', 'image/jpeg', 'image/webp'];
const SOUNDS = ['audio/mpeg', 'audio/mp4', 'audio/ogg', 'audio/wav'];

/** A larger picture would exhaust a phone's memory. */
const MAX_PIXELS = 25_000_000;

const UNSUPPORTED =
  'The venue can use still PNG, JPEG and WebP pictures, and MP3, M4A, Ogg and WAV sounds; SVG is refused because it can contain scripts.';
const TOO_LARGE = 'Files can be up to 15 MiB, and pictures up to 25 megapixels.';

export const VENUE_FILES: UploadRules = {
  maxBytes: MAX_VENUE_FILE_BYTES,
  tooLarge: TOO_LARGE,
  unsupported: UNSUPPORTED,
  check: checkVenueFile,
};

interface VenueFaults {
  /** Every reason why the file cannot be read. */
  faults: string[];
}

/** The venue: `venue.json` in the data folder, and pictures and sounds in the folder `venue` beside it. */
export class VenueFolder {
  readonly #dataFolder: string;
  readonly #log: Log;
  /** The folder of pictures and sounds. */
  readonly #files: string;
  readonly #complain: Complain;
  /** Files are changed one at a time. */
  readonly #inTurn = createQueue();
  readonly #recent: Recent<{ venue: Venue; etag: string }>;
  #language: string | undefined;

  constructor(dataFolder: string, { log, clock }: { log: Log; clock(): number }) {
    this.#dataFolder = dataFolder;
    this.#log = log;
    this.#files = join(dataFolder, 'venue');
    this.#complain = createComplain(log, 'venue');
    this.#recent = new Recent(clock, () => this.#serve());
  }

  /** Returns the venue, with the named files that are missing. Never fails: faults are logged once. */
  current(): Promise<{ venue: Venue; etag: string }> {
    return this.#recent.get();
  }

  /** Reads the venue, so that its language counts before anybody asks for it. Never fails. */
  async start(): Promise<void> {
    await this.#found();
  }

  /** What the venue said of its language when it was last read. */
  get language(): string | undefined {
    return this.#language;
  }

  /** Returns how long evenings' results are kept; undefined while the file is unreadable. Never fails. */
  async keepResults(): Promise<KeepResults | undefined> {
    const { read } = await this.#found();
    return read.ok ? (read.value.keepResults ?? KEEP_HOURS.usual) : undefined;
  }

  /** Stores the venue without what its readers do not need, such as unknown fields. Throws venue_changed. */
  save(source: unknown, changeOf?: ChangeOf): Promise<{ etag: string }> {
    return this.#inTurn(() =>
      this.#change('the venue', async () => {
        checkIsCurrent('venue', await this.#found(), changeOf);
        const read = readVenueFile(source);
        const etag = await writeDocument(
          this.#dataFolder,
          VENUE_FILE,
          read.ok ? read.value : (source as object),
        );
        await this.#removeUnused();
        return { etag };
      }),
    );
  }

  /** Stores a picture or a sound under a free name close to `wish`. */
  put(wish: string, content: AsyncIterable<Uint8Array>): Promise<{ fileName: string; isNew: boolean }> {
    checkFileName(wish);
    return this.#change(`the venue's ${wish}`, async () => {
      const stored = await storeUpload(this.#files, wish, content, VENUE_FILES, this.#inTurn);
      const now = new Date();
      // The same file may have been there, and be old: it must not be removed before it is named.
      if (!stored.isNew) await utimes(pathIn(this.#files, stored.fileName), now, now);
      return stored;
    });
  }

  /** Returns one of the venue's files as it is now; undefined if it cannot be shown or played. */
  async findFile(fileName: string): Promise<SendableFile | undefined> {
    // Nothing is cached, since anybody may ask for any name.
    const file = await new MediaFolder(this.#files).find(fileName.normalize('NFC'));
    return file && file.size <= MAX_VENUE_FILE_BYTES && venueKindOf(file.contentType) ? file : undefined;
  }

  async #serve(): Promise<{ venue: Venue; etag: string }> {
    const { read, etag } = await this.#found();
    const stored = read.ok ? read.value : EMPTY_VENUE;
    const nearest = nearestAccent(stored);
    const { accent, ...plain } = stored;
    const venue = nearest === undefined ? stored : plain;
    const missing = await this.#missingOf(venue);
    this.#complain([
      ...(read.ok ? [] : read.faults).map((fault) => `${VENUE_FILE} is left out: ${fault}`),
      ...(nearest
        ? [`${VENUE_FILE}: the colour ${accent} is not legible in both themes, but ${nearest} is`]
        : []),
      ...missing.map(
        (file) => `${VENUE_FILE} names ${file}, which is not in the venue folder or cannot be shown`,
      ),
    ]);
    // Without its ETag, whoever has not noticed that the file is broken cannot overwrite it.
    return { venue: missing.length ? { ...venue, missing } : venue, etag: read.ok ? etag : NO_FILE_ETAG };
  }

  async #missingOf(venue: Venue): Promise<string[]> {
    const missing = new Set<string>();
    for (const { fileName, kind } of namedFiles(venue)) {
      const file = await this.findFile(fileName);
      if (!file || venueKindOf(file.contentType) !== kind) missing.add(fileName);
    }
    return [...missing];
  }

  /** Never fails; a missing file is an empty venue. */
  async #found(): Promise<Document<Venue, VenueFaults>> {
    const found = await readDocument(this.#dataFolder, VENUE_FILE, readVenue);
    this.#language = found.read.ok ? found.read.value.language : undefined;
    return found.isMissing ? { ...found, read: { ok: true, value: EMPTY_VENUE } } : found;
  }

  #change<R>(what: string, make: () => Promise<R>): Promise<R> {
    return orSaveFailed(what, this.#log, make).finally(() => this.#recent.forget());
  }

  /** Moves old unnamed files to the trash; new ones may have been put there to be named later. Never fails. */
  async #removeUnused(): Promise<void> {
    const { read } = await this.#found();
    if (!read.ok) return;
    const named = new Set(namedFiles(read.value).map(({ fileName }) => fileName));
    const names = await readdir(this.#files).catch(() => [] as string[]);
    for (const name of names.filter((each) => !each.startsWith('.') && !named.has(each.normalize('NFC')))) {
      const stats = await lstat(join(this.#files, name)).catch(() => undefined);
      if (!stats?.isFile() || Date.now() - stats.mtimeMs < UNUSED_MS) continue;
      await putInTrash(this.#files, name, Date.now()).catch(() => undefined);
    }
  }
}

function readVenue(content: Content): Outcome<Venue, VenueFaults> {
  const broken = (faults: string[]) => ({ ok: false as const, reason: faults.join('; '), faults });
  if (!content.ok) {
    const isUnread = content.fault === 'system';
    return broken([isUnread ? `it cannot be read: ${content.reason}` : reasonOf(content)]);
  }
  const read = readVenueFile(content.json);
  return read.ok ? read : broken(read.faults.map(faultForLog));
}

/** Returns what the venue can use a file of this type as; undefined if it cannot. */
function venueKindOf(contentType: string): 'image' | 'audio' | undefined {
  if (PICTURES.includes(contentType)) return 'image';
  return SOUNDS.includes(contentType) ? 'audio' : undefined;
}

/** Throws media_unsupported for what the venue does not take, such as animations; file_too_large for huge pictures. */
async function checkVenueFile(file: FileHandle, { contentType }: MediaType): Promise<void> {
  const kind = venueKindOf(contentType);
  if (!kind) throw new Refusal('media_unsupported', UNSUPPORTED);
  if (kind === 'audio') return;
  const head = await readPictureHead(file, contentType);
  if (!head || head.moves) throw new Refusal('media_unsupported', UNSUPPORTED);
  if (head.width * head.height > MAX_PIXELS) throw new Refusal('file_too_large', TOO_LARGE);
}
