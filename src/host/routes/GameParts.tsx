import { useState } from 'react';
import type { Session } from '../../contract/toMonitors';
import { lazily, prefetch } from '../ui/Loading';
import { useTimeout } from '../../look/useTimeout';

export const loadGameScreen = () => import('../game/projector/GameScreen').then((part) => part.GameScreen);

const GameSounds = lazily(() => import('../game/media/GameSounds').then((part) => part.GameSounds), null);
const RehearsalSign = lazily(
  () => import('../rehearsal/RehearsalSign').then((part) => part.RehearsalSign),
  null,
);
const VenueReader = lazily(() => import('../venue/VenueReader').then((part) => part.VenueReader), null);

interface GamePartsProps {
  session: Session;
  /** When the game was received, on the clock of `performance.now()`. */
  receivedAt: number;
  isSpeaker: boolean;
  isOnStage?: boolean;
  further?: () => Promise<unknown>;
}

/**
 * What goes with a session's lobby and its game, on the host's page and on a stage: the sign of a rehearsal, the
 * venue, and the sounds. Loads the game's code while players are still joining.
 */
export function GameParts({ session, receivedAt, isSpeaker, isOnStage = false, further }: GamePartsProps) {
  const { game, rehearsal, participants } = session;
  const isComplete = usePrefetchedGame(game !== undefined, further);
  return (
    <>
      {rehearsal && <RehearsalSign session={session} />}
      {game && (isComplete || game.scene.name !== 'lobby') && (
        <>
          {/* Only here, since other servers have no venue. */}
          <VenueReader />
          {isSpeaker && (
            <GameSounds
              game={game}
              receivedAt={receivedAt}
              playerCount={participants.length}
              isOnStage={isOnStage}
            />
          )}
        </>
      )}
    </>
  );
}

/** The delay before prefetching in milliseconds, so that the lobby's own needs load first. */
const PREFETCH_AFTER_MS = 3_000;

/**
 * Prefetches the game's code, and `further` code, while players are still joining; returns whether that has
 * started. `isCapable`: whether the server has games.
 */
function usePrefetchedGame(isCapable: boolean, further?: () => Promise<unknown>): boolean {
  const [hasBegun, setBegun] = useState(false);
  const begin = () => {
    setBegun(true);
    prefetch(loadGameScreen);
    if (further) prefetch(further);
  };
  useTimeout(begin, isCapable ? PREFETCH_AFTER_MS : null);
  return hasBegun;
}
