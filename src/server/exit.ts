import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds that the exit waits for files that are being read or written. */
const FILES_TIMEOUT_MS = 1_000;
const LOOK_MS = 20;

/** Available from Node 22.15 on, and never on Windows. */
type Execve = (file: string, args: readonly string[], env: NodeJS.ProcessEnv) => never;

/** Ends the process. `isDiskIdle`: whether the store has finished all its work. */
export async function exit(code: number, isDiskIdle = true): Promise<never> {
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
