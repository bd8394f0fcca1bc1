import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Parsed } from '../../contract/parsed';
import { KEEP_HOURS, type KeepResults } from '../../contract/keepResults';
import type { PastEvening } from '../../contract/pastEvenings';
import { pathIn, readStart, writeWhole } from '../disk';
import { Complaints } from '../files/complaints';
import { orSaveFailed } from '../files/document';
import { KnownFiles } from '../files/knownFiles';
import type { Log } from '../log';
import { Refusal } from '../refusal';
import { createQueue, type Schedule } from '../schedule';
import { eveningIdOf, parseEveningHead, type EveningHead, type KeptEvening } from './evening';
import { parseStoredResults } from './storedResults';

/** More evenings than these are not kept, however long each may stay: those of thirteen years, with one a day. */
export const MAX_EVENINGS = 5_000;
/** In bytes: far more than what 2,000 players answer in an evening. */
const MAX_FILE_BYTES = 64 * 1024 * 1024;
/** In bytes: the first line says what the evening was, so that a list reads no more than that. */
const MAX_HEAD_BYTES = 64 * 1024;
const HOUR_MS = 60 * 60_000;
/** In milliseconds: a process that ends does not wait longer for its disk. */
const CLOSE_MS = 5_000;
const EXTENSION = '.json';

interface FolderParts {
  log: Log;
  /** In milliseconds since 1970. */
  now(): number;
  schedule: Schedule;
  /** How long results are to stay; undefined while that cannot be known. Never fails. */
  keepResults(): Promise<KeepResults | undefined>;
}

/** The results of evenings that are over, one file each. */
export class EveningFolder {
  readonly #folder: string;
  readonly #parts: FolderParts;
  readonly #inTurn = createQueue();
  readonly #files: KnownFiles<EveningHead, { reason: string }>;
  readonly #undeleted: Complaints;
  #cancelSweep = (): void => undefined;

  constructor(folder: string, parts: FolderParts) {
    this.#folder = folder;
    this.#parts = parts;
    const { log } = parts;
    this.#undeleted = new Complaints(log, 'evening file');
    this.#files = new KnownFiles(folder, {
      log,
      kind: 'evening file',
      folderName: 'folder of evenings',
      mayBeMissing: true,
      maxFiles: Infinity,
      read: (name) =>
        readHead(folder, name).then(
          (value) => ({ ok: true as const, value }),
          (error: unknown) => ({ ok: false as const, reason: reasonUnread(error) }),
        ),
      reasonOf: ({ reason }) => reason,
    });
  }

  /** Deletes what has stayed long enough, now and every hour. To be called once the folder is this server's own. */
  start(): void {
    this.#cancelSweep = this.#parts.schedule(() => this.start(), HOUR_MS);
    void this.#inTurn(() => this.#sweep());
  }

  /** Resolves when nothing is being written any more, or after five seconds. */
  async close(): Promise<void> {
    this.#cancelSweep();
    let cancel = (): void => undefined;
    const late = new Promise<void>((resolve) => (cancel = this.#parts.schedule(resolve, CLOSE_MS)));
    await Promise.race([this.#inTurn(() => Promise.resolve()), late]);
    cancel();
  }

  /** Stores an evening, in place of what is there of it. Throws where the disk refuses. */
  add({ head, results }: KeptEvening): Promise<void> {
    return this.#inTurn(async () => {
      const first = JSON.stringify({ evening: head }).slice(0, -1);
      const bytes = Buffer.from(`${first},\n"results":${JSON.stringify(results)}}\n`);
      if (bytes.length > MAX_FILE_BYTES) throw new Error('the results are larger than 64 MiB');
      await mkdir(this.#folder, { recursive: true });
      await writeWhole(this.#folder, eveningIdOf(head) + EXTENSION, bytes);
    });
  }

  /** How long results stay, and all evenings, the latest first. What cannot be read is named in the log, once. */
  list(): Promise<{ evenings: PastEvening[]; keepResults: KeepResults }> {
    return this.#inTurn(async () => ({
      evenings: await this.#heads(),
      keepResults: (await this.#parts.keepResults()) ?? KEEP_HOURS.usual,
    }));
  }

  /** Throws not_found, or invalid_id where there can be no such evening. */
  read(eveningId: string): Promise<KeptEvening> {
    return this.#read(eveningId, readEvening);
  }

  /** What an evening was. Throws as `read`. */
  headOf(eveningId: string): Promise<EveningHead> {
    return this.#read(eveningId, readHead);
  }

  /** Deletes an evening for good. Throws as `read` does for what is not there, and save_failed. */
  delete(eveningId: string): Promise<void> {
    const path = pathIn(this.#folder, eveningId + EXTENSION);
    return this.#inTurn(() =>
      orSaveFailed(`the deletion of evening ${eveningId}`, this.#parts.log, () =>
        rm(path).catch((error: NodeJS.ErrnoException) => {
          throw error.code === 'ENOENT' ? new Refusal('not_found') : error;
        }),
      ),
    );
  }

  async #read<T>(eveningId: string, read: (folder: string, name: string) => Promise<T>): Promise<T> {
    try {
      return await read(this.#folder, eveningId + EXTENSION);
    } catch (error) {
      if (error instanceof Refusal) throw error;
      if ((error as NodeJS.ErrnoException).code !== 'ENOENT')
        this.#parts.log(
          'warn',
          `the evening ${eveningId} cannot be read: ${reasonUnread(error)}`,
          'evening file',
        );
      throw new Refusal('not_found');
    }
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
      await rm(join(this.#folder, eveningId + EXTENSION), { force: true }).then(
        () => this.#parts.log('info', `the results of the evening ${eveningId} are kept no longer`),
        (error: unknown) => undeleted.push(`the evening ${eveningId} is not deleted: ${String(error)}`),
      );
    this.#undeleted.tell(undeleted);
  }

  /** Never fails. */
  async #heads(): Promise<PastEvening[]> {
    const files = (await this.#files.look()) ?? [];
    const evenings = files.flatMap(({ fileName, read }) => {
      if (!read.ok) return [];
      const { quizNames, openedAt, endedAt, players, winners } = read.value;
      return [
        { eveningId: fileName.slice(0, -EXTENSION.length), quizNames, openedAt, endedAt, players, winners },
      ];
    });
    return evenings.sort((one, other) => (one.openedAt < other.openedAt ? 1 : -1));
  }
}

async function readHead(folder: string, name: string): Promise<EveningHead> {
  const { bytes } = valueOf(await readStart(folder, name, MAX_HEAD_BYTES));
  const [line = ''] = bytes.toString().split('\n', 1);
  return valueOf(parseEveningHead(JSON.parse(`${line.replace(/,$/, '')}}`))).evening;
}

async function readEvening(folder: string, name: string): Promise<KeptEvening> {
  const { bytes, isWhole } = valueOf(await readStart(folder, name, MAX_FILE_BYTES));
  if (!isWhole) throw new Error('it is larger than 64 MiB');
  const json = JSON.parse(bytes.toString()) as { results?: unknown };
  const { evening: head } = valueOf(parseEveningHead(json));
  return { head, results: valueOf(parseStoredResults(json.results)) };
}

/** Why an evening cannot be read. An error of JSON quotes what stands in it, which may be a name. */
function reasonUnread(error: unknown): string {
  return error instanceof SyntaxError ? 'it is no JSON' : String(error);
}

function valueOf<T>(parsed: Parsed<T>): T {
  if (!parsed.ok) throw new Error(parsed.reason);
  return parsed.value;
}
