import { fileNameOf } from '../../contract/fileName';
import type { Parsed } from '../../contract/parsed';
import { readStored, writeWhole } from '../disk';
import type { Log } from '../log';
import { createQueue } from '../schedule';
import { Refusal } from '../refusal';
import type { Quizzes } from './quizzes';
import {
  checkId,
  checkIsCurrent,
  etagOf,
  freeName,
  jsonBytes,
  numberedNames,
  orSaveFailed,
  storedName,
  type ChangeOf,
  type StoredFile,
} from './storedFile';

/** Addresses below `/quizzes` that mean something else. */
const TAKEN_IDS = new Set(['trash', 'import']);

/** Reads and writes the files in the folder of quizzes, one after another. Failures are thrown as Refusals. */
export class QuizFolder {
  readonly inTurn = createQueue();
  readonly #quizzes: Quizzes;
  readonly #log: Log;

  constructor(
    readonly folder: string,
    quizzes: Quizzes,
    log: Log,
  ) {
    this.#quizzes = quizzes;
    this.#log = log;
  }

  /** The quiz as its file is at this moment. Throws quiz_not_found, or invalid_id where there can be no such quiz. */
  async read(quizId: string): Promise<StoredFile> {
    const found = await this.find(quizId);
    if (found) return found;
    checkQuizId(quizId);
    throw new Refusal('quiz_not_found');
  }

  /**
   * Stores the JSON of a quiz, as a whole or not at all. Throws FileChanged where the quiz is not what the change was
   * made to.
   */
  save(
    quizId: string,
    source: Record<string, unknown>,
    changeOf: ChangeOf,
  ): Promise<{ etag: string; isNew: boolean }> {
    return this.inTurn(async () => {
      const found = await this.findFile(quizId);
      if (found) checkIsCurrent(found, changeOf, 'quiz_changed');
      else if (changeOf === 'nothing') checkQuizId(quizId);
      else await this.read(quizId);
      const bytes = await this.write(quizId, source, found?.fileName);
      return { etag: etagOf(bytes), isNew: !found };
    });
  }

  /** Stores the JSON of a new quiz under an id of its own, made of its name. */
  add(source: Record<string, unknown>, quizName: string): Promise<{ quizId: string; etag: string }> {
    return this.inTurn(async () => {
      await this.#quizzes.readAnew();
      const quizId = this.#freeId(quizName);
      return { quizId, etag: etagOf(await this.write(quizId, source)) };
    });
  }

  #freeId(quizName: string): string {
    const quizzes = this.#quizzes;
    const isTaken = (id: string) =>
      TAKEN_IDS.has(id) || quizzes.get(id) !== undefined || quizzes.unreadableFile(id) !== undefined;
    const ids = numberedNames(fileNameOf([quizName.toLowerCase()], '').replace(/\.$/, '') || 'quiz');
    let id = ids.next().value;
    while (isTaken(id)) id = ids.next().value;
    return id;
  }

  /** Writes a quiz, to a new file unless one is named. To be called in turn. */
  async write(quizId: string, source: Record<string, unknown>, fileName?: string): Promise<Uint8Array> {
    return this.change(`quiz ${quizId}`, async () => {
      const name = fileName ?? (await freeName(this.folder, storedName(quizId, 'quiz', 'json')));
      const bytes = bytesOf(quizId, source, name);
      await writeWhole(this.folder, name, bytes);
      return bytes;
    });
  }

  /** Changes the folder, then takes in what there is. Throws save_failed where the disk refuses. */
  async change<T>(what: string, make: () => Promise<T>): Promise<T> {
    return orSaveFailed(what, this.#log, make).finally(() => this.#quizzes.readAnew());
  }

  /** The quiz as its file is at this moment; undefined where there is none that can be played. */
  async find(quizId: string): Promise<StoredFile | undefined> {
    await this.#quizzes.readAnew();
    const fileName = this.#quizzes.get(quizId)?.fileName;
    if (fileName === undefined) return undefined;
    const content = await this.#content(fileName);
    return content?.ok ? { fileName, bytes: content.value, etag: etagOf(content.value) } : undefined;
  }

  /** The same, or the quiz's file that was broken by hand: a second file must not take its id. */
  async findFile(quizId: string): Promise<StoredFile | undefined> {
    const found = await this.find(quizId);
    const fileName = this.#quizzes.unreadableFile(quizId);
    if (found || fileName === undefined) return found;
    const content = await this.#content(fileName);
    if (!content) return undefined;
    const bytes = content.ok ? content.value : Buffer.from(content.reason);
    return { fileName, bytes, etag: etagOf(bytes), isBroken: true };
  }

  async #content(fileName: string): Promise<Parsed<Uint8Array> | undefined> {
    try {
      return await readStored(this.folder, fileName);
    } catch {
      // It may have gone in this moment.
      return undefined;
    }
  }
}

/** Throws invalid_id where no quiz can have this id. */
export function checkQuizId(quizId: string): void {
  checkId(quizId, TAKEN_IDS);
}

/** What the file is to hold: with the quiz's id, unless its name says that. */
function bytesOf(quizId: string, source: Record<string, unknown>, fileName: string): Uint8Array {
  const { quizId: said, ...rest } = source;
  const isNamed = fileName.replace(/\.json$/i, '') === quizId;
  return jsonBytes(isNamed && (said ?? undefined) === undefined ? rest : { quizId, ...rest });
}
