import { spawn, type ChildProcess } from 'node:child_process';

interface ApartOptions {
  /** How much JavaScript may hold in memory there. */
  heapMegabytes: number;
  /** Gives the task up. */
  signal?: AbortSignal;
}

/**
 * Runs code in a process of its own, which can run out of memory alone; in a thread that would end the server. The code
 * is a file imported with `?standalone-code` that calls `answerApart`. Answers undefined where the process ends before
 * its answer: it was given up, or had too little memory.
 */
export async function runApart<Answer>(
  code: string,
  task: unknown,
  { heapMegabytes, signal }: ApartOptions,
): Promise<Answer | undefined> {
  const child = startProcess(code, heapMegabytes);
  const end = (): boolean => child.kill('SIGKILL');
  signal?.addEventListener('abort', end);
  try {
    const said = await new Promise<Said<Answer> | undefined>((resolve, reject) => {
      child.once('message', (message) => resolve(message as Said<Answer>));
      child.once('error', reject);
      child.once('exit', () => resolve(undefined));
      // A process that ends before it has read its task is known by its exit.
      child.send({ task }, () => undefined);
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
    // Options meant for the server are not meant for this.
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  // The same for its code.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(code);
  return child;
}

/** What such a process says: its answer, or what failed unexpectedly. */
type Said<Answer> = { answer: Answer } | { fault: string };

/** Does the one task of a process that `runApart` has started. */
export function answerApart<Task, Answer>(work: (task: Task) => Promise<Answer>): void {
  process.once('message', ({ task }: { task: Task }) => {
    void say(work, task).then((said) => process.send?.(said));
  });
  // The reader of spreadsheets reads on where it has failed, and leaves further failures to nobody.
  process.on('unhandledRejection', () => undefined);
  // The server has what it asked for, or is gone.
  process.once('disconnect', () => process.exit());
}

async function say<Task, Answer>(work: (task: Task) => Promise<Answer>, task: Task): Promise<Said<Answer>> {
  try {
    return { answer: await work(task) };
  } catch (error) {
    return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}
