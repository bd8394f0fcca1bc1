import { useLayoutEffect, type RefObject } from 'react';

/** In pixels, below the dialog. */
const GAP = 14;

/**
 * Keeps the upper edge of the dialog around an element where it was before the element came, as far as the screen has
 * room: what somebody is about to click must not move.
 */
export function useSteadyTop(part: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = part.current;
    const dialog = element?.closest<HTMLElement>('[role="dialog"]');
    if (!element || !dialog) return;
    const risen = risenBy(element, dialog);
    const hold = () => {
      dialog.style.top = '';
      const below = dialog.offsetParent?.clientHeight ?? 0;
      const room = below - dialog.offsetTop - dialog.offsetHeight - GAP;
      dialog.style.top = `${Math.max(0, Math.min(risen, room))}px`;
    };
    const observer = new ResizeObserver(hold);
    observer.observe(dialog);
    window.addEventListener('resize', hold);
    hold();
    return () => {
      observer.disconnect();
      window.removeEventListener('resize', hold);
      dialog.style.top = '';
    };
  }, [part]);
}

/** How far a dialog in the middle of the screen has risen by growing with this part. */
function risenBy(part: HTMLElement, dialog: HTMLElement): number {
  part.style.display = 'none';
  const before = dialog.offsetTop;
  part.style.display = '';
  return before - dialog.offsetTop;
}
