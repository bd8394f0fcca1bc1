import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Parsed } from '../contract/parsed';
import type { QuizSummary } from '../contract/quizSummary';
import type { Log } from './log';
import { MAX_QUIZ_FILE_BYTES, parseQuizFile, type Quiz, type QuizFile } from './quizFile';

interface ReadFile {
  /** Changes whenever the file does. */
  signature: string;
  parsed: Parsed<Quiz>;
}

/** The quizzes in a folder, one JSON file each. A file is read again only when its time or size changed. */
export class Quizzes {
  readonly #folder: string;
  readonly #log: Log;
  #files = new Map<string, ReadFile>();
  #quizzes = new Map<string, Quiz>();
  #complaints = new Set<string>();
  #refreshing: Promise<void> | undefined;

  /** @param standIns the quizzes, by their ids, where the folder does not exist */
  constructor(
    folder: string,
    log: Log,
    private readonly standIns: Record<string, QuizFile> = {},
  ) {
    this.#folder = folder;
    this.#log = log;
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

  /** Takes in what changed in the folder. Never fails: what cannot be read is named in the log, once. */
  refresh(): Promise<void> {
    this.#refreshing ??= this.#readFolder().finally(() => (this.#refreshing = undefined));
    return this.#refreshing;
  }

  async #readFolder(): Promise<void> {
    const complaints = new Set<string>();
    const files = new Map<string, ReadFile>();
    const quizzes = new Map<string, Quiz>();
    const names = await readdir(this.#folder).catch((error: unknown) => {
      complaints.add(`the quiz folder cannot be read: ${String(error)}`);
      for (const [quizId, quiz] of Object.entries(this.standIns)) quizzes.set(quizId, { ...quiz, quizId });
      return [];
    });
    for (const name of names.filter((each) => /^[^.].*\.json$/i.test(each)).sort()) {
      const file = await readIfChanged(join(this.#folder, name), name, this.#files.get(name));
      files.set(name, file);
      const { parsed } = file;
      if (!parsed.ok) complaints.add(`quiz file ${name} is left out: ${parsed.reason}`);
      else if (quizzes.has(parsed.value.quizId))
        complaints.add(`quiz file ${name} is left out: another file has the quizId ${parsed.value.quizId}`);
      else quizzes.set(parsed.value.quizId, parsed.value);
    }
    complaints.forEach((complaint) => this.#complaints.has(complaint) || this.#log('warn', complaint));
    this.#complaints = complaints;
    this.#files = files;
    this.#quizzes = quizzes;
  }
}

async function readIfChanged(path: string, name: string, known: ReadFile | undefined): Promise<ReadFile> {
  try {
    const { mtimeMs, ctimeMs, size } = await stat(path);
    const signature = `${mtimeMs} ${ctimeMs} ${size}`;
    if (known?.signature === signature) return known;
    if (size > MAX_QUIZ_FILE_BYTES)
      return { signature, parsed: { ok: false, reason: 'is larger than 1 MiB' } };
    return { signature, parsed: parseQuizFile(name, await readFile(path)) };
  } catch (error) {
    return { signature: '', parsed: { ok: false, reason: String(error) } };
  }
}

/**
 * Opens the folder with the quizzes; a new one gets the samples. Where it can be neither read nor made, the samples are
 * there all the same, and the log says so.
 */
export async function openQuizzes(
  folder: string,
  samples: Record<string, QuizFile>,
  log: Log,
): Promise<Quizzes> {
  const canBeRead = await provideQuizFolder(folder, samples).then(
    () => true,
    (error: unknown) => {
      log(
        'error',
        `the quiz folder ${folder} cannot be made (${String(error)}): tonight has the built-in quizzes`,
      );
      return false;
    },
  );
  const quizzes = new Quizzes(folder, log, canBeRead ? {} : samples);
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
