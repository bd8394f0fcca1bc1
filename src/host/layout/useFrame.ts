import { useOutletContext } from 'react-router-dom';

/** What the frame offers the screen inside it. */
export interface FrameOffer {
  /** The element for a screen's own controls, beside the frame's; null until the frame is rendered. */
  controlSlot: HTMLElement | null;
  openSettings: () => void;
}

/** The frame around the calling screen. */
export function useFrame(): FrameOffer {
  return useOutletContext<FrameOffer>();
}
