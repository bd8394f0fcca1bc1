import type { ErrorCode, ProblemDocument } from '../contract/errors';

/** What a problem document says beside its code. */
export type RefusalDetails = Pick<ProblemDocument, 'etag' | 'problems' | 'report' | 'nearest'>;

/** An expected failure on its way to the caller: REST makes a problem document of it, a hub a completion's error. */
export class Refusal extends Error {
  /** @param detail what exactly is wrong, in a problem document or the log; never with a token in it */
  constructor(
    readonly code: ErrorCode,
    readonly detail?: string,
    readonly more?: RefusalDetails,
  ) {
    super(code);
  }
}

/** What is asked for belongs to another process: whoever asked is handed on to `origin`, as `http://10.0.0.2:5000`. */
export class Elsewhere extends Error {
  constructor(readonly origin: string) {
    super(`at ${origin}`);
  }
}

/** The server cannot start as asked; the message is one sentence for the host and says what to do. */
export class StartError extends Error {}

/** Another server has the data folder. */
export class FolderInUse extends StartError {}
