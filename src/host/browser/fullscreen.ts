import { logWarning } from './log';

/** Whether this browser has fullscreen; phones often do not. */
export function canBeFullscreen(): boolean {
  return document.fullscreenEnabled === true;
}

/** Whether the page fills the screen now. */
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
