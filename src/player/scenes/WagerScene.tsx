import { usePlay, useSceneTexts } from '../answers/usePlay';
import { stakeOn } from '../answers/wishes';
import { SceneCountdown, SceneHeading } from './SceneParts';
import type { SceneProps } from './StillScenes';

/** The player stakes points on the next question, by a slider or a button; until the end, the last choice counts. */
export function PhoneWager({ scene: { round, questionId, remainingMs } }: SceneProps<'wager'>) {
  const texts = useSceneTexts();
  const { play, link, texts: all, act } = usePlay();
  const { stakeable = 0, stakes } = play.own;
  const chosen = stakeOn(play, questionId);
  const isClosed = remainingMs === 0;
  const isSaved = chosen !== undefined && chosen === stakes?.[questionId];
  const { saved, sending, waiting } = all.answers;
  return (
    <section className="stack wager tile-of-scene">
      {round.title !== null && <p className="eyebrow">{round.title}</p>}
      <SceneHeading>{texts.wager.heading}</SceneHeading>
      {isClosed ? (
        <p>{texts.wager.closed}</p>
      ) : (
        remainingMs !== null && <SceneCountdown remainingMs={remainingMs} />
      )}
      <p className="wager-stake">
        <b>{chosen === undefined && stakeable > 0 ? '–' : all.answers.number(chosen ?? 0)}</b>{' '}
        {stakeable > 0 && texts.wager.of({ points: stakeable })}
      </p>
      {!isClosed && (
        <StakeChoice
          most={stakeable}
          chosen={chosen}
          onStake={(value) => act.wish({ kind: 'stake', questionId, value })}
        />
      )}
      <p role="status">
        {chosen === undefined
          ? !isClosed && stakeable > 0 && texts.wager.notYet
          : isSaved
            ? !isClosed && saved
            : link === 'online'
              ? sending
              : waiting}
      </p>
      <p className="muted quietly">{stakeable > 0 || isClosed ? texts.wager.hint : texts.wager.none}</p>
    </section>
  );
}

interface StakeChoiceProps {
  /** The points that the player has. */
  most: number;
  chosen: number | undefined;
  onStake: (points: number) => void;
}

/** A slider with the player's points, and buttons for the usual stakes. */
function StakeChoice({ most, chosen, onStake }: StakeChoiceProps) {
  const { wager, points } = useSceneTexts();
  const step = stepOf(most);
  const usual: [string, number][] = [[wager.nothing, 0]];
  if (most > 0) usual.push([wager.half, Math.floor(most / 2)], [wager.all, most]);
  return (
    <>
      {most > 0 && (
        <input
          type="range"
          aria-label={wager.heading}
          aria-valuetext={points({ points: chosen ?? 0 })}
          min={0}
          // The last step may be a part of one.
          max={Math.ceil(most / step) * step}
          step={step}
          value={chosen ?? 0}
          onChange={(event) => onStake(Math.min(most, Number(event.target.value)))}
        />
      )}
      <div className="wager-usual">
        {usual.map(([label, value]) => (
          <button
            key={label}
            type="button"
            className="quiet"
            aria-pressed={chosen === value}
            onClick={() => onStake(value)}
          >
            {label}
          </button>
        ))}
      </div>
    </>
  );
}

/** A power of ten with which a thumb can reach each step: 1 for up to 999 points. */
function stepOf(most: number): number {
  return 10 ** Math.max(0, Math.floor(Math.log10(Math.max(1, most))) - 2);
}
