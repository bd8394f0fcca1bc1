import { mkdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { TrashedQuiz } from '../../contract/quizFiles';
import type { QuizSummary } from '../../contract/quizSummary';
import { moveFile, newDraft, pathIn, syncFolder } from '../disk';
import { readDocument } from '../files/document';
import { DocumentFolder } from '../files/documentFolder';
import { freeName, storedName } from '../files/names';
import { Recent } from '../files/recent';
import { readTrash, trashOf, type Trashed } from '../files/trash';
import { createComplain, type Complain } from '../log';
import type { Log } from '../../session/ports';
import { Refusal } from '../../session/refusal';
import { within, type Schedule } from '../../session/schedule';
import type { MediaFolder } from './media/mediaFolder';
import { mediaComplaints, parseQuizFile, readQuizJson, type Quiz } from './quizFile';

/** How many quiz files are read, and below how many bytes of them: more than a list can show. */
const MAX_FILES = 1_000;
const MAX_BYTES = 32 * 1024 * 1024;
/** Milliseconds that callers wait for the folder. A network drive may never answer. */
const READ_TIMEOUT_MS = 2_000;
/** How many deleted quizzes are listed, the most recent first. */
const MAX_TOLD = 100;

type DeletedQuiz = TrashedQuiz & { quiz: Quiz };

interface QuizzesParts {
  log: Log;
  schedule: Schedule;
  /** Monotonic milliseconds. */
  clock(): number;
  /** In milliseconds since 1970. */
  now(): number;
  media: MediaFolder;
}

/** The quizzes in a folder, one JSON file each, and those in its trash. */
export class Quizzes extends DocumentFolder<Quiz> {
  readonly #parts: QuizzesParts;
  readonly #standIns: (Quiz & { modifiedAt: number })[];
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
    super(folder, {
      log,
      now,
      word: 'quiz',
      folderName: 'quiz folder',
      mustExist: true,
      maxFiles: MAX_FILES,
      maxBytes: MAX_BYTES,
      missing: 'quiz_not_found',
      changed: 'quiz_changed',
      readAs: parseQuizFile,
    });
    this.#parts = parts;
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
    return this.all.map(
      ({ quizId, quizName, quizDescription, language, size, media }) => ({
        quizId,
        quizName,
        quizDescription,
        ...(language && { language }),
        ...size,
        missingMedia: mediaComplaints(media, this.#parts.media).length,
      }),
    );
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

  /** Returns the most recently deleted quizzes, as far as they can be played. */
  async deleted(): Promise<DeletedQuiz[]> {
    const trashed = (await readTrash(this.folder)).slice(0, MAX_TOLD);
    const found = trashed.map(async (each) => {
      const { trashId, deletedAt } = each;
      const quiz = await this.#readTrashed(each);
      return quiz ? [{ trashId, quizName: quiz.quizName, deletedAt, quiz }] : [];
    });
    return (await Promise.all(found)).flat();
  }

  /** Restores a quiz, and returns its id: a new one if another quiz has taken its own. */
  restore(trashId: string): Promise<string> {
    return this.inTurn(async () => {
      const trashed = (await readTrash(this.folder)).find((each) => each.trashId === trashId);
      const quiz = trashed && (await this.#readTrashed(trashed));
      if (!quiz) throw new Refusal('quiz_not_found');
      const quizId = await this.freeId(quiz.quizId);
      const path = pathIn(trashOf(this.folder), trashId);
      await this.change(`deleted quiz ${trashId}`, async () => {
        const isAsItWas =
          quizId === quiz.quizId && (await freeName(this.folder, quiz.fileName)) === quiz.fileName;
        if (isAsItWas) await moveFile(path, pathIn(this.folder, quiz.fileName));
        else {
          await this.write(quizId, quiz.source as object);
          await rm(path);
        }
        await Promise.all([this.folder, trashOf(this.folder)].map(syncFolder));
      });
      return quizId;
    });
  }

  async #readTrashed({ trashId, fileName }: Trashed): Promise<Quiz | undefined> {
    const readAs: typeof parseQuizFile = (content) => parseQuizFile(content, fileName);
    const { read } = await readDocument<Quiz>(trashOf(this.folder), trashId, readAs);
    return read.ok ? read.value : undefined;
  }

  /** Finds even a file that cannot be read, by the id that it had before, or by its name. */
  protected override async findFiles(): Promise<(quizId: string) => string | undefined> {
    await this.readAnew();
    const idOf = (name: string): string => this.#ids.get(name) ?? name.replace(/\.json$/i, '');
    return (quizId) => this.get(quizId)?.fileName ?? this.#broken.find((name) => idOf(name) === quizId);
  }

  protected override newFile(quizId: string): Promise<string> {
    return freeName(this.folder, storedName(quizId, 'quiz', 'json'));
  }

  /** Adds the quiz's id unless the file's name is the id. */
  protected override toFile(quizId: string, fileName: string, source: object): object {
    const { quizId: said, ...rest } = source as { quizId?: unknown };
    const isNamed = fileName.replace(/\.json$/i, '') === quizId;
    return isNamed && (said ?? undefined) === undefined ? rest : { quizId, ...rest };
  }

  protected override changed(): Promise<void> {
    return this.readAnew();
  }

  #inTime(reading: Promise<void>): Promise<void> {
    const { schedule, log } = this.#parts;
    return within(READ_TIMEOUT_MS, schedule, reading, () =>
      log('warn', 'the quiz folder does not answer; the quizzes known so far are used'),
    );
  }

  async #readFolder(): Promise<void> {
    const files = await this.look();
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
    this.#tellTwins(twins);
    await this.#lookAtMedia([...byId.values()]);
    const names = new Set(files?.map(({ fileName }) => fileName));
    for (const name of this.#ids.keys()) if (!names.has(name)) this.#ids.delete(name);
    this.#broken = files?.flatMap(({ fileName, read }) => (read.ok ? [] : fileName)) ?? [];
    // Files with the same time, such as the samples, stay in the order of their names.
    this.#quizzes = new Map([...byId].sort(([, one], [, other]) => other.modifiedAt - one.modifiedAt));
  }

  /** A quiz file may be unchanged while one of its pictures is gone; the quiz is then played without it. */
  async #lookAtMedia(quizzes: Quiz[]): Promise<void> {
    const { media } = this.#parts;
    const named = quizzes.flatMap((quiz) => quiz.media);
    const folderFault = await media.refresh(new Set(named.map(({ fileName }) => fileName)));
    const faults = quizzes.flatMap((quiz) =>
      mediaComplaints(quiz.media, media).map((complaint) => `quiz ${quiz.quizId}: ${complaint}`),
    );
    this.#tellMediaFaults(folderFault ? [folderFault, ...faults] : faults);
  }
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
        `the quiz folder ${folder} cannot be created (${String(error)}); the built-in quizzes are offered`,
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
