import { Countdown } from './Countdown';
import { SceneHeading } from './SceneHeading';
import type { SceneProps } from './SceneView';
import { useIsLonger } from './useIsLonger';

/** A break, with the time until it ends or with an open end. Says when the host has made it longer. */
export function BreakScene({ scene: { remainingMs }, play, texts }: SceneProps<'break'>) {
  const { receivedAt, game } = play;
  const isLonger = useIsLonger({ remainingMs, receivedAt, paused: game.paused });
  return (
    <section className="break tile-of-scene">
      <SceneHeading>{texts.break}</SceneHeading>
      {remainingMs !== null && (
        <Countdown
          remainingMs={remainingMs}
          receivedAt={receivedAt}
          paused={game.paused}
          label={texts.timeLeft}
        />
      )}
      <p role="status" className="eyebrow">
        {isLonger && texts.breakLonger}
      </p>
      <p>{remainingMs === null ? texts.breakOpen : texts.breakUntil}</p>
    </section>
  );
}
