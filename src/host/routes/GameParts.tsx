import type { Session } from '../../contract/session';
import { lazily } from '../ui/Loading';
import { usePrefetchedGame } from './usePrefetchedGame';

const GameSounds = lazily(
  () => import('../game/media/GameSounds').then(({ GameSounds }) => GameSounds),
  null,
);
const RehearsalSign = lazily(
  () => import('../rehearsal/RehearsalSign').then(({ RehearsalSign }) => RehearsalSign),
  null,
);
const VenueReader = lazily(() => import('../venue/VenueReader').then(({ VenueReader }) => VenueReader), null);

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
