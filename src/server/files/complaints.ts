import type { Log } from '../log';

/** Takes the full list of current problems with files, and logs each once for as long as it lasts. */
export type Complain = (complaints: Iterable<string>) => void;

/** Returns such a function; `kind` is the kind of its log messages. */
export function createComplain(log: Log, kind: string): Complain {
  let told = new Set<string>();
  return (complaints) => {
    const now = new Set(complaints);
    for (const complaint of now) if (!told.has(complaint)) log('warn', complaint, kind);
    told = now;
  };
}
