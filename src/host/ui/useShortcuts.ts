import { useEffectEvent, useLayoutEffect } from 'react';

/** Elements that handle typed letters themselves. */
const TAKEN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Elements that the space bar presses. */
const PRESSED_BY_SPACE = 'button, summary, [role="button"]';
/** Popups above the page, which handle their own keys. */
const POPOVER = '[role="dialog"], [role="menu"]';

/** Whether the last click or touch came after the last Tab, so that the focus came from the pointer. */
let isFocusByPointer = false;

function followFocus(event: Event): void {
  if (event.type === 'pointerdown') isFocusByPointer = true;
  else if (event instanceof KeyboardEvent && event.key === 'Tab') isFocusByPointer = false;
}

/**
 * Binds actions to single keys while the caller is mounted, by the key's lower-case name (`n`, ` `,
 * `arrowleft`). The space bar presses a button only if the user reached it by Tab.
 */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | null | undefined>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()];
    if (!action || event.defaultPrevented || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('[aria-modal="true"]')) return;
    const { target } = event;
    if (target instanceof HTMLElement) {
      if (target.closest(TAKEN)) return;
      const isOnButton = target.closest(PRESSED_BY_SPACE) !== null;
      const isLeftOver = isOnButton && isFocusByPointer && !target.closest(POPOVER);
      if (event.key === ' ' && isOnButton && !isLeftOver) return;
      // Some browsers press the button only on key-up, or show the focus from now on.
      if (isLeftOver) target.blur();
    }
    event.preventDefault();
    action();
  });
  // A layout effect, since a key pressed as soon as the controls show must work.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    const follow = (event: Event) => followFocus(event);
    // In the capture phase, since a dialog may stop the event.
    window.addEventListener('pointerdown', follow, true);
    window.addEventListener('keydown', follow, true);
    window.addEventListener('keydown', listener);
    return () => {
      window.removeEventListener('pointerdown', follow, true);
      window.removeEventListener('keydown', follow, true);
      window.removeEventListener('keydown', listener);
    };
  }, []);
}

/**
 * Stands for controls whose code is still loading: keeps the last key pressed meanwhile, unless something
 * else has used it, and presses it again when the controls have replaced this.
 */
export function KeptKey() {
  useLayoutEffect(() => {
    let last: KeyboardEvent | undefined;
    const keep = (event: KeyboardEvent) => {
      if (!event.repeat) last = event;
    };
    window.addEventListener('keydown', keep);
    return () => {
      window.removeEventListener('keydown', keep);
      const { target } = last ?? {};
      // The controls listen from their own layout effects on, which run after this.
      if (last && !last.defaultPrevented)
        queueMicrotask(() => target?.dispatchEvent(new KeyboardEvent('keydown', last)));
    };
  }, []);
  return null;
}
