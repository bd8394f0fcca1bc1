import { readdir } from 'node:fs/promises';
import type { Parsed } from '../../contract/parsed';
import type { QuizSummary } from '../../contract/quizSummary';
import type { Log } from '../log';
import type { Schedule } from '../schedule';
import type { MediaFolder } from './media/mediaFolder';
import { mediaComplaints, readQuizFile, readQuizJson, type Quiz, type ReadQuizFile } from './quizFile';

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
  /** What questions may name. */
  media: MediaFolder;
}

/** What is wrong in the folder, each with its kind for the log. */
type Complaints = Map<string, string | undefined>;

/** The quizzes in a folder, one JSON file each. A file is read again only when its time or size changed. */
export class Quizzes {
  readonly #folder: string;
  readonly #parts: QuizzesParts;
  readonly #standIns: Record<string, unknown>;
  #files = new Map<string, ReadQuizFile>();
  #quizzes = new Map<string, Quiz>();
  /** The ids that files had when they could last be read. */
  #ids = new Map<string, string>();
  #complaints: Complaints = new Map();
  #readAt = -Infinity;
  /** While the folder is being read: resolves then, or when that takes too long. */
  #refreshing: Promise<void> | undefined;

  /** @param standIns what quiz files would hold, by their names, where the folder does not exist */
  constructor(folder: string, parts: QuizzesParts, standIns: Record<string, unknown> = {}) {
    this.#folder = folder;
    this.#parts = parts;
    this.#standIns = standIns;
  }

  /** All quizzes that can be played, what was written last first, without questions or answers. */
  get summaries(): QuizSummary[] {
    const modifiedAt = ({ fileName }: Quiz) => this.#files.get(fileName)?.modifiedAt ?? 0;
    // Files written at the same time, as the samples are, stay in the order of their names.
    const newestFirst = [...this.#quizzes.values()].sort((a, b) => modifiedAt(b) - modifiedAt(a));
    return newestFirst.map(({ quizId, quizName, quizDescription }) => ({
      quizId,
      quizName,
      quizDescription,
    }));
  }

  /** A quiz with what its game needs: `readQuiz` of its `source` never fails. */
  get(quizId: string): Quiz | undefined {
    return this.#quizzes.get(quizId);
  }

  /** The file of a quiz that is there and cannot be read: it had this id before, or is named like it. */
  unreadableFile(quizId: string): string | undefined {
    const broken = [...this.#files].filter(([, { parsed }]) => !parsed.ok);
    const [fileName] =
      broken.find(([name]) => (this.#ids.get(name) ?? name.replace(/\.json$/i, '')) === quizId) ?? [];
    return fileName;
  }

  /** Whether a quiz shows or plays this media file. */
  names(fileName: string): boolean {
    return [...this.#quizzes.values()].some(({ media }) => media.some((each) => each.fileName === fileName));
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

  /** Takes in the folder as it is now, whenever it was last read. */
  async readAnew(): Promise<void> {
    // A reading under way may have passed by already what has changed since.
    await this.#refreshing;
    this.#readAt = -Infinity;
    await this.refresh();
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
    const files = new Map<string, ReadQuizFile>();
    const quizzes = new Map<string, Quiz>();
    const names = await readdir(this.#folder).catch((error: unknown) => {
      complaints.set(`the quiz folder cannot be read: ${String(error)}`, undefined);
      for (const [name, json] of Object.entries(this.#standIns)) {
        const read = readQuizJson(`${name}.json`, json);
        if (read.ok) quizzes.set(read.value.quizId, read.value);
      }
      return [];
    });
    let bytes = 0;
    for (const name of names.filter((each) => /^[^.].*\.json$/i.test(each)).sort()) {
      if (files.size === MAX_FILES || bytes > MAX_BYTES) {
        complaints.set(`there are too many quiz files: ${name} and all after it are left out`, undefined);
        break;
      }
      const file = await readQuizFile(this.#folder, name, name, this.#files.get(name));
      files.set(name, file);
      const reason = this.#take(file.parsed, quizzes);
      if (reason) complaints.set(`quiz file ${name} is left out: ${reason}`, 'quiz file');
      if (!file.parsed.ok) continue;
      bytes += file.size;
      this.#ids.set(name, file.parsed.value.quizId);
    }
    await this.#lookAtMedia(quizzes, complaints);
    this.#complain(complaints);
    for (const name of this.#ids.keys()) if (!files.has(name)) this.#ids.delete(name);
    this.#files = files;
    this.#quizzes = quizzes;
  }

  /** Puts what was read among the quizzes, or answers why it cannot be played. */
  #take(parsed: Parsed<Quiz>, quizzes: Map<string, Quiz>): string | undefined {
    if (!parsed.ok) return parsed.reason;
    const { quizId } = parsed.value;
    if (quizzes.has(quizId)) return `another file has the quizId ${quizId}`;
    quizzes.set(quizId, parsed.value);
    return undefined;
  }

  /** A quiz file may be as it was, and a picture may have gone since. The quiz is played without it. */
  async #lookAtMedia(quizzes: Map<string, Quiz>, complaints: Complaints): Promise<void> {
    const { media } = this.#parts;
    const named = [...quizzes.values()].flatMap((quiz) => quiz.media);
    const folderFault = await media.refresh(new Set(named.map(({ fileName }) => fileName)));
    if (folderFault) complaints.set(folderFault, undefined);
    for (const quiz of quizzes.values())
      for (const complaint of mediaComplaints(quiz.media, media))
        complaints.set(`quiz ${quiz.quizId}: ${complaint}`, 'media file');
  }

  #complain(complaints: Complaints): void {
    for (const [complaint, kind] of complaints)
      if (!this.#complaints.has(complaint)) this.#parts.log('warn', complaint, kind);
    this.#complaints = complaints;
  }
}
