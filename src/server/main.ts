import './kindsMain';
import { setTimeout as wait } from 'node:timers/promises';
import { logLine } from './log';
import { flush, outliveReader } from './output';
import { scheduleWithTimer } from '../session/schedule';
import { SetupError, StartError } from './startErrors';
import { copyData, startFromEnvironment } from './start';
import { readCommandLine } from './starting/commandLine';

/** The exit code that tells a supervisor not to start the process again: sysexits' “configuration error”. */
const SETUP_CODE = 78;
/** Milliseconds that the exit waits for files that are being read or written. */
const FILES_TIMEOUT_MS = 1_000;
const LOOK_MS = 20;

/** Available from Node 22.15 on, and never on Windows. */
type Execve = (file: string, args: readonly string[], env: NodeJS.ProcessEnv) => never;

const streams = [process.stdout, process.stderr];
streams.forEach(outliveReader);
process.on('uncaughtException', fail);
// A terminal window closed by mistake must not end a running game. Ctrl+C stops the server.
process.on('SIGHUP', () => undefined);
// Used if the server is still starting, when there is nothing to finish.
let close = (): Promise<boolean> => Promise.resolve(true);
// npm forwards a Ctrl+C that has already reached us, so the same signal may come twice.
const stop = (): void => void close().then((isDiskIdle) => end(0, isDiskIdle), fail);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

try {
  const { answer: text, ...line } = readCommandLine(process.argv.slice(2));
  const interruption = new AbortController();
  close = () => {
    interruption.abort(new StartError('Interrupted: nothing was copied.'));
    // What is half copied is removed first.
    return new Promise(() => undefined);
  };
  const answer = text ?? (await copyData(line, interruption.signal));
  close = () => Promise.resolve(true);
  if (answer !== undefined) process.stdout.write(answer);
  const server = answer === undefined ? await startFromEnvironment(line, stop) : undefined;
  if (server) close = server.close;
  else end(0);
} catch (error) {
  fail(error);
}

/** Prints one sentence if the host can do something about the error, or everything known about it if not. */
function fail(error: unknown): void {
  const isExpected = error instanceof StartError;
  const text = isExpected ? error.message : error instanceof Error ? error.stack : String(error);
  const isJson = process.env.LOG_FORMAT?.trim().toLowerCase() === 'json';
  if (isJson) process.stderr.write(logLine('json', Date.now(), 'error', String(text)));
  else process.stderr.write(isExpected ? `${text}\n` : `${new Date().toISOString()} crash ${text}\n`);
  end(error instanceof SetupError ? SETUP_CODE : 1);
}

function end(code: number, isDiskIdle = true): void {
  void flush(streams, scheduleWithTimer).then(() => exit(code, isDiskIdle));
}

/** Ends the process. `isDiskIdle`: whether the store has finished all its work. */
async function exit(code: number, isDiskIdle: boolean): Promise<never> {
  // process.exit waits for every file operation under way, and one on a disk that hangs never ends.
  if (!isDiskIdle || !(await areFilesIdle())) abandonDisk(code);
  process.exit(code);
}

async function areFilesIdle(): Promise<boolean> {
  const end = performance.now() + FILES_TIMEOUT_MS;
  const isIdle = (): boolean => !process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'));
  // A finished operation is still listed for a moment, so the first look comes after a pause.
  do await wait(LOOK_MS);
  while (!isIdle() && performance.now() < end);
  return isIdle();
}

/** Ends the process without waiting for its disk, with the exit code if the system and Node allow that. */
function abandonDisk(code: number): void {
  const { execPath, execve } = process as NodeJS.Process & { execve?: Execve };
  // Replaces the process with a program that exits at once. Killing it would look as if memory had run out.
  if (process.platform !== 'win32' && execve) execve(execPath, [execPath, '-e', `process.exit(${code})`], {});
  process.kill(process.pid, 'SIGKILL');
}
