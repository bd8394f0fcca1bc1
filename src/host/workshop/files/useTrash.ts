import { useCallback, useEffect, useState } from 'react';
import type { Trash, TrashedQuiz } from '../../../contract/quizFiles';
import { fetchTrash } from '../../api/quizFilesApi';
import { useServerAddress } from '../../api/useServerAddress';
import { logFailure } from '../../browser/log';

/** What each server told last: with it a dialog that opens again has its full height from the start. */
const lastTold = new Map<string, Trash>();

/**
 * What was deleted or is used no more; undefined until the server told it, and where it does not. It tells only those
 * who may change quizzes, and a server of the specification alone tells nobody.
 */
export function useTrash() {
  const address = useServerAddress();
  const [trash, setTrash] = useState(() => lastTold.get(address));

  useEffect(() => {
    let isWanted = true;
    const show = (next: Trash | undefined) => {
      if (isWanted) setTrash(next);
    };
    fetchTrash(address).then(
      (told) => {
        lastTold.set(address, told);
        show(told);
      },
      () => {
        lastTold.delete(address);
        show(undefined);
      },
    );
    return () => {
      isWanted = false;
    };
  }, [address]);

  /** Reads them again; where that fails they stay as they were. */
  const reload = useCallback(async (): Promise<readonly TrashedQuiz[]> => {
    try {
      const now = await fetchTrash(address);
      lastTold.set(address, now);
      setTrash(now);
      return now.quizzes;
    } catch (error) {
      logFailure('The deleted quizzes could not be read', error);
      return [];
    }
  }, [address]);
  return { trash, reload };
}
