import { clockTime } from '../countdown/timeText';
import { useCountdown, type GameClock } from '../countdown/useCountdown';
import { useGameTexts } from '../gameTexts';

interface TimeLeftProps {
  remainingMs: number | null;
  clock: GameClock;
  /** What is said at its end in place of the zero. */
  over: string | undefined;
}

/** The time that is left in the scene, where it has a limit. */
export function TimeLeft({ remainingMs, clock, over }: TimeLeftProps) {
  const texts = useGameTexts().question;
  const left = useCountdown(remainingMs, clock);
  if (left === null) return null;
  if (left === 0 && over) return <strong>{over}</strong>;
  return (
    <span role="timer" aria-label={texts.timeLeft} className="time-left">
      {clockTime(left)}
    </span>
  );
}
