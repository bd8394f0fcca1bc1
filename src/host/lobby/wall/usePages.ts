import { useEffect, useState } from 'react';

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
