import { mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { QuizSummary } from '../../contract/quizSummary';
import { moveFile, newDraft } from '../disk';
import { writeDocument } from '../files/document';
import { createDocuments, type Documents } from '../files/documents';
import { createListing, firstFiles, type Listing } from '../files/listing';
import { freeName, idOfFile, storedName } from '../files/names';
import { Recent } from '../files/recent';
import { createComplain, type Complain } from '../log';
import type { Log } from '../../session/ports';
import { createQueue, within, type Schedule } from '../../session/schedule';
import { houseEvenings } from './house';
import type { MediaFolder } from './media/mediaFolder';
import { mediaComplaints, parseQuizFile, readQuizJson, type Quiz } from './quizFile';

/** How many quiz files are read, and below how many bytes of them: more than a list can show. */
const MAX_FILES = 1_000;
const MAX_BYTES = 32 * 1024 * 1024;
/** Milliseconds that callers wait for the folder. A network drive may never answer. */
const READ_TIMEOUT_MS = 2_000;

interface QuizzesParts {
  log: Log;
  schedule: Schedule;
  /** Monotonic milliseconds. */
  clock(): number;
  /** In milliseconds since 1970. */
  now(): number;
  media: MediaFolder;
  /** As in QuizServerOptions. */
  hasHouseEvening?: boolean;
  /** Called after this process has changed a file, and read the folder again. */
  changed?(): void;
}

/** The quizzes in a folder, one JSON file each, those in its trash, and the evening that comes with the program. */
export class Quizzes {
  readonly documents: Documents<Quiz>;
  readonly #look: Listing<Quiz>;
  readonly #parts: QuizzesParts;
  readonly #standIns: (Quiz & { modifiedAt: number })[];
  readonly #house: Quiz[];
  readonly #tellTwins: Complain;
  readonly #tellMediaFaults: Complain;
  /** The playable quizzes, the most recently written first. */
  #quizzes = new Map<string, Quiz>();
  /** The files that cannot be read. */
  #broken: string[] = [];
  /** The ids of files when they could last be read. */
  #ids = new Map<string, string>();
  readonly #recent: Recent<void>;
  /** The last reading, and what its callers wait for: its end, or the timeout. */
  #waiting: { reading: Promise<void>; inTime: Promise<void> } | undefined;

  /** @param standIns the content of quiz files, by name, to use if the folder does not exist */
  constructor(folder: string, parts: QuizzesParts, standIns: Record<string, unknown> = {}) {
    const { log, clock, now } = parts;
    this.documents = createDocuments<Quiz, unknown>(folder, {
      log,
      now,
      word: 'quiz',
      inTurn: createQueue(),
      readAs: parseQuizFile,
      idOf: ({ quizId }) => quizId,
      findFiles: () => this.#findFiles(),
      write: (quizId, source, fileName) => writeQuiz(folder, quizId, source, fileName),
      changed: async () => {
        await this.readAnew();
        parts.changed?.();
      },
    });
    this.#look = createListing<Quiz>(folder, {
      log,
      kind: 'quiz file',
      readAs: parseQuizFile,
      limit: firstFiles(MAX_FILES, MAX_BYTES),
      mustExist: 'quiz folder',
    });
    this.#parts = parts;
    this.#house = parts.hasHouseEvening ? houseEvenings() : [];
    this.#standIns = Object.entries(standIns).flatMap(([name, json]) => {
      const read = readQuizJson(`${name}.json`, json);
      return read.ok ? { ...read.value, modifiedAt: 0 } : [];
    });
    this.#tellTwins = createComplain(log, 'quiz file');
    this.#tellMediaFaults = createComplain(log, 'media file');
    this.#recent = new Recent(clock, () => this.#readFolder());
  }

  /** The list of all playable quizzes, without questions or answers. */
  get summaries(): QuizSummary[] {
    return this.all.map((quiz) => ({
      quizId: quiz.quizId,
      quizName: quiz.quizName,
      quizDescription: quiz.quizDescription,
      language: quiz.language,
      roundCount: quiz.roundCount,
      questionCount: quiz.questionCount,
      minutes: quiz.minutes,
      drafts: quiz.drafts,
      missingMedia: mediaComplaints(quiz.media, this.#parts.media).length,
      house: quiz.isHouse,
    }));
  }

  /** All playable quizzes, the most recently written first. */
  get all(): Quiz[] {
    return [...this.#quizzes.values()];
  }

  /** Returns a quiz with everything that its game needs: `readQuiz` always accepts its `source`. */
  get(quizId: string): Quiz | undefined {
    return this.#quizzes.get(quizId);
  }

  /** Whether a quiz shows or plays this media file. */
  names(fileName: string): boolean {
    return this.all.some(({ media }) => media.some((each) => each.fileName === fileName));
  }

  /**
   * Reads what has changed in the folder, unless it was read less than a second ago. Never fails, and
   * resolves soon even if the folder does not answer: what cannot be read is logged once.
   */
  async refresh(): Promise<void> {
    const reading = this.#recent.get();
    if (this.#waiting?.reading !== reading) this.#waiting = { reading, inTime: this.#inTime(reading) };
    await this.#waiting.inTime;
  }

  /** Reads the folder as it is now, no matter when it was last read. */
  async readAnew(): Promise<void> {
    // A reading under way may already have passed what has changed since.
    await (this.#recent.isReading ? this.refresh() : undefined);
    if (!this.#recent.isReading) this.#recent.forget();
    await this.refresh();
  }

  /** Finds even a file that cannot be read, by the id that it had before, or by its name. */
  async #findFiles(): Promise<(quizId: string) => string | undefined> {
    await this.readAnew();
    const idOf = (name: string): string => this.#ids.get(name) ?? idOfFile(name);
    return (quizId) => this.get(quizId)?.fileName ?? this.#broken.find((name) => idOf(name) === quizId);
  }

  #inTime(reading: Promise<void>): Promise<void> {
    const { schedule, log } = this.#parts;
    return within(READ_TIMEOUT_MS, schedule, reading, () =>
      log('warn', 'The quiz folder is not responding: using the quizzes known so far'),
    );
  }

  async #readFolder(): Promise<void> {
    const files = await this.#look();
    const quizzes = files?.flatMap(({ read, modifiedAt }) => (read.ok ? { ...read.value, modifiedAt } : []));
    const byId = new Map<string, Quiz & { modifiedAt: number }>();
    const twins: string[] = [];
    for (const quiz of quizzes ?? this.#standIns) {
      const { quizId, fileName } = quiz;
      this.#ids.set(fileName, quizId);
      if (byId.has(quizId))
        twins.push(`The quiz file ${fileName} is left out: another file has the quizId ${quizId}`);
      else byId.set(quizId, quiz);
    }
    this.#tellTwins(twins);
    await this.#lookAtMedia([...byId.values()]);
    const names = new Set(files?.map(({ fileName }) => fileName));
    for (const name of this.#ids.keys()) if (!names.has(name)) this.#ids.delete(name);
    this.#broken = files?.flatMap(({ fileName, read }) => (read.ok ? [] : fileName)) ?? [];
    // Files with the same time, such as the samples, stay in the order of their names.
    this.#quizzes = new Map([...byId].sort(([, one], [, other]) => other.modifiedAt - one.modifiedAt));
    for (const quiz of this.#house) if (!byId.has(quiz.quizId)) this.#quizzes.set(quiz.quizId, quiz);
  }

  /** A quiz file may be unchanged while one of its pictures is gone; the quiz is then played without it. */
  async #lookAtMedia(quizzes: Quiz[]): Promise<void> {
    const { media } = this.#parts;
    const named = quizzes.flatMap((quiz) => quiz.media);
    const folderFault = await media.refresh(new Set(named.map(({ fileName }) => fileName)));
    const faults = quizzes.flatMap((quiz) =>
      mediaComplaints(quiz.media, media).map((complaint) => `Quiz ${quiz.quizId}: ${complaint}`),
    );
    this.#tellMediaFaults(folderFault ? [folderFault, ...faults] : faults);
  }
}

/** Writes a quiz with its id, unless the file's name is the id. */
async function writeQuiz(
  folder: string,
  quizId: string,
  source: { quizId?: unknown },
  fileName?: string,
): Promise<string> {
  const name = fileName ?? (await freeName(folder, storedName(quizId, 'quiz', 'json')));
  const { quizId: said, ...rest } = source;
  const isNamed = idOfFile(name) === quizId && (said ?? undefined) === undefined;
  return writeDocument(folder, name, isNamed ? rest : { quizId, ...rest });
}

const SAMPLES = import.meta.glob<{ quizId: string }>('./samples/*.json', { eager: true, import: 'default' });

/** The content of the quiz files that a new data folder starts with, by file name without `.json`. */
export const sampleQuizzes: Record<string, unknown> = Object.fromEntries(
  Object.values(SAMPLES).map((quiz) => [quiz.quizId, quiz]),
);

/** Opens the quiz folder; a new one gets the samples, which are offered too if there can be no folder. */
export async function openQuizzes(folder: string, parts: QuizzesParts): Promise<Quizzes> {
  const canBeRead = await provideQuizFolder(folder).then(
    () => true,
    (error: unknown) => {
      parts.log(
        'error',
        `The quiz folder ${folder} could not be created (${String(error)}): offering the built-in quizzes`,
      );
      return false;
    },
  );
  const quizzes = new Quizzes(folder, parts, canBeRead ? {} : sampleQuizzes);
  await quizzes.refresh();
  return quizzes;
}

/** Fills a quiz folder that does not exist yet with the samples; an existing one stays as it is. */
export async function provideQuizFolder(folder: string): Promise<void> {
  if (await stat(folder).catch(() => undefined)) return;
  // Filled in another place and then renamed: an interrupted start leaves no half-filled folder behind.
  const draft = join(dirname(folder), newDraft());
  await mkdir(join(draft, 'media'), { recursive: true });
  const now = new Date();
  for (const [name, quiz] of Object.entries(sampleQuizzes)) {
    const file = join(draft, `${name}.json`);
    await writeFile(file, `${JSON.stringify(quiz, null, 2)}\n`);
    // All get the same time: none of them is newer than another.
    await utimes(file, now, now);
  }
  await moveFile(draft, folder).catch(async (error: unknown) => {
    // Another process with the same data folder may have been faster.
    if (!(await stat(folder).catch(() => undefined))) throw error;
    await rm(draft, { recursive: true, force: true });
  });
}
