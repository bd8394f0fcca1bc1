import { spawn, type ChildProcess } from 'node:child_process';

interface ApartOptions {
  /** The JavaScript heap limit of the process. */
  heapMegabytes: number;
  /** Aborts the task. */
  signal?: AbortSignal;
  /** Called once the process has started, and gets its task. */
  started?: () => void;
}

/**
 * Runs code in a process of its own, which can run out of memory without ending the server, as a thread
 * would. The code is a file imported with `?standalone-code` that calls `answerApart`. Returns undefined if
 * the process ends before it answers: the task was aborted, or memory ran out.
 */
export async function runApart<Answer>(
  code: string,
  task: unknown,
  { heapMegabytes, signal, started }: ApartOptions,
): Promise<Answer | undefined> {
  if (signal?.aborted) return undefined;
  const child = startProcess(code, heapMegabytes);
  const end = (): boolean => child.kill('SIGKILL');
  signal?.addEventListener('abort', end);
  try {
    const said = await new Promise<Said<Answer> | undefined>((resolve, reject) => {
      child.on('message', (message) => {
        if (message !== STARTED) return resolve(message as Said<Answer>);
        started?.();
        // If the process ends before it has read its task, its exit says so.
        child.send({ task }, () => undefined);
      });
      child.once('error', reject);
      child.once('exit', () => resolve(undefined));
    });
    if (said && 'fault' in said) throw new Error(said.fault);
    return said?.answer;
  } finally {
    signal?.removeEventListener('abort', end);
    end();
  }
}

function startProcess(code: string, heapMegabytes: number): ChildProcess {
  const limits = [`--max-old-space-size=${heapMegabytes}`, '--max-semi-space-size=4'];
  const child = spawn(process.execPath, [...limits, '--input-type=commonjs', '-'], {
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    windowsHide: true,
    // The server's own options are not meant for this process.
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  // The same holds for writing its code.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(code);
  return child;
}

/** What the process sends first. */
const STARTED = 'started';
/** What the process sends then: its answer, or an unexpected error. */
type Said<Answer> = { answer: Answer } | { fault: string };

/** Does the one task of a process started by `runApart`. */
export function answerApart<Task, Answer>(work: (task: Task) => Promise<Answer>): void {
  process.once('message', ({ task }: { task: Task }) => {
    void say(work, task).then((said) => process.send?.(said));
  });
  // The spreadsheet reader reads on after a failure, and nobody handles the errors that follow.
  process.on('unhandledRejection', () => undefined);
  // The server has its answer, or is gone.
  process.once('disconnect', () => process.exit());
  process.send?.(STARTED);
}

async function say<Task, Answer>(work: (task: Task) => Promise<Answer>, task: Task): Promise<Said<Answer>> {
  try {
    return { answer: await work(task) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
