import { chakra } from '@chakra-ui/react/styled-system';
import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useState } from 'react';
import type { QuizSource } from '../../../contract/quizSource';
import { logFailure } from '../../browser/log';
import { useWords } from '../../languages/useWords';
import { Button } from '../../ui/Button';
import { ConflictDialog } from './ConflictDialog';
import type { Conflict, ConflictChoice, OpenView, SavingStatus } from './savingState';
import { useSavingTexts } from './savingTexts';

interface SaveStatusProps {
  saving: OpenView;
  /** The quiz as it is typed, for the choice between two versions. */
  mine: QuizSource;
  onRetry: () => void;
  onResolve: (choice: ConflictChoice) => Promise<unknown>;
}

const RETRIED_BY_HAND: ReadonlySet<SavingStatus> = new Set([
  'unreachable',
  'refused',
  'forbidden',
  'keptNowhere',
]);

/** Says whether the quiz is saved; where there are two versions of it, asks which one to keep. */
export function SaveStatus({ saving, mine, onRetry, onResolve }: SaveStatusProps) {
  const texts = useSavingTexts();
  const { tryAgain } = useWords();
  const { status, conflict } = saving;
  const settled = useSettled(status);
  const [dialog, setDialog] = useState<{ of: Conflict; step: 'closed' | 'failed' } | null>(null);
  const step = dialog?.of === conflict ? dialog?.step : undefined;

  const choose = (choice: ConflictChoice, of: Conflict) => {
    onResolve(choice).catch((error: unknown) => {
      logFailure('The choice could not be carried out', error);
      setDialog({ of, step: 'failed' });
    });
  };
  const lineOf = (each: SavingStatus) =>
    conflict && each !== 'keptNowhere'
      ? texts.conflict.notice[conflict.theirs ? 'versions' : 'deleted']
      : texts.status[each];
  return (
    <chakra.div display="flex" flexWrap="wrap" alignItems="center" gap="2" fontSize="small">
      {/* Hidden from screen readers, which would speak at every change of a letter. */}
      <chakra.span aria-hidden color={status === 'keptNowhere' ? 'danger' : 'muted'}>
        {lineOf(status)}
      </chakra.span>
      <VisuallyHidden role="status">{lineOf(settled)}</VisuallyHidden>
      {conflict ? (
        <Button variant="outline" onClick={() => setDialog(null)}>
          {texts.conflict.reopen}
        </Button>
      ) : (
        RETRIED_BY_HAND.has(status) && (
          <Button variant="outline" onClick={onRetry}>
            {tryAgain}
          </Button>
        )
      )}
      {conflict && (
        <ConflictDialog
          conflict={conflict}
          mine={mine}
          open={step !== 'closed'}
          hasFailed={step === 'failed'}
          onClose={() => setDialog({ of: conflict, step: 'closed' })}
          onChoose={(choice) => choose(choice, conflict)}
        />
      )}
    </chakra.div>
  );
}

/** The status that saving came to last, whatever is under way since. */
function useSettled(status: SavingStatus): SavingStatus {
  const [settled, setSettled] = useState<SavingStatus>(status);
  const isSettled = status !== 'waiting' && status !== 'saving';
  if (isSettled && settled !== status) setSettled(status);
  return isSettled ? status : settled;
}
