import { rm } from 'node:fs/promises';
import type { TrashedQuiz } from '../../contract/quizFiles';
import { moveFile, pathIn, syncFolder } from '../disk';
import { readDocument } from '../files/document';
import { DocumentFolder } from '../files/documentFolder';
import { freeName, storedName } from '../files/names';
import { readTrash, trashOf, type Trashed } from '../files/trash';
import type { Log } from '../log';
import { Refusal } from '../refusal';
import { createQueue } from '../schedule';
import { parseQuizFile, type Quiz } from './quizFile';
import type { Quizzes } from './quizzes';

/** How many deleted quizzes are told of, the last ones first. */
const MAX_TOLD = 100;

/** A quiz in the trash. */
type DeletedQuiz = TrashedQuiz & { quiz: Quiz };

/** The files in the folder of quizzes, and those in its trash. */
export class QuizFolder extends DocumentFolder<Quiz, { reason: string }> {
  constructor(folder: string, quizzes: Quizzes, parts: { log: Log; now(): number }) {
    super(folder, {
      ...parts,
      inTurn: createQueue(),
      word: 'quiz',
      readAs: parseQuizFile,
      newFile: (quizId) => freeName(folder, storedName(quizId, 'quiz', 'json')),
      toFile,
      changed: () => quizzes.readAnew(),
      async findFiles() {
        await quizzes.readAnew();
        return (quizId) => quizzes.fileOf(quizId);
      },
    });
  }

  /** The last deleted quizzes, those alone that can be played. */
  async deleted(): Promise<DeletedQuiz[]> {
    const trashed = (await readTrash(this.folder)).slice(0, MAX_TOLD);
    const found = trashed.map(async (each) => {
      const quiz = await this.#readTrashed(each);
      return quiz
        ? [{ trashId: each.trashId, quizName: quiz.quizName, deletedAt: each.deletedAt, quiz }]
        : [];
    });
    return (await Promise.all(found)).flat();
  }

  /** Brings a quiz back, and answers its id, which is a new one where another quiz has taken its own. */
  restore(trashId: string): Promise<string> {
    return this.inTurn(async () => {
      const trashed = (await readTrash(this.folder)).find((each) => each.trashId === trashId);
      const quiz = trashed && (await this.#readTrashed(trashed));
      if (!quiz) throw new Refusal('quiz_not_found');
      const quizId = await this.#freeId(quiz.quizId);
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

  async #freeId(quizId: string): Promise<string> {
    let free = quizId;
    // Shortened, since an id has an end.
    for (let number = 2; await this.find(free); number++) free = `${quizId.slice(0, 90)}-${number}`;
    return free;
  }

  async #readTrashed({ trashId, fileName }: Trashed): Promise<Quiz | undefined> {
    const readAs: typeof parseQuizFile = (content) => parseQuizFile(content, fileName);
    const { read } = await readDocument(trashOf(this.folder), trashId, readAs);
    return read.ok ? read.value : undefined;
  }
}

/** What the file is to hold: with the quiz's id, unless its name says that. */
function toFile(quizId: string, source: object, fileName: string): object {
  const { quizId: said, ...rest } = source as { quizId?: unknown };
  const isNamed = fileName.replace(/\.json$/i, '') === quizId;
  return isNamed && (said ?? undefined) === undefined ? rest : { quizId, ...rest };
}
