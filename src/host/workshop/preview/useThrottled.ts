import { useEffect, useRef, useState } from 'react';

/** The value as it was at most so many milliseconds ago: it is taken over no more often than that. */
export function useThrottled<T>(value: T, everyMs: number): T {
  const [taken, setTaken] = useState(value);
  const takenAt = useRef(-Infinity);
  useEffect(() => {
    if (Object.is(taken, value)) return;
    const waitMs = Math.max(0, takenAt.current + everyMs - performance.now());
    const timer = setTimeout(() => {
      takenAt.current = performance.now();
      setTaken(value);
    }, waitMs);
    return () => clearTimeout(timer);
  }, [taken, value, everyMs]);
  return taken;
}
