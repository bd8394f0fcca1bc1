import { useEffect, useState } from 'react';
import type { HostGame } from '../../contract/hostGame';
import { isAtEnd, type SceneNamed } from '../../contract/scene';
import type { Session } from '../../contract/session';
import type { BackstageControls } from '../game/controls/GameControls';
import { TeamHostContext } from '../game/paper/useTeamHost';
import { useLastPodium } from '../game/useLastPodium';
import { LobbyScreen } from '../lobby/LobbyScreen';
import { type HostCalls, useCommands } from '../session/useCommands';
import type { TicketCounts } from '../session/sessionState';
import type { JoinAddress } from '../session/JoinAddress';
import { stagePath, type Stages } from '../session/useStages';
import { usePreload } from '../session/usePreload';
import { lazily, lazyDialog, prefetch } from '../ui/Loading';
import { useTitle } from '../ui/useTitle';

const loadBackstageParts = () => import('../game/backstage/Backstage');
const loadBackstage = () => loadBackstageParts().then(({ Backstage }) => Backstage);
const loadGame = () => import('../game/projector/GameScreen').then(({ GameScreen }) => GameScreen);
const GameScreen = lazily(loadGame);
const loadControls = () => import('../game/controls/GameControls').then(({ GameControls }) => GameControls);
const GameControls = lazily(loadControls);
const Backstage = lazily(loadBackstage);
const LobbyBar = lazily(() => loadBackstageParts().then(({ LobbyBar }) => LobbyBar), null);
const GameSounds = lazily(
  () => import('../game/media/GameSounds').then(({ GameSounds }) => GameSounds),
  null,
);
const RehearsalSign = lazily(
  () => import('../rehearsal/RehearsalSign').then(({ RehearsalSign }) => RehearsalSign),
  null,
);
const VenueReader = lazily(() => import('../venue/VenueReader').then(({ VenueReader }) => VenueReader), null);
const EndEvening = lazily(() => import('./TakeHome').then(({ EndEvening }) => EndEvening), null);
const EndRehearsal = lazily(
  () => import('../rehearsal/RehearsalSign').then(({ EndRehearsal }) => EndRehearsal),
  null,
);
const TakeHome = lazily(() => import('./TakeHome').then(({ TakeHome }) => TakeHome), null);

const loadRemote = () => import('../session/RemoteDialog');
const RemoteDialog = lazyDialog(() => loadRemote().then(({ RemoteDialog }) => RemoteDialog));
const RemoteAccess = lazily(() => loadRemote().then(({ RemoteAccess }) => RemoteAccess));

const SeasonDialog = lazyDialog(() =>
  import('../season/SeasonDialog').then(({ SeasonDialog }) => SeasonDialog),
);

const loadPaper = () => import('../game/paper/PaperDialogs');
const AddPaperDialog = lazyDialog(() => loadPaper().then(({ AddPaperDialog }) => AddPaperDialog));
const TeamDialog = lazyDialog(() => loadPaper().then(({ TeamDialog }) => TeamDialog));

/** The delay before prefetching in milliseconds, so that the lobby's own needs load first. */
const PREFETCH_AFTER_MS = 3_000;

const NOBODY: HostGame['players'] = [];

interface SessionScreenProps {
  session: Session;
  join: JoinAddress;
  gameReceivedAt: number;
  isHost: boolean;
  hostGame: HostGame | null;
  tickets: TicketCounts;
  host: HostCalls;
  stages: Stages;
}

/** The lobby and, once the quiz has started, the game; for a host with a stage, the page behind it. */
export function SessionScreen({ session, join, gameReceivedAt, ...rest }: SessionScreenProps) {
  const { isHost, hostGame, host, tickets, stages } = rest;
  const isBackstage = isHost && stages.isUp;
  const joinUrl = join.url;
  const { game } = session;
  useTitle(session.quizName);
  const { send, failure } = useCommands(host.command);
  usePreload(session.sessionCode, isHost ? hostGame?.preload : undefined);
  const [remoteOpen, setRemoteOpen] = useState(false);
  const onRemote = () => setRemoteOpen(true);
  /** The playerId whose phones the lobby shows; empty for a new team on paper. */
  const [team, setTeam] = useState<string | null>(null);
  const [seasonsOpen, setSeasonsOpen] = useState(false);
  const onSeason = () => setSeasonsOpen(true);
  const teamHost = { ...host, joinUrl, registrations: tickets.registrations, isPublic: !isBackstage };
  const podium = useLastPodium(game?.scene);
  const isComplete = usePrefetchedGame(game !== undefined);
  const isInLobby = !game || game.scene.name === 'lobby';
  const start = { onStart: () => send({ type: 'start' }), onRemote, failed: failure !== null };
  const openStage = () => {
    prefetch(loadBackstage);
    stages.open();
  };
  const players = hostGame?.players ?? NOBODY;
  const season = hostGame?.season;
  const lobbyHost = {
    start,
    stage: { open: openStage, isBlocked: stages.isBlocked },
    players,
    command: host.command,
    onAddPaper: () => setTeam(''),
    onTeam: setTeam,
    season: season?.seasonName,
    onSeason: session.rehearsal ? undefined : onSeason,
    proposesSeason: !session.rehearsal && hostGame !== null && !season && !seasonsOpen,
  };
  const controlsOf = (backstage?: BackstageControls) =>
    game && (
      <GameControls
        sessionCode={session.sessionCode}
        {...(!session.rehearsal && { quizId: session.quizId })}
        game={game}
        hostGame={hostGame}
        send={send}
        onRemote={onRemote}
        failure={failure}
        extras={isAtEnd(game.scene) ? atTheEnd(session, podium, onSeason) : undefined}
        {...(backstage ? { backstage } : { onStage: openStage })}
      />
    );
  return (
    <TeamHostContext value={teamHost}>
      {isBackstage ? (
        game &&
        hostGame && (
          <Backstage
            session={{ ...session, game }}
            receivedAt={gameReceivedAt}
            host={{ send, hostGame }}
            stage={{ ...stages, path: stagePath(String(session.sessionCode)) }}
            remote={
              <RemoteAccess
                devices={hostGame.devices ?? []}
                joinUrl={joinUrl}
                tickets={tickets}
                host={host}
              />
            }
            bar={isInLobby ? <LobbyBar onSeason={lobbyHost.onSeason} failed={start.failed} /> : controlsOf}
          />
        )
      ) : isInLobby ? (
        <LobbyScreen
          session={session}
          join={join}
          {...(game && isHost && { host: lobbyHost, known: hostGame?.playedBefore })}
        />
      ) : (
        <GameScreen
          session={session}
          game={game}
          receivedAt={gameReceivedAt}
          joinUrl={joinUrl}
          isSilent={stages.heard !== null}
          {...(isHost && { send })}
        >
          {isHost && controlsOf()}
        </GameScreen>
      )}
      {session.rehearsal && <RehearsalSign session={session} />}
      {game && (isComplete || !isInLobby) && (
        <>
          {/* Only here, since other servers have no venue. */}
          <VenueReader />
          {/* A stage in this browser plays them, unless the browser keeps it from that. */}
          {stages.heard === null && (
            <GameSounds game={game} receivedAt={gameReceivedAt} playerCount={session.participants.length} />
          )}
        </>
      )}
      {isHost && (
        <>
          <RemoteDialog
            open={remoteOpen}
            onClose={() => setRemoteOpen(false)}
            devices={hostGame?.devices ?? []}
            joinUrl={joinUrl}
            tickets={tickets}
            host={host}
          />
          <SeasonDialog
            open={seasonsOpen && (isInLobby || isAtEnd(game.scene))}
            onClose={() => setSeasonsOpen(false)}
            tonight={{
              season,
              sessionCode: session.sessionCode,
              choose: (seasonId) => host.command({ type: 'season', seasonId }),
              news: game && isAtEnd(game.scene) ? hostGame : undefined,
            }}
          />
          <TeamDialogs players={players} team={team} onClose={() => setTeam(null)} />
        </>
      )}
    </TeamHostContext>
  );
}

/** Returns the additional controls at the podium: the take-home files, or the end of a rehearsal. */
function atTheEnd(
  session: Session,
  podium: SceneNamed<'podium'> | undefined,
  onSeason: (() => void) | undefined,
) {
  if (session.rehearsal) return { inSight: <EndRehearsal session={session} />, inMenu: null };
  return {
    inSight: <EndEvening session={session} />,
    inMenu: <TakeHome session={session} podium={podium} onSeason={onSeason} />,
  };
}

interface TeamDialogsProps {
  players: HostGame['players'];
  /** A playerId; empty for a new team; null if no dialog is open. */
  team: string | null;
  onClose: () => void;
}

/** The dialogs for adding a team on paper and for a team's phones. */
function TeamDialogs({ players, team, onClose }: TeamDialogsProps) {
  const player = players.find(({ playerId }) => playerId === team);
  return (
    <>
      <AddPaperDialog open={team === ''} onClose={onClose} />
      <TeamDialog open={Boolean(team)} player={player} onClose={onClose} />
    </>
  );
}

/** Prefetches the game's code while players are still joining; returns whether that has started. */
function usePrefetchedGame(isCapable: boolean): boolean {
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    if (!isCapable) return;
    const timer = setTimeout(() => {
      setBegun(true);
      prefetch(loadGame);
      prefetch(loadControls);
    }, PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isCapable]);
  return hasBegun;
}
