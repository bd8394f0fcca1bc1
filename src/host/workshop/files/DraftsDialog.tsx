import { useState } from 'react';
import { readDrafts, removeDraft, writeDraft, type StoredDraft } from '../saving/draftStore';
import { useQuizFileTexts } from './quizFileTexts';
import { QuizRowsDialog, type QuizRow } from './QuizRowsDialog';

interface DraftsDialogProps {
  open: boolean;
  onClose: () => void;
  /** Of the server whose drafts these are. */
  address: string;
  drafts: readonly StoredDraft[];
  onEdit: (quizId: string) => void;
}

/** The quizzes that are not finished in this browser: each can be gone on with or discarded. */
export function DraftsDialog({ open, onClose, address, drafts, onEdit }: DraftsDialogProps) {
  const texts = useQuizFileTexts();
  // What is discarded can be brought back as long as the list is there.
  const [discarded, setDiscarded] = useState<Readonly<Record<string, StoredDraft[]>>>({});
  const discard = (quizId: string) => {
    setDiscarded({ ...discarded, [quizId]: readDrafts(address, quizId) });
    removeDraft(address, quizId);
  };
  const bringBack = (quizId: string) => {
    const { [quizId]: gone = [], ...others } = discarded;
    gone.forEach((draft) => writeDraft(address, draft));
    setDiscarded(others);
  };
  const rows = drafts.map(({ quizId, source, savedAt }): QuizRow => {
    const name = source.quizName.trim() || texts.unnamed;
    const isGone = quizId in discarded;
    return {
      key: quizId,
      name,
      when: isGone ? texts.discarded : texts.savedAt(texts.time(new Date(savedAt))),
      actions: isGone
        ? [{ text: texts.undo, label: texts.bringBackNamed(name), onDo: () => bringBack(quizId) }]
        : [
            { text: texts.edit, label: texts.editNamed(name), onDo: () => onEdit(quizId) },
            { text: texts.discard, label: texts.discardNamed(name), onDo: () => discard(quizId) },
          ],
    };
  });
  return <QuizRowsDialog {...{ open, onClose, rows }} title={texts.drafts} />;
}
