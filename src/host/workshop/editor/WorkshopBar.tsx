import {
  type ComponentType,
  type MouseEvent,
  useEffect,
  useEffectEvent,
  useState,
  useSyncExternalStore,
} from 'react';
import { useNavigate } from 'react-router-dom';
import type { QuizSummary } from '../../../contract/quizSummary';
import type { RehearsalRequest } from '../../../contract/rehearsal';
import { useConnectionTexts, useWords } from '../../texts/roomTexts';
import { useQuizListTexts } from '../../quizList/quizListTexts';
import { Button } from '../../ui/Button';
import { ConfirmDialog, type DialogProps } from '../../ui/DialogFrame';
import { Logo } from '../../ui/Drawings';
import { PageLink } from '../../ui/PageLink';
import { PlayIcon, PrintIcon } from '../../ui/sessionIcons';
import { useWindowEvent } from '../../ui/useWindowEvent';
import { countFinished } from '../draft/source';
import { statusOf } from '../saving/quizState';
import { SaveStatus } from '../saving/SaveStatus';
import { useOpenQuiz, useQuizStore } from '../saving/useQuizStore';
import { IconButton, RedoIcon, UndoIcon } from './fields';
import { useWorkshopTexts, useSavingTexts } from '../workshopTexts';

export interface RehearsalProps extends DialogProps {
  quiz: Pick<QuizSummary, 'quizId' | 'quizName' | 'questionCount' | 'drafts'>;
  onStart: (rehearsal: RehearsalRequest) => void;
}

interface WorkshopBarProps {
  /** Called when somebody tries to play a quiz that is not ready. */
  onTry: () => void;
  /** The dialog in which a rehearsal is started. */
  Rehearsal: ComponentType<RehearsalProps>;
}

/** The workshop's header. */
export function WorkshopBar({ onTry, Rehearsal }: WorkshopBarProps) {
  const texts = useWorkshopTexts();
  const words = useWords();
  const { toStart } = useConnectionTexts();
  const navigate = useNavigate();
  const store = useQuizStore();
  const quiz = useOpenQuiz((each) => each);
  const status = statusOf(quiz);
  const { past, future } = quiz.history;
  const onLeave = useLeaveQuestion(status === 'keptNowhere');
  const isUploading = useRunningUploads();
  useUndoKeys();
  const [isAsking, setAsking] = useState(false);
  const [isRehearsing, setRehearsing] = useState(false);
  const isStored = (status === 'saved' || status === 'draft') && quiz.conflict === null && !isUploading;
  const { finished, drafts } = isStored && quiz.base.source ? countFinished(quiz.base.source) : NOTHING;
  const canPlay = finished > 0;
  const play = (rehearsal?: RehearsalRequest) =>
    void navigate('/session', { state: { quizId: store.quizId, rehearsal } });
  const steps = [
    { name: texts.undo, icon: <UndoIcon />, isPossible: past.length > 0, act: store.undo },
    { name: texts.redo, icon: <RedoIcon />, isPossible: future.length > 0, act: store.redo },
  ];
  return (
    <div className="row workshop-bar">
      <Button asChild variant="ghost" size="sm">
        <PageLink to="/" aria-label={toStart} title={toStart} onClick={onLeave}>
          <Logo boxSize="1.5em" color="accent" />
        </PageLink>
      </Button>
      {steps.map(({ name, icon, isPossible, act }) => (
        <IconButton key={name} name={name} aria-disabled={!isPossible} onClick={act}>
          {icon}
        </IconButton>
      ))}
      <div className="workshop-state small-hint">
        <SaveStatus quiz={quiz} />
      </div>
      <Button asChild variant="ghost" size="sm">
        <a
          href={`/quizzes/${encodeURIComponent(store.quizId)}/print`}
          target="_blank"
          aria-label={texts.print}
          title={canPlay ? texts.print : texts.printWhenSaved}
          aria-disabled={!canPlay}
          onClick={(event) => !canPlay && event.preventDefault()}
        >
          <PrintIcon />
        </a>
      </Button>
      <Button
        variant="outline"
        aria-haspopup="dialog"
        aria-disabled={!canPlay}
        title={canPlay ? undefined : texts.playWhenSaved}
        onClick={() => (canPlay ? setRehearsing(true) : onTry())}
      >
        {words.rehearsal}
      </Button>
      <Rehearsal
        quiz={{
          quizId: store.quizId,
          quizName: quiz.history.present.name,
          questionCount: finished,
          drafts,
        }}
        open={isRehearsing}
        onStart={play}
        onClose={() => setRehearsing(false)}
      />
      <Button
        aria-disabled={!canPlay}
        title={canPlay ? undefined : texts.playWhenSaved}
        variant={canPlay ? 'solid' : 'outline'}
        onClick={() => {
          if (!canPlay) onTry();
          else if (drafts > 0) setAsking(true);
          else play();
        }}
      >
        <PlayIcon />
        {texts.play}
      </Button>
      <PlayQuestion
        drafts={drafts}
        open={isAsking}
        onConfirm={() => play()}
        onClose={() => {
          setAsking(false);
          // What is left to finish is what they go back to.
          onTry();
        }}
      />
    </div>
  );
}

const NOTHING = { finished: 0, drafts: 0 };

interface PlayQuestionProps extends DialogProps {
  drafts: number;
  onConfirm: () => void;
}

/** Asks before a quiz with drafts is played without them, as the list of quizzes does. */
function PlayQuestion({ drafts, ...dialog }: PlayQuestionProps) {
  const { play } = useWorkshopTexts();
  const texts = useQuizListTexts();
  const said = { title: play, text: texts.leftOut({ count: drafts }), confirm: texts.startWithout };
  return <ConfirmDialog {...dialog} texts={said} />;
}

/** Handles the keys for undo and redo, in fields too: the browser's own undo only knows about the field. */
function useUndoKeys(): void {
  const store = useQuizStore();
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    // Fields in a dialog have their own undo.
    if (document.querySelector('[aria-modal="true"]')) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) store.undo();
    else if ((key === 'z' && event.shiftKey) || key === 'y') store.redo();
    else return;
    event.preventDefault();
  });
}

/** Whether uploads are running. The browser then asks before it closes the page. */
function useRunningUploads(): boolean {
  const { uploads } = useQuizStore();
  const isBusy = useSyncExternalStore(uploads.subscribe, uploads.isBusy);
  useWindowEvent('beforeunload', (event) => event.preventDefault(), { active: isBusy });
  return isBusy;
}

/**
 * Asks before another page of this app replaces a quiz that is stored nowhere; when the tab is closed, the
 * browser asks. Returns the click handler for links that lead away.
 */
function useLeaveQuestion(isKeptNowhere: boolean): (event: MouseEvent) => void {
  const { leave } = useSavingTexts();
  const ask = (event: Pick<Event, 'preventDefault'>) => {
    if (isKeptNowhere && !window.confirm(leave)) event.preventDefault();
  };
  const onNavigate = useEffectEvent((event: NavigateEvent) => {
    const isHere = event.navigationType === 'traverse' && event.destination.sameDocument;
    if (isHere && event.cancelable) ask(event);
  });
  useEffect(() => {
    // Browsers without it leave unasked on the back button, and the router cannot stop them either.
    if (!('navigation' in window)) return undefined;
    const listener = (event: NavigateEvent) => onNavigate(event);
    window.navigation.addEventListener('navigate', listener);
    return () => window.navigation.removeEventListener('navigate', listener);
  }, []);
  return (event) => {
    // With these keys the link opens elsewhere, and this page stays.
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) ask(event);
  };
}
