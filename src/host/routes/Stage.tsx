import './stagePage.css';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { keepScreenAwake } from '../../look/screenAwake';
import { readSession } from '../api/readJson';
import { watchAudible } from '../browser/audible';
import {
  canBeFullscreen,
  isFullscreen,
  subscribeToFullscreen,
  toggleFullscreen,
} from '../browser/fullscreen';
import { isVisible, subscribeToVisibility } from '../browser/page';
import { OutageContext } from '../game/useCountdown';
import { LobbyScreen } from '../lobby/LobbyScreen';
import { openQuizHub } from '../session/hubConnection';
import { useJoinAddress } from '../session/JoinAddress';
import { useSession } from '../session/useSession';
import { useStageChannel } from '../session/useStages';
import { useOutage } from '../session/useOutage';
import { useStartTexts, useFrameTexts } from '../texts/startTexts';
import { useStageTexts } from '../texts/stageTexts';
import { Logo } from '../ui/Drawings';
import { FullscreenIcon, WindowIcon } from '../ui/icons';
import { lazily } from '../ui/Loading';
import { useIdle } from '../ui/useIdle';
import { useShortcuts } from '../ui/useShortcuts';
import { useTimeout } from '../../look/useTimeout';
import { useTitle } from '../ui/useTitle';
import { useWindowEvent } from '../ui/useWindowEvent';
import { GameParts, loadGameScreen } from './GameParts';

const GameScreen = lazily(loadGameScreen);

/** The stage never uses this browser's host key, so it is sent what every guest may see. */
const SERVER = { openQuizHub, fetchSession: readSession, isMonitor: true };

/** In milliseconds. Nobody presses anything on a stage, so it tries again by itself. */
const AGAIN_MS = 5_000;

/** The show of the session in the address, and nothing else. */
export function Stage() {
  const { sessionCode = '' } = useParams();
  return <Show key={sessionCode} sessionCode={sessionCode} />;
}

function Show({ sessionCode }: { sessionCode: string }) {
  useEffect(keepScreenAwake, []);
  const { connection, session, connectAgain, gameReceivedAt: receivedAt } = useSession(sessionCode, SERVER);
  const join = useJoinAddress(session);
  const { sessionCode: code = sessionCode, game } = session ?? {};
  const outage = useOutage(connection, false);
  useTitle(session?.quizName ?? code.toString());
  const wasShown = useWasShown(session !== null);
  const isOver = wasShown && 'problem' in connection && connection.problem === 'unknown';
  const hasFailed = connection.name === 'Disconnected' && connection.problem !== null;
  useTimeout(connectAgain, hasFailed && !isOver ? AGAIN_MS : null);
  const own = useOwnStage(String(code), session !== null && !isOver);
  const { isSilent, isSpeaker, isBlack } = own;
  const isInLobby = !game || game.scene.name === 'lobby';
  const { stage: texts } = useStageTexts();
  const shown = isOver ? (
    <StageMessage text={texts.over} />
  ) : !session ? (
    <StageMessage text={texts.waiting({ code: String(code) })} />
  ) : isInLobby ? (
    <LobbyScreen session={session} join={join} isOnStage />
  ) : (
    <GameScreen
      session={session}
      game={game}
      receivedAt={receivedAt}
      joinUrl={join.url}
      isSilent={isSilent}
      onRefused={own.onRefused}
      isAnnounced={!IS_SMALL}
    />
  );
  return (
    <main className="stage">
      <OutageContext value={outage}>
        {shown}
        {session && !isOver && (
          <GameParts session={session} receivedAt={receivedAt} isSpeaker={isSpeaker} isOnStage />
        )}
      </OutageContext>
      {isBlack && <div className="stage-black" />}
      {!IS_SMALL && <StageControl />}
    </main>
  );
}

/** Whether this window has shown the session, also before a reload: a session that is unknown then has ended. */
function useWasShown(isShown: boolean): boolean {
  const { state } = useLocation();
  const navigate = useNavigate();
  const wasShown = state === SHOWN;
  useEffect(() => {
    if (isShown && !wasShown) void navigate('.', { replace: true, state: SHOWN });
  }, [isShown, wasShown, navigate]);
  return isShown || wasShown;
}

const SHOWN = 'shown';

/** Whether this is the small show on the host's page, which is no stage and plays nothing that a stage plays. */
const IS_SMALL = window.parent !== window;

/** Announces this page as a stage while it shows the session; returns what the stages agree on. */
function useOwnStage(sessionCode: string, isShown: boolean) {
  const { channel, state } = useStageChannel(sessionCode);
  // The stage that was opened first comes first.
  const [id] = useState(() => `${new Date().toISOString()} ${Math.random()}`);
  const [isHeard, setHeard] = useState(false);
  useEffect(() => (IS_SMALL ? undefined : watchAudible(setHeard)), []);
  const [needsClick, setNeedsClick] = useState(false);
  const isFull = useSyncExternalStore(subscribeToFullscreen, isFullscreen);
  // Behind other tabs it is no stage: guests then look at the host's page.
  const isSeen = useSyncExternalStore(subscribeToVisibility, isVisible);
  const isStage = isShown && isSeen && !IS_SMALL;
  const [returns, setReturns] = useState(0);
  // The browser may bring the page back as it was.
  useWindowEvent('pagehide', channel.leave);
  useWindowEvent('pageshow', ({ persisted }) => persisted && setReturns(returns + 1));
  useEffect(() => {
    if (isStage) channel.announce({ id, isHeard, isFull, needsClick });
  }, [channel, isStage, id, isHeard, isFull, needsClick, returns]);
  useEffect(() => (isStage ? channel.leave : undefined), [channel, isStage]);
  const isSpeaker = state.heard === id;
  const isSilent = IS_SMALL ? state.heard !== null : !isSpeaker;
  return { isSpeaker, isSilent, isBlack: state.isBlack, onRefused: setNeedsClick };
}

/** Fullscreen, the only control of a stage; it comes with the pointer and goes without it. */
function StageControl() {
  const texts = useFrameTexts();
  const isFull = useSyncExternalStore(subscribeToFullscreen, isFullscreen);
  const isIdle = useIdle(true);
  useShortcuts({ f: toggleFullscreen });
  useEffect(() => {
    document.documentElement.toggleAttribute('data-pointer-hidden', isIdle);
    return () => document.documentElement.removeAttribute('data-pointer-hidden');
  }, [isIdle]);
  if (!canBeFullscreen()) return null;
  return (
    <button
      type="button"
      className="stage-control"
      data-faded={isIdle || undefined}
      aria-label={isFull ? texts.leaveFullscreen : texts.fullscreen}
      onClick={toggleFullscreen}
    >
      {isFull ? <WindowIcon /> : <FullscreenIcon />}
    </button>
  );
}

/** What the stage says while it has nothing to show. */
function StageMessage({ text }: { text: string }) {
  const { heading } = useStartTexts();
  return (
    <div className="stage-message">
      <Logo />
      <h1>{heading}</h1>
      <p role="status">{text}</p>
    </div>
  );
}
