import { useState } from 'react';
import { usePlay, useSceneTexts } from '../answers/usePlay';
import { SceneCountdown, SceneHeading } from './SceneParts';
import type { SceneProps } from './StillScenes';

/** A break, with its time left or open-ended. Says when the host has extended it. */
export function PhoneBreak({ scene: { remainingMs } }: SceneProps<'break'>) {
  const texts = useSceneTexts();
  const isLonger = useIsLonger(remainingMs);
  return (
    <section className="stack timed tile-of-scene">
      <SceneHeading>{texts.break}</SceneHeading>
      {remainingMs !== null && <SceneCountdown remainingMs={remainingMs} />}
      <p role="status" className="eyebrow">
        {isLonger && texts.breakLonger}
      </p>
      <p>{remainingMs === null ? texts.breakOpen : texts.breakUntil}</p>
    </section>
  );
}

/** In milliseconds. Messages take different times to arrive, which does not count as an extension. */
const SLACK_MS = 1_500;

/** Whether the last change extended the time left; null means no end. */
function useIsLonger(remainingMs: number | null): boolean {
  const { receivedAt, game } = usePlay().play;
  const time = { leftMs: remainingMs ?? Infinity, receivedAt, paused: game.paused };
  const [seen, setSeen] = useState({ ...time, isLonger: false });
  if (seen.receivedAt !== receivedAt) {
    const expectedMs = seen.leftMs - (seen.paused ? 0 : receivedAt - seen.receivedAt);
    const change = time.leftMs - expectedMs;
    setSeen({ ...time, isLonger: Math.abs(change) > SLACK_MS ? change > 0 : seen.isLonger });
  }
  return seen.isLonger;
}

/** Announces the tie-break: its players get ready, and the others watch. */
export function PhoneTieBreak({ scene: { names, others } }: SceneProps<'tieBreak'>) {
  const texts = useSceneTexts();
  const { own } = usePlay().play;
  return (
    <section className="stack tile-of-scene">
      <SceneHeading>
        {names.length > 1 ? texts.tieBreakBetween({ names: texts.opponents(names, others) }) : texts.tieBreak}
      </SceneHeading>
      <p>{own.tieBreak ? texts.tieBreakReady : texts.tieBreakWatch}</p>
    </section>
  );
}

/** The tie-break on the phone of a player who is not in it and can only watch. */
export function TieBreakWatch({ scene: { question } }: SceneProps<'question' | 'closed'>) {
  const texts = useSceneTexts();
  return (
    <section className="stack">
      <SceneHeading>{texts.tieBreak}</SceneHeading>
      {question && <p className="muted asked-before">{question.text}</p>}
      <p className="muted">{texts.tieBreakWatch}</p>
    </section>
  );
}
