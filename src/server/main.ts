import { flush, outliveReader } from './output';
import { scheduleWithTimer } from './schedule';
import { StartError } from './refusal';
import { startFromEnvironment } from './start';
import { readCommandLine } from './starting/commandLine';

const streams = [process.stdout, process.stderr];
streams.forEach(outliveReader);
process.on('uncaughtException', fail);
// A terminal window closed by mistake must not end a running game. Ctrl+C is how to stop.
process.on('SIGHUP', () => undefined);

try {
  const { answer, ...line } = readCommandLine(process.argv.slice(2));
  if (answer !== undefined) process.stdout.write(answer);
  const server = answer === undefined ? await startFromEnvironment(line) : undefined;
  // npm passes on a Ctrl+C that has reached us already, so the same signal may come twice.
  const stop = (): void => void server?.close().then((isFinished) => exit(0, isFinished), fail);
  if (!server) exit(0);
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
} catch (error) {
  fail(error);
}

/** One sentence where the host can do something about it, everything we know where not. */
function fail(error: unknown): void {
  const isExpected = error instanceof StartError;
  const text = isExpected ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(isExpected ? `${text}\n` : `${new Date().toISOString()} crash ${text}\n`);
  exit(1);
}

function exit(code: number, isFinished = true): void {
  void flush(streams, scheduleWithTimer).then(() => {
    const isReading = process.getActiveResourcesInfo().some((name) => name.startsWith('FSReq'));
    // process.exit waits for what a disk has been asked for, and a disk that hangs never answers.
    if (!isFinished || isReading) process.kill(process.pid, 'SIGKILL');
    process.exit(code);
  });
}
