import { useOutletContext } from 'react-router-dom';

/** What the frame offers the screen inside it. */
export interface FrameOffer {
  /** Where a screen may put a control of its own, beside the frame's; null until the frame is drawn. */
  controlSlot: HTMLElement | null;
  openSettings: () => void;
}

/** The frame around the calling screen. */
export function useFrame(): FrameOffer {
  return useOutletContext<FrameOffer>();
}
