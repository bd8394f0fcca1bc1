import './startScreen.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LANGUAGES } from '../../contract/languages';
import type { Id } from '../../contract/quizSummary';
import type { RehearsalRequest } from '../../contract/rehearsal';
import { useServerAddress } from '../api/useServerAddress';
import { useRecordedTheme } from '../layout/useTheme';
import type { Evenings } from '../session/openedSessions';
import { storedHostKeys } from '../session/storedHostKeys';
import { Button, Heading } from '../ui/Button';
import { lazily, lazyDialog, prefetch, prefetchOnIntent } from '../ui/Loading';
import { Logo } from '../ui/Drawings';
import { useTimeout } from '../../look/useTimeout';
import { useStartTexts } from '../texts/startTexts';
import { saveLanguage, useOfferedLanguage, useQuotedLanguage } from '../texts/useLanguage';
import { useMayChangeVenue } from '../venue/useMayChangeVenue';

const loadLobby = () => import('./Lobby');
const loadQuizDialog = () => import('./QuizDialog').then((part) => part.QuizDialog);
const QuizDialog = lazyDialog(loadQuizDialog);
const SeasonDialog = lazyDialog(() => import('../season/SeasonDialog').then((part) => part.SeasonDialog));

const VenueDialog = lazyDialog(() => import('../venue/dialog/VenueDialog').then((part) => part.VenueDialog));
const VenueReader = lazily(() => import('../venue/VenueReader').then((part) => part.VenueReader), null);

const WaysBack = lazily(() => import('./EveningLists').then((part) => part.WaysBack), null);
const EveningsReader = lazily(() => import('./EveningLists').then((part) => part.EveningsReader), null);
const PastResults = lazily(() => import('./EveningLists').then((part) => part.PastResults), null);
const EveningsDialog = lazyDialog(() => import('./EveningsDialog').then((part) => part.EveningsDialog));
const FirstTime = lazily(() => import('./FirstTime').then((part) => part.FirstTime), null);

/** The start screen. Running sessions come first. */
export function Start() {
  const texts = useStartTexts();
  const quoted = useQuotedLanguage();
  const offered = useOfferedLanguage();
  useRecordedTheme();
  const [pastOpen, setPastOpen] = useState(false);
  const stored = useSyncExternalStore(storedHostKeys.subscribe, storedHostKeys.read);
  /** Whether this browser may have opened sessions; only then is the code loaded that reads them. */
  const mayCome = stored !== null && stored !== '[]';
  const [evenings, setEvenings] = useState<Evenings>();
  const { running = [], ended = [] } = (mayCome && evenings) || {};
  const [latest, ...others] = running;
  const isAtRest = useAtRest();
  const navigate = useNavigate();
  const { state } = useLocation();
  const [open, setOpen] = useState(() => opensQuizzes(state));
  useEffect(() => {
    // Only once: reloading the page or going back to it must not open the dialog.
    if (opensQuizzes(state)) void navigate('/', { replace: true });
  }, [state, navigate]);
  const [seasonsOpen, setSeasonsOpen] = useState(false);
  const address = useServerAddress();
  const mayChangeVenue = useMayChangeVenue();
  const [venueOpen, setVenueOpen] = useState(false);

  const make = () =>
    import('../workshop/saving/drafts')
      .then((drafts) => navigate(drafts.newQuizPath(address)))
      // The dialog says that this browser keeps nothing.
      .catch(() => setOpen(true));
  const pick = (quizId: Id, rehearsal?: RehearsalRequest) => {
    // The second click of a double click arrives while the dialog is already closing.
    if (!open) return;
    setOpen(false);
    void navigate('/session', { state: { quizId, rehearsal } });
  };

  return (
    <>
      <div className="start" data-lists={mayCome || undefined}>
        {mayCome && <EveningsReader isListOpen={pastOpen} onRead={setEvenings} />}
        <Logo className="start-logo" />
        <Heading as="h1">{texts.heading}</Heading>
        <p lang={quoted}>{texts.tagline}</p>
        {latest && <WaysBack sessions={[latest]} isMain />}
        <div className="start-choices">
          <Button
            size="lg"
            variant={latest ? 'outline' : 'solid'}
            lang={quoted}
            aria-haspopup="dialog"
            onClick={() => {
              setOpen(true);
              prefetch(loadLobby);
            }}
            {...prefetchOnIntent(loadQuizDialog)}
          >
            {texts.loadQuiz}
          </Button>
          {mayChangeVenue && (
            <Button size="lg" variant="outline" onClick={() => void make()}>
              {texts.makeQuiz}
            </Button>
          )}
          <Button size="lg" variant="outline" aria-haspopup="dialog" onClick={() => setSeasonsOpen(true)}>
            {texts.season}
          </Button>
          {mayChangeVenue && (
            <Button size="lg" variant="outline" aria-haspopup="dialog" onClick={() => setVenueOpen(true)}>
              {texts.venue}
            </Button>
          )}
          {others.length > 0 && <WaysBack sessions={others} />}
          {offered && (
            <Button size="lg" variant="outline" lang={offered} onClick={() => saveLanguage(offered)}>
              {LANGUAGES[offered].offer}
            </Button>
          )}
        </div>
        <div className="stack start-past">
          {(mayCome || isAtRest) && (
            <PastResults ended={ended} isListOpen={pastOpen} onOpen={() => setPastOpen(true)} />
          )}
        </div>
        {isAtRest && <FirstTime />}
        {/* Other servers have no venue, even if ours served this page. */}
        {isAtRest && address === location.origin && <VenueReader />}
      </div>
      {/* Outside the screen's stacking context, which is below the frame's controls. */}
      <QuizDialog open={open} onClose={() => setOpen(false)} onPick={pick} />
      <SeasonDialog open={seasonsOpen} onClose={() => setSeasonsOpen(false)} />
      <VenueDialog open={venueOpen} onClose={() => setVenueOpen(false)} />
      <EveningsDialog open={pastOpen} onClose={() => setPastOpen(false)} />
    </>
  );
}

/** Whether a link to this page asks for the quizzes; the navigation state may be anything. */
function opensQuizzes(state: unknown): boolean {
  return (state as { opens?: unknown } | null)?.opens === 'quizzes';
}

/** In milliseconds: nothing on the page waits for this. */
const AT_REST_MS = 4_000;

/** Whether the page is idle, and its server is ours: one that keeps evenings and knows how phones connect. */
function useAtRest(): boolean {
  const [isAtRest, setAtRest] = useState(false);
  const isOurs = document.head.querySelector('[name=quiz-server]') !== null;
  useTimeout(() => setAtRest(true), isOurs ? AT_REST_MS : null);
  return isAtRest;
}
