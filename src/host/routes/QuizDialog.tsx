import './startLists.css';
import { Dialog } from '@chakra-ui/react/dialog';
import type { Id, QuizSummary } from '../../contract/quizSummary';
import type { RehearsalRequest } from '../../contract/rehearsal';
import { fetchQuizzes } from '../api/quizApi';
import { useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';
import { Button } from '../ui/Button';
import { DialogFrame } from '../ui/DialogFrame';
import { Loading, lazily } from '../ui/Loading';
import { useQuizDialogTexts, useWords } from '../texts/roomTexts';

const Rehearse = lazily(() => import('../rehearsal/RehearsalDialog').then((part) => part.Rehearse), null);
// Nothing where it cannot be loaded: choosing a quiz works without it.
const QuizFiles = lazily(() => import('../workshop/files/QuizFiles').then((part) => part.QuizFiles), null);

interface QuizDialogProps {
  open: boolean;
  onClose: () => void;
  onPick: (quizId: Id, rehearsal?: RehearsalRequest) => void;
}

/** The dialog with the quizzes to choose from. */
export function QuizDialog({ open, onClose, onPick }: QuizDialogProps) {
  const texts = useQuizDialogTexts();
  return (
    <DialogFrame title={texts.title} open={open} onClose={onClose} width="2xl">
      <Dialog.Body>
        <QuizList onPick={onPick} />
      </Dialog.Body>
    </DialogFrame>
  );
}

/** Mounted only while the dialog is open: every opening fetches, every closing cancels. */
function QuizList({ onPick }: Pick<QuizDialogProps, 'onPick'>) {
  const texts = useQuizDialogTexts();
  const { tryAgain, rehearsal } = useWords();
  const address = useServerAddress();
  const { read, retry, reload } = useRead({
    subject: address,
    load: (signal) => fetchQuizzes(address, signal),
    failed: 'The quizzes could not be loaded',
  });
  if (read.status === 'loading') return <Loading text={texts.loading} />;
  if (read.status === 'failed') {
    return (
      <div className="quizzes-failed">
        <p role="alert">{texts.failed}</p>
        <Button variant="outline" onClick={retry}>
          {tryAgain}
        </Button>
      </div>
    );
  }
  return (
    <div className="quiz-list">
      <QuizCards quizzes={read.value} onPick={onPick} />
      {/* Keeps the width of what comes later beside the cards, so that they stay as they are. */}
      <span className="quiz-menu-width" aria-hidden="true">
        {rehearsal}
      </span>
      <QuizFiles
        quizzes={read.value}
        onChange={reload}
        besideMenu={(quiz) => (
          <Rehearse quiz={quiz} onStart={(rehearsal) => onPick(quiz.quizId, rehearsal)} />
        )}
      />
    </div>
  );
}

/** Each quiz has a row of the grid of its own, in which its menu can stand too. */
function QuizCards({ quizzes, onPick }: { quizzes: QuizSummary[] } & Pick<QuizDialogProps, 'onPick'>) {
  const texts = useQuizDialogTexts();
  if (quizzes.length === 0) return <p className="no-quizzes">{texts.empty}</p>;
  return (
    <ul>
      {quizzes.map((quiz, index) => (
        <li key={`${typeof quiz.quizId} ${quiz.quizId}`} style={{ gridArea: `${index + 1} / 1` }}>
          <QuizCard quiz={quiz} onPick={() => onPick(quiz.quizId)} />
        </li>
      ))}
    </ul>
  );
}

function QuizCard({ quiz, onPick }: { quiz: QuizSummary; onPick: () => void }) {
  return (
    <Button variant="outline" className="quiz-card" onClick={onPick}>
      <span className="quiz-name">{quiz.quizName}</span>
      {quiz.quizDescription && <span className="quiz-description">{quiz.quizDescription}</span>}
    </Button>
  );
}
