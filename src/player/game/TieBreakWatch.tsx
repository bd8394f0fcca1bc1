import { SceneHeading } from './SceneHeading';
import type { SceneProps } from './SceneView';

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
