import { useEffect, useState } from 'react';

interface CountdownProps {
  /** What was left when the game was received; it stays where the game is paused. */
  remainingMs: number;
  /** As performance.now() has it. */
  receivedAt: number;
  paused: boolean;
  label: (seconds: number) => string;
  durationMs?: number | null;
  /** What is said at its end in place of the zero. */
  over?: string | undefined;
}

/** The time that is left. Only this part of the page is drawn again each second. */
export function Countdown({ remainingMs, receivedAt, paused, label, durationMs, over }: CountdownProps) {
  const [now, setNow] = useState(() => performance.now());
  const leftMs = Math.max(0, paused ? remainingMs : remainingMs - Math.max(0, now - receivedAt));
  const seconds = Math.ceil(leftMs / 1000);
  const isRunning = !paused && leftMs > 0;

  useEffect(() => {
    if (!isRunning) return;
    const left = remainingMs - (performance.now() - receivedAt);
    // A little after the second has changed, since timers may fire early.
    const timer = setTimeout(() => setNow(performance.now()), Math.max(0, left % 1000) + 5);
    return () => clearTimeout(timer);
  }, [isRunning, remainingMs, receivedAt, now]);

  if (leftMs === 0 && over) return <p className="time-note">{over}</p>;
  return (
    <div className="countdown" role="timer" aria-label={label(seconds)} data-last={seconds <= 5}>
      <span aria-hidden="true">{clockOf(seconds)}</span>
      {durationMs ? (
        <i aria-hidden="true" style={{ scale: `${Math.min(1, (seconds * 1000) / durationMs)} 1` }} />
      ) : null}
    </div>
  );
}

/** Seconds alone up to a minute and a half, then minutes and seconds. */
function clockOf(seconds: number): string {
  if (seconds <= 90) return String(seconds);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
