import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useFrame } from './useFrame';

/** A control of the open screen, shown beside the frame's own. */
export function FrameControl({ children }: { children: ReactNode }) {
  const { controlSlot } = useFrame();
  return controlSlot && createPortal(children, controlSlot);
}
