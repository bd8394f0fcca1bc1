import { Dialog } from '@chakra-ui/react/dialog';
import type { QuizSource } from '../../../contract/question';
import { Button } from '../../ui/Button';
import { DialogFrame, Failure } from '../../ui/DialogFrame';
import { countQuestions, questionsOnlyIn } from './quizJson';
import { sourceOf, type ConflictChoice, type OpenQuiz } from './quizState';
import type { Conflict } from './serverCalls';
import { useSavingTexts } from '../texts/workshopTexts';
import { useWords } from '../../texts/rooms/roomTexts';

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
      <dt className="small-hint">{label}</dt>
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
