import { useEffect, useState } from 'react';
import { fetchMedia } from '../../api/quizFilesApi';
import { useServerAddress } from '../../api/useServerAddress';
import { logWarning } from '../../browser/log';
import { useQuizStore } from '../saving/useQuizStore';
import { outlineAt } from './knownOutlines';
import type { SoundOutline } from './outline';

interface Sound {
  /** The address under which this page can play it. */
  url: string;
  /** Undefined while it is being read; null where it cannot be drawn. */
  outline: SoundOutline | null | undefined;
}

/** A sound of the open quiz; undefined until it is loaded, null where it cannot be. */
export function useSound(fileName: string): Sound | null | undefined {
  const { quizId } = useQuizStore();
  const address = useServerAddress();
  const [sound, setSound] = useState<Sound | null>();

  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let url: string | undefined;
    const show = (now: Sound | null) => !signal.aborted && setSound(now);
    const load = async () => {
      const file = await fetchMedia(address, quizId, fileName, signal);
      if (signal.aborted) return;
      url = URL.createObjectURL(file);
      show({ url, outline: undefined });
      show({ url, outline: await outlineAt([address, quizId, fileName], () => Promise.resolve(file)) });
    };
    load().catch((error: unknown) => {
      if (!signal.aborted) logWarning(`A sound cannot be loaded: ${String(error)}`);
      show(null);
    });
    return () => {
      leaving.abort();
      if (url) URL.revokeObjectURL(url);
      setSound(undefined);
    };
  }, [address, quizId, fileName]);

  return sound;
}
