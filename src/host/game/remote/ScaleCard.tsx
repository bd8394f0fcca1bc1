import type { HostGame } from '../../../contract/toHosts';
import { ScaleChoice } from '../../ui/ScaleChoice';
import { useScaleTexts } from '../../texts/scaleTexts';
import { useGameHost } from '../controls/actions';

/** In the lobby: that rounds are not worth the same, and how to score them alike. */
export function ScaleCard({ scale }: { scale: NonNullable<HostGame['scale']> }) {
  const { heading } = useScaleTexts();
  const { send } = useGameHost();
  return (
    <section className="card" aria-label={heading}>
      <h2>{heading}</h2>
      <ScaleChoice scale={scale} onScoring={(scoring) => send({ type: 'scoring', scoring })} />
    </section>
  );
}
