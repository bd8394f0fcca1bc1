import type { PlayerGame } from '../../../contract/playerGame';
import type { SessionGame } from '../../../contract/scene';

const NOT_VISIBLE = ['revision', 'answered', 'expected', 'ready'];
const TIMES = ['remainingMs', 'lastCallMs'];

/**
 * What people can see of a view, as text to compare: without the revision, without counts, which have an event of their
 * own, and with the moment at which a time is up instead of what is left of it; a time that is up stays 0. `now` is the
 * time that the view was made with.
 */
export function visibleText(game: SessionGame | PlayerGame, now: number): string {
  const stands = game.paused || ('waiting' in game.scene && game.scene.waiting);
  return JSON.stringify(game, (key, value: unknown) => {
    if (NOT_VISIBLE.includes(key)) return undefined;
    if (TIMES.includes(key) && typeof value === 'number' && value > 0 && !stands)
      return Math.round(now + value);
    return value;
  });
}
