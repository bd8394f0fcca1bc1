import type { Imported, Remark } from '../../../contract/quizFiles';
import { runApart } from '../../apart';
import { Refusal } from '../../../session/refusal';
import { createQueue, type Schedule } from '../../../session/schedule';
import { placeText } from '../../formats/faults';
import { sayText } from '../../formats/report';
import type { MediaFolder } from '../media/mediaFolder';
import { namedMedia } from '../namedMedia';
import type { ImportAnswer, ImportTask } from './answerImports';
import importQuiz from './importMain.ts?standalone-code';
import type { Language } from '../../../contract/languages';

/** In milliseconds. Hosts get an answer within five seconds, unless the machine is too busy to start a process. */
const TIMEOUT_MS = 4_500;
const START_MS = 30_000;
/** Together with the file, its unpacked content and Node itself, this stays below 200 MB. */
const HEAP_MEGABYTES = 64;

const NEVER = new AbortController().signal;

/** Imports a file, unless its sender is gone. Throws import_failed or columns_unknown, within seconds. */
export type Importer<T = Imported> = (task: ImportTask, gone?: AbortSignal) => Promise<T>;

/** Imports files in turn, in processes that may run out of memory; `code`: their code, for quizzes by default. */
export function createImporter<T = Imported>(
  schedule: Schedule,
  heapMegabytes = HEAP_MEGABYTES,
  code: string = importQuiz,
): Importer<T> {
  const inTurn = createQueue();
  const run: Importer<T> = async (task, gone = NEVER) => {
    const late = new AbortController();
    const limit = (ms: number) => schedule(() => late.abort(), ms);
    let cancel = limit(START_MS);
    const answer = await runApart<ImportAnswer<T>>(code, task, {
      heapMegabytes,
      signal: AbortSignal.any([late.signal, gone]),
      started: () => {
        cancel();
        cancel = limit(TIMEOUT_MS);
      },
    }).finally(() => cancel());
    const { aborted: isLate } = late.signal;
    if (!answer)
      throw new Refusal('import_failed', sayText(task.language, isLate ? 'tooLong' : 'tooMuchMemory'));
    if ('reason' in answer && answer.table) throw new Refusal('columns_unknown', answer.reason, answer.table);
    if ('reason' in answer) throw new Refusal('import_failed', answer.reason, { report: answer.report });
    return answer.imported;
  };
  return (task, gone) => inTurn(() => run(task, gone));
}

/** Adds a remark for each picture, sound and film that the quiz names but the media folder cannot show. */
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
