import { Countdown } from './Countdown';
import { SceneHeading } from './SceneHeading';
import type { SceneProps } from './SceneView';

/** A break, with the time until it ends or with an open end. */
export function BreakScene({ scene: { remainingMs }, play, texts }: SceneProps<'break'>) {
  return (
    <section className="break tile-of-scene">
      <SceneHeading>{texts.break}</SceneHeading>
      {remainingMs !== null && (
        <Countdown
          remainingMs={remainingMs}
          receivedAt={play.receivedAt}
          paused={play.game.paused}
          label={texts.timeLeft}
        />
      )}
      <p>{remainingMs === null ? texts.breakOpen : texts.breakUntil}</p>
    </section>
  );
}
