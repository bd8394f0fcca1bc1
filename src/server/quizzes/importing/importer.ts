import { spawn, type ChildProcess } from 'node:child_process';
import type { Schedule } from '../../schedule';
import { sayText, type ReportLanguage, type TextKey } from '../remarks/texts';
import { ImportError } from '../formats/foundQuiz';
import type { Imported } from '../../../contract/quizFiles';
import type { ImportAnswer, ImportTask } from './importProcess';
import code from './importProcess.ts?standalone-code';

/** In milliseconds: hosts are told within five seconds. */
const TIMEOUT_MS = 4_500;
/** With the file, what it is unpacked to, and Node itself, less than 200 MB. */
const HEAP_MEGABYTES = 64;
/** How many files may be sent or wait at once, each of up to 10 MB. */
const MAX_WAITING = 4;

/**
 * Imports files one after the other, each in a process of its own: a file can make it run out of memory, which in a
 * thread would end the server with it.
 */
export class Importer {
  readonly #schedule: Schedule;
  readonly #heapMegabytes: number;
  #waiting = 0;
  #last: Promise<unknown> = Promise.resolve();

  constructor(schedule: Schedule, heapMegabytes = HEAP_MEGABYTES) {
    this.#schedule = schedule;
    this.#heapMegabytes = heapMegabytes;
  }

  /** Imports the file that `readBytes` brings. Throws an ImportError, within seconds. */
  async import(
    fileName: string,
    readBytes: () => Promise<Uint8Array>,
    language: ReportLanguage,
  ): Promise<Imported> {
    if (this.#waiting >= MAX_WAITING) throw new ImportError(sayText(language, 'busy'));
    this.#waiting++;
    try {
      const bytes = await readBytes();
      const importing = this.#last.then(() => this.#run({ fileName, bytes, language }));
      this.#last = importing.catch(() => undefined);
      return await importing;
    } finally {
      this.#waiting--;
    }
  }

  async #run(task: ImportTask): Promise<Imported> {
    const child = startProcess(this.#heapMegabytes);
    let cancel = (): void => undefined;
    try {
      const answer = await new Promise<ImportAnswer>((resolve, reject) => {
        const refuse = (why: TextKey) => resolve({ reason: sayText(task.language, why), report: [] });
        cancel = this.#schedule(() => refuse('tooLong'), TIMEOUT_MS);
        child.once('message', (message) => resolve(message as ImportAnswer));
        child.once('error', reject);
        // It answers whatever it can still answer.
        child.once('exit', () => refuse('tooMuchMemory'));
        child.send(task, () => undefined);
      });
      if ('fault' in answer) throw new Error(answer.fault);
      if ('reason' in answer) throw new ImportError(answer.reason, answer.report);
      return answer.imported;
    } finally {
      cancel();
      child.kill('SIGKILL');
    }
  }
}

function startProcess(heapMegabytes: number): ChildProcess {
  const limits = [`--max-old-space-size=${heapMegabytes}`, '--max-semi-space-size=4'];
  const child = spawn(process.execPath, [...limits, '--input-type=commonjs', '-'], {
    stdio: ['pipe', 'ignore', 'ignore', 'ipc'],
    serialization: 'advanced',
    windowsHide: true,
    // Options meant for the server are not meant for this.
    env: { ...process.env, NODE_OPTIONS: '' },
  });
  // A process that ends before it has read its code is known by its exit.
  child.stdin?.on('error', () => undefined);
  child.stdin?.end(code);
  return child;
}
