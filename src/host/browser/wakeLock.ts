import { logWarning } from './log';

/**
 * Keeps the screen awake until the returned function is called. The browser releases the lock when the tab is hidden,
 * so it is requested again when the tab returns. Where the browser has no locks or refuses one, nothing happens.
 */
export function keepScreenAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isReleased = false;
  const release = () => void lock?.release();
  const request = async () => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isReleased) release();
    } catch (error) {
      logWarning(`The screen may go dark: ${String(error)}`);
    }
  };
  const requestAgain = () => void request();
  void request();
  document.addEventListener('visibilitychange', requestAgain);
  return () => {
    isReleased = true;
    document.removeEventListener('visibilitychange', requestAgain);
    release();
  };
}
