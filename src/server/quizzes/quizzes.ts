import type { QuizSummary } from '../../contract/quizSummary';
import { Complaints } from '../files/complaints';
import { readDocument } from '../files/document';
import { KnownFiles } from '../files/knownFiles';
import type { Log } from '../log';
import type { Schedule } from '../schedule';
import type { MediaFolder } from './media/mediaFolder';
import { mediaComplaints, parseQuizFile, readQuizJson, type Quiz } from './quizFile';

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

/** The quizzes in a folder, one JSON file each. */
export class Quizzes {
  readonly #parts: QuizzesParts;
  readonly #standIns: (Quiz & { modifiedAt: number })[];
  readonly #files: KnownFiles<Quiz, { reason: string }>;
  readonly #twins: Complaints;
  readonly #mediaFaults: Complaints;
  /** Those that can be played, what was written last first. */
  #quizzes = new Map<string, Quiz>();
  /** The files that cannot be read. */
  #broken: string[] = [];
  /** The ids that files had when they could last be read. */
  #ids = new Map<string, string>();
  #readAt = -Infinity;
  /** While the folder is being read: resolves then, or when that takes too long. */
  #refreshing: Promise<void> | undefined;

  /** @param standIns what quiz files would hold, by their names, where the folder does not exist */
  constructor(folder: string, parts: QuizzesParts, standIns: Record<string, unknown> = {}) {
    const { log } = parts;
    this.#parts = parts;
    this.#standIns = Object.entries(standIns).flatMap(([name, json]) => {
      const read = readQuizJson(`${name}.json`, json);
      return read.ok ? { ...read.value, modifiedAt: 0 } : [];
    });
    this.#twins = new Complaints(log, 'quiz file');
    this.#mediaFaults = new Complaints(log, 'media file');
    this.#files = new KnownFiles(folder, {
      log,
      kind: 'quiz file',
      folderName: 'quiz folder',
      maxFiles: MAX_FILES,
      maxBytes: MAX_BYTES,
      read: async (name) => (await readDocument(folder, name, parseQuizFile)).read,
      reasonOf: ({ reason }) => reason,
    });
  }

  /** All quizzes that can be played, what was written last first, without questions or answers. */
  get summaries(): QuizSummary[] {
    return [...this.#quizzes.values()].map(({ quizId, quizName, quizDescription }) => ({
      quizId,
      quizName,
      quizDescription,
    }));
  }

  /** A quiz with what its game needs: `readQuiz` of its `source` never fails. */
  get(quizId: string): Quiz | undefined {
    return this.#quizzes.get(quizId);
  }

  /** The file of a quiz; also one that cannot be read, and had this id before or is named like it. */
  fileOf(quizId: string): string | undefined {
    const idOf = (name: string): string => this.#ids.get(name) ?? name.replace(/\.json$/i, '');
    return this.get(quizId)?.fileName ?? this.#broken.find((name) => idOf(name) === quizId);
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
    const files = await this.#files.look();
    const quizzes = files?.flatMap(({ read, modifiedAt }) => (read.ok ? { ...read.value, modifiedAt } : []));
    const byId = new Map<string, Quiz & { modifiedAt: number }>();
    const twins: string[] = [];
    for (const quiz of quizzes ?? this.#standIns) {
      const { quizId, fileName } = quiz;
      this.#ids.set(fileName, quizId);
      if (byId.has(quizId))
        twins.push(`quiz file ${fileName} is left out: another file has the quizId ${quizId}`);
      else byId.set(quizId, quiz);
    }
    this.#twins.tell(twins);
    await this.#lookAtMedia([...byId.values()]);
    const names = new Set(files?.map(({ fileName }) => fileName));
    for (const name of this.#ids.keys()) if (!names.has(name)) this.#ids.delete(name);
    this.#broken = files?.flatMap(({ fileName, read }) => (read.ok ? [] : fileName)) ?? [];
    // Files written at the same time, as the samples are, stay in the order of their names.
    this.#quizzes = new Map([...byId].sort(([, one], [, other]) => other.modifiedAt - one.modifiedAt));
  }

  /** A quiz file may be as it was, and a picture may have gone since. The quiz is played without it. */
  async #lookAtMedia(quizzes: Quiz[]): Promise<void> {
    const { media } = this.#parts;
    const named = quizzes.flatMap((quiz) => quiz.media);
    const folderFault = await media.refresh(new Set(named.map(({ fileName }) => fileName)));
    const faults = quizzes.flatMap((quiz) =>
      mediaComplaints(quiz.media, media).map((complaint) => `quiz ${quiz.quizId}: ${complaint}`),
    );
    this.#mediaFaults.tell(folderFault ? [folderFault, ...faults] : faults);
  }
}
