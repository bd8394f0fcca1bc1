import { onGesture } from './page';
import { logWarning } from './log';

/**
 * Calls back now, and on every change, with whether the browser lets this page play sounds: some allow it only
 * after a click or a key. Returns an unsubscribe function.
 */
export function watchAudible(listener: (isAudible: boolean) => void): () => void {
  if (!('AudioContext' in globalThis)) return () => undefined;
  const context = new AudioContext();
  const report = () => listener(context.state === 'running');
  context.addEventListener('statechange', report);
  report();
  const stop = onGesture(() => {
    context.resume().catch((error: unknown) => logWarning(`No sound can be played: ${String(error)}`));
  });
  return () => {
    stop();
    context.removeEventListener('statechange', report);
    context.close().catch((error: unknown) => logWarning(`The sound cannot be closed: ${String(error)}`));
  };
}
