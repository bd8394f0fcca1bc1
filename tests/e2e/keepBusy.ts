import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';

/** Exits when the tests have ended without notice. */
const LOOP = `for (;;) process.kill(${process.pid}, 0);`;

/** Keeps every core busy during the tests: those that pass then pass on any busy machine. */
export default function keepBusy(): () => void {
  const loops = Array.from({ length: availableParallelism() }, () => spawn(process.execPath, ['-e', LOOP]));
  return () => loops.forEach((loop) => loop.kill());
}
