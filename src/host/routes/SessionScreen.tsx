import { useEffect } from 'react';
import type { Command } from '../../contract/commands';
import type { HostGame } from '../../contract/hostGame';
import type { Session } from '../../contract/session';
import { LobbyScreen } from '../lobby/LobbyScreen';
import type { CommandOutcome } from '../session/commandOutcome';
import { useCommands } from '../session/useCommands';
import { lazily } from '../ui/lazily';
import { prefetch } from '../ui/prefetch';

const loadGame = () => import('../game/GameScreen').then(({ GameScreen }) => GameScreen);
const GameScreen = lazily(loadGame);
const loadControls = () => import('../game/controls/GameControls').then(({ GameControls }) => GameControls);
const GameControls = lazily(loadControls);
const GameSounds = lazily(
  () => import('../game/sound/GameSounds').then(({ GameSounds }) => GameSounds),
  null,
);

/** What the lobby itself needs is loaded first, in milliseconds. */
const PREFETCH_AFTER_MS = 3_000;

interface SessionScreenProps {
  session: Session;
  joinUrl: string | undefined;
  gameReceivedAt: number;
  isHost: boolean;
  hostGame: HostGame | null;
  command: (command: Command) => Promise<CommandOutcome>;
}

/** The lobby, and once the quiz has started, the game. */
export function SessionScreen({ session, joinUrl, gameReceivedAt, ...host }: SessionScreenProps) {
  const { game } = session;
  const { send, failure } = useCommands(host.command);
  usePrefetchedGame(game !== undefined);
  const sounds = game && (
    <GameSounds game={game} receivedAt={gameReceivedAt} playerCount={session.participants.length} />
  );

  if (!game || game.scene.name === 'lobby') {
    const start = { onStart: () => send({ type: 'start' }), failed: failure !== null };
    return (
      <>
        <LobbyScreen session={session} joinUrl={joinUrl} start={game && host.isHost ? start : undefined} />
        {sounds}
      </>
    );
  }
  return (
    <>
      <GameScreen session={session} game={game} receivedAt={gameReceivedAt} joinUrl={joinUrl}>
        {host.isHost && <GameControls game={game} hostGame={host.hostGame} send={send} failure={failure} />}
      </GameScreen>
      {sounds}
    </>
  );
}

/** Loads the game's code while players still join. */
function usePrefetchedGame(isCapable: boolean): void {
  useEffect(() => {
    if (!isCapable) return;
    const timer = setTimeout(() => {
      prefetch(loadGame);
      prefetch(loadControls);
    }, PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isCapable]);
}
