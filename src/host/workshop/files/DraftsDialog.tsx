import { useQuizFileTexts } from '../../languages/useQuizFileTexts';
import { QuizRowsDialog } from './QuizRowsDialog';
import type { unfinishedDrafts } from './unfinishedDrafts';

interface DraftsDialogProps {
  open: boolean;
  onClose: () => void;
  drafts: ReturnType<typeof unfinishedDrafts>;
  onEdit: (quizId: string) => void;
}

/** The quizzes that are not finished in this browser, each of which can be gone on with. */
export function DraftsDialog({ open, onClose, drafts, onEdit }: DraftsDialogProps) {
  const texts = useQuizFileTexts();
  const rows = drafts.map(({ quizId, source, savedAt }) => {
    const name = source.quizName.trim() || texts.unnamed;
    return {
      key: quizId,
      name,
      when: texts.savedAt(texts.time(new Date(savedAt))),
      action: { text: texts.edit, label: texts.editNamed(name), onDo: () => onEdit(quizId) },
    };
  });
  return <QuizRowsDialog {...{ open, onClose, rows }} title={texts.drafts} />;
}
