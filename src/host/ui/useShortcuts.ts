import { useEffect, useEffectEvent } from 'react';

/** Where typed letters belong to somebody else. */
const TAKEN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Single keys, by what they type in lower case, and what each does while the calling component is mounted. */
export function useShortcuts(actions: Readonly<Record<string, (() => void) | undefined>>): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const action = actions[event.key.toLowerCase()];
    if (!action || event.defaultPrevented || event.repeat) return;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (document.querySelector('[aria-modal="true"]')) return;
    if (event.target instanceof Element && event.target.closest(TAKEN)) return;
    event.preventDefault();
    action();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}
