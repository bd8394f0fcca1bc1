import { useEffect, useRef, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { PopoverPanel } from '../../ui/PopoverPanel';
import { usePlaceBeside } from '../../ui/usePlaceBeside';

interface MenuPanelProps {
  label: string;
  /** What the panel belongs to. */
  beside: HTMLElement;
  onKeyDown: (event: KeyboardEvent) => void;
  onBlur: (event: FocusEvent) => void;
  children: ReactNode;
}

/** A panel below a row of the wall, or above it where there is more room. */
export function MenuPanel({ label, beside, onKeyDown, onBlur, children }: MenuPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePlaceBeside(panel, beside);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  // What had the focus may have gone with its step; without it, Escape would not close.
  useEffect(() => {
    if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
  });
  return (
    <PopoverPanel
      ref={panel}
      aria-label={label}
      onKeyDown={onKeyDown}
      onBlur={onBlur}
      position="fixed"
      w="min(24rem, calc(100vw - 1.5rem))"
      display="grid"
      p="2"
      fontSize="body"
    >
      {children}
    </PopoverPanel>
  );
}
