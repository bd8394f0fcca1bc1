import { useEffect, useState } from 'react';
import { lazily, prefetch } from '../ui/Loading';

const loadGame = () => import('../game/projector/GameScreen').then(({ GameScreen }) => GameScreen);

/** What host's pages and stages show of a running game; loaded while players are still joining. */
export const GameScreen = lazily(loadGame);
export const GameSounds = lazily(
  () => import('../game/media/GameSounds').then(({ GameSounds }) => GameSounds),
  null,
);
export const RehearsalSign = lazily(
  () => import('../rehearsal/RehearsalSign').then(({ RehearsalSign }) => RehearsalSign),
  null,
);
export const VenueReader = lazily(
  () => import('../venue/VenueReader').then(({ VenueReader }) => VenueReader),
  null,
);

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
      prefetch(loadGame);
      if (further) prefetch(further);
    }, PREFETCH_AFTER_MS);
    return () => clearTimeout(timer);
  }, [isCapable, further]);
  return hasBegun;
}
