import './startLists.css';
import { Dialog } from '@chakra-ui/react/dialog';
import { useState } from 'react';
import type { Id, QuizSummary } from '../../contract/quizSummary';
import type { RehearsalRequest } from '../../contract/rehearsal';
import { fetchQuizzes } from '../api/quizApi';
import { useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';
import { Button } from '../ui/Button';
import { DialogFrame, type DialogProps } from '../ui/DialogFrame';
import { Loading, lazily } from '../ui/Loading';
import { RetryOffer } from '../api/RetryOffer';
import { byLanguage } from '../quizList/byLanguage';
import { DraftQuestion } from '../quizList/DraftQuestion';
import { inOrder, ListOrder, type Order } from '../quizList/ListOrder';
import { QuizFacts } from '../quizList/QuizFacts';
import { FIRST_ROW } from '../quizList/rows';
import { useQuizListTexts } from '../quizList/quizListTexts';
import { useQuizDialogTexts, useWords } from '../texts/roomTexts';
import { useQuotedLanguage } from '../texts/useLanguage';

const Rehearse = lazily(() => import('../rehearsal/RehearsalDialog').then((part) => part.Rehearse), null);
// Shows nothing if it cannot be loaded: choosing a quiz works without it.
const QuizFiles = lazily(() => import('../workshop/files/QuizFiles').then((part) => part.QuizFiles), null);

/** From so many quizzes on, the list can be searched and sorted. */
const MANY = 10;

interface QuizDialogProps extends DialogProps {
  onPick: (quizId: Id, rehearsal?: RehearsalRequest) => void;
}

/** The dialog for choosing a quiz. */
export function QuizDialog({ onPick, ...dialog }: QuizDialogProps) {
  const texts = useQuizDialogTexts();
  return (
    <DialogFrame {...dialog} title={<span lang={useQuotedLanguage()}>{texts.title}</span>} width="2xl">
      <Dialog.Body>
        <QuizList onPick={onPick} />
      </Dialog.Body>
    </DialogFrame>
  );
}

/** Mounted only while the dialog is open: opening it fetches the quizzes, closing it cancels. */
function QuizList({ onPick }: Pick<QuizDialogProps, 'onPick'>) {
  const texts = useQuizDialogTexts();
  const { rehearsal } = useWords();
  const address = useServerAddress();
  const { read, retry, reload } = useRead({
    subject: address,
    load: (signal) => fetchQuizzes(address, signal),
    failed: 'The quizzes could not be loaded',
    // A quiz that was just deleted can still be restored.
    keepsOld: true,
  });
  const [hasAll, setAll] = useState(false);
  const [order, setOrder] = useState<Order>({ by: 'changed', search: '' });
  if (read.status === 'loading') return <Loading text={texts.loading} />;
  if (read.status === 'failed')
    return <RetryOffer className="row quizzes-failed" text={texts.failed} onRetry={retry} Press={Button} />;
  const { own, others } = byLanguage(read.value);
  const isShort = own.length > 0 && others.length > 0 && !hasAll && !order.search.trim();
  const offered = isShort ? own : [...own, ...others];
  const isLong = offered.length >= MANY;
  const shown = isLong || order.search ? inOrder(offered, order) : offered;
  return (
    <div className="quiz-list">
      {(isLong || order.search !== '') && <ListOrder order={order} onOrder={setOrder} />}
      <QuizCards quizzes={shown} isSearched={order.search.trim() !== ''} onPick={onPick} />
      {isShort && (
        <button type="button" className="muted more-quizzes" onClick={() => setAll(true)}>
          {texts.otherLanguages({ count: others.length })}
        </button>
      )}
      {/* Reserves the width of the menus that load later beside the cards, so that the cards do not move. */}
      <span className="quiz-menu-width" aria-hidden="true">
        {rehearsal}
      </span>
      <QuizFiles
        quizzes={shown}
        onChange={reload}
        besideMenu={(quiz) => (
          <Rehearse quiz={quiz} onStart={(rehearsal) => onPick(quiz.quizId, rehearsal)} />
        )}
      />
    </div>
  );
}

interface QuizCardsProps extends Pick<QuizDialogProps, 'onPick'> {
  quizzes: QuizSummary[];
  isSearched: boolean;
}

/** The quizzes, each in its own row of the grid, with room for its menu. */
function QuizCards({ quizzes, isSearched, onPick }: QuizCardsProps) {
  const texts = useQuizDialogTexts();
  const listTexts = useQuizListTexts();
  const [asked, setAsked] = useState<Id>();
  if (quizzes.length === 0)
    return <p className="no-quizzes muted">{isSearched ? listTexts.nothingFound : texts.empty}</p>;
  const choose = ({ quizId, drafts, questionCount }: QuizSummary) =>
    drafts || questionCount === 0 ? setAsked(quizId) : onPick(quizId);
  return (
    <ul>
      {quizzes.map((quiz, index) => (
        <li key={`${typeof quiz.quizId} ${quiz.quizId}`} style={{ gridArea: `${index + FIRST_ROW} / 1` }}>
          <QuizCard quiz={quiz} onPick={() => choose(quiz)} />
          {asked === quiz.quizId && <DraftQuestion quiz={quiz} onStart={() => onPick(quiz.quizId)} />}
        </li>
      ))}
    </ul>
  );
}

function QuizCard({ quiz, onPick }: { quiz: QuizSummary; onPick: () => void }) {
  return (
    <Button variant="outline" className="quiz-card" lang={quiz.language} onClick={onPick}>
      <span className="quiz-name">{quiz.quizName}</span>
      {quiz.quizDescription && <span className="muted quiz-description">{quiz.quizDescription}</span>}
      <span lang={useQuotedLanguage()}>
        <QuizFacts quiz={quiz} />
      </span>
    </Button>
  );
}
