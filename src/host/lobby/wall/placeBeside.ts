/** In pixels, to the row and to the edges of the screen. */
const GAP = 6;

/** Places a fixed panel below a row, or above it where there is no room, and wholly on the screen. */
export function placeBeside(panel: HTMLElement, row: DOMRect): void {
  const { offsetWidth, offsetHeight } = panel;
  const below = row.bottom + GAP;
  const above = row.top - GAP - offsetHeight;
  const top = below + offsetHeight <= innerHeight || above < 0 ? below : above;
  const lowest = Math.max(GAP, innerHeight - offsetHeight - GAP);
  const rightmost = Math.max(GAP, innerWidth - offsetWidth - GAP);
  panel.style.top = `${Math.min(Math.max(GAP, top), lowest)}px`;
  panel.style.left = `${Math.min(Math.max(GAP, row.left), rightmost)}px`;
}
