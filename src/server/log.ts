import type { Log } from '../session/ports';
import type { Schedule } from '../session/schedule';

/** The most important first. */
export const LOG_LEVELS = ['error', 'warn', 'info', 'debug'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];
export const LOG_FORMATS = ['text', 'json'] as const;

export interface LogSettings {
  format: (typeof LOG_FORMATS)[number];
  /** The least important level that is written. */
  level: LogLevel;
}
/** In characters: the length to which messages are cut, which only errors with a stack reach. */
const MAX_MESSAGE = 4_000;

/** Returns a log that writes one line for each message of at least the chosen importance. */
export function createLineLog(
  write: (line: string) => void,
  now: () => number,
  { format, level: least }: LogSettings,
): Log {
  return (level, message) => {
    if (LOG_LEVELS.indexOf(level) > LOG_LEVELS.indexOf(least)) return;
    write(logLine(format, now(), level, message.slice(0, MAX_MESSAGE)));
  };
}

/** Returns a line: `time level message`, or JSON with `fields`. Control characters cannot forge another one. */
export function logLine(
  format: LogSettings['format'],
  now: number,
  level: LogLevel,
  message: string,
  fields: object = {},
): string {
  const time = new Date(now).toISOString();
  if (format === 'json') return `${JSON.stringify({ time, level, message, ...fields })}\n`;
  return `${time} ${level.padEnd(5)} ${message.replace(/\p{Cc}+/gu, ' ')}\n`;
}

/** How many warnings or errors of one kind are shown in a minute. */
const SHOWN = 20;
const MINUTE_MS = 60_000;
/** How many kinds are counted separately in a minute; all others count as one. */
const MAX_KINDS = 100;

interface Repeats {
  level: LogLevel;
  count: number;
  last: string;
  cancel(): void;
}

/** Limits repeated warnings and errors in a log: they are shown a few times a minute, then counted. */
export class RepeatLimit {
  readonly #repeats = new Map<string, Repeats>();
  readonly #log: Log;
  readonly #schedule: Schedule;

  constructor(log: Log, schedule: Schedule) {
    this.#log = log;
    this.#schedule = schedule;
  }

  readonly log: Log = (level, message, kind = message) => {
    if (level === 'warn' || level === 'error') this.#count(level, message, kind);
    else this.#log(level, message);
  };

  /** Logs the counts that have not been logged yet. */
  close(): void {
    for (const kind of this.#repeats.keys()) this.#sumUp(kind);
  }

  #count(level: LogLevel, message: string, kind: string): void {
    const wanted = `${level} ${kind}`;
    const isTold = this.#repeats.has(wanted) || this.#repeats.size < MAX_KINDS;
    const key = isTold ? wanted : level;
    const repeats = this.#repeats.get(key) ?? this.#begin(level, key);
    repeats.count += 1;
    repeats.last = message;
    if (repeats.count <= SHOWN) this.#log(level, message);
  }

  #begin(level: LogLevel, key: string): Repeats {
    const cancel = this.#schedule(() => this.#sumUp(key), MINUTE_MS);
    const repeats = { level, count: 0, last: '', cancel };
    this.#repeats.set(key, repeats);
    return repeats;
  }

  #sumUp(key: string): void {
    const repeats = this.#repeats.get(key);
    this.#repeats.delete(key);
    repeats?.cancel();
    if (repeats && repeats.count > SHOWN)
      this.#log(repeats.level, `… and ${repeats.count - SHOWN} more like it, the last: ${repeats.last}`);
  }
}

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
