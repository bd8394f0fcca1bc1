import { logWarning } from './log';

/** Whether this browser supports fullscreen; phones often do not. */
export function canBeFullscreen(): boolean {
  return document.fullscreenEnabled === true;
}

/** Fullscreen by the browser's own key, such as F11, of which the document is not told. */
const fullscreenMode = () => matchMedia('(display-mode: fullscreen)');

/** Whether the page is in fullscreen now. */
export function isFullscreen(): boolean {
  return Boolean(document.fullscreenElement) || fullscreenMode().matches;
}

/** Enters or leaves fullscreen. A browser may refuse; then nothing changes. */
export function toggleFullscreen(): void {
  if (!canBeFullscreen()) return;
  const change = document.fullscreenElement
    ? document.exitFullscreen()
    : document.documentElement.requestFullscreen();
  change.catch((error: unknown) => logWarning(`Fullscreen was refused: ${String(error)}`));
}

/** Calls back whenever the page enters or leaves fullscreen. Returns an unsubscribe function. */
export function subscribeToFullscreen(listener: () => void): () => void {
  const mode = fullscreenMode();
  document.addEventListener('fullscreenchange', listener);
  mode.addEventListener('change', listener);
  return () => {
    document.removeEventListener('fullscreenchange', listener);
    mode.removeEventListener('change', listener);
  };
}
