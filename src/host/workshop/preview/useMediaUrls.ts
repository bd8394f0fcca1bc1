import { useEffect, useState } from 'react';
import { fetchMedia } from '../../api/quizFilesApi';
import { useServerAddress } from '../../api/useServerAddress';
import { logWarning } from '../../browser/log';
import type { MediaUrls } from './previewOf';

const NONE: MediaUrls = new Map();

/**
 * Addresses under which this page, and those that it frames, can show files of a quiz. They are fetched, since an
 * element cannot show the server's key. A file that cannot be had is absent.
 */
export function useMediaUrls(quizId: string, fileNames: readonly string[]): MediaUrls {
  const address = useServerAddress();
  // A file's name has no such character.
  const names = [...new Set(fileNames)].filter(Boolean).sort().join('\n');
  const key = [address, quizId, names].join('\n');
  const [found, setFound] = useState({ key, urls: NONE });

  useEffect(() => {
    const made: string[] = [];
    let isOver = false;
    const load = async (name: string) => {
      const file = await fetchMedia(address, quizId, name);
      if (isOver) return;
      const url = URL.createObjectURL(file);
      made.push(url);
      setFound((former) => {
        const urls = former.key === key ? former.urls : NONE;
        return { key, urls: new Map(urls).set(name, url) };
      });
    };
    for (const name of names.split('\n').filter(Boolean))
      load(name).catch((error) => logWarning(`${name} cannot be shown in the preview: ${String(error)}`));
    return () => {
      isOver = true;
      made.forEach((url) => URL.revokeObjectURL(url));
      // Whoever comes back to these files needs other addresses.
      setFound({ key, urls: NONE });
    };
  }, [address, quizId, names, key]);

  return found.key === key ? found.urls : NONE;
}
