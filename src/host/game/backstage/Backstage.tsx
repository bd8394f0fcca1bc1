import '../../ui/plain.css';
import '../remote/remote.css';
import './backstagePage.css';
import { useState, type ReactNode } from 'react';
import type { HostGame } from '../../../contract/toHosts';
import type { SessionGame, Session } from '../../../contract/toMonitors';
import type { BackstageControls } from '../controls/GameControls';
import { GameHostContext, type GameHost, useGameHost } from '../controls/actions';
import { MarkingQueue } from '../controls/MarkingQueue';
import { saveMuted, useMuted } from '../media/useMuted';
import { MoreView } from '../remote/MoreView';
import { AskCard, LetInCard, MediaCard, NextCard, QuotesCard, SceneCards } from '../remote/NowView';
import { GridPart } from '../remote/LaterParts';
import { PlayersView } from '../remote/PlayersView';
import { StartButton, ViewTabs } from '../remote/RemoteButtons';
import { ScaledFrame } from '../../ui/ScaledFrame';
import { useOwnMusic } from '../../ui/useEffects';
import { useShortcuts } from '../../ui/useShortcuts';
import { type ControlTexts, useControlTexts, useRemoteTexts } from '../gameTexts';
import { useCrowdTexts, useWords } from '../../texts/roomTexts';
import { useStartTexts } from '../../texts/startTexts';
import { useStageTexts } from '../../texts/stageTexts';

const VIEWS = ['players', 'marking', 'paper', 'remote', 'more'] as const;
type BackstageView = (typeof VIEWS)[number];

interface BackstageProps {
  session: Session & { game: SessionGame };
  /** When the game was received, on the clock of `performance.now()`. */
  receivedAt: number;
  host: Pick<GameHost, 'send'> & { hostGame: HostGame };
  stage: {
    path: string;
    isFull: boolean;
    needsClick: boolean;
    isBlack: boolean;
    blackOut: (isBlack: boolean) => void;
  };
  /** Gives phones the right to command the game. */
  remote: ReactNode;
  /** The bar at the bottom: the lobby's, or the game's controls with this page above them. */
  bar: ReactNode | ((controls: BackstageControls) => ReactNode);
}

/** The host's page while a stage is open: the show small, and beside it what only the host may see. */
export function Backstage({ session, receivedAt, host, stage, remote, bar }: BackstageProps) {
  const [view, setView] = useState<BackstageView>('players');
  const { game } = session;
  const muted = useMuted();
  const { paper, show } = useStageTexts().backstage;
  const tabs = { ...useRemoteTexts().tabs, paper, remote: useWords().remote };
  const { hasMusic, setMusic } = useOwnMusic();
  useShortcuts({ m: () => saveMuted(!muted), u: () => setMusic(!hasMusic) });
  const page = (
    <div className="rest backstage-page">
      <div className="stack backstage-show">
        <div className="backstage-head">
          <ScaledFrame
            className="backstage-frame"
            title={show}
            src={stage.path}
            screen={SMALL_PROJECTOR}
            inert
          />
          <div className="plain remote grid backstage-beside">
            <MediaCard />
            <StageHint {...stage} />
          </div>
        </div>
        {/* A new scene starts at the top. It scrolls, so the keyboard must reach it. */}
        <div
          key={game.step}
          data-step={game.step}
          data-scene={game.scene.name}
          className="rest plain remote backstage-now"
          tabIndex={0}
        >
          <SceneCards
            playerCount={session.participants.length}
            receivedAt={receivedAt}
            isListed={view === 'players'}
          />
          {/* At a reveal, where there is no room for it, the menu has it. */}
          {game.scene.name === 'break' && <AskCard />}
          <NextCard />
          <QuotesCard />
        </div>
      </div>
      <div className="stack backstage-side">
        <h1 className="backstage-name">
          {session.quizName} <span>{session.sessionCode}</span>
        </h1>
        <ViewTabs
          className="plain row backstage-tabs"
          views={VIEWS}
          names={tabs}
          view={view}
          onView={setView}
        />
        {/* What gives rights has the look of the laptop's dialogs. */}
        <div
          key={view}
          className={`rest backstage-view ${view === 'remote' ? '' : 'plain remote'}`}
          data-view={view}
          tabIndex={0}
        >
          {view === 'players' && (
            <>
              {/* The queue of answers to judge has them too. */}
              <LetInCard />
              <PlayersView />
            </>
          )}
          {view === 'marking' && <MarkingQueue />}
          {view === 'paper' && <GridPart />}
          {view === 'remote' && remote}
          {view === 'more' && <MoreView onPaper={() => setView('paper')} />}
        </div>
      </div>
    </div>
  );
  return (
    <div className="stack backstage">
      {typeof bar === 'function' ? (
        bar({
          page,
          onMarking: () => setView('marking'),
          onPaper: () => setView('paper'),
          onPlayers: () => setView('players'),
          blackOut: stage.blackOut,
        })
      ) : (
        <GameHostContext value={{ game, ...host }}>
          {page}
          <div className="backstage-bar">{bar}</div>
        </GameHostContext>
      )}
    </div>
  );
}

/** In CSS pixels; the frame makes the show smaller. */
const SMALL_PROJECTOR = { width: 1280, height: 720 };

/** What the stage's window needs. */
function StageHint({ isFull, needsClick, isBlack }: BackstageProps['stage']) {
  const { black, click, drag } = useStageTexts().backstage;
  const urgent = isBlack ? black : needsClick && click;
  return (
    <p role="status" className={`backstage-hint ${urgent ? '' : 'muted'}`}>
      {urgent || (!isFull && drag)}
    </p>
  );
}

interface LobbyBarProps {
  /** Opens the seasons; undefined in a rehearsal. */
  onSeason: (() => void) | undefined;
  /** Opens the venue's settings; undefined if this browser may not change them. */
  onVenue: (() => void) | undefined;
  /** The address where sheets and cards for the tables are printed; undefined in a rehearsal. */
  print: string | undefined;
  /** Why the last command failed. */
  failure: keyof ControlTexts['failures'] | null;
}

/** The bar of the lobby, which has no game to control yet. */
export function LobbyBar({ onSeason, onVenue, print, failure }: LobbyBarProps) {
  const { hostGame } = useGameHost();
  const { season, venue } = useStartTexts();
  const { print: printText } = useCrowdTexts();
  const { failures } = useControlTexts();
  return (
    <div className="plain remote row">
      {failure && (
        <p role="alert" className="backstage-hint">
          {failures[failure]}
        </p>
      )}
      {onSeason && (
        <button type="button" aria-haspopup="dialog" onClick={onSeason}>
          {hostGame?.season?.seasonName ?? season}
        </button>
      )}
      {onVenue && (
        <button type="button" aria-haspopup="dialog" onClick={onVenue}>
          {venue}
        </button>
      )}
      {print !== undefined && (
        <button type="button" onClick={() => window.open(print, '_blank')}>
          {printText}
        </button>
      )}
      <StartButton look="solid" />
    </div>
  );
}
