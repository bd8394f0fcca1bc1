/**
 * Calls back when a connection may have died unnoticed, and a retry may succeed: the page is visible again, the
 * browser is online again, or the page was restored from the back-forward cache. `unwatchedMs`: how long nobody
 * could have noticed a loss; Infinity if unknown. Returns an unsubscribe function.
 */
export function onResume(callback: (unwatchedMs: number) => void): () => void {
  let hiddenAt = Date.now();
  const visibilityChanged = (): void => {
    if (isPageHidden()) hiddenAt = Date.now();
    else callback(Date.now() - hiddenAt);
  };
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener('visibilitychange', visibilityChanged, { signal });
  window.addEventListener('online', () => callback(Infinity), { signal });
  window.addEventListener('pageshow', ({ persisted }) => persisted && callback(Infinity), { signal });
  return () => listening.abort();
}

/** Whether the page is hidden: the phone is locked, or another tab is in front. */
export function isPageHidden(): boolean {
  return document.visibilityState === 'hidden';
}
