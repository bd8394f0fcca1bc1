import type { ComponentProps } from 'react';
import { isAtEnd } from '../../contract/scene';
import type { SessionGame, Session } from '../../contract/toMonitors';
import { GameControls } from '../game/controls/GameControls';
import { lazily } from '../ui/Loading';

const EndEvening = lazily(() => import('./TakeHome').then((part) => part.EndEvening), null);
const TakeHome = lazily(() => import('./TakeHome').then((part) => part.TakeHome), null);
const EndRehearsal = lazily(
  () => import('../rehearsal/RehearsalSign').then((part) => part.EndRehearsal),
  null,
);

type Passed = 'hostGame' | 'send' | 'onRemote' | 'failure' | 'startsFaded' | 'onStage' | 'backstage';

interface HostControlsProps extends Pick<ComponentProps<typeof GameControls>, Passed> {
  session: Session & { game: SessionGame };
  onSeason: () => void;
  onVenue: (() => void) | undefined;
}

/** The host's controls of a running game; at its end with the take-home files, or the end of a rehearsal. */
export function HostControls({ session, onSeason, onVenue, ...rest }: HostControlsProps) {
  const { game, rehearsal } = session;
  const atTheEnd = rehearsal
    ? { inSight: <EndRehearsal session={session} />, inMenu: null }
    : {
        inSight: <EndEvening session={session} hostGame={rest.hostGame} send={rest.send} />,
        inMenu: <TakeHome session={session} hostGame={rest.hostGame} onSeason={onSeason} onVenue={onVenue} />,
      };
  return (
    <GameControls
      {...rest}
      {...(!rehearsal && { quizId: session.quizId })}
      game={game}
      extras={isAtEnd(game.scene) ? atTheEnd : undefined}
    />
  );
}
