import { useCallback, useEffect, useState } from 'react';
import { fileNameOf } from '../../../contract/fileName';
import type { ExportFormat, Remark, Trash, TrashedQuiz } from '../../../contract/quizFiles';
import type { QuizSource } from '../../../contract/question';
import type { QuizSummary } from '../../../contract/quizSummary';
import { sayFailure } from '../../api/failures';
import {
  createQuiz,
  deleteQuiz,
  downloadQuiz,
  fetchExportReport,
  fetchQuiz,
  fetchTrash,
  restoreQuiz,
} from '../../api/quizFilesApi';
import { saveFile } from '../../browser/saveFile';
import { useServerAddress } from '../../api/useServerAddress';
import { logFailure } from '../../browser/log';
import { copyOf } from '../saving/quizJson';
import { type Caller, useCaller } from './useCaller';
import { useQuizFileTexts } from '../workshopTexts';

/** What became of the last action. */
export type QuizNotice =
  { kind: 'done'; text: string } | { kind: 'failed'; text: string } | { kind: 'exported'; report: Remark[] };

/** A quiz that was deleted just now; it can be brought back where the trash knows it. */
export type Deletion = Pick<TrashedQuiz, 'quizName'> & { trashId: string | undefined };

interface Changes {
  trash: readonly TrashedQuiz[];
  reloadTrash: () => Promise<readonly TrashedQuiz[]>;
  /** The list of quizzes is another one by now. */
  onChange: () => void;
}

/** What a host can do with the quizzes of the list, and what became of it. */
export function useQuizActions({ trash, reloadTrash, onChange }: Changes) {
  const caller = useCaller();
  const texts = useQuizFileTexts();
  const [notice, setNotice] = useState<QuizNotice | null>(null);
  const [deletions, setDeletions] = useState<readonly Deletion[]>([]);

  const attempt = (failed: (why: string) => string, act: () => Promise<QuizNotice | null>) => {
    setNotice(null);
    act().then(setNotice, (error: unknown) =>
      setNotice({ kind: 'failed', text: failed(sayFailure(error, texts.why).text) }),
    );
  };

  const duplicate = (quiz: QuizSummary) =>
    attempt(
      (why) => texts.failed.duplicate({ name: quiz.quizName, why }),
      async () => {
        const text = texts.done.duplicated({ name: await copyQuiz(caller, quiz) });
        onChange();
        return { kind: 'done', text };
      },
    );

  const remove = ({ quizId, quizName }: QuizSummary) =>
    attempt(
      (why) => texts.failed.remove({ name: quizName, why }),
      async () => {
        await deleteQuiz(caller.address, quizId);
        const trashId = addedTo(await reloadTrash(), { before: trash, quizName });
        setDeletions((earlier) => [...earlier, { quizName, trashId }]);
        onChange();
        return null;
      },
    );

  const restore = ({ quizName, trashId }: Pick<TrashedQuiz, 'quizName' | 'trashId'>) =>
    attempt(
      (why) => texts.failed.restore({ name: quizName, why }),
      async () => {
        await restoreQuiz(caller.address, trashId);
        setDeletions((before) => before.filter((each) => each.trashId !== trashId));
        await reloadTrash();
        onChange();
        return { kind: 'done', text: texts.done.restored({ name: quizName }) };
      },
    );

  const exportAs = (quiz: QuizSummary, format: ExportFormat) =>
    attempt(
      (why) => texts.failed.export({ name: quiz.quizName, why }),
      async () => {
        setNotice({ kind: 'done', text: texts.done.exporting });
        const report = await saveExport(caller, quiz, { format, fileName: texts.fileName });
        return { kind: 'exported', report };
      },
    );

  return { notice, deletions, duplicate, remove, restore, exportAs };
}

/** What came into the trash under this name. */
function addedTo(
  trash: readonly TrashedQuiz[],
  { before, quizName }: { before: readonly TrashedQuiz[]; quizName: string },
): string | undefined {
  const known = new Set(before.map(({ trashId }) => trashId));
  return trash.find((each) => each.quizName === quizName && !known.has(each.trashId))?.trashId;
}

/** Stores a copy of a quiz under an id of its own. Answers the copy's name. */
async function copyQuiz({ address, lang }: Caller, { quizId, quizName }: QuizSummary): Promise<string> {
  const { source } = await fetchQuiz(address, quizId);
  const copy = copyOf({ ...(source as QuizSource), quizName }, lang);
  await createQuiz(address, copy, lang);
  return copy.quizName;
}

/** Has the browser keep a quiz as a file. Answers what the format cannot hold. */
async function saveExport(
  { address, lang }: Caller,
  { quizId, quizName }: QuizSummary,
  { format, fileName }: { format: ExportFormat; fileName: string },
): Promise<Remark[]> {
  const report = await fetchExportReport(address, quizId, format, lang);
  const file = await downloadQuiz(address, quizId, format, lang);
  saveFile(file, fileNameOf([fileName, quizName], format));
  return report;
}

/** What each server told last: with it a dialog that opens again has its full height from the start. */
const lastTold = new Map<string, Trash>();

async function readTrash(address: string): Promise<Trash> {
  const told = await fetchTrash(address);
  lastTold.set(address, told);
  return told;
}

/**
 * What was deleted or is used no more; undefined until the server told it, and where it does not. It tells only those
 * who may change quizzes, and a server of the specification alone tells nobody.
 */
export function useTrash() {
  const address = useServerAddress();
  const [trash, setTrash] = useState(() => lastTold.get(address));

  useEffect(() => {
    let isWanted = true;
    void readTrash(address)
      // The server may tell this browser no more.
      .catch(() => void lastTold.delete(address))
      .then(() => isWanted && setTrash(lastTold.get(address)));
    return () => {
      isWanted = false;
    };
  }, [address]);

  /** Reads them again; where that fails they stay as they were. */
  const reload = useCallback(async (): Promise<readonly TrashedQuiz[]> => {
    try {
      const now = await readTrash(address);
      setTrash(now);
      return now.quizzes;
    } catch (error) {
      logFailure('The deleted quizzes could not be read', error);
      return [];
    }
  }, [address]);
  return { trash, reload };
}
