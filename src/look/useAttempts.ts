import { useState } from 'react';
import { useTimeout } from './useTimeout';

/** The delays before a file that could not be loaded is requested again. */
const DELAYS_MS = [2_000, 5_000, 10_000, 30_000];

/**
 * Counts the attempts to load a picture, sound or film: each failure is followed by another after a pause. With
 * the attempt as its key, a new element requests the file again.
 */
export function useAttempts(url: string): [attempt: number, onFailure: () => void] {
  const [loading, setLoading] = useState({ url, attempt: 0, hasFailed: false });
  const { attempt, hasFailed } = loading.url === url ? loading : { attempt: 0, hasFailed: false };
  const delay = hasFailed ? DELAYS_MS[attempt] : undefined;
  useTimeout(() => setLoading({ url, attempt: attempt + 1, hasFailed: false }), delay ?? null, url);
  return [attempt, () => setLoading({ url, attempt, hasFailed: true })];
}
