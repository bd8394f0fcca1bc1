import { exit } from './exit';
import { logLine } from './log';
import { flush, outliveReader } from './output';
import { scheduleWithTimer } from './schedule';
import { StartError } from './refusal';
import { copyData, startFromEnvironment } from './start';
import { readCommandLine } from './starting/commandLine';

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
  const answer = text ?? (await copyData(line));
  if (answer !== undefined) process.stdout.write(answer);
  const server = answer === undefined ? await startFromEnvironment(line) : undefined;
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
  end(1);
}

function end(code: number, isDiskIdle = true): void {
  void flush(streams, scheduleWithTimer).then(() => exit(code, isDiskIdle));
}
