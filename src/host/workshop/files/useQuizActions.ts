import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fileNameOf } from '../../../contract/fileName';
import type { ExportFormat, Remark, Trash, TrashedQuiz } from '../../../contract/quizFiles';
import type { QuizSource } from '../../../contract/question';
import type { QuizSummary } from '../../../contract/quizSummary';
import { sayFailure } from '../../api/failures';
import { whyOf } from '../../api/quizApiError';
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
import { useRead } from '../../api/useRead';
import { useServerAddress } from '../../api/useServerAddress';
import { logFailure } from '../../browser/log';
import { copyOf, newQuizPath } from '../saving/drafts';
import { useSpoken } from '../../texts/useLanguage';
import { useQuizFileTexts, useSavingTexts } from '../workshopTexts';

/** The result of the last action. */
export type QuizNotice =
  { kind: 'done'; text: string } | { kind: 'failed'; text: string } | { kind: 'exported'; report: Remark[] };

/** A quiz deleted just now. */
export interface Deletion {
  quizName: string;
  /** Undefined if it was not found in the trash, or the trash could not be read. */
  trashId: string | undefined;
  /** What was in the trash before. */
  before: readonly TrashedQuiz[];
}

/**
 * The actions for the quizzes of the list, the result of the last one, and the trash. `onChange` is called when
 * the list of quizzes has changed.
 */
export function useQuizActions(onChange: () => void) {
  const address = useServerAddress();
  const navigate = useNavigate();
  const lang = useSpoken();
  const { trash, reload: reloadTrash } = useTrash(address);
  const texts = useQuizFileTexts();
  const { copyName } = useSavingTexts();
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
        const { source } = await fetchQuiz(address, quiz.quizId);
        const copy = copyOf({ ...(source as QuizSource), quizName: quiz.quizName }, copyName);
        await createQuiz(address, copy, lang);
        onChange();
        return { kind: 'done', text: texts.done.duplicated({ name: copy.quizName }) };
      },
    );

  /** Opens a copy in the workshop. */
  const editCopy = (quiz: QuizSummary) =>
    attempt(
      (why) => texts.failed.duplicate({ name: quiz.quizName, why }),
      async () => {
        const { source } = await fetchQuiz(address, quiz.quizId);
        void navigate(newQuizPath(address, copyOf(source as QuizSource, copyName)));
        return null;
      },
    );

  const remove = ({ quizId, quizName }: QuizSummary) =>
    attempt(
      (why) => texts.failed.remove({ name: quizName, why }),
      async () => {
        await deleteQuiz(address, quizId);
        const before = trash?.quizzes ?? [];
        const trashId = addedTo(await reloadTrash(), { before, quizName });
        setDeletions((earlier) => [...earlier, { quizName, trashId, before }]);
        onChange();
        return null;
      },
    );

  const restore = (quiz: Pick<TrashedQuiz, 'quizName'> & Partial<Deletion>) => {
    const { quizName, before = [] } = quiz;
    const failed = (why: string) => texts.failed.restore({ name: quizName, why });
    attempt(failed, async () => {
      const trashId = quiz.trashId ?? addedTo((await readTrash(address)).quizzes, { before, quizName });
      const refresh = async () => {
        setDeletions((all) => all.filter((each) => each !== quiz && each.trashId !== trashId));
        await reloadTrash();
        onChange();
      };
      if (trashId === undefined) {
        await refresh();
        return { kind: 'failed', text: failed(texts.why.gone) };
      }
      try {
        await restoreQuiz(address, trashId);
      } catch (error) {
        // It may be in the list again: another host was faster, or an earlier response was lost.
        if (whyOf(error) === 'gone') await refresh();
        throw error;
      }
      await refresh();
      return { kind: 'done', text: texts.done.restored({ name: quizName }) };
    });
  };

  const exportAs = ({ quizId, quizName }: QuizSummary, format: ExportFormat) =>
    attempt(
      (why) => texts.failed.export({ name: quizName, why }),
      async () => {
        setNotice({ kind: 'done', text: texts.done.exporting });
        const report = await fetchExportReport(address, quizId, format, lang);
        const file = await downloadQuiz(address, quizId, format, lang);
        saveFile(file, fileNameOf([texts.fileName, quizName], format));
        return { kind: 'exported', report };
      },
    );

  return { trash, reloadTrash, notice, deletions, duplicate, editCopy, remove, restore, exportAs };
}

/** Finds what was added to the trash under this name. */
function addedTo(
  trash: readonly TrashedQuiz[],
  { before, quizName }: Pick<Deletion, 'before' | 'quizName'>,
): string | undefined {
  const known = new Set(before.map(({ trashId }) => trashId));
  return trash.find((each) => each.quizName === quizName && !known.has(each.trashId))?.trashId;
}

/** Each server's last response: a dialog that opens again thus has its full height from the start. */
const lastTold = new Map<string, Trash>();

async function readTrash(address: string, signal?: AbortSignal): Promise<Trash> {
  const told = await fetchTrash(address, signal);
  lastTold.set(address, told);
  return told;
}

/**
 * The deleted quizzes and unused files; undefined until the server sends them, and where it does not. It
 * sends them only to those who may change quizzes, and a server that only meets the specification never does.
 */
function useTrash(address: string) {
  const { read, put } = useRead({ subject: address, load: (signal) => readTrash(address, signal) });
  /** Loads them again; a failure leaves them as they were. */
  const reload = async (): Promise<readonly TrashedQuiz[]> => {
    try {
      const now = await readTrash(address);
      put(now);
      return now.quizzes;
    } catch (error) {
      logFailure('The deleted quizzes could not be read', error);
      return [];
    }
  };
  const known = read.status === 'loading' ? lastTold.get(address) : undefined;
  return { trash: read.status === 'ready' ? read.value : known, reload };
}
