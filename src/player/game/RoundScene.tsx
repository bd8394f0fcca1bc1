import { SceneHeading } from './SceneHeading';
import type { SceneProps } from './SceneView';

/** A round's title, before its first question. */
export function RoundScene({ scene: { round }, texts }: SceneProps<'round'>) {
  const name = texts.roundOf(round.index + 1, round.of);
  return (
    <section className="round tile-of-scene">
      {round.title !== null && <p className="eyebrow">{name}</p>}
      <SceneHeading>{round.title ?? name}</SceneHeading>
      <p>{texts.questionCount(round.questionCount)}</p>
      {round.reveal === 'round' && <p>{texts.revealAtEnd}</p>}
      <p className="quietly">{texts.getReady}</p>
    </section>
  );
}
