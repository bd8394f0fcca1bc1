/**
 * Calls back when a connection may have died unnoticed: the page is visible again, the browser is online again, or the
 * page comes out of the back-forward cache. `unwatchedMs`: for how long nobody could notice; Infinity where unknown.
 * Returns an unsubscribe function.
 */
export function onResume(callback: (unwatchedMs: number) => void): () => void {
  let hiddenAt = Date.now();
  const visibilityChanged = (): void => {
    if (isPageHidden()) hiddenAt = Date.now();
    else callback(Date.now() - hiddenAt);
  };
  const cameOnline = (): void => callback(Infinity);
  const shown = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) callback(Infinity);
  };
  document.addEventListener('visibilitychange', visibilityChanged);
  window.addEventListener('online', cameOnline);
  window.addEventListener('pageshow', shown);
  return () => {
    document.removeEventListener('visibilitychange', visibilityChanged);
    window.removeEventListener('online', cameOnline);
    window.removeEventListener('pageshow', shown);
  };
}

/** True while nobody can see the page: a locked phone, another tab. */
export function isPageHidden(): boolean {
  return document.visibilityState === 'hidden';
}
