import type { FocusEvent, KeyboardEvent } from 'react';

interface Dismissal {
  /** By the Escape key. */
  close: () => void;
  /** Because the focus has gone elsewhere, where it stays. */
  leave: () => void;
}

/** Handlers for an element with a popover in it: Escape closes the popover, and so does leaving the element. */
export function useDismissal(open: boolean, { close, leave }: Dismissal) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (open && event.key === 'Escape') close();
    },
    // A click outside takes the focus away too.
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) leave();
    },
  };
}
