import { useEffect, useEffectEvent } from 'react';

/** Elements that take typed letters themselves. */
const TAKEN = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/** Actions of single keys, by the key's character in lower case, while the calling component is mounted. */
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
