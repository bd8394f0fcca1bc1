/**
 * Calls back when a connection may have died unseen, with the milliseconds nobody watched it: the page is visible again,
 * the browser is online again, or the page comes out of the back-forward cache (both: Infinity, its sockets are dead).
 * Returns the undoing.
 */
export function watchPage(onWake: (unwatchedMs: number) => void): () => void {
  let hiddenAt = Date.now();
  const visibilityChanged = (): void => {
    if (isPageHidden()) hiddenAt = Date.now();
    else onWake(Date.now() - hiddenAt);
  };
  const cameOnline = (): void => onWake(Infinity);
  const shown = (event: PageTransitionEvent): void => {
    if (event.persisted) onWake(Infinity);
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
