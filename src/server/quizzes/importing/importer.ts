import { spawn, type ChildProcess } from 'node:child_process';
import type { Imported, Remark } from '../../../contract/quizFiles';
import { createQueue, type Schedule } from '../../schedule';
import { placeText } from '../faults';
import { ImportError, sayText, type TextKey } from '../formats/report';
import type { MediaFolder } from '../media/mediaFolder';
import { namedMedia } from '../quizFile';
import type { ImportAnswer, ImportTask } from './answerImports';
import importQuiz from './importProcess.ts?standalone-code';
import type { Language } from '../../../contract/languages';

/** In milliseconds: hosts are told within five seconds. */
const TIMEOUT_MS = 4_500;
/** With the file, what it is unpacked to, and Node itself, less than 200 MB. */
const HEAP_MEGABYTES = 64;
/**
 * Imports files one after the other, each in a process of its own: a file can make it run out of memory, which in a
 * thread would end the server with it.
 */
export class Importer<T = Imported> {
  readonly #schedule: Schedule;
  readonly #heapMegabytes: number;
  readonly #code: string;
  readonly #inTurn = createQueue();

  /** @param code that of the process; without it, quizzes are imported */
  constructor(schedule: Schedule, heapMegabytes = HEAP_MEGABYTES, code: string = importQuiz) {
    this.#schedule = schedule;
    this.#heapMegabytes = heapMegabytes;
    this.#code = code;
  }

  /** Imports the file that `readBytes` brings. Throws an ImportError, within seconds. */
  async import(fileName: string, readBytes: () => Promise<Uint8Array>, language: Language): Promise<T> {
    const bytes = await readBytes();
    return this.#inTurn(() => this.#run({ fileName, bytes, language }));
  }

  async #run(task: ImportTask): Promise<T> {
    const child = startProcess(this.#heapMegabytes, this.#code);
    let cancel = (): void => undefined;
    try {
      const answer = await new Promise<ImportAnswer<T>>((resolve, reject) => {
        const refuse = (why: TextKey) => resolve({ reason: sayText(task.language, why), report: [] });
        cancel = this.#schedule(() => refuse('tooLong'), TIMEOUT_MS);
        child.once('message', (message) => resolve(message as ImportAnswer<T>));
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

function startProcess(heapMegabytes: number, code: string): ChildProcess {
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

/** The same with a remark for each picture, sound and film that the quiz names and the media folder cannot show. */
export async function withMediaRemarks(
  imported: Imported,
  folder: MediaFolder,
  language: Language,
): Promise<Imported> {
  const remarks: Remark[] = [];
  for (const { path, kind, fileName } of namedMedia(imported.quiz)) {
    await folder.look(fileName);
    if (!folder.faultOf(kind, fileName)) continue;
    remarks.push({ where: placeText(path, language), message: sayText(language, 'mediaMissing', fileName) });
  }
  return { ...imported, report: [...imported.report, ...remarks] };
}
