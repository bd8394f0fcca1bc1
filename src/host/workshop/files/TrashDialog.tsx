import { useState } from 'react';
import type { Trash, TrashedQuiz, UnusedMedia } from '../../../contract/quizFiles';
import { deleteMedia } from '../../api/quizFilesApi';
import { useServerAddress } from '../../api/useServerAddress';
import { useQuizFileTexts } from './quizFileTexts';
import { QuizRowsDialog, type QuizRow } from './QuizRowsDialog';
import { reasonOf } from './reasonOf';

interface TrashDialogProps {
  open: boolean;
  onClose: () => void;
  trash: Trash;
  onRestore: (quiz: TrashedQuiz) => void;
}

/** The deleted quizzes, each of which can be brought back, and the files that only take up space. */
export function TrashDialog({ open, onClose, trash, onRestore }: TrashDialogProps) {
  const texts = useQuizFileTexts();
  const rowOfFile = useFileRows();
  const rows = trash.quizzes.map((quiz) => ({
    key: quiz.trashId,
    name: quiz.quizName,
    when: texts.deletedAt(texts.time(new Date(quiz.deletedAt))),
    actions: [
      {
        text: texts.restore,
        label: texts.restoreNamed(quiz.quizName),
        onDo: () => onRestore(quiz),
      },
    ],
  }));
  const all = [...rows, ...trash.media.map(rowOfFile)];
  return <QuizRowsDialog {...{ open, onClose }} rows={all} title={texts.trash} empty={texts.trashEmpty} />;
}

/** `asked`: whether it is to be deleted for good; or what became of that. */
type FileState = 'asked' | 'gone' | { failed: string };

/** The row of a file that nothing uses. It is deleted by a second press, since it cannot be brought back. */
function useFileRows(): (file: UnusedMedia) => QuizRow {
  const texts = useQuizFileTexts();
  const address = useServerAddress();
  const [states, setStates] = useState<Readonly<Record<string, FileState>>>({});
  return ({ fileName, bytes, quizName }) => {
    const set = (state: FileState) => setStates((others) => ({ ...others, [fileName]: state }));
    const remove = () =>
      void deleteMedia(address, fileName).then(
        () => set('gone'),
        (error: unknown) => set({ failed: texts.failed.remove(fileName, reasonOf(error, texts.why)) }),
      );
    const state = states[fileName];
    const size = texts.megabytes(bytes);
    const about = quizName === undefined ? texts.unused(size) : texts.unusedOf(size, quizName);
    const failed = typeof state === 'object' ? state.failed : undefined;
    const ask = { text: texts.removeForGood, label: texts.removeNamed(fileName), onDo: () => set('asked') };
    const really = { text: texts.removeReally, label: texts.removeReallyNamed(fileName), onDo: remove };
    return {
      key: `file ${fileName}`,
      name: fileName,
      when: state === 'gone' ? texts.removedForGood : (failed ?? about),
      actions: state === 'gone' ? [] : [state === 'asked' ? really : ask],
    };
  };
}
