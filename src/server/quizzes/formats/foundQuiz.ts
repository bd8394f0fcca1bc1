import type { ImportFormat, Remark } from '../../../contract/quizFiles';

/** What a format's parser finds in a file, before it is checked. */
export interface FoundQuiz {
  format: ImportFormat;
  /** In the shape of a quiz file. */
  quiz: Record<string, unknown>;
  /** Where in the file a question stands. A question without a place is named by its round and number. */
  places: Map<unknown, string>;
}

/** Why a file cannot be imported at all: one sentence for the host, in the host's language. */
export class ImportError extends Error {
  override readonly name = 'ImportError';

  constructor(
    message: string,
    /** What is wrong at which place of the file, where it could be read so far. */
    readonly report: Remark[] = [],
  ) {
    super(message);
  }
}
