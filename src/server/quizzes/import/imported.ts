import type { QuizSource } from '../../../contract/quizSource';
import type { Remark } from '../remarks/report';

export type ImportFormat = 'json' | 'opentdb' | 'gift' | 'aiken' | 'csv' | 'kahoot' | 'wayground' | 'xlsx';

/** What an import brings: a quiz that `readQuiz` reads without fault, and all that could not be taken over. */
export interface Imported {
  format: ImportFormat;
  quiz: QuizSource;
  report: Remark[];
}

/** What a format's parser finds in a file, before it is checked. */
export interface FoundQuiz {
  format: ImportFormat;
  /** In the shape of a quiz file. */
  quiz: Record<string, unknown>;
  /** Where in the file a question stands. A question without a place is named by its round and number. */
  places: Map<unknown, string>;
}
