import type { Remark } from '../../../contract/quizFiles';

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
