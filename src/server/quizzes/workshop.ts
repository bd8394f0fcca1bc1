import { QuizStore, type QuizStoreParts } from './quizStore';
import { QuizTrash } from './quizTrash';

/** What changes a folder of quizzes. */
export interface Workshop {
  store: QuizStore;
  trash: QuizTrash;
}

/** Puts together what changes a folder of quizzes. */
export function createWorkshop(folder: string, parts: QuizStoreParts & { now(): number }): Workshop {
  const store = new QuizStore(folder, parts);
  return { store, trash: new QuizTrash(store, parts.now) };
}
