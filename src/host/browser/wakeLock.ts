import { logWarning } from './log';

/**
 * Keeps the screen awake until the answer is called. The browser lets go of the lock when the tab is hidden, so it is
 * asked again when the tab returns. Browsers that know no locks, or refuse one (low battery), just go on as usual.
 */
export function keepScreenAwake(): () => void {
  let lock: WakeLockSentinel | undefined;
  let isOver = false;
  const release = () => void lock?.release();
  const ask = async () => {
    if (!('wakeLock' in navigator) || document.visibilityState !== 'visible') return;
    try {
      lock = await navigator.wakeLock.request('screen');
      if (isOver) release();
    } catch (error) {
      logWarning(`The screen may go dark: ${String(error)}`);
    }
  };
  const askAgain = () => void ask();
  void ask();
  document.addEventListener('visibilitychange', askAgain);
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', askAgain);
    release();
  };
}
