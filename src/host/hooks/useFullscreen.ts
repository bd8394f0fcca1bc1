import { useSyncExternalStore } from 'react';
import { isFullscreen, subscribeToFullscreen } from '../services/fullscreen';

export { canBeFullscreen, toggleFullscreen } from '../services/fullscreen';

/** Whether the page fills the screen. */
export function useFullscreen(): boolean {
  return useSyncExternalStore(subscribeToFullscreen, isFullscreen);
}
