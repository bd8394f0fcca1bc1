import { useEffect } from 'react';
import { useOutletContext } from 'react-router-dom';

/** What the frame offers the screen inside it. */
export interface FrameOffer {
  /** Where a screen may put a control of its own, beside the frame's; null until the frame stands. */
  controlSlot: HTMLElement | null;
  openSettings: () => void;
  /** Gives the settings the join addresses to choose from. */
  offerJoinUrls: (urls: readonly string[]) => void;
}

/** The frame around the calling screen. */
export function useFrame(): FrameOffer {
  return useOutletContext<FrameOffer>();
}

/** Has the settings offer these join addresses while the calling screen is open. */
export function useOfferedJoinUrls(urls: readonly string[]): void {
  const { offerJoinUrls } = useFrame();
  useEffect(() => {
    offerJoinUrls(urls);
    return () => offerJoinUrls([]);
  }, [offerJoinUrls, urls]);
}
