/** What happens to the page that a quiz is edited on. */
interface PageEvents {
  /** It may be closed next, without another event. */
  onHidden: () => void;
  onGone: () => void;
  /** It was gone, and is shown again as it was. */
  onBack: () => void;
  onOnline: () => void;
  /** Whether nothing would be lost; else the browser asks before it closes the page. */
  mayClose: () => boolean;
}

/** Calls back at each of these events. Returns an unsubscribe function. */
export function onPageEvents({ onHidden, onGone, onBack, onOnline, mayClose }: PageEvents): () => void {
  const over = new AbortController();
  const { signal } = over;
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') onHidden();
  };
  const onLeaving = (event: BeforeUnloadEvent) => {
    onHidden();
    if (!mayClose()) event.preventDefault();
  };
  const onHiding = () => {
    onHidden();
    onGone();
  };
  const onShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onBack();
  };
  window.addEventListener('beforeunload', onLeaving, { signal });
  window.addEventListener('pagehide', onHiding, { signal });
  window.addEventListener('pageshow', onShown, { signal });
  window.addEventListener('online', onOnline, { signal });
  document.addEventListener('visibilitychange', onVisibility, { signal });
  return () => over.abort();
}
