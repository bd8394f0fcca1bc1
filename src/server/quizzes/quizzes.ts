import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
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

/** The quizzes in a folder, one JSON file each. A file is read again only when its time or size changed. */
export class Quizzes {
  readonly #folder: string;
  readonly #parts: QuizzesParts;
  #files = new Map<string, ReadQuizFile>();
  #quizzes = new Map<string, Quiz>();
  #complaints = new Set<string>();
  #readAt = -Infinity;
  /** While the folder is being read: resolves then, or when that takes too long. */
  #refreshing: Promise<void> | undefined;

  /** @param standIns the quizzes, by their ids, where the folder does not exist */
  constructor(
    folder: string,
    parts: QuizzesParts,
    private readonly standIns: Record<string, QuizFile> = {},
  ) {
    this.#folder = folder;
    this.#parts = parts;
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
    const complaints = new Set<string>();
    const files = new Map<string, ReadQuizFile>();
    const quizzes = new Map<string, Quiz>();
    const names = await readdir(this.#folder).catch((error: unknown) => {
      complaints.add(`the quiz folder cannot be read: ${String(error)}`);
      for (const [quizId, quiz] of Object.entries(this.standIns)) quizzes.set(quizId, { ...quiz, quizId });
      return [];
    });
    let bytes = 0;
    for (const name of names.filter((each) => /^[^.].*\.json$/i.test(each)).sort()) {
      if (files.size === MAX_FILES || bytes > MAX_BYTES) {
        complaints.add(`there are too many quiz files: ${name} and all after it are left out`);
        break;
      }
      const file = await readQuizFile(join(this.#folder, name), name, this.#files.get(name));
      files.set(name, file);
      const { parsed, size } = file;
      if (!parsed.ok) complaints.add(`quiz file ${name} is left out: ${parsed.reason}`);
      else if (quizzes.has(parsed.value.quizId))
        complaints.add(`quiz file ${name} is left out: another file has the quizId ${parsed.value.quizId}`);
      else quizzes.set(parsed.value.quizId, parsed.value);
      if (parsed.ok) bytes += size;
    }
    this.#complain(complaints);
    this.#files = files;
    this.#quizzes = quizzes;
  }

  #complain(complaints: Set<string>): void {
    for (const complaint of complaints)
      if (!this.#complaints.has(complaint)) this.#parts.log('warn', complaint);
    this.#complaints = complaints;
  }
}

/**
 * Opens the folder with the quizzes; a new one gets the samples. Where it can be neither read nor made, the samples are
 * there all the same, and the log says so.
 */
export async function openQuizzes(
  folder: string,
  samples: Record<string, QuizFile>,
  parts: QuizzesParts,
): Promise<Quizzes> {
  const canBeRead = await provideQuizFolder(folder, samples).then(
    () => true,
    (error: unknown) => {
      parts.log(
        'error',
        `the quiz folder ${folder} cannot be made (${String(error)}): tonight has the built-in quizzes`,
      );
      return false;
    },
  );
  const quizzes = new Quizzes(folder, parts, canBeRead ? {} : samples);
  await quizzes.refresh();
  return quizzes;
}

/** Puts the sample quizzes into a folder that does not exist yet; one that exists is the host's and stays as it is. */
export async function provideQuizFolder(folder: string, samples: Record<string, QuizFile>): Promise<void> {
  if (await stat(folder).catch(() => undefined)) return;
  // Written beside and then renamed: a start that is cut short leaves no half-filled folder behind.
  const draft = `${folder}.new`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { recursive: true });
  for (const [name, quiz] of Object.entries(samples)) {
    await writeFile(join(draft, `${name}.json`), `${JSON.stringify(quiz, null, 2)}\n`);
  }
  await rename(draft, folder);
}
