import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { QuizSummary } from '../../contract/quizSummary';
import type { Log } from '../log';
import type { Schedule } from '../schedule';
import type { Quiz, QuizFile } from './quizFile';
import { readQuizFile, type ReadQuizFile } from './readQuizFile';

/** How many quiz files are read, and how many bytes of quizzes: more than a list can show. */
const MAX_FILES = 1_000;
const MAX_BYTES = 32 * 1024 * 1024;
/** In milliseconds: how old what is known of the folder may be, however many ask for it. */
const READ_EVERY_MS = 1_000;
/** In milliseconds: how long those who ask wait for the folder. A network drive may never answer. */
const READ_TIMEOUT_MS = 2_000;

export interface QuizzesParts {
  log: Log;
  schedule: Schedule;
  /** Monotonic milliseconds. */
  clock(): number;
}

/** What is wrong in the folder, each with its kind for the log. */
type Complaints = Map<string, string | undefined>;

/** The quizzes in a folder, one JSON file each. A file is read again only when its time or size changed. */
export class Quizzes {
  readonly #folder: string;
  readonly #parts: QuizzesParts;
  readonly #standIns: Record<string, QuizFile>;
  #files = new Map<string, ReadQuizFile>();
  #quizzes = new Map<string, Quiz>();
  #complaints: Complaints = new Map();
  #readAt = -Infinity;
  /** While the folder is being read: resolves then, or when that takes too long. */
  #refreshing: Promise<void> | undefined;

  /** @param standIns the quizzes, by their ids, where the folder does not exist */
  constructor(folder: string, parts: QuizzesParts, standIns: Record<string, QuizFile> = {}) {
    this.#folder = folder;
    this.#parts = parts;
    this.#standIns = standIns;
  }

  /** All quizzes that can be played, in the order of their file names, without questions or answers. */
  get summaries(): QuizSummary[] {
    return [...this.#quizzes.values()].map(({ quizId, quizName, quizDescription }) => ({
      quizId,
      quizName,
      quizDescription,
    }));
  }

  get(quizId: string): Quiz | undefined {
    return this.#quizzes.get(quizId);
  }

  /**
   * Takes in what changed in the folder since it was last read, if that is a second ago. Never fails, and soon resolves
   * even if the folder does not answer: what cannot be read is named in the log, once.
   */
  async refresh(): Promise<void> {
    if (!this.#refreshing && this.#parts.clock() - this.#readAt < READ_EVERY_MS) return;
    this.#refreshing ??= this.#waitFor(this.#readFolder());
    await this.#refreshing;
  }

  #waitFor(reading: Promise<void>): Promise<void> {
    return new Promise((resolve, reject) => {
      const cancel = this.#parts.schedule(() => {
        this.#parts.log('warn', 'the quiz folder does not answer: the quizzes are those known so far');
        resolve();
      }, READ_TIMEOUT_MS);
      const end = (): void => {
        cancel();
        this.#readAt = this.#parts.clock();
        this.#refreshing = undefined;
      };
      reading.finally(end).then(resolve, reject);
    });
  }

  async #readFolder(): Promise<void> {
    const complaints: Complaints = new Map();
    const leaveOut = (name: string, reason: string) =>
      complaints.set(`quiz file ${name} is left out: ${reason}`, 'quiz file');
    const files = new Map<string, ReadQuizFile>();
    const quizzes = new Map<string, Quiz>();
    const names = await readdir(this.#folder).catch((error: unknown) => {
      complaints.set(`the quiz folder cannot be read: ${String(error)}`, undefined);
      for (const [quizId, quiz] of Object.entries(this.#standIns)) quizzes.set(quizId, { ...quiz, quizId });
      return [];
    });
    let bytes = 0;
    for (const name of names.filter((each) => /^[^.].*\.json$/i.test(each)).sort()) {
      if (files.size === MAX_FILES || bytes > MAX_BYTES) {
        complaints.set(`there are too many quiz files: ${name} and all after it are left out`, undefined);
        break;
      }
      const file = await readQuizFile(join(this.#folder, name), name, this.#files.get(name));
      files.set(name, file);
      const { parsed, size } = file;
      if (!parsed.ok) leaveOut(name, parsed.reason);
      else if (quizzes.has(parsed.value.quizId))
        leaveOut(name, `another file has the quizId ${parsed.value.quizId}`);
      else quizzes.set(parsed.value.quizId, parsed.value);
      if (parsed.ok) bytes += size;
    }
    this.#complain(complaints);
    this.#files = files;
    this.#quizzes = quizzes;
  }

  #complain(complaints: Complaints): void {
    for (const [complaint, kind] of complaints)
      if (!this.#complaints.has(complaint)) this.#parts.log('warn', complaint, kind);
    this.#complaints = complaints;
  }
}
