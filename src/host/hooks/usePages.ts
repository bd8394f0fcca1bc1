import { useEffect, useState } from 'react';

/** So many names are still read together; more take turns. */
const MOST_PER_PAGE = 200;
/** How long a page stays, in milliseconds. */
const TURN_MS = 8_000;

export interface Pages {
  page: number;
  pages: number;
  /** What stands on the page: from `first` to before `last`. */
  first: number;
  last: number;
  isHeld: boolean;
  hold: (isHeld: boolean) => void;
  showLast: () => void;
}

/** Divides `count` names into pages of like size that turn by themselves; on one page where `inOne`. */
export function usePages(count: number, inOne: boolean): Pages {
  const [turned, setTurned] = useState(0);
  const [isHeld, hold] = useState(false);
  const pages = inOne ? 1 : Math.max(1, Math.ceil(count / MOST_PER_PAGE));
  const perPage = Math.ceil(count / pages);
  const page = Math.min(turned, pages - 1);
  useEffect(() => {
    if (pages === 1 || isHeld) return;
    const timer = setInterval(() => setTurned((last) => (last + 1) % pages), TURN_MS);
    return () => clearInterval(timer);
  }, [pages, isHeld]);
  const first = page * perPage;
  const last = Math.min(count, first + perPage);
  return { page, pages, first, last, isHeld, hold, showLast: () => setTurned(pages - 1) };
}
