import { useSyncExternalStore } from 'react';

let loads = 0;

/** How often fonts have arrived: what was measured before is measured again. */
export function useFontLoads(): number {
  return useSyncExternalStore(subscribe, () => loads);
}

function subscribe(listener: () => void): () => void {
  // Test environments without layout have no fonts.
  const fonts = document.fonts as FontFaceSet | undefined;
  const arrived = () => {
    loads += 1;
    listener();
  };
  fonts?.addEventListener('loadingdone', arrived);
  return () => fonts?.removeEventListener('loadingdone', arrived);
}
