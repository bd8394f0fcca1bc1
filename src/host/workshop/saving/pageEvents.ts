/** What happens to the page that a quiz is edited on. */
export interface PageEvents {
  /** It may be closed next, without another event. */
  onHidden: () => void;
  onOnline: () => void;
  /** Whether nothing would be lost; else the browser asks before it closes the page. */
  mayClose: () => boolean;
}

/** Calls back at each of these events. Returns an unsubscribe function. */
export function onPageEvents({ onHidden, onOnline, mayClose }: PageEvents): () => void {
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') onHidden();
  };
  const onLeaving = (event: BeforeUnloadEvent) => {
    onHidden();
    if (!mayClose()) event.preventDefault();
  };
  window.addEventListener('beforeunload', onLeaving);
  window.addEventListener('pagehide', onHidden);
  window.addEventListener('online', onOnline);
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    window.removeEventListener('beforeunload', onLeaving);
    window.removeEventListener('pagehide', onHidden);
    window.removeEventListener('online', onOnline);
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
