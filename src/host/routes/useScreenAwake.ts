import { useEffect } from 'react';
import { keepScreenAwake } from '../browser/screenWake';

/** Keeps the screen awake as long as the calling component is mounted. */
export function useScreenAwake(): void {
  useEffect(keepScreenAwake, []);
}
