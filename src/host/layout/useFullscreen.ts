import { useSyncExternalStore } from 'react';
import { isFullscreen, subscribeToFullscreen } from '../browser/fullscreen';

/** Whether the page fills the screen. */
export function useFullscreen(): boolean {
  return useSyncExternalStore(subscribeToFullscreen, isFullscreen);
}
