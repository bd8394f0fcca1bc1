import type { TrashedQuiz } from '../../../contract/quizFiles';
import { useQuizFileTexts } from '../../languages/useQuizFileTexts';
import { QuizRowsDialog } from './QuizRowsDialog';

interface TrashDialogProps {
  open: boolean;
  onClose: () => void;
  trash: readonly TrashedQuiz[];
  onRestore: (quiz: TrashedQuiz) => void;
}

/** The deleted quizzes, each of which can be brought back. */
export function TrashDialog({ open, onClose, trash, onRestore }: TrashDialogProps) {
  const texts = useQuizFileTexts();
  const rows = trash.map((quiz) => ({
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
  return <QuizRowsDialog {...{ open, onClose, rows }} title={texts.trash} empty={texts.trashEmpty} />;
}
