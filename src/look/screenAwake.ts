import { isPageHidden } from './resume';

/** Safari grants the lock only after a gesture. */
const WORTH_A_TRY = ['visibilitychange', 'pointerup', 'keydown'] as const;

/**
 * Keeps the screen awake until the returned function is called, if the browser allows it, which none does on pages over
 * plain HTTP. The browser releases the lock when the page is hidden, so it is requested again when the page returns,
 * and on each gesture until there is one.
 */
export function keepScreenAwake(): () => void {
  let lock = Promise.resolve<WakeLockSentinel | undefined>(undefined);
  // One after the other: two requests at once would get two locks.
  const request = () => {
    const next = lock.then((held) => {
      if (held?.released === false || !('wakeLock' in navigator) || isPageHidden()) return held;
      return navigator.wakeLock.request('screen');
    });
    // A browser refuses on a low battery, too: then the screen goes dark as usual.
    lock = next.catch(() => undefined);
  };
  request();
  WORTH_A_TRY.forEach((event) => document.addEventListener(event, request));
  return () => {
    WORTH_A_TRY.forEach((event) => document.removeEventListener(event, request));
    void lock.then((held) => held?.release());
  };
}
