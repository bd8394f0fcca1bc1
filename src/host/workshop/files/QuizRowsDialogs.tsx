import { Dialog } from '@chakra-ui/react/dialog';
import { useState } from 'react';
import type { Trash, TrashedQuiz } from '../../../contract/quizFiles';
import { sayFailure } from '../../api/failures';
import { deleteMedia, deleteTrashedQuiz } from '../../api/quizFilesApi';
import { useServerAddress } from '../../api/useServerAddress';
import { Button } from '../../ui/Button';
import { DialogFrame, type DialogProps } from '../../ui/DialogFrame';
import { removeDraft, type StoredDraft, writeDraft } from '../saving/drafts';
import { useQuizFileTexts } from '../workshopTexts';

/** A quiz that is not in the list, or a file, with its actions. */
interface QuizRow {
  key: string;
  name: string;
  when: string;
  actions: readonly { text: string; label: string; onDo: () => void }[];
}

interface QuizRowsDialogProps extends DialogProps {
  title: string;
  rows: readonly QuizRow[];
  /** What holds for all of them. */
  hint?: string | undefined;
  empty?: string;
}

function QuizRowsDialog({ rows, hint, empty, ...dialog }: QuizRowsDialogProps) {
  return (
    <DialogFrame {...dialog} width="xl">
      <Dialog.Body>
        {hint && <p className="small-hint">{hint}</p>}
        {rows.length === 0 && <p className="muted">{empty}</p>}
        <ul className="quiz-rows">
          {rows.map(({ key, name, when, actions }) => (
            <li key={key} className="apart quiz-row">
              <div>
                <p dir="auto" className="quiz-row-name">
                  {name}
                </p>
                <p className="small-hint">{when}</p>
              </div>
              <div className="row quiz-row-actions">
                {actions.map(({ text, label, onDo }, index) => (
                  // Counted from the end: the last button keeps the focus when its press changes what it does.
                  <Button key={index - actions.length} variant="outline" aria-label={label} onClick={onDo}>
                    {text}
                  </Button>
                ))}
              </div>
            </li>
          ))}
        </ul>
      </Dialog.Body>
    </DialogFrame>
  );
}

interface DraftsDialogProps extends DialogProps {
  drafts: readonly StoredDraft[];
  onEdit: (quizId: string) => void;
}

/** The unfinished quizzes of this browser: each can be resumed or discarded. */
export function DraftsDialog({ drafts, onEdit, ...dialog }: DraftsDialogProps) {
  const texts = useQuizFileTexts();
  const address = useServerAddress();
  // Discarded drafts can be restored as long as the list is open.
  const [discarded, setDiscarded] = useState<readonly StoredDraft[]>([]);
  const discard = (draft: StoredDraft) => {
    setDiscarded([...discarded, draft]);
    removeDraft(address, draft);
  };
  const bringBack = (draft: StoredDraft) => {
    setDiscarded(discarded.filter((each) => each !== draft));
    writeDraft(address, draft);
  };
  const rows = drafts.map((draft): QuizRow => {
    const { quizId, source, savedAt } = draft;
    const name = source.quizName.trim() || texts.unnamed;
    const isGone = discarded.includes(draft);
    return {
      key: quizId,
      name,
      when: isGone ? texts.discarded : texts.savedAt({ when: texts.time(new Date(savedAt)) }),
      actions: isGone
        ? [{ text: texts.undo, label: texts.bringBackNamed({ name }), onDo: () => bringBack(draft) }]
        : [
            { text: texts.edit, label: texts.editNamed({ name }), onDo: () => onEdit(quizId) },
            { text: texts.discard, label: texts.discardNamed({ name }), onDo: () => discard(draft) },
          ],
    };
  });
  return <QuizRowsDialog {...dialog} rows={rows} title={texts.drafts} />;
}

interface TrashDialogProps extends DialogProps {
  trash: Trash;
  onRestore: (quiz: TrashedQuiz) => void;
  /** Called when something was deleted for good. */
  onRemoved: () => void;
}

/** The deleted quizzes, each of which can be restored, and the files that only take up space. */
export function TrashDialog({ trash, onRestore, onRemoved, ...dialog }: TrashDialogProps) {
  const texts = useQuizFileTexts();
  const address = useServerAddress();
  const withRemoval = useRemoval(onRemoved);
  const quizzes = trash.quizzes.map((quiz) => {
    const row = {
      key: quiz.trashId,
      name: quiz.quizName,
      when: texts.deletedAt({ when: texts.time(new Date(quiz.deletedAt)) }),
      actions: [
        {
          text: texts.restore,
          label: texts.restoreNamed({ name: quiz.quizName }),
          onDo: () => onRestore(quiz),
        },
      ],
    };
    return withRemoval(row, () => deleteTrashedQuiz(address, quiz.trashId));
  });
  const files = trash.media.map(({ fileName, bytes, quizName }) => {
    const size = texts.megabytes({ size: Math.max(0.1, Math.round(bytes / 1e5) / 10) });
    const when = quizName === undefined ? texts.unused({ size }) : texts.unusedOf({ size, quizName });
    const row = { key: `file ${fileName}`, name: fileName, when, actions: [] };
    return withRemoval(row, () => deleteMedia(address, fileName));
  });
  const hint = quizzes.length > 0 ? texts.trashEnd : undefined;
  const rows = [...quizzes, ...files];
  return <QuizRowsDialog {...dialog} rows={rows} title={texts.trash} hint={hint} empty={texts.trashEmpty} />;
}

/** `asked`: awaits confirmation to be deleted for good; the others are the outcome. */
type RemovalState = 'asked' | 'gone' | { failed: string };

/** Adds the deletion for good to a row. A second press deletes, since nothing can be restored then. */
function useRemoval(onRemoved: () => void): (row: QuizRow, remove: () => Promise<void>) => QuizRow {
  const texts = useQuizFileTexts();
  const [states, setStates] = useState<Readonly<Record<string, RemovalState>>>({});
  return (row, remove) => {
    const { key, name } = row;
    const set = (state: RemovalState) => setStates((others) => ({ ...others, [key]: state }));
    const onRemove = () =>
      void remove().then(
        () => {
          set('gone');
          onRemoved();
        },
        (error: unknown) =>
          set({ failed: texts.failed.remove({ name, why: sayFailure(error, texts.why).text }) }),
      );
    const state = states[key];
    if (state === 'gone') return { ...row, when: texts.removedForGood, actions: [] };
    const failed = typeof state === 'object' ? state.failed : undefined;
    const ask = { text: texts.removeForGood, label: texts.removeNamed({ name }), onDo: () => set('asked') };
    const really = { text: texts.removeReally, label: texts.removeReallyNamed({ name }), onDo: onRemove };
    const actions = [...row.actions, state === 'asked' ? really : ask];
    return { ...row, when: failed ?? row.when, actions };
  };
}
