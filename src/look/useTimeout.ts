import { useEffect, useEffectEvent } from 'react';

/**
 * Calls back after this many milliseconds, counted anew whenever they or `since` change; never if they are
 * null, and not once the caller is unmounted.
 */
export function useTimeout(callback: () => void, ms: number | null, since?: unknown): void {
  const end = useEffectEvent(callback);
  useEffect(() => {
    if (ms === null) return;
    const timer = setTimeout(() => end(), ms);
    return () => clearTimeout(timer);
  }, [ms, since]);
}
