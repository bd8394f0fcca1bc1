import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { QuizSource } from '../../../contract/question';
import { logFailure } from '../../browser/log';
import { Button } from '../../ui/Button';
import { lazily } from '../../ui/Loading';
import type { VersionChoice } from '../../ui/TwoVersions';
import { countQuestions, questionsOnlyIn } from '../draft/source';
import { isUnderWay, type OpenQuiz, type SavingStatus, sourceOf, statusOf } from './quizState';
import { workshopPath } from './drafts';
import { useQuizStore } from './useQuizStore';
import { useQuestionTexts, useSavingTexts } from '../workshopTexts';
import { useWords } from '../../texts/roomTexts';

const TwoVersions = lazily(() => import('../../ui/TwoVersions').then((part) => part.TwoVersions));

const RETRIED_BY_HAND: ReadonlySet<SavingStatus> = new Set([
  'unreachable',
  'refused',
  'forbidden',
  'keptNowhere',
]);

/** Shows whether the quiz is saved; in a conflict, asks which version to keep. */
export function SaveStatus({ quiz }: { quiz: OpenQuiz }) {
  const texts = useSavingTexts();
  const { tryAgain } = useWords();
  const navigate = useNavigate();
  const store = useQuizStore();
  const { conflict } = quiz;
  const status = statusOf(quiz);
  const settled = useSettled(status);
  const [dialog, setDialog] = useState<{ of: OpenQuiz['conflict']; step: 'closed' | 'failed' } | null>(null);
  const step = dialog?.of === conflict ? dialog?.step : undefined;

  const choose = (choice: VersionChoice, of: OpenQuiz['conflict']) => {
    store.resolve(choice, texts.copyName).then(
      (copyId) => copyId !== undefined && void navigate(workshopPath(copyId)),
      (error: unknown) => {
        logFailure('The chosen version could not be applied', error);
        setDialog({ of, step: 'failed' });
      },
    );
  };
  const lineOf = (each: SavingStatus) =>
    conflict && each !== 'keptNowhere'
      ? texts.conflict.notice[conflict.theirs ? 'versions' : 'deleted']
      : texts.status[each];
  return (
    <div className="row save-status">
      {/* Hidden from screen readers, which would announce the change at every letter. */}
      <span aria-hidden data-status={status}>
        {lineOf(status)}
      </span>
      <VisuallyHidden role="status">{lineOf(settled)}</VisuallyHidden>
      {conflict ? (
        <Button variant="outline" onClick={() => setDialog(null)}>
          {texts.conflict.reopen}
        </Button>
      ) : (
        RETRIED_BY_HAND.has(status) && (
          <Button variant="outline" onClick={store.retry}>
            {tryAgain}
          </Button>
        )
      )}
      {conflict && step !== 'closed' && (
        <ConflictDialog
          quiz={quiz}
          theirs={conflict.theirs}
          hasFailed={step === 'failed'}
          onClose={() => setDialog({ of: conflict, step: 'closed' })}
          onChoose={(choice) => choose(choice, conflict)}
        />
      )}
    </div>
  );
}

/** The last status that saving settled on, whatever has started since. */
function useSettled(status: SavingStatus): SavingStatus {
  const [settled, setSettled] = useState<SavingStatus>(status);
  const isSettled = !isUnderWay(status);
  if (isSettled && settled !== status) setSettled(status);
  return isSettled ? status : settled;
}

interface ConflictDialogProps {
  quiz: OpenQuiz;
  /** Null where the server no longer has the quiz. */
  theirs: QuizSource | null;
  hasFailed: boolean;
  onClose: () => void;
  onChoose: (choice: VersionChoice) => void;
}

/** Asks which of two versions of a quiz to keep. */
function ConflictDialog({ quiz, theirs, hasFailed, onClose, onChoose }: ConflictDialogProps) {
  const texts = useSavingTexts().conflict;
  const words = useWords();
  const { empty } = useQuestionTexts().question;
  const mine = sourceOf(quiz);
  const shown = (source: QuizSource, other: QuizSource | null) => ({
    name: source.quizName.trim() || texts.unnamed,
    size: words.questions({ count: countQuestions(source) }),
    only: other ? questionsOnlyIn(source, other).map((text) => text.trim() || empty) : [],
  });
  const about = theirs ? 'versions' : 'deleted';
  return (
    <TwoVersions
      texts={{ title: texts.title[about], sentence: texts.sentence[about], same: texts.sameQuestions }}
      mine={shown(mine, theirs)}
      theirs={theirs && shown(theirs, mine)}
      failure={hasFailed ? texts.copyFailed : null}
      canCopy
      onClose={onClose}
      onChoose={onChoose}
    />
  );
}
