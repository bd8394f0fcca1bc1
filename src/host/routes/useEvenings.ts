import { useEffect, useState, useSyncExternalStore } from 'react';
import { logFailure } from '../browser/log';
import type { Evenings } from '../session/openedSessions';
import { storedHostKeys } from '../session/storedHostKeys';

const NONE: Evenings = { running: [], ended: [] };

/**
 * What became of the sessions that this browser opened on its server. `mayCome`: there may be some. The code that reads
 * is loaded only then, and this file imports none of it.
 */
export function useEvenings(): Evenings & { mayCome: boolean } {
  const stored = useSyncExternalStore(storedHostKeys.subscribe, storedHostKeys.read);
  const mayCome = stored !== null && stored !== '[]';
  const [evenings, setEvenings] = useState(NONE);

  useEffect(() => {
    if (!mayCome) return;
    let isShown = true;
    let stop = (): void => undefined;
    import('../session/openedSessions').then(
      ({ watchEvenings }) => {
        if (isShown) stop = watchEvenings(setEvenings);
      },
      (error: unknown) => logFailure('The sessions of this browser could not be read', error),
    );
    return () => {
      isShown = false;
      stop();
    };
  }, [mayCome]);

  return { mayCome, ...(mayCome ? evenings : NONE) };
}
