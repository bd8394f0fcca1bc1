import { useEffect, useEffectEvent } from 'react';

/** Calls back on an event of the window; `capture` means before any element on the page. */
export function useWindowEvent<Name extends keyof WindowEventMap>(
  name: Name,
  listener: (event: WindowEventMap[Name]) => void,
  { active = true, capture = false } = {},
): void {
  const hear = useEffectEvent(listener);
  useEffect(() => {
    if (!active) return;
    const onEvent = (event: WindowEventMap[Name]) => hear(event);
    window.addEventListener(name, onEvent, capture);
    return () => window.removeEventListener(name, onEvent, capture);
  }, [name, active, capture]);
}
