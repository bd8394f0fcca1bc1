import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { type ComponentType, useLayoutEffect } from 'react';
import type { QuizProblem } from '../../contract/errors';
import { Button } from '../ui/Button';
import { lazily } from '../ui/Loading';
import { type Key, questionField, type QuizDraft, roundTitle } from './draft/draft';
import { emptyRound } from './draft/questions';
import { useMediaDrop } from './editor/MediaFields';
import { ProblemList, useProblems } from './editor/ProblemList';
import { QuizHead } from './editor/QuizHead';
import { RoundSection } from './editor/RoundSection';
import { type RehearsalProps, WorkshopBar } from './editor/WorkshopBar';
import { FromQuizzes } from './fromQuizzes/FromQuizzes';
import { PasteQuestions } from './pasting/PasteQuestions';
import { PlayedContext, usePlayed } from './played/PlayedBefore';
import type { Editing } from './saving/quizState';
import { useOpenQuiz, useQuizStore } from './saving/useQuizStore';
import './workshop.css';
import { useWorkshopTexts } from './workshopTexts';
import { useTitle } from '../ui/useTitle';

/** It loads the game too, which nobody who starts typing should wait for. */
const PreviewFrames = lazily(() => import('./preview/PreviewFrames').then((part) => part.PreviewFrames));

/** The page where a quiz is made, with the dialog that starts its rehearsal. */
export function WorkshopScreen({ Rehearsal }: { Rehearsal: ComponentType<RehearsalProps> }) {
  const texts = useWorkshopTexts();
  const { quizId } = useQuizStore();
  const quiz = useOpenQuiz((each) => each);
  const { history, open } = quiz;
  const draft = history.present;
  useTitle(draft.name || texts.heading);
  const { problems, byQuestion, tellAll } = useProblems(quiz);
  useMediaDrop();
  useFocus(quiz);
  return (
    <PlayedContext value={usePlayed()}>
      <VisuallyHidden asChild>
        <h1>{texts.heading}</h1>
      </VisuallyHidden>
      <WorkshopBar onTry={tellAll} Rehearsal={Rehearsal} />
      <div className="workshop">
        <FromQuizzes>
          <QuizForm draft={draft} open={open} problems={byQuestion} />
        </FromQuizzes>
        <aside className="workshop-aside">
          <ProblemList problems={problems} draft={draft} />
          <div className="workshop-preview">
            <PreviewFrames draft={draft} questionKey={open} quizId={quizId} />
          </div>
        </aside>
      </div>
      {draft === quiz.removed && <Deleted />}
    </PlayedContext>
  );
}

/** Offers to undo a removal until the next change. */
function Deleted() {
  const texts = useWorkshopTexts();
  const store = useQuizStore();
  return (
    <div className="framed level deleted" role="status">
      {texts.deleted}
      <Button variant="outline" onClick={store.undo}>
        {texts.undo}
      </Button>
    </div>
  );
}

interface QuizFormProps {
  draft: QuizDraft;
  open: Key | null;
  problems: ReadonlyMap<Key, readonly QuizProblem[]>;
}

/** The whole quiz on one page. */
function QuizForm({ draft, open, problems }: QuizFormProps) {
  const texts = useWorkshopTexts();
  const store = useQuizStore();
  const addRound = () => {
    const round = emptyRound();
    const [question] = round.questions;
    store.edit((each) => ({ ...each, rounds: [...each.rounds, round] }), {
      focus: roundTitle(round.key),
      open: question?.key ?? null,
    });
  };
  return (
    <PasteQuestions>
      <QuizHead draft={draft} />
      {draft.rounds.map((round, index) => (
        <RoundSection
          key={round.key}
          round={round}
          index={index}
          above={draft.settings}
          open={round.questions.some((question) => question.key === open) ? open : null}
          problems={problems}
        />
      ))}
      <Button className="add-round" variant="outline" onClick={addRound}>
        + {texts.round.add}
      </Button>
    </PasteQuestions>
  );
}

/** Moves the focus to where an edit requests it. */
function useFocus({ focus, open, history: { present } }: Editing): void {
  // A layout effect runs before the next key, which already belongs to the new field.
  useLayoutEffect(() => {
    if (!focus) return;
    const element = document.getElementById(focus.id);
    // An element in a closed section cannot be focused.
    element?.closest('details')?.setAttribute('open', '');
    element?.focus();
    // Browsers take what is below the bar for visible.
    element?.scrollIntoView({ block: 'nearest' });
    // Typing goes on after the existing text.
    if (element instanceof HTMLTextAreaElement && element.selectionEnd === 0)
      element.setSelectionRange(element.value.length, element.value.length);
  }, [focus]);
  // A field that was removed took the focus with it.
  useLayoutEffect(() => {
    if (open === null || document.activeElement !== document.body) return;
    document.getElementById(questionField(open))?.focus({ preventScroll: true });
  }, [open, present]);
}
