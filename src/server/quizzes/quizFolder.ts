import { createHash } from 'node:crypto';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileNameOf } from '../../contract/fileName';
import type { Parsed } from '../../contract/parsed';
import type { Log } from '../log';
import { createQueue } from '../schedule';
import { Refusal } from '../refusal';
import { MAX_QUIZ_FILE_BYTES, readQuizBytes } from './quizFile';
import type { Quizzes } from './quizzes';
import { freeName, numberedNames, storedName, writeWhole } from './storedFile';

/** In characters, as for `quizId` in a quiz file. */
const MAX_ID_LENGTH = 100;
/** Addresses below `/quizzes` that mean something else. */
const TAKEN_IDS = new Set(['trash', 'import']);

export interface StoredQuiz {
  fileName: string;
  bytes: Uint8Array;
  etag: string;
  /** Whether it was broken by hand, so that nobody can play it. */
  isBroken?: boolean;
}

/** What a change was made to: nothing, or what has an ETag that this function knows. */
export type ChangeOf = 'nothing' | ((etag: string) => boolean);

export class QuizChanged extends Refusal {
  constructor(
    readonly etag: string,
    readonly isBroken = false,
  ) {
    super('quiz_changed');
  }
}

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
  async read(quizId: string): Promise<StoredQuiz> {
    const found = await this.find(quizId);
    if (found) return found;
    checkQuizId(quizId);
    throw new Refusal('quiz_not_found');
  }

  /**
   * Stores the JSON of a quiz, as a whole or not at all. Throws QuizChanged where the quiz is not what the change was
   * made to.
   */
  save(
    quizId: string,
    source: Record<string, unknown>,
    changeOf: ChangeOf,
  ): Promise<{ etag: string; isNew: boolean }> {
    return this.inTurn(async () => {
      const found = await this.findFile(quizId);
      if (found) checkIsCurrent(found, changeOf);
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
    try {
      return await make();
    } catch (error) {
      if (error instanceof Refusal) throw error;
      this.#log('warn', `${what} is not stored: ${String(error)}`, 'not stored');
      throw new Refusal('save_failed');
    } finally {
      await this.#quizzes.readAnew();
    }
  }

  /** The quiz as its file is at this moment; undefined where there is none that can be played. */
  async find(quizId: string): Promise<StoredQuiz | undefined> {
    await this.#quizzes.readAnew();
    const fileName = this.#quizzes.get(quizId)?.fileName;
    if (fileName === undefined) return undefined;
    const content = await this.#content(fileName);
    return content?.ok ? { fileName, bytes: content.value, etag: etagOf(content.value) } : undefined;
  }

  /** The same, or the quiz's file that was broken by hand: a second file must not take its id. */
  async findFile(quizId: string): Promise<StoredQuiz | undefined> {
    const found = await this.find(quizId);
    const fileName = this.#quizzes.unreadableFile(quizId);
    if (found || fileName === undefined) return found;
    const content = await this.#content(fileName);
    if (!content) return undefined;
    const bytes = content.ok ? content.value : Buffer.from(content.reason);
    return { fileName, bytes, etag: etagOf(bytes), isBroken: true };
  }

  async #content(fileName: string): Promise<Parsed<Uint8Array> | undefined> {
    const path = join(this.folder, fileName);
    try {
      return await readQuizBytes(path, await stat(path));
    } catch {
      // It may have gone in this moment.
      return undefined;
    }
  }
}

/** Throws QuizChanged where the change was made to something else than this. */
export function checkIsCurrent({ etag, isBroken }: StoredQuiz, changeOf: ChangeOf): void {
  if (changeOf === 'nothing' || !changeOf(etag)) throw new QuizChanged(etag, isBroken);
}

/** Throws invalid_id where no quiz can have this id. */
export function checkQuizId(quizId: string): void {
  const isGood =
    /^[^\p{Cc}/\\]+$/u.test(quizId) &&
    !/^\.+$/.test(quizId) &&
    quizId === quizId.trim() &&
    quizId.length <= MAX_ID_LENGTH &&
    !TAKEN_IDS.has(quizId);
  if (!isGood) throw new Refusal('invalid_id');
}

/** A strong ETag, by the content alone. */
export function etagOf(bytes: Uint8Array): string {
  return `"${createHash('sha256').update(bytes).digest('base64url')}"`;
}

/** What the file is to hold: with the quiz's id, unless its name says that. */
function bytesOf(quizId: string, source: Record<string, unknown>, fileName: string): Uint8Array {
  const { quizId: said, ...rest } = source;
  const isNamed = fileName.replace(/\.json$/i, '') === quizId;
  const json = isNamed && (said ?? undefined) === undefined ? rest : { quizId, ...rest };
  // For those who edit by hand, where it is not too long for that.
  const spread = Buffer.from(`${stringify(json, 2)}\n`);
  const bytes = spread.length > MAX_QUIZ_FILE_BYTES ? Buffer.from(stringify(json)) : spread;
  if (bytes.length > MAX_QUIZ_FILE_BYTES) throw new Refusal('body_too_large');
  return bytes;
}

function stringify(json: object, indent?: number): string {
  try {
    return JSON.stringify(json, null, indent);
  } catch {
    // JSON can be nested deeper than anything can be written.
    throw new Refusal('invalid_body');
  }
}
