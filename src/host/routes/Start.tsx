import './startScreen.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Id } from '../../contract/quizSummary';
import type { RehearsalRequest } from '../../contract/rehearsal';
import { logFailure } from '../browser/log';
import { useRecordedTheme } from '../layout/useTheme';
import type { Evenings } from '../session/openedSessions';
import { storedHostKeys } from '../session/storedHostKeys';
import { Button, Heading } from '../ui/Button';
import { lazily, lazyDialog, prefetch, prefetchOnIntent } from '../ui/Loading';
import { Logo } from '../ui/Drawings';
import { useStartTexts } from '../texts/startTexts';

const loadLobby = () => import('./Lobby');
const loadQuizDialog = () => import('./QuizDialog').then(({ QuizDialog }) => QuizDialog);
const QuizDialog = lazyDialog(loadQuizDialog);
const SeasonDialog = lazyDialog(() =>
  import('../season/SeasonDialog').then(({ SeasonDialog }) => SeasonDialog),
);

const WaysBack = lazily(() => import('./EveningLists').then(({ WaysBack }) => WaysBack), null);
const PastResults = lazily(() => import('./EveningLists').then((lists) => lists.PastResults), null);
const EveningsDialog = lazyDialog(() =>
  import('./EveningsDialog').then(({ EveningsDialog }) => EveningsDialog),
);
const FirstTime = lazily(() => import('./FirstTime').then(({ FirstTime }) => FirstTime), null);

/** The start screen. What still runs is the first thing to go on with. */
export function Start() {
  const texts = useStartTexts();
  useRecordedTheme();
  const [pastOpen, setPastOpen] = useState(false);
  const { mayCome, running, ended } = useEvenings(pastOpen);
  const isAtRest = useAtRest();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [open, setOpen] = useState(() => opensQuizzes(state));
  useEffect(() => {
    // Once: a page that is loaded again, or gone back to, opens nothing by itself.
    if (opensQuizzes(state)) void navigate('/', { replace: true });
  }, [state, navigate]);
  const [seasonsOpen, setSeasonsOpen] = useState(false);

  const pick = (quizId: Id, rehearsal?: RehearsalRequest) => {
    // The second click of a double click comes while the dialog is already closing.
    if (!open) return;
    setOpen(false);
    void navigate('/session', { state: { quizId, rehearsal } });
  };

  return (
    <>
      <div className="start" data-lists={mayCome || undefined}>
        <Logo className="start-logo" />
        <Heading as="h1">{texts.heading}</Heading>
        <p>{texts.tagline}</p>
        {running.length > 0 && <WaysBack sessions={running.slice(0, 1)} isMain />}
        <div className="start-choices">
          <Button
            size="lg"
            variant={running.length > 0 ? 'outline' : 'solid'}
            aria-haspopup="dialog"
            onClick={() => {
              setOpen(true);
              prefetch(loadLobby);
            }}
            {...prefetchOnIntent(loadQuizDialog)}
          >
            {texts.loadQuiz}
          </Button>
          <Button size="lg" variant="outline" aria-haspopup="dialog" onClick={() => setSeasonsOpen(true)}>
            {texts.season}
          </Button>
          {running.length > 1 && <WaysBack sessions={running.slice(1)} />}
        </div>
        <div className="start-past">
          {(mayCome || isAtRest) && (
            <PastResults ended={ended} isListOpen={pastOpen} onOpen={() => setPastOpen(true)} />
          )}
        </div>
        {isAtRest && <FirstTime />}
      </div>
      {/* Outside the screen's stacking context, which is below the frame's controls. */}
      <QuizDialog open={open} onClose={() => setOpen(false)} onPick={pick} />
      <SeasonDialog open={seasonsOpen} onClose={() => setSeasonsOpen(false)} />
      <EveningsDialog open={pastOpen} onClose={() => setPastOpen(false)} />
    </>
  );
}

/** Whether a link to this page asks for the quizzes; the navigation state may be anything. */
function opensQuizzes(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'opens' in state && state.opens === 'quizzes';
}

const NONE: Evenings = { running: [], ended: [] };

/**
 * What became of the sessions that this browser opened on its server. `mayCome`: there may be some. The code that reads
 * is loaded only then, and this file imports none of it. `isListOpen`: what the list of all changes is read anew.
 */
function useEvenings(isListOpen: boolean): Evenings & { mayCome: boolean } {
  const stored = useSyncExternalStore(storedHostKeys.subscribe, storedHostKeys.read);
  const mayCome = stored !== null && stored !== '[]';
  const [evenings, setEvenings] = useState(NONE);

  useEffect(() => {
    if (!mayCome) return;
    let isShown = true;
    let stop = (): void => undefined;
    import('../session/openedSessions').then(
      ({ watchEvenings }) => {
        if (isShown) stop = watchEvenings(setEvenings);
      },
      (error: unknown) => logFailure('The sessions of this browser could not be read', error),
    );
    return () => {
      isShown = false;
      stop();
    };
  }, [mayCome, isListOpen]);

  return { mayCome, ...(mayCome ? evenings : NONE) };
}

/** In milliseconds: nothing of the page waits for it. */
const AT_REST_MS = 4_000;

/** Whether the page is at rest, and of a server that keeps evenings and can tell how phones get in. */
function useAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  useEffect(() => {
    if (!document.querySelector('[name="quiz-server"]')) return;
    const timer = setTimeout(() => setAtRest(true), AT_REST_MS);
    return () => clearTimeout(timer);
  }, []);
  return isAtRest;
}
