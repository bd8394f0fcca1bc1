import { type RefObject, useLayoutEffect } from 'react';

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

/** In pixels, to the element and to the edges of the screen. */
const GAP = 6;

/** Which edge of the element a panel's own stands at. */
type Side = 'left' | 'right';

/** Places a fixed panel below an element, or above it where there is no room, and wholly on the screen. */
function placeBeside(panel: HTMLElement, element: DOMRect, side: Side): void {
  const { offsetWidth, offsetHeight } = panel;
  const below = element.bottom + GAP;
  const above = element.top - GAP - offsetHeight;
  const top = below + offsetHeight <= innerHeight || above < 0 ? below : above;
  const left = side === 'left' ? element.left : element.right - offsetWidth;
  const lowest = Math.max(GAP, innerHeight - offsetHeight - GAP);
  const rightmost = Math.max(GAP, innerWidth - offsetWidth - GAP);
  panel.style.top = `${Math.min(Math.max(GAP, top), lowest)}px`;
  panel.style.left = `${Math.min(Math.max(GAP, left), rightmost)}px`;
}
