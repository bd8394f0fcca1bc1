import { useEffectEvent, useLayoutEffect } from 'react';

/** Elements that take typed letters themselves. */
const TAKEN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';
/** Elements that the space bar presses. */
const PRESSED_BY_SPACE = 'button, summary, [role="button"]';

/** Actions of single keys, by the key's name in lower case (`n`, ` `, `arrowleft`), while the caller is mounted. */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | null | undefined>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()];
    if (!action || event.defaultPrevented || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('[aria-modal="true"]')) return;
    const taken = event.key === ' ' ? `${TAKEN}, ${PRESSED_BY_SPACE}` : TAKEN;
    if (event.target instanceof Element && event.target.closest(taken)) return;
    event.preventDefault();
    action();
  });
  // With the picture, not after it: a key pressed as soon as the controls show must work.
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
