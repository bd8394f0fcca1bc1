import { Dialog } from '@chakra-ui/react/dialog';
import { chakra } from '@chakra-ui/react/styled-system';
import type { QuizSource } from '../../../contract/quizSource';
import { useWords } from '../../languages/useWords';
import { Button } from '../../ui/Button';
import { DialogFrame, Failure } from '../../ui/DialogFrame';
import { countQuestions, questionsOnlyIn } from './quizJson';
import { sourceOf, type Conflict, type ConflictChoice, type OpenQuiz } from './quizState';
import { useSavingTexts } from './savingTexts';

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
export function ConflictDialog({ conflict, quiz, open, hasFailed, onClose, onChoose }: ConflictDialogProps) {
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
        <chakra.dl
          mt="3"
          display="grid"
          gap="3"
          gridTemplateColumns="repeat(auto-fit, minmax(min(12rem, 100%), 1fr))"
        >
          <Version label={texts.mine} source={mine} only={inMine} />
          {theirs && <Version label={texts.theirs} source={theirs} only={inTheirs} />}
        </chakra.dl>
        {theirs && inMine.length + inTheirs.length === 0 && <chakra.p mt="3">{texts.sameQuestions}</chakra.p>}
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
    <chakra.div p="3" borderWidth="2px" borderColor="line" borderRadius="normal" minW="0">
      <chakra.dt fontSize="small" color="muted">
        {label}
      </chakra.dt>
      <chakra.dd fontWeight={700} overflowWrap="anywhere">
        <bdi>{source.quizName.trim() || texts.unnamed}</bdi>
      </chakra.dd>
      <dd>{words.questions(countQuestions(source))}</dd>
      {only.length > 0 && (
        <chakra.dd mt="2" fontSize="small" overflowWrap="anywhere">
          {texts.onlyHere}
          <ul>
            {only.slice(0, NAMED).map((text, index) => (
              <chakra.li key={index} lineClamp={2}>
                <bdi>{text.trim() || '…'}</bdi>
              </chakra.li>
            ))}
            {only.length > NAMED && <li>{words.more(only.length - NAMED)}</li>}
          </ul>
        </chakra.dd>
      )}
    </chakra.div>
  );
}
