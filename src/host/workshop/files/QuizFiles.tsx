import './files.css';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { EXPORT_FORMATS, type Trash, type TrashedQuiz } from '../../../contract/quizFiles';
import type { QuizSummary } from '../../../contract/quizSummary';
import { useServerAddress } from '../../api/useServerAddress';
import { logFailure } from '../../browser/log';
import { Button } from '../../ui/Button';
import { FIRST_ROW } from '../../quizList/rows';
import { iconOf } from '../../ui/icons';
import { lazily } from '../../ui/Loading';
import { PageLink } from '../../ui/PageLink';
import { PrintIcon } from '../../ui/sessionIcons';
import { isBlankRound } from '../draft/questions';
import { readSource } from '../draft/source';
import { listDrafts, newQuizPath, workshopPath } from '../saving/drafts';
import { useQuizFileTexts } from '../workshopTexts';
import { Notices } from './Notices';
import { QuizMenuButton } from './QuizMenu';
import { DraftsDialog, TrashDialog } from './QuizRowsDialogs';
import { useQuizActions } from './useQuizActions';

const ImportDialog = lazily(() => import('./importing/ImportDialog').then((part) => part.ImportDialog));

const EditIcon = iconOf('M4 20l1-5L16 4l4 4L9 19l-5 1M13 7l4 4');
const iconButton = { variant: 'ghost', w: 'control', px: '0' } as const;

interface QuizFilesProps {
  quizzes: readonly QuizSummary[];
  onChange: () => void;
  /** Rendered on a quiz's card, before its menu. */
  besideMenu: (quiz: QuizSummary) => ReactNode;
}

/** The file actions for the quizzes of a list, where the server permits them. Placed in the list's grid. */
export function QuizFiles({ quizzes, onChange, besideMenu }: QuizFilesProps) {
  const texts = useQuizFileTexts();
  const actions = useQuizActions(onChange);
  if (!actions.trash) return null;
  const choicesOf = (quiz: QuizSummary) => [
    { name: texts.duplicate, onChoose: () => actions.duplicate(quiz) },
    ...EXPORT_FORMATS.map((format) => ({
      name: texts.exports[format],
      onChoose: () => actions.exportAs(quiz, format),
    })),
    ...(quiz.house ? [] : [{ name: texts.remove, onChoose: () => actions.remove(quiz) }]),
  ];
  return (
    <>
      {quizzes.map((quiz, index) => (
        <div
          key={`${typeof quiz.quizId} ${quiz.quizId}`}
          className="level quiz-menu-place"
          style={{ gridArea: `${index + FIRST_ROW} / 2` }}
        >
          <EditButton quiz={quiz} onEditCopy={actions.editCopy} />
          <Button asChild {...iconButton} aria-label={texts.printNamed({ name: quiz.quizName })}>
            <a href={`${workshopPath(quiz.quizId)}/print`} target="_blank" title={texts.print}>
              <PrintIcon />
            </a>
          </Button>
          {besideMenu(quiz)}
          <QuizMenuButton quizName={quiz.quizName} choices={choicesOf(quiz)} />
        </div>
      ))}
      <FilesBar trash={actions.trash} actions={actions} />
    </>
  );
}

interface EditButtonProps {
  quiz: QuizSummary;
  onEditCopy: (quiz: QuizSummary) => void;
}

/** Opens a quiz in the workshop; of one that comes with the program, a copy. */
function EditButton({ quiz, onEditCopy }: EditButtonProps) {
  const texts = useQuizFileTexts();
  const named = { 'aria-label': texts.editNamed({ name: quiz.quizName }) };
  if (quiz.house)
    return (
      <Button {...iconButton} {...named} title={texts.edit} onClick={() => onEditCopy(quiz)}>
        <EditIcon />
      </Button>
    );
  return (
    <Button asChild {...iconButton} {...named}>
      <PageLink to={workshopPath(quiz.quizId)} title={texts.edit}>
        <EditIcon />
      </PageLink>
    </Button>
  );
}

interface FilesBarProps {
  trash: Trash;
  actions: ReturnType<typeof useQuizActions>;
}

/** What a host can do besides choosing a quiz, with the dialogs for it. */
function FilesBar({ trash, actions }: FilesBarProps) {
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
      void navigate(newQuizPath(address));
    } catch (error) {
      logFailure('A new quiz cannot be started', error);
      setKeepsNothing(true);
    }
  };
  const restore = (quiz: TrashedQuiz) => {
    setOpen(false);
    actions.restore(quiz);
  };
  return (
    <>
      <div className="files-bar">
        <Notices notice={actions.notice} deletions={actions.deletions} onUndo={actions.restore} />
        {keepsNothing && (
          <p role="alert" className="fault files-fault">
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
      {opened === 'import' && <ImportDialog {...dialog} />}
      {opened === 'trash' && (
        <TrashDialog
          {...dialog}
          trash={shownTrash}
          onRestore={restore}
          onRemoved={() => void actions.reloadTrash()}
        />
      )}
      {opened === 'drafts' && <DraftsDialog {...dialog} drafts={drafts} onEdit={edit} />}
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
