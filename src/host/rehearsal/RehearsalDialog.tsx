import './rehearsal.css';
import { Dialog } from '@chakra-ui/react/dialog';
import { type FormEvent, useState } from 'react';
import type { QuizSummary } from '../../contract/quizSummary';
import { REHEARSAL_TEAMS, type RehearsalRequest } from '../../contract/rehearsal';
import { DraftQuestion } from '../quizList/DraftQuestion';
import { useQuizListTexts } from '../quizList/quizListTexts';
import { Button } from '../ui/Button';
import { DialogFrame, type DialogProps } from '../ui/DialogFrame';
import { Field } from '../ui/Field';
import { FirstEveningLink } from './FirstEveningLink';
import { useSpoken } from '../texts/useLanguage';
import { useRehearsalTexts } from './rehearsalTexts';

const { fewest, most } = REHEARSAL_TEAMS;
/** The usual number of teams at a pub quiz. */
const USUAL_TEAMS = 20;

interface RehearseProps {
  quiz: Pick<QuizSummary, 'quizId' | 'quizName' | 'questionCount' | 'drafts'>;
  onStart: (request: RehearsalRequest) => void;
}

/** The button on a quiz's card, with the dialog that it opens. */
export function Rehearse({ quiz, onStart }: RehearseProps) {
  const texts = useRehearsalTexts();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        w="auto"
        px="2"
        fontSize="body"
        aria-haspopup="dialog"
        aria-label={texts.rehearseThis({ quizName: quiz.quizName })}
        onClick={() => setOpen(true)}
      >
        {texts.rehearse}
      </Button>
      <RehearsalDialog quiz={quiz} onStart={onStart} open={open} onClose={() => setOpen(false)} />
    </>
  );
}

/** The dialog in which a rehearsal of a quiz is started. */
export function RehearsalDialog({ quiz, onStart, ...dialog }: RehearseProps & DialogProps) {
  const texts = useRehearsalTexts();
  return (
    <DialogFrame {...dialog} title={texts.title} width="xl">
      {quiz.questionCount === 0 ? (
        <Dialog.Body>
          <DraftQuestion quiz={quiz} />
        </Dialog.Body>
      ) : (
        <RehearsalForm quiz={quiz} onStart={onStart} />
      )}
    </DialogFrame>
  );
}

function RehearsalForm({ quiz, onStart }: RehearseProps) {
  const texts = useRehearsalTexts();
  const { leftOut } = useQuizListTexts();
  const language = useSpoken();
  const [typed, setTyped] = useState(String(USUAL_TEAMS));
  const [fast, setFast] = useState(true);
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const teams = Number(typed);
    if (Number.isInteger(teams) && teams >= fewest && teams <= most) onStart({ teams, fast, language });
    else setWrong(true);
  };
  return (
    <form noValidate className="rehearsal-form" onSubmit={submit}>
      <Dialog.Body>
        <p className="rehearsal-quiz">{quiz.quizName}</p>
        <p>{texts.intro}</p>
        {quiz.drafts ? <p>{leftOut({ count: quiz.drafts })}</p> : null}
        <Field
          label={texts.teams}
          fault={isWrong ? texts.teamsFault({ fewest, most }) : undefined}
          type="number"
          inputMode="numeric"
          min={fewest}
          max={most}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setWrong(false);
          }}
        />
        <label className="tick">
          <input type="checkbox" checked={fast} onChange={({ target }) => setFast(target.checked)} />
          <span>
            {texts.fast}
            <small className="small-hint">{texts.fastHint}</small>
          </span>
        </label>
      </Dialog.Body>
      <Dialog.Footer>
        <FirstEveningLink />
        <Button type="submit">{texts.start}</Button>
      </Dialog.Footer>
    </form>
  );
}
