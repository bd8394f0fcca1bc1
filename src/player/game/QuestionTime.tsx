import { Countdown } from './Countdown';
import { isSheet } from './playState';
import type { SceneProps } from './SceneView';

/** In milliseconds: how long a round that is about to close still takes answers. */
const LAST_CALL_MS = 10_000;

/** The time that is left for the question, or for the whole round once the host has called for the last answers. */
export function QuestionTime({
  scene,
  play,
  texts,
}: Pick<SceneProps<'question'>, 'scene' | 'play' | 'texts'>) {
  const isLastCall = scene.lastCallMs !== undefined;
  const remainingMs = scene.lastCallMs ?? scene.remainingMs;
  if (remainingMs === null) return null;
  if (scene.waiting) return <p className="time-note">{texts.timeFromSound(Math.ceil(remainingMs / 1000))}</p>;
  return (
    <Countdown
      // Another time is another countdown.
      key={String(isLastCall)}
      remainingMs={remainingMs}
      durationMs={isLastCall ? LAST_CALL_MS : scene.durationMs}
      receivedAt={play.receivedAt}
      paused={play.game.paused}
      label={texts.timeLeft}
      over={isSheet(play.game) && !isLastCall ? texts.timeUp : undefined}
    />
  );
}
