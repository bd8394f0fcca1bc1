import { useState } from 'react';
import { useTimeout } from '../../look/useTimeout';

/** How long a slide stays, in milliseconds. */
export const SLIDE_MS = 12_000;

/** Returns the slide that shows now; undefined during the `waitMs` milliseconds before each. */
export function useSlideBetween<Slide>(slides: readonly Slide[], waitMs: number): Slide | undefined {
  const waits = slides.flatMap(() => [waitMs, SLIDE_MS]);
  const turn = useTurns(waits.length, waits);
  return turn % 2 === 1 ? slides[(turn - 1) / 2] : undefined;
}

/**
 * Returns which of `count` items shows now: one after another, then again from the first; a single one stays.
 * `waits` gives how long each stays, in milliseconds; by default as long as a slide.
 */
export function useTurns(count: number, waits: readonly number[] = []): number {
  const [turn, setTurn] = useState(0);
  const shown = turn % Math.max(1, count);
  const waitMs = waits[shown] ?? SLIDE_MS;
  useTimeout(() => setTurn(shown + 1), count < 2 ? null : waitMs, shown);
  return shown;
}
