import { useEffect, useState } from 'react';
import { fetchMedia } from '../api/quizFilesApi';
import { useServerAddress } from '../api/useServerAddress';
import { logWarning } from '../browser/log';

/** By the names of their files: the address of each picture, or null for one that cannot be had. */
type Pictures = ReadonlyMap<string, string | null>;

const NONE: Pictures = new Map();

/**
 * Pictures of a quiz, ready to be printed. They are fetched, since an element cannot show the server's key; and so the
 * page has no address in it that names a file. Those on their way are absent.
 */
export function usePictures(quizId: string, fileNames: readonly string[]): Pictures {
  const address = useServerAddress();
  // A file's name has no such character.
  const names = [...new Set(fileNames)].sort().join('\n');
  const key = [address, quizId, names].join('\n');
  const [found, setFound] = useState({ key, pictures: NONE });

  useEffect(() => {
    const made: string[] = [];
    let isOver = false;
    const load = async (name: string): Promise<string> => {
      const url = URL.createObjectURL(await fetchMedia(address, quizId, name));
      made.push(url);
      const picture = new Image();
      picture.src = url;
      await picture.decode();
      return url;
    };
    const loadAll = async (): Promise<void> => {
      // One after another: a venue's Wi-Fi brings the first sooner so.
      for (const name of names.split('\n').filter(Boolean)) {
        if (isOver) break;
        const url = await load(name).catch((error: unknown) => {
          if (!isOver) logWarning(`A picture cannot be printed: ${String(error)}`);
          return null;
        });
        if (!isOver)
          setFound((former) => {
            const pictures = former.key === key ? former.pictures : NONE;
            return { key, pictures: new Map(pictures).set(name, url) };
          });
      }
      if (isOver) made.forEach((url) => URL.revokeObjectURL(url));
    };
    void loadAll();
    return () => {
      isOver = true;
      made.forEach((url) => URL.revokeObjectURL(url));
      // Whoever comes back to these files needs other addresses.
      setFound({ key, pictures: NONE });
    };
  }, [address, quizId, names, key]);

  return found.key === key ? found.pictures : NONE;
}
