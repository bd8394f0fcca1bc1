import { mkdir, rm } from 'node:fs/promises';
import * as v from 'valibot';
import { KEEP_HOURS, type KeepResults } from '../../contract/venue';
import { parserOf, type Parsed } from '../../contract/parsed';
import { eveningSummaryFields } from '../../contract/pastEvenings';
import { pathIn, readStart, readStored, writeWhole } from '../disk';
import {
  orSaveFailed,
  parseUnquoted,
  readDocument,
  type Content,
  type Document,
  type ReadBytes,
} from '../files/document';
import { createListing, type Listing } from '../files/listing';
import { createComplain, type Complain } from '../log';
import type { Log } from '../../session/ports';
import { Refusal } from '../../session/refusal';
import { createQueue, every, within, type Schedule } from '../../session/schedule';
import {
  keptQuizzesSchema,
  resultsSchema,
  type PlayedResults,
  resultsOfAll,
} from '../../session/results/storedResults';
import { localDay } from '../../session/results/eveningDay';

const eveningHeadSchema = v.object({
  sessionCode: v.string(),
  /** The server's local date when the first quiz was started. */
  date: v.exactOptional(v.pipe(v.string(), v.isoDate())),
  ...eveningSummaryFields,
});
/** The head of an evening's file, before the results. */
export type EveningHead = v.InferOutput<typeof eveningHeadSchema>;
type ListedEvening = EveningHead & { eveningId: string };

/** Reads the beginning of an evening's file, completed to JSON. */
const parseEveningHead = parserOf(v.object({ evening: eveningHeadSchema }));

const storedEveningSchema = v.object({
  evening: eveningHeadSchema,
  /** The results of the last quiz, with those of the quizzes before it. */
  results: resultsSchema,
  /** The same quizzes, in order, so that they can be corrected; absent: an earlier version stored the evening. */
  games: v.exactOptional(keptQuizzesSchema),
});
/** What is kept of a past evening: no tokens, keys, addresses or fair-play records. */
export type StoredEvening = v.InferOutput<typeof storedEveningSchema>;

const parseStoredEvening = parserOf(storedEveningSchema);

/** The most evenings that are kept, however long each may stay: thirteen years, with one a day. */
export const MAX_EVENINGS = 5_000;
/** In bytes: far more than what 2,000 players answer in an evening. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** In bytes: the head is on the first line, so that a list need not read more. */
const MAX_HEAD_BYTES = 64 * 1024;
const HOUR_MS = 60 * 60_000;
/** Milliseconds that a process waits for its disk when it ends. */
const CLOSE_MS = 5_000;
const EXTENSION = '.json';

interface FolderParts {
  log: Log;
  /** In milliseconds since 1970. */
  now(): number;
  schedule: Schedule;
  /** Returns how long results are to be kept; undefined as long as that cannot be known. Never fails. */
  keepResults(): Promise<KeepResults | undefined>;
}

/** The results of past evenings, one file each. */
export class EveningFolder {
  readonly #folder: string;
  readonly #parts: FolderParts;
  readonly #look: Listing<{ evening: EveningHead }>;
  readonly #tellUndeleted: Complain;
  /** Files are changed one at a time. */
  readonly #inTurn = createQueue();
  #stopSweeping = (): void => undefined;

  constructor(folder: string, parts: FolderParts) {
    const { log } = parts;
    this.#folder = folder;
    this.#look = createListing<{ evening: EveningHead }>(folder, {
      log,
      kind: 'evening file',
      readAs: (content) => parseUnquoted(content, parseEveningHead),
      readBytes: readHead,
    });
    this.#parts = parts;
    this.#tellUndeleted = createComplain(log, 'evening file');
  }

  /** Deletes expired evenings, now and every hour. To be called once the folder belongs to this server. */
  start(): void {
    const sweep = (): void => void this.#inTurn(() => this.#sweep());
    this.#stopSweeping = every(HOUR_MS, this.#parts.schedule, sweep);
    sweep();
  }

  /** Resolves when all writes have finished, or after five seconds. */
  async close(): Promise<void> {
    this.#stopSweeping();
    const written = this.#inTurn(() => Promise.resolve());
    await within(CLOSE_MS, this.#parts.schedule, written);
  }

  /** Stores an evening, unless it is stored: it may have been corrected since. Throws if the disk refuses. */
  keep(stored: StoredEvening): Promise<void> {
    return this.#inTurn(async () => {
      const { read } = await this.#readAs(eveningIdOf(stored.evening), parseEveningHead, readHead);
      if (!read.ok) await this.#write(eveningIdOf(stored.evening), stored);
    });
  }

  /** Changes an evening, and returns it; nobody else changes it meanwhile. Throws like `readHead`, and save_failed. */
  edit(eveningId: string, make: (stored: StoredEvening) => Promise<StoredEvening>): Promise<StoredEvening> {
    return this.#inTurn(async () => {
      const stored = await this.readWhole(eveningId);
      const made = await make(stored);
      if (made !== stored)
        await orSaveFailed(`evening ${eveningId}`, this.#parts.log, () => this.#write(eveningId, made));
      return made;
    });
  }

  async #write(eveningId: string, { evening, results, games }: StoredEvening): Promise<void> {
    const first = JSON.stringify({ evening }).slice(0, -1);
    const last = games ? `,\n"games":${JSON.stringify(games)}` : '';
    const bytes = Buffer.from(`${first},\n"results":${JSON.stringify(results)}${last}}\n`);
    if (bytes.length > MAX_FILE_BYTES) throw new Error('the results are larger than 64 MiB');
    await mkdir(this.#folder, { recursive: true });
    await writeWhole(this.#folder, eveningId + EXTENSION, bytes);
  }

  /** Returns how long results are kept, and all evenings, latest first. Unreadable files are logged once. */
  list(): Promise<{ evenings: ListedEvening[]; keepResults: KeepResults }> {
    return this.#inTurn(async () => ({
      evenings: await this.#heads(),
      keepResults: (await this.#parts.keepResults()) ?? KEEP_HOURS.usual,
    }));
  }

  /** Returns the head of an evening's file. Throws not_found, or invalid_id for a name that leads elsewhere. */
  async readHead(eveningId: string): Promise<EveningHead> {
    return this.#found(eveningId, await this.#readAs(eveningId, parseEveningHead, readHead)).evening;
  }

  /** Returns an evening with its results. Throws like `readHead`. */
  async readWhole(eveningId: string): Promise<StoredEvening> {
    const whole: ReadBytes = (folder, name) => readStored(folder, name, MAX_FILE_BYTES);
    return this.#found(eveningId, await this.#readAs(eveningId, parseStoredEvening, whole));
  }

  /** Throws save_failed. */
  delete(eveningId: string): Promise<void> {
    const what = `the deletion of evening ${eveningId}`;
    return this.#inTurn(() => orSaveFailed(what, this.#parts.log, () => this.#remove(eveningId)));
  }

  #readAs<T>(eveningId: string, parse: (json: unknown) => Parsed<T>, readBytes: ReadBytes) {
    const readAs = (content: Content) => parseUnquoted(content, parse);
    return readDocument<T>(this.#folder, eveningId + EXTENSION, readAs, readBytes);
  }

  /** Logs why an evening cannot be read. */
  #found<T>(eveningId: string, { read, isMissing }: Document<T>): T {
    if (read.ok) return read.value;
    if (!isMissing)
      this.#parts.log('warn', `Evening ${eveningId} cannot be read: ${read.reason}`, 'evening file');
    throw new Refusal('not_found');
  }

  #remove(eveningId: string): Promise<void> {
    return rm(pathIn(this.#folder, eveningId + EXTENSION), { force: true });
  }

  async #sweep(): Promise<void> {
    const keep = await this.#parts.keepResults();
    const evenings = await this.#heads();
    const oldest = keep === undefined || keep === 'forever' ? -Infinity : this.#parts.now() - keep * HOUR_MS;
    const due = evenings.filter(
      ({ endedAt }, place) => place >= MAX_EVENINGS || Date.parse(endedAt) <= oldest,
    );
    const undeleted: string[] = [];
    for (const { eveningId } of due)
      await this.#remove(eveningId).then(
        () => this.#parts.log('info', `The results of evening ${eveningId} have expired and were deleted`),
        (error: unknown) => undeleted.push(`Evening ${eveningId} could not be deleted: ${String(error)}`),
      );
    this.#tellUndeleted(undeleted);
  }

  /** Never fails. */
  async #heads(): Promise<ListedEvening[]> {
    const files = (await this.#look()) ?? [];
    const evenings = files.flatMap(({ fileName, read }) =>
      read.ok ? [{ eveningId: fileName.slice(0, -EXTENSION.length), ...read.value.evening }] : [],
    );
    return evenings.sort((one, other) => (one.openedAt < other.openedAt ? 1 : -1));
  }
}

/** Reads the first line alone, and completes its JSON. */
const readHead: ReadBytes = async (folder, name) => {
  const read = await readStart(folder, name, MAX_HEAD_BYTES);
  if (!read.ok) return read;
  const [line = ''] = read.value.bytes.toString().split('\n', 1);
  return { ok: true, value: Buffer.from(`${line.replace(/,$/, '')}}`) };
};

/** How many names a list shows. */
const MOST_NAMES = 10;

/** The session that the results belong to. Times are milliseconds since 1970. */
interface EndedSession {
  sessionCode: string;
  createdAt: number;
  /** When its first quiz was started. */
  startedAt?: number | undefined;
  endedAt: number;
}

/** Returns the evening of a session that has ended; undefined if no question was asked or nobody played. */
export function eveningOf(session: EndedSession, all: readonly PlayedResults[]): StoredEvening | undefined {
  const played = all.filter(({ results }) => results.questions.length > 0 && results.standings.length > 0);
  if (played.length === 0) return undefined;
  const { sessionCode, createdAt, startedAt, endedAt } = session;
  return {
    evening: {
      sessionCode,
      date: localDay(startedAt ?? createdAt),
      quizNames: played.map(({ quizName }) => quizName),
      openedAt: new Date(createdAt).toISOString(),
      endedAt: new Date(endedAt).toISOString(),
      ...lastOf(played),
    },
    results: resultsOfAll(played),
    games: played.map(({ kept = null }) => kept),
  };
}

/** Returns an evening with other results of its quizzes, in the same order. */
export function withResults({ evening }: StoredEvening, played: readonly PlayedResults[]): StoredEvening {
  return {
    evening: { ...evening, ...lastOf(played) },
    results: resultsOfAll(played),
    games: played.map(({ kept = null }) => kept),
  };
}

/** Returns the quizzes of an evening, in order. */
export function quizzesOf({ evening, results, games }: StoredEvening): PlayedResults[] {
  const { former = [], ...last } = results;
  const all = [...former, { quizName: evening.quizNames.at(-1) ?? '', results: last }];
  return all.map((each, place) => ({ ...each, kept: games?.[place] ?? undefined }));
}

function lastOf(played: readonly PlayedResults[]): Pick<EveningHead, 'players' | 'winners'> {
  const { standings } = played.at(-1)!.results;
  const winners = standings.filter(({ rank, points }) => rank === 1 && points > 0);
  return { players: standings.length, winners: winners.slice(0, MOST_NAMES).map(({ name }) => name) };
}

/** Returns an evening's id: when its session was opened, and its code, which another evening can share. */
export function eveningIdOf({
  openedAt,
  sessionCode,
}: Pick<EveningHead, 'openedAt' | 'sessionCode'>): string {
  return `${openedAt.replace(/[:.]/g, '-')}-${sessionCode}`;
}
