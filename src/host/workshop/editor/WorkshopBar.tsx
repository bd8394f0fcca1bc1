import { type MouseEvent, useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Button } from '../../ui/Button';
import { Logo } from '../../ui/Drawings';
import { PlayIcon } from '../../ui/sessionIcons';
import { useWindowEvent } from '../../ui/useWindowEvent';
import { statusOf } from '../saving/quizState';
import { SaveStatus } from '../saving/SaveStatus';
import { useOpenQuiz, useQuizStore } from '../saving/useQuizStore';
import { IconButton } from './fields';
import { PrintIcon, RedoIcon, UndoIcon } from './workshopIcons';
import { useWorkshopTexts, useSavingTexts } from '../workshopTexts';

/** The workshop's head, which stays in sight. `onTry`: the quiz was to be played and cannot be. */
export function WorkshopBar({ onTry }: { onTry: () => void }) {
  const texts = useWorkshopTexts();
  const navigate = useNavigate();
  const store = useQuizStore();
  const quiz = useOpenQuiz((each) => each);
  const status = statusOf(quiz);
  const { past, future } = quiz.history;
  const onLeave = useLeaveQuestion(status === 'keptNowhere');
  const isUploading = useRunningUploads();
  useUndoKeys();
  const canPlay = status === 'saved' && quiz.conflict === null && !isUploading;
  const steps = [
    { name: texts.undo, icon: <UndoIcon />, isPossible: past.length > 0, act: store.undo },
    { name: texts.redo, icon: <RedoIcon />, isPossible: future.length > 0, act: store.redo },
  ];
  return (
    <div className="workshop-bar">
      <Button asChild variant="ghost" size="sm">
        <Link to="/" aria-label={texts.toStart} title={texts.toStart} onClick={onLeave}>
          <Logo boxSize="1.5em" color="accent" />
        </Link>
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
        aria-disabled={!canPlay}
        title={canPlay ? undefined : texts.playWhenSaved}
        variant={canPlay ? 'solid' : 'outline'}
        onClick={() => {
          if (canPlay) void navigate('/session', { state: { quizId: store.quizId } });
          else onTry();
        }}
      >
        <PlayIcon />
        {texts.play}
      </Button>
    </div>
  );
}

/** Undo and redo by keys, also in fields: the browser's own undo knows nothing of what stands beside the field. */
function useUndoKeys(): void {
  const store = useQuizStore();
  useWindowEvent('keydown', (event) => {
    if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
    // A dialog's fields have an undo of their own.
    if (document.querySelector('[aria-modal="true"]')) return;
    const key = event.key.toLowerCase();
    if (key === 'z' && !event.shiftKey) store.undo();
    else if ((key === 'z' && event.shiftKey) || key === 'y') store.redo();
    else return;
    event.preventDefault();
  });
}

/** Whether files are on their way to the server. The browser then asks before it closes the page. */
function useRunningUploads(): boolean {
  const { uploads } = useQuizStore();
  const isBusy = useSyncExternalStore(uploads.subscribe, uploads.isBusy);
  useWindowEvent('beforeunload', (event) => event.preventDefault(), { active: isBusy });
  return isBusy;
}

/**
 * Asks before another page of this app takes the place of a quiz that nothing keeps; of closing the tab the browser
 * itself asks. Returns what a link is to do before it leads away.
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
    // Browsers without it leave at the back button unasked: the router can stop nothing either.
    if (!('navigation' in window)) return undefined;
    const listener = (event: NavigateEvent) => onNavigate(event);
    window.navigation.addEventListener('navigate', listener);
    return () => window.navigation.removeEventListener('navigate', listener);
  }, []);
  return (event) => {
    // With these the link opens elsewhere, and this page stays.
    if (!(event.ctrlKey || event.metaKey || event.shiftKey)) ask(event);
  };
}
