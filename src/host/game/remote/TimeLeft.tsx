import { useRemoteTexts } from '../../languages/useRemoteTexts';
import { clockTime } from '../countdown/timeText';
import { useCountdown, type GameClock } from '../countdown/useCountdown';

/** The time that is left in the scene, where it has a limit. */
export function TimeLeft({ remainingMs, clock }: { remainingMs: number | null; clock: GameClock }) {
  const texts = useRemoteTexts();
  const left = useCountdown(remainingMs, clock);
  if (left === null) return null;
  return (
    <span role="timer" aria-label={texts.timeLeft} className="time-left">
      {clockTime(left)}
    </span>
  );
}
