import { useLayoutEffect, type RefObject } from 'react';
import { placeBeside, type Side } from './placeBeside';

/** Keeps a fixed panel beside an element, however the screen scrolls and changes. */
export function usePlaceBeside(
  panel: RefObject<HTMLElement | null>,
  beside: HTMLElement,
  side: Side = 'left',
): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const place = () => placeBeside(element, beside.getBoundingClientRect(), side);
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, true);
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, true);
    };
  }, [panel, beside, side]);
}
