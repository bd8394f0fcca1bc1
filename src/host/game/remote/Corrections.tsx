import type { Command } from '../../../contract/commands';
import type { Adjustment, HostPlayer } from '../../../contract/hostGame';
import { useCorrectionTexts } from '../corrections/correctionTexts';
import { useGameTexts } from '../gameTexts';

interface CorrectionsProps {
  adjustments: readonly Adjustment[];
  players: readonly HostPlayer[];
  send: (command: Command) => void;
}

/** The points that the host gave or took by hand, the newest first; each can be taken back. */
export function Corrections({ adjustments, players, send }: CorrectionsProps) {
  const texts = useCorrectionTexts();
  const { gained, takeBack } = useGameTexts();
  return (
    <section className="card list" aria-label={texts.heading}>
      <h2>{texts.heading}</h2>
      {adjustments.length === 0 && <p className="faint">{texts.empty}</p>}
      <ul>
        {[...adjustments].reverse().map((adjustment) => (
          <li key={adjustment.adjustmentId} className="correction">
            <strong>{gained(adjustment.points)}</strong>
            <span className="player-name">
              {players.find(({ playerId }) => playerId === adjustment.playerId)?.name}
              <span className="faint">{adjustment.reason || texts.noReason}</span>
            </span>
            <button type="button" onClick={() => send({ type: 'adjust', ...adjustment, points: 0 })}>
              {takeBack}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
