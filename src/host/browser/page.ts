import { logWarning } from './log';

/** Whether this browser supports fullscreen; phones often do not. */
export function canBeFullscreen(): boolean {
  return document.fullscreenEnabled === true;
}

/** Whether the page is in fullscreen now. */
export function isFullscreen(): boolean {
  return Boolean(document.fullscreenElement);
}

/** Enters or leaves fullscreen. A browser may refuse; then nothing changes. */
export function toggleFullscreen(): void {
  if (!canBeFullscreen()) return;
  const change = isFullscreen() ? document.exitFullscreen() : document.documentElement.requestFullscreen();
  change.catch((error: unknown) => logWarning(`Fullscreen was refused: ${String(error)}`));
}

/** Calls back whenever the page enters or leaves fullscreen. Returns an unsubscribe function. */
export function subscribeToFullscreen(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

/**
 * Keeps the screen awake until the returned function is called. The browser releases the lock when the tab is
 * hidden, so it is requested again when the tab returns. Does nothing if the browser has no locks or refuses
 * one.
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

/** Why a retry may succeed: the network is back, or somebody looks at the page again. */
export type ResumeSign = 'online' | 'visible';

/** Calls back at each of these events. Returns an unsubscribe function. */
export function onResume(listener: (sign: ResumeSign) => void): () => void {
  const online = () => listener('online');
  const visibilityChanged = () => {
    if (document.visibilityState === 'visible') listener('visible');
  };
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', visibilityChanged);
  return () => {
    window.removeEventListener('online', online);
    document.removeEventListener('visibilitychange', visibilityChanged);
  };
}

/** Events that count as user gestures, also by touch: browsers play sounds only after one. */
const GESTURES = ['pointerup', 'keydown'] as const;

/** Calls back on each user gesture. Returns an unsubscribe function. */
export function onGesture(listener: () => void): () => void {
  GESTURES.forEach((gesture) => document.addEventListener(gesture, listener));
  return () => GESTURES.forEach((gesture) => document.removeEventListener(gesture, listener));
}

/**
 * Calls back now, and whenever the element's size changes or a font loads. Returns an unsubscribe function.
 */
export function watchBox(element: Element, listener: () => void): () => void {
  listener();
  const observer = new ResizeObserver(listener);
  observer.observe(element);
  // Test environments without layout have no `document.fonts`.
  const fonts = document.fonts as FontFaceSet | undefined;
  fonts?.addEventListener('loadingdone', listener);
  return () => {
    observer.disconnect();
    fonts?.removeEventListener('loadingdone', listener);
  };
}
