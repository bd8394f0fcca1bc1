/** Why trying again may help: the network is back, or somebody looks at the page again. */
export type ResumeSign = 'online' | 'visible';

/** Calls back at each of these events. Returns an unsubscribe function. */
export function onResume(listener: (sign: ResumeSign) => void): () => void {
  const online = () => listener('online');
  const visibilityChanged = () => {
    if (document.visibilityState === 'visible') listener('visible');
  };
  window.addEventListener('online', online);
  document.addEventListener('visibilitychange', visibilityChanged);
  return () => {
    window.removeEventListener('online', online);
    document.removeEventListener('visibilitychange', visibilityChanged);
  };
}
