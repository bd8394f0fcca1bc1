export type LogLevel = 'debug' | 'info' | 'warn' | 'error';
/** Where the server says what happens. Messages are one short line and never carry a token. */
export type Log = (level: LogLevel, message: string) => void;

/** A log that writes `time level message` lines; debug lines are left out. Control characters cannot forge a second line. */
export function createLineLog(write: (line: string) => void, now: () => number): Log {
  return (level, message) => {
    if (level === 'debug') return;
    const text = message.replace(/\p{Cc}+/gu, ' ');
    write(`${new Date(now()).toISOString()} ${level.padEnd(5)} ${text}\n`);
  };
}
