import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { EXPORT_FORMATS, type Trash, type TrashedQuiz } from '../../../contract/quizFiles';
import type { QuizSummary } from '../../../contract/quizSummary';
import { workshopPath } from '../saving/drafts';
import { FilesBar } from './FilesBar';
import { Notices } from './Notices';
import { QuizMenuButton } from './QuizMenu';
import { useQuizActions, useTrash } from './useQuizActions';
import './files.css';
import { useQuizFileTexts } from '../workshopTexts';

interface QuizFilesProps {
  quizzes: readonly QuizSummary[];
  onChange: () => void;
  /** Rendered on a quiz's card, before its menu. */
  besideMenu: (quiz: QuizSummary) => ReactNode;
}

/** The file actions for the quizzes of a list, where the server permits them. Placed in the list's grid. */
export function QuizFiles(props: QuizFilesProps) {
  const { trash, reload } = useTrash();
  return trash && <ManagedQuizzes {...props} trash={trash} reloadTrash={reload} />;
}

interface ManagedQuizzesProps extends QuizFilesProps {
  trash: Trash;
  reloadTrash: () => Promise<readonly TrashedQuiz[]>;
}

function ManagedQuizzes(props: ManagedQuizzesProps) {
  const { quizzes, onChange, besideMenu, trash, reloadTrash } = props;
  const texts = useQuizFileTexts();
  const navigate = useNavigate();
  const actions = useQuizActions({ trash: trash.quizzes, reloadTrash, onChange });
  const choicesOf = (quiz: QuizSummary) => [
    { name: texts.edit, onChoose: () => void navigate(workshopPath(quiz.quizId)) },
    { name: texts.duplicate, onChoose: () => actions.duplicate(quiz) },
    ...EXPORT_FORMATS.map((format) => ({
      name: texts.exports[format],
      onChoose: () => actions.exportAs(quiz, format),
    })),
    { name: texts.remove, onChoose: () => actions.remove(quiz) },
  ];
  return (
    <>
      {quizzes.map((quiz, index) => (
        <div
          key={`${typeof quiz.quizId} ${quiz.quizId}`}
          className="quiz-menu-place"
          style={{ gridArea: `${index + 1} / 2` }}
        >
          {besideMenu(quiz)}
          <QuizMenuButton quizName={quiz.quizName} choices={choicesOf(quiz)} />
        </div>
      ))}
      <FilesBar trash={trash} onRestore={actions.restore}>
        <Notices notice={actions.notice} deletions={actions.deletions} onUndo={actions.restore} />
      </FilesBar>
    </>
  );
}
