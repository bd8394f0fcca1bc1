import { useEffect, useState } from 'react';
import { prefetch } from '../ui/Loading';

export const loadGameScreen = () =>
  import('../game/projector/GameScreen').then(({ GameScreen }) => GameScreen);

/** The delay before prefetching in milliseconds, so that the lobby's own needs load first. */
const PREFETCH_AFTER_MS = 3_000;

/**
 * Prefetches the game's code, and `further` code, while players are still joining; returns whether that has
 * started. `isCapable`: whether the server has games.
 */
export function usePrefetchedGame(isCapable: boolean, further?: () => Promise<unknown>): boolean {
  const [hasBegun, setBegun] = useState(false);
  useEffect(() => {
    if (!isCapable) return;
    const timer = setTimeout(() => {
      setBegun(true);
      prefetch(loadGameScreen);
      if (further) prefetch(further);
    }, PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isCapable, further]);
  return hasBegun;
}
