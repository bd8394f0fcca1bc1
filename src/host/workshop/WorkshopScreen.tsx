import { VisuallyHidden } from '@chakra-ui/react/visually-hidden';
import { useCallback, useLayoutEffect, useMemo, useState } from 'react';
import { lazily } from '../ui/Loading';
import { ProblemList, problemsByQuestion } from './editor/ProblemList';
import { QuizForm } from './editor/QuizForm';
import { useMediaDrop } from './editor/useMediaDrop';
import { useMissingMedia } from './editor/useMissingMedia';
import { useToldProblems } from './editor/useToldProblems';
import { WorkshopBar } from './editor/WorkshopBar';
import { PlayedContext, usePlayed, type SayPlayed } from './played/usePlayed';
import { questionField, type Editing } from './saving/editing';
import { useOpenQuiz, useQuizStore } from './saving/useQuizStore';
import './workshop.css';
import { useWorkshopTexts } from './workshopTexts';

/** It brings the game along, which nobody waits for who begins to type. */
const PreviewFrames = lazily(() =>
  import('./preview/PreviewFrames').then(({ PreviewFrames }) => PreviewFrames),
);

/** Only where there is something to say. */
const PlayedWords = lazily(() => import('./played/PlayedWords').then(({ PlayedWords }) => PlayedWords), null);

/** Where a quiz is made. */
export function WorkshopScreen() {
  const texts = useWorkshopTexts();
  const { quizId } = useQuizStore();
  const quiz = useOpenQuiz((each) => each);
  const { history, open } = quiz;
  const draft = history.present;
  const missing = useMissingMedia(draft);
  const { told, tellAll } = useToldProblems(quiz);
  const problems = useMemo(() => [...told, ...missing], [told, missing]);
  const problemsOf = useMemo(() => problemsByQuestion(problems), [problems]);
  const played = usePlayed();
  const [say, setSay] = useState<SayPlayed>(() => () => undefined);
  const onWords = useCallback((words: SayPlayed) => setSay(() => words), []);
  useMediaDrop();
  useFocus(quiz);
  return (
    <PlayedContext value={say}>
      {played.length > 0 && <PlayedWords played={played} onWords={onWords} />}
      <VisuallyHidden asChild>
        <h1>{texts.heading}</h1>
      </VisuallyHidden>
      <WorkshopBar onTry={tellAll} />
      <div className="workshop">
        <QuizForm draft={draft} open={open} problems={problemsOf} />
        <aside className="workshop-aside">
          <ProblemList problems={problems} draft={draft} />
          <div className="workshop-preview">
            <PreviewFrames draft={draft} questionKey={open} quizId={quizId} />
          </div>
        </aside>
      </div>
    </PlayedContext>
  );
}

/** Puts the focus where an edit left it. */
function useFocus({ focus, open, history: { present } }: Editing): void {
  // With the picture, not after it: the next key already belongs to the new field.
  useLayoutEffect(() => {
    if (!focus) return;
    const element = document.getElementById(focus.id);
    // What stands in a closed part cannot have the focus.
    element?.closest('details')?.setAttribute('open', '');
    element?.focus();
    // What is typed next goes on behind the text.
    if (element instanceof HTMLTextAreaElement && element.selectionEnd === 0)
      element.setSelectionRange(element.value.length, element.value.length);
  }, [focus]);
  // A field that went away took the focus with it.
  useLayoutEffect(() => {
    if (open === null || document.activeElement !== document.body) return;
    document.getElementById(questionField(open))?.focus({ preventScroll: true });
  }, [open, present]);
}
