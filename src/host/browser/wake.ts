/** Why trying again may help: the network is back, or somebody looks at the page again. */
export type WakeSign = 'online' | 'visible';

/** Calls back at every sign. Returns the way out. */
export function onWake(wake: (sign: WakeSign) => void): () => void {
  const online = () => wake('online');
  const visibilityChanged = () => {
    if (document.visibilityState === 'visible') wake('visible');
  };
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', visibilityChanged);
  return () => {
    window.removeEventListener('online', online);
    document.removeEventListener('visibilitychange', visibilityChanged);
  };
}
