import { useEffect, useRef, type RefObject } from 'react';
import { prefetch } from './prefetch';

/**
 * Makes the rows of new names noticeable for two seconds; `names` are the list's first rows. The motion is decoration:
 * names show whether or not its code has arrived, and hosts who want less motion get none.
 */
export function useArrivals(names: string[]): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null);
  const known = useRef<ReadonlySet<string>>(null);
  useEffect(() => {
    const before = known.current;
    known.current = new Set(names);
    if (!before) return;
    const rows = names.flatMap((name, place) => (before.has(name) ? [] : [list.current?.children[place]]));
    const arrivals = rows.filter((row) => row instanceof HTMLElement);
    if (arrivals.length > 0 && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      prefetch(() => highlight(arrivals));
    }
  }, [names]);
  return list;
}

async function highlight(rows: HTMLElement[]): Promise<void> {
  const { animate } = await import('framer-motion/dom/mini');
  animate(
    rows,
    { backgroundColor: ['var(--qn-accent)', 'var(--qn-accent)', 'transparent'] },
    { duration: 2 },
  );
}
