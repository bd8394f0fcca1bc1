import { chakra } from '@chakra-ui/react/styled-system';
import {
  type ComponentProps,
  type FocusEvent,
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
} from 'react';
import { watchBox } from '../browser/page';
import { Button } from './Button';

/** The box of a non-modal popover beside a button. Whoever opens it sets its position. */
export const PopoverPanel = chakra(
  'div',
  {
    base: {
      zIndex: 10,
      bg: 'panel',
      color: 'text',
      borderWidth: '2px',
      borderColor: 'line',
      borderRadius: 'large',
      outline: 'none',
      animation: 'appear var(--qn-quick) ease-out',
    },
  },
  { defaultProps: { role: 'dialog', tabIndex: -1 } },
);

/** One line of a menu. */
export function MenuEntry(props: ComponentProps<typeof Button>) {
  const look = { w: 'full', px: '2', textAlign: 'start', color: 'text' } as const;
  return <Button variant="ghost" justifyContent="space-between" {...look} {...props} />;
}

/** Keeps a fixed panel next to an element as the screen scrolls and changes. */
export function usePlaceBeside(
  panel: RefObject<HTMLElement | null>,
  beside: HTMLElement,
  side: Side = 'left',
): void {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;
    const place = () => placeBeside(element, beside.getBoundingClientRect(), side);
    const unwatch = watchBox(element, place);
    window.addEventListener('resize', place);
    document.addEventListener('scroll', place, true);
    return () => {
      unwatch();
      window.removeEventListener('resize', place);
      document.removeEventListener('scroll', place, true);
    };
  }, [panel, beside, side]);
}

/** The distance to the element and to the edges of the screen, in pixels. */
const GAP = 6;

/** The edge of the element with which the panel is aligned. */
type Side = 'left' | 'right';

/** Places a fixed panel below an element, or above it if there is no room, and wholly on the screen. */
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

interface Dismissal {
  /** Called when the Escape key closes the popover. */
  close: () => void;
  /** Called when the focus has moved elsewhere, where it stays. */
  leave: (to: EventTarget | null) => void;
}

/** Handlers for an element that contains a popover: Escape closes it, and so does leaving the element. */
export function useDismissal(open: boolean, { close, leave }: Dismissal) {
  return {
    onKeyDown: (event: KeyboardEvent) => {
      if (open && event.key === 'Escape') close();
    },
    // A click outside moves the focus away, too.
    onBlur: (event: FocusEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget)) leave(event.relatedTarget);
    },
  };
}
