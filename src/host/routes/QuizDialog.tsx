import './startLists.css';
import { Dialog } from '@chakra-ui/react/dialog';
import { useState } from 'react';
import { firstSpoken } from '../../contract/languages';
import type { Id, QuizSummary } from '../../contract/quizSummary';
import type { RehearsalRequest } from '../../contract/rehearsal';
import { fetchQuizzes } from '../api/quizApi';
import { useRead } from '../api/useRead';
import { useServerAddress } from '../api/useServerAddress';
import { Button } from '../ui/Button';
import { DialogFrame, type DialogProps } from '../ui/DialogFrame';
import { Loading, lazily } from '../ui/Loading';
import { RetryOffer } from '../api/RetryOffer';
import { useQuizDialogTexts, useWords } from '../texts/roomTexts';
import { readLanguage, useQuotedLanguage } from '../texts/useLanguage';

const Rehearse = lazily(() => import('../rehearsal/RehearsalDialog').then((part) => part.Rehearse), null);
// Shows nothing if it cannot be loaded: choosing a quiz works without it.
const QuizFiles = lazily(() => import('../workshop/files/QuizFiles').then((part) => part.QuizFiles), null);

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
  if (read.status === 'loading') return <Loading text={texts.loading} />;
  if (read.status === 'failed')
    return <RetryOffer className="row quizzes-failed" text={texts.failed} onRetry={retry} Press={Button} />;
  const { own, others } = byLanguage(read.value);
  const isShort = own.length > 0 && others.length > 0 && !hasAll;
  const shown = isShort ? own : [...own, ...others];
  return (
    <div className="quiz-list">
      <QuizCards quizzes={shown} onPick={onPick} />
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

/**
 * Separates the quizzes that the host can read from the rest. They are sorted: quizzes without a language
 * first, then those in the chosen language (or the mixture's), then those in the browser's other languages.
 * The rest begins with English, which more hosts can read than any other language.
 */
function byLanguage(quizzes: readonly QuizSummary[]): { own: QuizSummary[]; others: QuizSummary[] } {
  const chosen = readLanguage();
  const wished =
    chosen === 'mixture' ? [...navigator.languages, 'de', 'en'] : [chosen, ...navigator.languages];
  const known = wished.map((each) => firstSpoken([each]));
  const last = known.length + 1;
  const placeOf = ({ language }: QuizSummary) => {
    if (language === undefined) return 0;
    const spoken = firstSpoken([language]);
    return known.indexOf(spoken) + 1 || (spoken === 'en' ? last : last + 1);
  };
  const sorted = quizzes.toSorted((one, other) => placeOf(one) - placeOf(other));
  return {
    own: sorted.filter((quiz) => placeOf(quiz) < last),
    others: sorted.filter((quiz) => placeOf(quiz) >= last),
  };
}

/** The quizzes, each in its own row of the grid, with room for its menu. */
function QuizCards({ quizzes, onPick }: { quizzes: QuizSummary[] } & Pick<QuizDialogProps, 'onPick'>) {
  const texts = useQuizDialogTexts();
  if (quizzes.length === 0) return <p className="no-quizzes muted">{texts.empty}</p>;
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
    <Button variant="outline" className="quiz-card" lang={quiz.language} onClick={onPick}>
      <span className="quiz-name">{quiz.quizName}</span>
      {quiz.quizDescription && <span className="muted quiz-description">{quiz.quizDescription}</span>}
    </Button>
  );
}
