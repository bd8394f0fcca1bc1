import type { Log } from '../log';

/** Logs what is wrong with files; each problem once for as long as it lasts. */
export class Complaints {
  readonly #log: Log;
  readonly #kind: string;
  #told = new Set<string>();

  /** @param kind the kind of its log messages */
  constructor(log: Log, kind: string) {
    this.#log = log;
    this.#kind = kind;
  }

  /** Takes the full list of current problems, and logs those that are new. */
  tell(complaints: Iterable<string>): void {
    const now = new Set(complaints);
    for (const complaint of now) if (!this.#told.has(complaint)) this.#log('warn', complaint, this.#kind);
    this.#told = now;
  }
}
