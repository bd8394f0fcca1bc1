/** Calls back when trying again may help: the network is back, or somebody looks at the page again. */
export function onWake(wake: () => void): () => void {
  const wakeIfSeen = () => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('online', wake);
  document.addEventListener('visibilitychange', wakeIfSeen);
  return () => {
    window.removeEventListener('online', wake);
    document.removeEventListener('visibilitychange', wakeIfSeen);
  };
}
