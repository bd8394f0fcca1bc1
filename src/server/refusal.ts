import type { ErrorCode } from '../contract/errors';

/** An expected failure on its way to the caller: REST makes a problem document of it, a hub a completion's error. */
export class Refusal extends Error {
  constructor(readonly code: ErrorCode) {
    super(code);
  }
}
