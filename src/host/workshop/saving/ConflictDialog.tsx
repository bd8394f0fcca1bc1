import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import type { QuizSource } from '../../../contract/quizSource';
import { useSavingTexts } from '../../languages/useSavingTexts';
import { Button } from '../../ui/Button';
import { DialogFrame } from '../../ui/DialogFrame';
import { Failure } from '../../ui/Failure';
import { countQuestions } from './quizJson';
import type { Conflict, ConflictChoice } from './savingState';

interface ConflictDialogProps {
  conflict: Conflict;
  mine: QuizSource;
  open: boolean;
  /** Whether the last choice could not be carried out. */
  hasFailed: boolean;
  onClose: () => void;
  onChoose: (choice: ConflictChoice) => void;
}

/** Asks which of two versions of a quiz to keep. Closing it chooses nothing. */
export function ConflictDialog({ conflict, mine, open, hasFailed, onClose, onChoose }: ConflictDialogProps) {
  const texts = useSavingTexts().conflict;
  const { from, theirs } = conflict;
  const choices = theirs ? texts.choices : texts.deletedChoices;
  return (
    <DialogFrame
      title={texts.title[theirs ? 'versions' : 'deleted']}
      open={open}
      onClose={onClose}
      width="xl"
    >
      <Dialog.Body>
        {/* Has the focus first: the dialog may come up while somebody is typing, and no key may choose. */}
        <chakra.p tabIndex={-1} data-autofocus outline="none">
          {texts.sentence[theirs ? from : 'deleted']}
        </chakra.p>
        <chakra.dl
          mt="3"
          display="grid"
          gap="3"
          gridTemplateColumns="repeat(auto-fit, minmax(min(12rem, 100%), 1fr))"
        >
          <Version label={texts.mine} source={mine} />
          {theirs && <Version label={texts.theirs} source={theirs} />}
        </chakra.dl>
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

function Version({ label, source }: { label: string; source: QuizSource }) {
  const texts = useSavingTexts().conflict;
  return (
    <chakra.div p="3" borderWidth="2px" borderColor="line" borderRadius="normal" minW="0">
      <chakra.dt fontSize="small" color="muted">
        {label}
      </chakra.dt>
      <chakra.dd fontWeight={700} overflowWrap="anywhere">
        <bdi>{source.quizName.trim() || texts.unnamed}</bdi>
      </chakra.dd>
      <dd>{texts.questions(countQuestions(source))}</dd>
    </chakra.div>
  );
}
