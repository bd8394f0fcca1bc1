/** In pixels, to the element and to the edges of the screen. */
const GAP = 6;

/** Which edge of the element a panel's own stands at. */
export type Side = 'left' | 'right';

/** Places a fixed panel below an element, or above it where there is no room, and wholly on the screen. */
export function placeBeside(panel: HTMLElement, element: DOMRect, side: Side): void {
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
