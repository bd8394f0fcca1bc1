import { SceneHeading } from './SceneHeading';
import type { SceneProps } from './SceneView';

/** The tie-break is announced: who plays it gets ready, and the others watch. */
export function TieBreakScene({ scene: { names, others }, play, texts }: SceneProps<'tieBreak'>) {
  return (
    <section className="tile-of-scene">
      <SceneHeading>{texts.tieBreakBetween(names, others)}</SceneHeading>
      <p>{play.own.tieBreak ? texts.tieBreakReady : texts.tieBreakWatch}</p>
    </section>
  );
}

export type TieBreakProps = SceneProps<'question'> | SceneProps<'closed'>;

/** The tie-break on the phone of a player who does not share the first place, and can only watch. */
export function TieBreakWatch({ scene: { question }, texts }: TieBreakProps) {
  return (
    <section className="closed">
      <SceneHeading>{texts.tieBreak}</SceneHeading>
      {question && <p className="asked-before">{question.text}</p>}
      <p className="hint">{texts.tieBreakWatch}</p>
    </section>
  );
}
