import { useId } from 'react';
import { useControlTexts } from '../controls/controlTexts';
import type { RemoteControlsProps } from './RemoteControls';
import { useRemoteTexts } from './remoteTexts';

/** In minutes; 0 is a break that the host ends. */
const LENGTHS = [5, 10, 15, 0] as const;

/** Begins a break; during one, sets its length anew or ends it. */
export function BreakButtons({ game, possible, send }: RemoteControlsProps) {
  const texts = useRemoteTexts();
  const words = useControlTexts().break;
  const id = useId();
  if (!possible.canBreak) return null;
  const inBreak = game.scene.name === 'break';
  return (
    <section className="card" aria-labelledby={id}>
      <h2 id={id}>{inBreak ? words.change : texts.break}</h2>
      <div className="buttons">
        {LENGTHS.map((minutes) => (
          <button key={minutes} type="button" onClick={() => send({ type: 'startBreak', minutes })}>
            {minutes === 0 ? words.open : words.minutes(minutes)}
          </button>
        ))}
      </div>
      {inBreak && (
        <button type="button" className="solid" onClick={() => send({ type: 'endBreak' })}>
          {words.end}
        </button>
      )}
    </section>
  );
}
