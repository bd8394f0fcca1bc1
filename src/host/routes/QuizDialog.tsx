import './startLists.css';
import { Dialog } from '@chakra-ui/react/dialog';
import { useCallback, useEffect, useState } from 'react';
import type { Id, QuizSummary } from '../../contract/quizSummary';
import type { RehearsalRequest } from '../../contract/rehearsal';
import { fetchQuizzes } from '../api/quizApi';
import { useServerAddress } from '../api/useServerAddress';
import { logFailure } from '../browser/log';
import { Button } from '../ui/Button';
import { DialogFrame } from '../ui/DialogFrame';
import { Loading, lazily } from '../ui/Loading';
import { useQuizDialogTexts, useWords } from '../texts/rooms/roomTexts';

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
  const { list, retry, reload } = useQuizzes();
  if (list.status === 'loading') return <Loading text={texts.loading} />;
  if (list.status === 'failed') {
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
      <QuizCards quizzes={list.quizzes} onPick={onPick} />
      {/* Keeps the width of what comes later beside the cards, so that they stay as they are. */}
      <span className="quiz-menu-width" aria-hidden="true">
        {rehearsal}
      </span>
      <QuizFiles
        quizzes={list.quizzes}
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

export type QuizListState =
  { status: 'loading' } | { status: 'failed' } | { status: 'loaded'; quizzes: QuizSummary[] };

/**
 * The server's quizzes, read once on mount, again by `retry`, and by `reload` with the list staying until then.
 * Unmounting cancels the request.
 */
export function useQuizzes(): { list: QuizListState; retry: () => void; reload: () => void } {
  const address = useServerAddress();
  const [list, setList] = useState<QuizListState>({ status: 'loading' });
  const [round, setRound] = useState(0);

  useEffect(() => {
    const abort = new AbortController();
    const show = (next: QuizListState) => {
      if (!abort.signal.aborted) setList(next);
    };
    fetchQuizzes(address, abort.signal)
      .then((quizzes) => show({ status: 'loaded', quizzes }))
      .catch((error: unknown) => {
        if (abort.signal.aborted) return;
        logFailure('The quizzes could not be loaded', error);
        show({ status: 'failed' });
      });
    return () => abort.abort();
  }, [address, round]);

  const reload = useCallback(() => setRound((last) => last + 1), []);
  const retry = useCallback(() => {
    setList({ status: 'loading' });
    reload();
  }, [reload]);
  return { list, retry, reload };
}
