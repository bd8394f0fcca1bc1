export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
/**
 * The server's log. Messages are one short line and never contain a token. Messages that differ only in a part,
 * such as a name, share a `kind`, so that the repeat limit counts them together.
 */
export type Log = (level: LogLevel, message: string, kind?: string) => void;

/** In characters: the longest message, which is an error with its stack. */
const MAX_MESSAGE = 4_000;

/**
 * A log that writes `time level message` lines; debug lines are left out. Control characters cannot forge a second
 * line.
 */
export function createLineLog(write: (line: string) => void, now: () => number): Log {
  return (level, message) => {
    if (level === 'debug') return;
    const text = message.slice(0, MAX_MESSAGE).replace(/\p{Cc}+/gu, ' ');
    write(`${new Date(now()).toISOString()} ${level.padEnd(5)} ${text}\n`);
  };
}
