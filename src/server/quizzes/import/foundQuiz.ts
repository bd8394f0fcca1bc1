import type { ImportFormat } from '../../../contract/quizFiles';

/** What a format's parser finds in a file, before it is checked. */
export interface FoundQuiz {
  format: ImportFormat;
  /** In the shape of a quiz file. */
  quiz: Record<string, unknown>;
  /** Where in the file a question stands. A question without a place is named by its round and number. */
  places: Map<unknown, string>;
}
