import { JokerChoice } from './JokerChoice';
import { SceneHeading } from './SceneHeading';
import type { SceneProps } from './SceneView';

/** A round's title, before its first question. */
export function RoundScene({ scene: { round, joker }, play, texts, onWish }: SceneProps<'round'>) {
  const name = texts.roundOf(round.index + 1, round.of);
  return (
    <section className="round tile-of-scene">
      {round.title !== null && <p className="eyebrow">{name}</p>}
      <SceneHeading>{round.title ?? name}</SceneHeading>
      <p>{texts.questionCount(round.questionCount)}</p>
      {round.reveal === 'round' && <p>{texts.revealAtEnd}</p>}
      {joker && <JokerChoice round={round} play={play} texts={texts} onWish={onWish} />}
      <p className="quietly">{texts.getReady}</p>
    </section>
  );
}
