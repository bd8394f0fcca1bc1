import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { TrashedQuiz } from '../../contract/quizFiles';
import { moveFile, pathIn, syncFolder } from '../disk';
import { Refusal } from '../refusal';
import type { QuizFolder } from './quizFolder';
import { readQuizFile, type Quiz } from './quizFile';
import { checkIsCurrent, freeName, putInTrash, type ChangeOf } from './storedFile';

/** How many deleted quizzes are told of, the last ones first. */
const MAX_TOLD = 100;
/** When it was deleted, then what it was called. */
const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d\.\d{3}Z)-(.+\.json)$/i;

/** Deleted quizzes, in a folder of their own. */
export class QuizTrash {
  readonly #store: QuizFolder;
  readonly #folder: string;
  readonly #now: () => number;

  constructor(store: QuizFolder, now: () => number) {
    this.#store = store;
    this.#folder = join(store.folder, 'trash');
    this.#now = now;
  }

  /** Takes a quiz out of the folder of quizzes. Without `changeOf` it may be whatever it is by now. */
  delete(quizId: string, changeOf?: ChangeOf): Promise<void> {
    const store = this.#store;
    return store.inTurn(async () => {
      const found = await store.read(quizId);
      if (changeOf) checkIsCurrent(found, changeOf, 'quiz_changed');
      await store.change(`the deletion of quiz ${quizId}`, () =>
        putInTrash(store.folder, found.fileName, this.#now()),
      );
    });
  }

  /** The last deleted quizzes with the media that they name, without questions or answers. */
  async list(): Promise<(TrashedQuiz & Pick<Quiz, 'media'>)[]> {
    const names = await this.#names();
    const listed = names.slice(0, MAX_TOLD).map(async (trashId) => {
      const quiz = await this.#read(trashId);
      if (!quiz) return [];
      const { quizName, media } = quiz;
      return [{ trashId, quizName, deletedAt: timeOf(trashId), media }];
    });
    return (await Promise.all(listed)).flat();
  }

  /** Brings a quiz back, and answers its id, which is a new one where another quiz has taken its own. */
  restore(trashId: string): Promise<string> {
    const store = this.#store;
    return store.inTurn(async () => {
      const quiz = (await this.#names()).includes(trashId) && (await this.#read(trashId));
      if (!quiz) throw new Refusal('quiz_not_found');
      const quizId = await this.#freeId(quiz.quizId);
      const path = pathIn(this.#folder, trashId);
      await store.change(`deleted quiz ${trashId}`, async () => {
        const isAsItWas =
          quizId === quiz.quizId && (await freeName(store.folder, quiz.fileName)) === quiz.fileName;
        if (isAsItWas) await moveFile(path, pathIn(store.folder, quiz.fileName));
        else {
          await store.write(quizId, quiz.source as Record<string, unknown>);
          await rm(path);
        }
        await Promise.all([store.folder, this.#folder].map(syncFolder));
      });
      return quizId;
    });
  }

  async #freeId(quizId: string): Promise<string> {
    let free = quizId;
    // Shortened, since an id has an end.
    for (let number = 2; await this.#store.findFile(free); number++)
      free = `${quizId.slice(0, 90)}-${number}`;
    return free;
  }

  async #names(): Promise<string[]> {
    const names = await readdir(this.#folder).catch(() => []);
    return names
      .filter((name) => NAME.test(name))
      .sort()
      .reverse();
  }

  async #read(trashId: string): Promise<Quiz | undefined> {
    const { parsed } = await readQuizFile(this.#folder, trashId, trashId.replace(NAME, '$5'));
    return parsed.ok ? parsed.value : undefined;
  }
}

function timeOf(trashId: string): string {
  return trashId.replace(NAME, '$1T$2:$3:$4');
}
