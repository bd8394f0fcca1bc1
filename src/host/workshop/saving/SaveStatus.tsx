import { Dialog } from '@chakra-ui/react/dialog';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { QuizSource } from '../../../contract/question';
import { logFailure } from '../../browser/log';
import { Button } from '../../ui/Button';
import { DialogFrame, Failure } from '../../ui/DialogFrame';
import { countQuestions, questionsOnlyIn } from './quizJson';
import { sourceOf, statusOf, type ConflictChoice, type OpenQuiz, type SavingStatus } from './quizState';
import { type Conflict } from './serverCalls';
import { workshopPath } from './drafts';
import { useQuizStore } from './useQuizStore';
import { useSavingTexts } from '../texts/workshopTexts';
import { useWords } from '../../texts/rooms/roomTexts';

const RETRIED_BY_HAND: ReadonlySet<SavingStatus> = new Set([
  'unreachable',
  'refused',
  'forbidden',
  'keptNowhere',
]);

/** Says whether the quiz is saved; where there are two versions of it, asks which one to keep. */
export function SaveStatus({ quiz }: { quiz: OpenQuiz }) {
  const texts = useSavingTexts();
  const { tryAgain } = useWords();
  const navigate = useNavigate();
  const store = useQuizStore();
  const { conflict } = quiz;
  const status = statusOf(quiz);
  const settled = useSettled(status);
  const [dialog, setDialog] = useState<{ of: Conflict; step: 'closed' | 'failed' } | null>(null);
  const step = dialog?.of === conflict ? dialog?.step : undefined;

  const choose = (choice: ConflictChoice, of: Conflict) => {
    store.resolve(choice).then(
      (copyId) => copyId !== undefined && void navigate(workshopPath(copyId)),
      (error: unknown) => {
        logFailure('The choice could not be carried out', error);
        setDialog({ of, step: 'failed' });
      },
    );
  };
  const lineOf = (each: SavingStatus) =>
    conflict && each !== 'keptNowhere'
      ? texts.conflict.notice[conflict.theirs ? 'versions' : 'deleted']
      : texts.status[each];
  return (
    <div className="save-status">
      {/* Hidden from screen readers, which would speak at every change of a letter. */}
      <span aria-hidden className={status}>
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
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          quiz={quiz}
          open={step !== 'closed'}
          hasFailed={step === 'failed'}
          onClose={() => setDialog({ of: conflict, step: 'closed' })}
          onChoose={(choice) => choose(choice, conflict)}
        />
      )}
    </div>
  );
}

/** Says that another window writes this quiz, and lets this one write in its place. */
export function ReadingNotice() {
  const texts = useSavingTexts().reading;
  const store = useQuizStore();
  return (
    <div className="save-status">
      <span role="status" className="reading">
        {texts.notice}
      </span>
      <Button variant="outline" onClick={store.takeOver}>
        {texts.takeOver}
      </Button>
    </div>
  );
}

/** The status that saving came to last, whatever is under way since. */
function useSettled(status: SavingStatus): SavingStatus {
  const [settled, setSettled] = useState<SavingStatus>(status);
  const isSettled = status !== 'waiting' && status !== 'saving';
  if (isSettled && settled !== status) setSettled(status);
  return isSettled ? status : settled;
}

interface ConflictDialogProps {
  conflict: Conflict;
  quiz: OpenQuiz;
  open: boolean;
  /** Whether the last choice could not be carried out. */
  hasFailed: boolean;
  onClose: () => void;
  onChoose: (choice: ConflictChoice) => void;
}

/** Asks which of two versions of a quiz to keep. Closing it chooses nothing. */
function ConflictDialog({ conflict, quiz, open, hasFailed, onClose, onChoose }: ConflictDialogProps) {
  const texts = useSavingTexts().conflict;
  const { theirs } = conflict;
  const mine = sourceOf(quiz);
  // It is there while it is closed, too.
  const [inMine, inTheirs] =
    theirs && open ? [questionsOnlyIn(mine, theirs), questionsOnlyIn(theirs, mine)] : [[], []];
  const choices = theirs ? texts.choices : texts.deletedChoices;
  return (
    <DialogFrame
      title={texts.title[theirs ? 'versions' : 'deleted']}
      open={open}
      onClose={onClose}
      width="2xl"
    >
      {/* Has the focus first: the dialog may come up while somebody is typing, and no key may choose. */}
      <Dialog.Body tabIndex={0} data-autofocus outline="none">
        <p>{texts.sentence[theirs ? 'versions' : 'deleted']}</p>
        <dl className="two-versions">
          <Version label={texts.mine} source={mine} only={inMine} />
          {theirs && <Version label={texts.theirs} source={theirs} only={inTheirs} />}
        </dl>
        {theirs && inMine.length + inTheirs.length === 0 && <p>{texts.sameQuestions}</p>}
      </Dialog.Body>
      <Dialog.Footer>
        <Failure text={hasFailed ? texts.copyFailed : null} />
        {Object.entries(choices).map(([choice, name]) => (
          <Button key={choice} variant="outline" onClick={() => onChoose(choice as ConflictChoice)}>
            {name}
          </Button>
        ))}
      </Dialog.Footer>
    </DialogFrame>
  );
}

/** So many questions of a version are named. */
const NAMED = 3;

interface VersionProps {
  label: string;
  source: QuizSource;
  /** The texts of the questions that the other version does not have so. */
  only: readonly string[];
}

function Version({ label, source, only }: VersionProps) {
  const texts = useSavingTexts().conflict;
  const words = useWords();
  return (
    <div>
      <dt className="hint">{label}</dt>
      <dd className="version-name">
        <bdi>{source.quizName.trim() || texts.unnamed}</bdi>
      </dd>
      <dd>{words.questions(countQuestions(source))}</dd>
      {only.length > 0 && (
        <dd className="version-questions">
          {texts.onlyHere}
          <ul>
            {only.slice(0, NAMED).map((text, index) => (
              <li key={index}>
                <bdi>{text.trim() || '…'}</bdi>
              </li>
            ))}
            {only.length > NAMED && <li>{words.more(only.length - NAMED)}</li>}
          </ul>
        </dd>
      )}
    </div>
  );
}
