import { chakra } from '@chakra-ui/react/styled-system';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Trash, TrashedQuiz } from '../../../contract/quizFiles';
import { logFailure } from '../../browser/log';
import { Button } from '../../ui/Button';
import { lazily } from '../../ui/Loading';
import { isBlankRound } from '../draft/draft';
import { readSource } from '../draft/source';
import { listDrafts, newQuizDraft, workshopPath } from '../saving/drafts';
import { DraftsDialog, TrashDialog } from './QuizRowsDialogs';
import { useCaller } from './calls';
import { useQuizFileTexts } from '../texts/workshopTexts';

const ImportDialog = lazily(() => import('./importing/ImportDialog').then((part) => part.ImportDialog));

interface FilesBarProps {
  trash: Trash;
  onRestore: (quiz: TrashedQuiz) => void;
  /** Stands above the buttons. */
  children: ReactNode;
}

/** What a host can do beside choosing a quiz, and the dialogs for it. */
export function FilesBar({ trash, onRestore, children }: FilesBarProps) {
  const texts = useQuizFileTexts();
  const navigate = useNavigate();
  const { address } = useCaller();
  const [drafts] = useState(() => unfinishedDrafts(address));
  const [opened, setOpened] = useState<'import' | 'trash' | 'drafts'>();
  // As it was on opening: a row that vanished while the dialog closes would take the focus with it.
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
      logFailure('No quiz can be begun', error);
      setKeepsNothing(true);
    }
  };
  const restore = (quiz: TrashedQuiz) => {
    setOpen(false);
    onRestore(quiz);
  };
  return (
    <>
      <Bar>
        {children}
        {keepsNothing && (
          <chakra.p role="alert" py="1" fontWeight={600} color="danger">
            {texts.keepsNothing}
          </chakra.p>
        )}
        <chakra.div display="flex" flexWrap="wrap" columnGap="1" mx="-2">
          <BarButton text={texts.newQuiz} onClick={begin} />
          <BarButton text={texts.import} onClick={show('import')} />
          {/* Stays where the last one was restored: the focus comes back to it. */}
          {(trash.quizzes.length + trash.media.length > 0 || opened === 'trash') && (
            <BarButton text={texts.trash} onClick={show('trash')} />
          )}
          {drafts.length > 0 && <BarButton text={texts.drafts} onClick={show('drafts')} />}
        </chakra.div>
      </Bar>
      {opened === 'import' && <ImportDialog {...dialog} onCreated={edit} />}
      {opened === 'trash' && <TrashDialog {...dialog} trash={shownTrash} onRestore={restore} />}
      {opened === 'drafts' && <DraftsDialog {...dialog} {...{ address, drafts }} onEdit={edit} />}
    </>
  );
}

/** The lower end of the dialog, where it stays while the list scrolls. */
function Bar({ children }: { children: ReactNode }) {
  return (
    <chakra.div
      position="sticky"
      // As far down as the dialog's padding reaches.
      bottom="-4"
      mx="-4"
      mb="-4"
      px="4"
      pt="1"
      pb="2"
      bg="panel"
      borderBottomRadius="large"
      // What scrolls behind fades out.
      boxShadow="0 -0.5rem 0.75rem {colors.panel}"
    >
      {children}
    </chakra.div>
  );
}

function BarButton({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <Button variant="ghost" px="2" onClick={onClick}>
      {text}
    </Button>
  );
}

/** The drafts of this browser in which something was written. */
function unfinishedDrafts(address: string) {
  return listDrafts(address).filter(({ source }) => {
    const { name, description, rounds } = readSource(source);
    return `${name}${description}`.trim() !== '' || !rounds.every(isBlankRound);
  });
}
