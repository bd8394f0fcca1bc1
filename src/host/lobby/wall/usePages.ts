import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { movesNothing, readEffects } from '../../ui/useEffects';
import { useTimeout } from '../../../look/useTimeout';

/** More names than this are shown on several pages, one after another. */
const MOST_PER_PAGE = 200;
/** How long a page stays, in milliseconds. */
const TURN_MS = 8_000;

export type WallPages = ReturnType<typeof usePages>;

/** Divides `count` names into pages of equal size that turn automatically; a single page if `inOne`. */
export function usePages(count: number, inOne: boolean) {
  // An object, so that turning to the current page restarts its timer.
  const [turn, setTurn] = useState({ page: 0 });
  const [isHeld, hold] = useState(false);
  const pages = inOne ? 1 : Math.max(1, Math.ceil(count / MOST_PER_PAGE));
  const perPage = Math.ceil(count / pages);
  const page = Math.min(turn.page, pages - 1);
  useTimeout(() => setTurn({ page: (page + 1) % pages }), pages === 1 || isHeld ? null : TURN_MS, turn);
  // The range of names on the page: from `first` up to, but excluding, `last`.
  const first = page * perPage;
  const last = Math.min(count, first + perPage);
  /** Turns to the page with this place, which then stays for its full time. */
  const show = (place: number) => {
    if (pages > 1) setTurn({ page: Math.floor(place / perPage) });
  };
  return { page, pages, first, last, isHeld, hold, show };
}

/** At most this many rows flash at once: more would go unnoticed and slow down drawing. */
const MOST_FLASHES = 5;
/** Among more rows than this, new ones do not grow, since each frame would redraw all of them. */
const MOST_TO_GROW = 40;

/**
 * Lets the rows of new names grow and flash, and turns to the newest one's page, unless the host is holding the
 * current page. `keys` has one key per name. Does nothing for hosts who want less motion.
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
      // They count as seen once their page shows.
      if (newest < first || newest >= last) return;
    }
    known.current = new Set(keys);
    const effects = readEffects();
    if (movesNothing(effects)) return;
    const shown = newcomers.map((place) => list.current?.children[place - first]);
    shown
      .filter((row) => row !== undefined)
      .slice(-MOST_FLASHES)
      .forEach((row) => {
        flash(row);
        if (last - first > MOST_TO_GROW) return;
        row.animate(effects === 'party' ? BOUNCE : GROW, { duration: ARRIVE_MS, easing: 'ease-out' });
      });
  }, [keys, first, last, isHeld]);
  return list;
}

/** In milliseconds: how long a new name takes to come in. */
const ARRIVE_MS = 400;
const GROW: Keyframe[] = [{ transform: 'scale(0.9)', opacity: 0 }, {}];
const BOUNCE: Keyframe[] = [
  { transform: 'scale(0.6)', opacity: 0 },
  { transform: 'scale(1.06)', offset: 0.65 },
  {},
];

/** In milliseconds: how long a new row keeps the accent colours, and how long they then take to fade. */
const FLASH_MS = 1_800;
const FADE_MS = 200;

/**
 * Gives the row and its icon the accent colours, then returns them to the style sheet's. A delay holds
 * the colours, since a running animation would draw the wall again for each frame.
 */
function flash(row: Element): void {
  const look = { backgroundColor: 'var(--qn-tile)', color: 'var(--qn-on-tile)' };
  for (const part of [row, row.firstElementChild])
    part?.animate([look, {}], { delay: FLASH_MS, duration: FADE_MS, fill: 'backwards' });
}
