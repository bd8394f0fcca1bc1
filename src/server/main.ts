import { StartError } from './startError';
import { startFromEnvironment } from './start';

process.on('uncaughtException', (error) => fail(error));

try {
  const server = await startFromEnvironment();
  // npm passes on a Ctrl+C that has reached us already, so the same signal may come twice.
  const leave = (): void => void server.close().then(() => process.exit(0), fail);
  process.on('SIGINT', leave);
  process.on('SIGTERM', leave);
} catch (error) {
  fail(error);
}

/** One sentence where the host can do something about it, everything we know where not. */
function fail(error: unknown): never {
  const isExpected = error instanceof StartError;
  const text = isExpected ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(isExpected ? `${text}\n` : `${new Date().toISOString()} crash ${text}\n`);
  process.exit(1);
}
