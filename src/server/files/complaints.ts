import type { Log } from '../log';

/** Names in the log what is wrong with files, each thing once for as long as it is so. */
export class Complaints {
  readonly #log: Log;
  readonly #kind: string;
  #told = new Set<string>();

  /** @param kind that of its messages for the log */
  constructor(log: Log, kind: string) {
    this.#log = log;
    this.#kind = kind;
  }

  /** Takes all that is wrong by now. */
  tell(complaints: Iterable<string>): void {
    const now = new Set(complaints);
    for (const complaint of now) if (!this.#told.has(complaint)) this.#log('warn', complaint, this.#kind);
    this.#told = now;
  }
}
