import type { ErrorCode } from '../contract/errors';

/** An expected failure on its way to the caller: REST makes a problem document of it, a hub a completion's error. */
export class Refusal extends Error {
  constructor(readonly code: ErrorCode) {
    super(code);
  }
}

/** The server cannot start as asked; the message is one sentence for the host and says what to do. */
export class StartError extends Error {}
