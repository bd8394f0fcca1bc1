import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { movesNothing, readEffects } from '../../ui/useEffects';

/** More names than these are shown on several pages, one after the other. */
const MOST_PER_PAGE = 200;
/** How long a page stays, in milliseconds. */
const TURN_MS = 8_000;

export interface WallPages {
  page: number;
  pages: number;
  /** What stands on the page: from `first` to before `last`. */
  first: number;
  last: number;
  isHeld: boolean;
  hold: (isHeld: boolean) => void;
  /** Turns to the page that has this place, which then stays its whole time. */
  show: (place: number) => void;
}

/** Divides `count` names into pages of equal size that follow one another by themselves; one page where `inOne`. */
export function usePages(count: number, inOne: boolean): WallPages {
  // An object, so that turning to the page that shows already starts its time again.
  const [turn, setTurn] = useState({ page: 0 });
  const [isHeld, hold] = useState(false);
  const pages = inOne ? 1 : Math.max(1, Math.ceil(count / MOST_PER_PAGE));
  const perPage = Math.ceil(count / pages);
  const page = Math.min(turn.page, pages - 1);
  useEffect(() => {
    if (pages === 1 || isHeld) return;
    const timer = setTimeout(() => setTurn({ page: (page + 1) % pages }), TURN_MS);
    return () => clearTimeout(timer);
  }, [turn, page, pages, isHeld]);
  const first = page * perPage;
  const last = Math.min(count, first + perPage);
  const show = (place: number) => {
    if (pages > 1) setTurn({ page: Math.floor(place / perPage) });
  };
  return { page, pages, first, last, isHeld, hold, show };
}

/** At most so many rows flash at once: more are not noticed and make drawing slow. */
const MOST_FLASHES = 5;

/**
 * Makes the rows of new names flash for two seconds, and turns to the newest one's page, unless the host holds the page
 * that shows. `keys` has one for each name. Hosts who want less motion get none.
 */
export function useArrivals(
  keys: readonly string[],
  { first, last, isHeld, show }: Pick<WallPages, 'first' | 'last' | 'isHeld' | 'show'>,
): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const known = useRef<ReadonlySet<string>>(null);
  const turnTo = useEffectEvent(show);
  useEffect(() => {
    const before = known.current;
    const newcomers = before ? keys.flatMap((key, place) => (before.has(key) ? [] : [place])) : [];
    const newest = newcomers.at(-1);
    if (newest !== undefined && !isHeld) {
      turnTo(newest);
      // They become known once their page shows.
      if (newest < first || newest >= last) return;
    }
    known.current = new Set(keys);
    if (movesNothing(readEffects())) return;
    const shown = newcomers.map((place) => list.current?.children[place - first]);
    shown
      .filter((row) => row !== undefined)
      .slice(-MOST_FLASHES)
      .forEach(flash);
  }, [keys, first, last, isHeld]);
  return list;
}

/** In milliseconds, of which it fades only in the last tenth, since every frame of a fade draws all names again. */
const FLASH_MS = 2_000;

/** Row and icon take the accent's colours, and at the end go back to the style sheet's. */
function flash(row: Element): void {
  const look = { backgroundColor: 'var(--qn-tile)', color: 'var(--qn-on-tile)' };
  const frames = [look, { ...look, offset: 0.9 }, {}];
  for (const part of [row, row.firstElementChild]) part?.animate(frames, FLASH_MS);
}
