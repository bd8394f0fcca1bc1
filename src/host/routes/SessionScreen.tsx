import { useEffect, useState } from 'react';
import { useNavigate, useOutletContext } from 'react-router-dom';
import type { HostGame } from '../../contract/toHosts';
import { isAtEnd } from '../../contract/scene';
import type { Session } from '../../contract/toMonitors';
import { keepScreenAwake } from '../../look/screenAwake';
import { readSession } from '../api/readJson';
import type { BackstageControls } from '../game/controls/GameControls';
import { MarkingContext } from '../game/controls/useMarkingSource';
import { OutageContext } from '../game/useCountdown';
import type { FrameOffer } from '../layout/Frame';
import { viewOfSession } from '../session/connectionView';
import { openQuizHub } from '../session/hubConnection';
import { type JoinAddress, useJoinAddress } from '../session/JoinAddress';
import { stagePath, type Stages, useStages } from '../session/useStages';
import { pathAfter, useEnding, useEndOnLeaving } from '../session/useEnding';
import { useOutage } from '../session/useOutage';
import { useSession } from '../session/useSession';
import { useConnectionTexts } from '../texts/roomTexts';
import { lazily, Loading, prefetch } from '../ui/Loading';
import { KeptKey } from '../ui/useShortcuts';
import { useTitle } from '../ui/useTitle';
import { useMayChangeVenue } from '../venue/useMayChangeVenue';
import { useMissingFiles } from '../venue/useVenue';
import { Light } from './Light';
import { TeamHostContext } from '../game/paper/useTeamHost';
import { LobbyScreen } from '../lobby/LobbyScreen';
import { useCommands } from '../session/useCommands';
import { usePreload } from '../session/usePreload';
import { GameParts, loadGameScreen } from './GameParts';
import { printPath } from './printPath';

const LobbyOffers = lazily(() => import('./LobbyOffers').then((part) => part.LobbyOffers), null);
const GameScreen = lazily(loadGameScreen);
const loadBackstageParts = () => import('../game/backstage/Backstage');
const loadBackstage = () => loadBackstageParts().then((part) => part.Backstage);
const loadControls = () => import('./HostControls').then((part) => part.HostControls);
const HostControls = lazily(loadControls, undefined, <KeptKey />);
const Backstage = lazily(loadBackstage);
const LobbyBar = lazily(() => loadBackstageParts().then((part) => part.LobbyBar), null);
const RemoteAccess = lazily(() => import('../session/RemoteDialog').then((part) => part.RemoteAccess));
const HostDialogs = lazily(() => import('./HostDialogs').then((part) => part.HostDialogs), null);

const NOBODY: HostGame['players'] = [];

const SERVER = { openQuizHub, fetchSession: readSession };

/** An open session: its lobby, then its game. */
export function SessionScreen({ sessionCode }: { sessionCode: string }) {
  useEffect(keepScreenAwake, []);
  const followed = useSession(sessionCode, SERVER);
  const { connection, session, connectAgain, isHost } = followed;
  const stages = useStages(String(session?.sessionCode ?? sessionCode), isHost);
  const join = useJoinAddress(session);
  const outage = useOutage(connection, session?.game?.paused === true);
  const texts = useConnectionTexts();
  const navigate = useNavigate();
  const ending = useEnding(session?.sessionCode, () => void navigate(pathAfter(session), { replace: true }));
  useEndOnLeaving(session);
  const lacksFiles = useMissingFiles().length > 0 && session?.game !== undefined && isHost;
  const { isDouble } = stages;
  const hints = { notice: session?.notice, joinProblem: join.problem, isDouble, hasMore: lacksFiles };
  const view = viewOfSession(connection, hints, texts);
  // A session unknown to the server cannot be ended.
  const isGone = view.offer === 'toStart';
  return (
    <>
      <Light connection={view} connectAgain={connectAgain}>
        <LobbyOffers
          urls={join.urls}
          lacksFiles={lacksFiles}
          session={session}
          ending={isGone ? null : ending}
        />
      </Light>
      <MarkingContext value={followed.marking}>
        {session ? (
          // Nothing that was open behind the stage stays open when guests see this page again.
          <OutageContext value={outage}>
            <FollowedSession
              key={String(stages.isUp)}
              session={session}
              join={join}
              stages={stages}
              followed={followed}
            />
          </OutageContext>
        ) : (
          <Loading />
        )}
      </MarkingContext>
    </>
  );
}

interface FollowedSessionProps {
  session: Session;
  join: JoinAddress;
  stages: Stages;
  followed: ReturnType<typeof useSession>;
}

/** The lobby and, once the quiz has started, the game; for a host with a stage, the page behind it. */
function FollowedSession({ session, join, stages, followed }: FollowedSessionProps) {
  const { gameReceivedAt, isHost, hostGame, host, tickets } = followed;
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
  const [venueOpen, setVenueOpen] = useState(false);
  const onVenue = useMayChangeVenue() ? () => setVenueOpen(true) : undefined;
  const teamHost = { ...host, joinUrl, registrations: tickets.registrations, isPublic: !isBackstage };
  const print = session.rehearsal ? undefined : printPath(session);
  const isInLobby = !game || game.scene.name === 'lobby';
  const { setShow } = useOutletContext<FrameOffer>();
  const isShow = !isInLobby && !isBackstage;
  useEffect(() => {
    setShow(isShow);
    return () => setShow(false);
  }, [setShow, isShow]);
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
    onVenue,
    print,
    seasonOffer: seasonsOpen ? undefined : hostGame?.seasonOffer,
    known: hostGame?.playedBefore,
    scale: hostGame?.scale,
  };
  const controlsOf = (backstage?: BackstageControls) =>
    game && (
      <HostControls
        session={{ ...session, game }}
        hostGame={hostGame}
        send={send}
        onRemote={onRemote}
        failure={failure}
        onSeason={onSeason}
        onVenue={onVenue}
        {...(backstage ? { backstage } : { onStage: openStage, startsFaded: stages.wasUp })}
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
            bar={
              isInLobby ? (
                <LobbyBar onSeason={lobbyHost.onSeason} onVenue={onVenue} print={print} failure={failure} />
              ) : (
                controlsOf
              )
            }
          />
        )
      ) : isInLobby ? (
        <LobbyScreen session={session} join={join} {...(game && isHost && { host: lobbyHost })} />
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
      {/* A stage in this browser plays the sounds, unless the browser keeps it from that. */}
      <GameParts
        session={session}
        receivedAt={gameReceivedAt}
        isSpeaker={stages.heard === null}
        further={loadControls}
      />
      {isHost && (
        <HostDialogs
          remote={{
            open: remoteOpen,
            onClose: () => setRemoteOpen(false),
            devices: hostGame?.devices ?? [],
            joinUrl,
            tickets,
            host,
            isPublic: !isBackstage,
          }}
          season={{
            open: seasonsOpen && (isInLobby || isAtEnd(game.scene)),
            onClose: () => setSeasonsOpen(false),
            tonight: {
              season,
              choose: (seasonId) => host.command({ type: 'season', seasonId }),
              news: game && isAtEnd(game.scene) ? hostGame : undefined,
            },
          }}
          venue={{
            open: venueOpen && (isInLobby || isAtEnd(game.scene)),
            onClose: () => setVenueOpen(false),
          }}
          team={{ players, team, onClose: () => setTeam(null) }}
        />
      )}
    </TeamHostContext>
  );
}
