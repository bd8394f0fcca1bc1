import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Trash, TrashedQuiz } from '../../../contract/quizFiles';
import { useServerAddress } from '../../api/useServerAddress';
import { logFailure } from '../../browser/log';
import { Button } from '../../ui/Button';
import { lazily } from '../../ui/Loading';
import { isBlankRound } from '../draft/empty';
import { readSource } from '../draft/source';
import { listDrafts, newQuizDraft, workshopPath } from '../saving/drafts';
import { DraftsDialog, TrashDialog } from './QuizRowsDialogs';
import { useQuizFileTexts } from '../workshopTexts';

const ImportDialog = lazily(() => import('./importing/ImportDialog').then((part) => part.ImportDialog));

interface FilesBarProps {
  trash: Trash;
  onRestore: (quiz: TrashedQuiz) => void;
  /** Shown above the buttons. */
  children: ReactNode;
}

/** What a host can do besides choosing a quiz, with the dialogs for it. */
export function FilesBar({ trash, onRestore, children }: FilesBarProps) {
  const texts = useQuizFileTexts();
  const navigate = useNavigate();
  const address = useServerAddress();
  const [drafts] = useState(() => unfinishedDrafts(address));
  const [opened, setOpened] = useState<'import' | 'trash' | 'drafts'>();
  // The trash as it was on opening: a row that disappears while the dialog closes would take the focus with
  // it.
  const [shownTrash, setShownTrash] = useState(trash);
  const [open, setOpen] = useState(false);
  const [keepsNothing, setKeepsNothing] = useState(false);
  const dialog = { open, onClose: () => setOpen(false) };
  const show = (name: typeof opened) => () => {
    setOpened(name);
    setShownTrash(trash);
    setOpen(true);
  };
  const edit = (quizId: string) => void navigate(workshopPath(quizId));
  const begin = () => {
    try {
      edit(newQuizDraft(address));
    } catch (error) {
      logFailure('A new quiz cannot be started', error);
      setKeepsNothing(true);
    }
  };
  const restore = (quiz: TrashedQuiz) => {
    setOpen(false);
    onRestore(quiz);
  };
  return (
    <>
      <div className="files-bar">
        {children}
        {keepsNothing && (
          <p role="alert" className="files-fault">
            {texts.keepsNothing}
          </p>
        )}
        <div className="row files-bar-buttons">
          <Button variant="ghost" onClick={begin}>
            {texts.newQuiz}
          </Button>
          <Button variant="ghost" onClick={show('import')}>
            {texts.import}
          </Button>
          {/* Stays until the dialog closes, even once the trash is empty, since the focus returns to it. */}
          {(trash.quizzes.length + trash.media.length > 0 || opened === 'trash') && (
            <Button variant="ghost" onClick={show('trash')}>
              {texts.trash}
            </Button>
          )}
          {drafts.length > 0 && (
            <Button variant="ghost" onClick={show('drafts')}>
              {texts.drafts}
            </Button>
          )}
        </div>
      </div>
      {opened === 'import' && <ImportDialog {...dialog} onCreated={edit} />}
      {opened === 'trash' && <TrashDialog {...dialog} trash={shownTrash} onRestore={restore} />}
      {opened === 'drafts' && <DraftsDialog {...dialog} address={address} drafts={drafts} onEdit={edit} />}
    </>
  );
}

/** This browser's drafts that have any content. */
function unfinishedDrafts(address: string) {
  return listDrafts(address).filter(({ source }) => {
    const { name, description, rounds } = readSource(source);
    return `${name}${description}`.trim() !== '' || !rounds.every(isBlankRound);
  });
}
