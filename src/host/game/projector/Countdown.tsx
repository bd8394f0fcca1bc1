import { shortTime } from '../useCountdown';
import { useGameTexts } from '../gameTexts';

/** Says that a whole round is about to close. */
export function LastCall() {
  const texts = useGameTexts();
  return (
    <p role="status" className="badge">
      {texts.question.lastCall}
    </p>
  );
}

interface CountdownBarProps {
  left: number;
  durationMs: number;
  paused: boolean;
}

/** A bar for the share of time that is left, which shrinks once a second. */
export function CountdownBar({ left, durationMs, paused }: CountdownBarProps) {
  // It moves to where the next second begins, so that bar and number reach zero together.
  const target = paused ? left : Math.max(0, left - 1000);
  const share = Math.min(1, target / Math.max(1, durationMs));
  return (
    <div aria-hidden="true" className="countdown-bar">
      <div style={{ transform: `translateX(${(share - 1) * 100}%)` }} />
    </div>
  );
}

/** From this many milliseconds on, each second is marked by a beat. */
const LAST_MS = 5_000;

/** The seconds left, as large as the head allows. No live region, so it is not read out every second. */
export function CountdownNumber({ left }: { left: number }) {
  const texts = useGameTexts();
  const text = shortTime(left);
  const isLast = left > 0 && left <= LAST_MS;
  return (
    <div role="timer" aria-label={texts.question.timeLeft} className="countdown-number">
      <span key={text} className={isLast ? 'beat' : undefined}>
        {text}
      </span>
    </div>
  );
}
